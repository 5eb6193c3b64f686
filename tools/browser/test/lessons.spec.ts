import { followLesson, lessonPanel, startLesson } from './support/lesson.ts';
import { cardOf, inAHurry, playOut, WORDS } from './support/playing.ts';
import { expect, expectAccessible, PHONE, test } from './support/test.ts';

/** The last card of each lesson, and one that has to be read on the way. */
const LESSONS = [
  { game: 'Incan Gold', last: 'on-your-own', onTheWay: 'artifact' },
  { game: 'Gold Raiders', last: 'onwards', onTheWay: 'triplet' },
  { game: 'Tikal', last: 'farewell', onTheWay: 'volcano' },
  { game: 'Inka', last: 'yourTurn', onTheWay: 'passage' },
];

for (const { game, last, onTheWay } of LESSONS)
  test(`the lesson of ${game} is played as its cards say, and goes on without them`, async ({ house, person }) => {
    const page = await person(game === 'Tikal' ? { size: PHONE } : {});
    await inAHurry(page);
    await startLesson(page, house.url, game);
    expect(await followLesson(page, last)).toContain(onTheWay);
    await lessonPanel(page).getByRole('button', { name: 'Play on' }).click();
    await expect(lessonPanel(page)).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeFocused();
    await expect(page.locator('[data-live="true"]')).toBeVisible();
  });

test('the lesson of Incan Gold: only what the card asks for is done, and a reload or a visit home goes on where it was', async ({
  house,
  person,
}) => {
  const page = await person();
  await inAHurry(page);
  await startLesson(page, house.url, 'Incan Gold');
  await expectAccessible(page, 'a lesson');
  const camp = page.getByRole('button', { name: /^Camp/ });
  // Before all cards are read nothing is taken, and afterwards only what the last of them says.
  await expect(camp).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('c');
  await lessonPanel(page).getByRole('button', { name: 'Next' }).click();
  await camp.click();
  await expect(page.getByText('Step 1 of 14')).toBeVisible();
  await page.getByRole('button', { name: /^Torch/ }).click();
  await expect(page.getByText('Step 2 of 14')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Step 2 of 14')).toBeVisible();
  await lessonPanel(page).getByRole('button', { name: 'The rule' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(house.url);
  await expect(page.getByText('Lesson: Incan Gold')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Step 2 of 14')).toBeVisible();
});

test('the rest of a lesson can wait after its first round, and then the card offers a game first', async ({
  house,
  person,
}) => {
  const page = await person({ size: PHONE });
  await inAHurry(page);
  await startLesson(page, house.url, 'Incan Gold');
  await expect(lessonPanel(page).getByText('about 5 minutes')).toBeVisible();
  const later = lessonPanel(page).getByRole('button', { name: 'The rest later' });
  expect(await followLesson(page, 'from-camp')).toContain('go-home');
  await expectAccessible(page, 'a lesson that may be left');
  await later.click();
  await expect(cardOf(page).locator('[data-look="torch"]')).toHaveText('Play with bots');
  await cardOf(page).getByRole('button', { name: 'Finish lesson' }).click();
  await expect(page.getByText('Step 5 of 14')).toBeVisible();
  await expect(later).toBeVisible();
});

test('a lesson at four times the size: its cards stand below the board, over the whole width', async ({
  house,
  person,
}) => {
  const page = await person({ size: { width: 320, height: 256 } });
  await inAHurry(page);
  await startLesson(page, house.url, 'Incan Gold');
  const { width } = (await lessonPanel(page).boundingBox()) ?? { width: 0 };
  expect(width).toBe(320);
  await lessonPanel(page).getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: /^Torch/ }).click();
  await expect(page.getByText('Step 2 of 14')).toBeVisible();
});

test('tips: one line at a time in a first game, each once, and none after they were switched off', async ({
  house,
  person,
}) => {
  const page = await person({ size: PHONE });
  await inAHurry(page, true);
  await page.goto(house.url);
  await page.getByRole('article', { name: 'Incan Gold' }).getByRole('button', { name: 'Play with bots' }).click();
  const tip = page.getByRole('complementary', { name: 'Tip' });
  await expect(tip).toBeVisible();
  const first = await tip.getByRole('status').innerText();
  await test.step('beside a board it covers nothing of it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect
      .poll(async () => {
        const [over, board] = [await tip.boundingBox(), await page.getByRole('main').boundingBox()];
        return over !== null && board !== null && over.x >= board.x + board.width;
      })
      .toBe(true);
    await page.setViewportSize(PHONE);
  });
  await expectAccessible(page, 'a tip');
  await tip.getByRole('button', { name: 'Close the tip' }).click();
  await expect(tip).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-live="true"]')).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);
  // What the next tip is about depends on the cards: the first hazard has one at the latest.
  await expect(async () => {
    if ((await tip.count()) === 0) await page.getByRole('button', { name: /^Torch/ }).click({ timeout: 1000 });
    await expect(tip).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await tip.getByRole('button', { name: 'No more tips' }).click();
  await expect(tip).toHaveCount(0);
  await playOut([page], WORDS.en);
  await expect(tip).toHaveCount(0);
});
