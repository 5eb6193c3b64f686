import type { Locator, Page } from '@playwright/test';
import { chip } from './support/friends-table.ts';
import { tabTo } from './support/keyboard.ts';
import { A_GAME, cardOf, inAHurry, isOver, playOn, playOut, WORDS } from './support/playing.ts';
import { timesNamed } from './support/room-for-map.ts';
import { expect, PHONE, test } from './support/test.ts';

test('a practice game on a phone, and it is still there after a reload', async ({ house, person }) => {
  const page = await person({ size: PHONE });
  await inAHurry(page);
  await page.goto(house.url);
  await cardOf(page).getByRole('button', { name: 'Play with bots' }).click();
  // The second round may be over before anybody was asked: two of a hazard end it at once.
  const later = page.getByText(/Round [2-5] of 5/);
  await playOn([page], WORDS.en, async () => (await later.count()) > 0);
  await page.reload();
  await expect(later.first()).toBeVisible();
  await playOut([page], WORDS.en);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a sheet on a phone closes by its button, by Escape and by a tap outside, and the focus goes back', async ({
  house,
  person,
}) => {
  const page = await person({ size: PHONE });
  await page.goto(house.url);
  const opener = cardOf(page).getByRole('button', { name: 'Change' });
  const sheet = page.getByRole('dialog', { name: 'Change' });
  const close = sheet.getByRole('button', { name: 'Close' });
  const ways = [() => close.click(), () => page.keyboard.press('Escape'), () => page.mouse.click(PHONE.width / 2, 20)];
  for (const [nth, closes] of ways.entries()) {
    await opener.click();
    await expect(close).toBeInViewport({ ratio: 1 });
    expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // What has the focus inside gives it back; a tap elsewhere takes it there.
    await close.focus();
    await closes();
    await expect(sheet).toBeHidden();
    if (nth < 2) await expect(opener).toBeFocused();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await opener.click();
  await expect(sheet).toBeVisible();
  await expect(close).toBeHidden();
});

test('whoever has no name is "you", and bots of one level have names of their own', async ({ house, person }) => {
  const page = await person();
  await inAHurry(page);
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('quri/settings') ?? '{}');
    localStorage.setItem('quri/settings', JSON.stringify({ ...kept, bots: { count: 3, level: 'condor' } }));
  });
  await page.goto(house.url);
  await cardOf(page).getByRole('button', { name: 'Play with bots' }).click();
  for (const name of ['You', 'Condor', 'Falcon', 'Eagle']) await expect.poll(() => timesNamed(page, name)).toBe(1);
  await expect(chip(page, 'Falcon')).toContainText('strong');
  await playOn([page], WORDS.en);
  await expect(
    page.getByRole('heading', { name: /^You (win|share)|(Condor|Falcon|Eagle) (wins|share)/ }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Ranking' })).toContainText(/\d\. You/);
  const log = await page.getByRole('list', { name: 'What happened' }).innerText();
  expect(log).toMatch(/\bYou (go|leave|flee|are|and|take|,)|\byou\b/);
  expect(log).not.toMatch(/\b[Yy]ou (is|has|goes|leaves|flees|takes)\b|Guest/);
});

test('cała gra po polsku', async ({ house, person }) => {
  const page = await person({ locale: 'pl-PL' });
  await inAHurry(page);
  await page.goto(house.url);
  await cardOf(page).getByRole('button', { name: 'Graj z botami' }).click();
  await playOn([page], WORDS.pl);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  const said = await page.locator('body').innerText();
  for (const english of ['Round', 'gems', 'Torch', 'undefined', 'Rematch', 'You']) expect(said).not.toContain(english);
  await expect(page.getByRole('heading', { name: /^Wygryw/ })).toBeVisible();
  expect(said).not.toMatch(/\bTy (idzie|wraca|zabiera|ucieka|wychodzi)\b/);
});

/** What a screen reader would read out, as text. */
const readOut = (page: Page): Promise<string> => page.locator('body').ariaSnapshot();

test('a whole game by keyboard, acting from the accessibility tree only', async ({ house, person }) => {
  const page = await person();
  await inAHurry(page);
  await page.goto(house.url);
  await expect.poll(() => readOut(page)).toContain('button "Play with bots"');
  await tabTo(page, /^Play with bots/);
  await page.keyboard.press('Enter');
  let choices = 0;
  await expect(async () => {
    const heard = await readOut(page);
    const open = /button "Torch[^"]*"(?! \[pressed\])/.test(heard) && /button "Camp[^"]*"(?! \[pressed\])/.test(heard);
    if (open) await page.keyboard.press(choices++ % 3 === 2 ? 'c' : 't');
    expect(await isOver(page, WORDS.en)).toBe(true);
  }).toPass({ timeout: A_GAME, intervals: [80] });
  await tabTo(page, WORDS.en.again);
  expect(choices).toBeGreaterThan(0);
});

test('keys belong to what lies on top, and one that is held down takes no device', async ({ house, person }) => {
  const page = await person();
  await inAHurry(page);
  await page.goto(house.url);
  await cardOf(page).getByRole('button', { name: 'Pass and play' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const take = page.getByRole('button', { name: /I have it$/ });
  const torch = page.getByRole('button', { name: WORDS.en.torch });
  // Longer than a device that changes hands heeds nobody: counted from when it is seen to have changed them.
  const inHand = async (seen: Locator) => {
    await expect(seen).toBeVisible();
    await page.waitForTimeout(700);
  };
  await take.click();
  await inHand(torch);
  for (const opener of ['Rules', 'Menu']) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    const over = page.getByRole('dialog');
    await expect(over).toBeVisible();
    await page.keyboard.press('t');
    await page.keyboard.press('Escape');
    await expect(over).toBeHidden();
    await expect(torch).toHaveAttribute('aria-pressed', 'false');
  }
  await torch.focus();
  await page.keyboard.down('Enter');
  await expect(take).toBeFocused();
  await inHand(take);
  for (let i = 0; i < 5; i++) await page.keyboard.down('Enter');
  await expect(take).toBeFocused();
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect(torch).toBeVisible();
});
