import type { Page } from '@playwright/test';
import { cardOf } from './support/playing.ts';
import { expect, expectAccessible, PHONE, test } from './support/test.ts';

/** Leaves a practice game unfinished and comes back home. */
async function leaveGame(page: Page, url: string, game: string): Promise<void> {
  await page.goto(url);
  await cardOf(page, game).getByRole('button', { name: 'Play with bots' }).click();
  await expect(page).toHaveURL(/#\/local\//);
  await expect(page.getByRole('heading', { name: game })).toBeVisible();
  await page.goto(url);
}

const savedTables = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done, failed) => {
        const request = indexedDB.open('quri');
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const count = request.result.transaction('tables').objectStore('tables').count();
          count.onsuccess = () => {
            request.result.close();
            done(count.result);
          };
        };
      }),
  );

const goOn = (page: Page) => page.getByRole('button', { name: 'Go on', exact: true });

test('a game to go on with is removed after one question, and the removal can be undone', async ({ house, person }) => {
  const page = await person({ size: PHONE });
  await page.clock.install();
  await leaveGame(page, house.url, 'Incan Gold');
  await leaveGame(page, house.url, 'Gold Raiders');
  await expect(goOn(page)).toHaveCount(2);
  const bin = page.getByRole('button', { name: /^Remove: Gold Raiders/ });

  await bin.click();
  await expect(page.getByText(/^Remove Gold Raiders with .*\?$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bin).toBeFocused();

  await bin.click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Removed: Gold Raiders/ })).toBeVisible();
  await expect(goOn(page)).toHaveCount(1);
  await expectAccessible(page, 'a removed line');
  expect(await savedTables(page)).toBe(2);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(goOn(page)).toHaveCount(2);
  await page.clock.fastForward(60_000);
  await expect(goOn(page)).toHaveCount(2);
  expect(await savedTables(page)).toBe(2);

  await bin.click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(goOn(page)).toHaveCount(1);
  await expect.poll(() => savedTables(page)).toBe(1);
  await page.reload();
  await expect(goOn(page)).toHaveCount(1);
});

test('what was removed stays so when the home page is left before the time is up', async ({ house, person }) => {
  const page = await person({ locale: 'pl-PL' });
  await page.goto(house.url);
  await cardOf(page).getByRole('button', { name: 'Graj z botami' }).click();
  await expect(page).toHaveURL(/#\/local\//);
  await page.goto(house.url);
  await page.getByRole('button', { name: /^Usuń: Incan Gold/ }).click();
  await page.getByRole('button', { name: 'Usuń', exact: true }).click();
  await page.getByRole('button', { name: 'Na jednym urządzeniu' }).first().click();
  await expect.poll(() => savedTables(page)).toBe(0);
});

const SMALL = [
  { of: 'a phone', width: 390, height: 844 },
  { of: 'a phone on its side', width: 844, height: 390 },
  { of: 'a small phone on its side', width: 667, height: 375 },
  { of: 'a laptop at 200 %', width: 640, height: 400 },
];

for (const language of ['en', 'pl'] as const) {
  test(`a button is in sight without scrolling on small screens (${language})`, async ({ house, person }) => {
    const page = await person({ locale: language });
    await page.goto(house.url);
    const play = page.getByRole('button', { name: language === 'en' ? 'Play with bots' : 'Graj z botami' }).first();
    for (const { of, width, height } of SMALL) {
      await test.step(`${of}, ${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await expect(play).toBeInViewport({ ratio: 1 });
      });
    }
    await play.click();
    await expect(page).toHaveURL(/#\/local\//);
    await page.goto(house.url);
    const go = page.getByRole('button', { name: language === 'en' ? 'Go on' : 'Graj dalej', exact: true });
    for (const { of, width, height } of SMALL) {
      await test.step(`${of}, with a game to go on with`, async () => {
        await page.setViewportSize({ width, height });
        await expect(go).toBeInViewport({ ratio: 1 });
        await expect(play).toBeInViewport({ ratio: 1 });
      });
    }
  });
}

test('a game that is new here is taught first; once it is taught, a game with bots comes first', async ({
  house,
  person,
}) => {
  const page = await person({ size: PHONE });
  await page.goto(house.url);
  const torch = (game: string) => cardOf(page, game).locator('[data-look="torch"]');
  await expect(torch('Incan Gold')).toHaveText('Teach me · 5 min');
  await expect(torch('Tikal')).toHaveText('Teach me · 8 min');
  await page.evaluate(() => localStorage.setItem('quri/games-taught', '{"tikal":"all"}'));
  await page.reload();
  await expect(torch('Tikal')).toHaveText('Play with bots');
  await expect(cardOf(page, 'Tikal').getByRole('button', { name: 'Teach me', exact: true })).toBeVisible();
  await expect(torch('Incan Gold')).toHaveText('Teach me · 5 min');
  // More than one game is seen at a time.
  await expect(torch('Gold Raiders')).toBeInViewport({ ratio: 1 });
});

test('a large screen is used', async ({ house, person }) => {
  const page = await person({ size: { width: 2560, height: 1440 } });
  await page.goto(house.url);
  const { width = 0 } = (await page.getByRole('region', { name: 'Games' }).boundingBox()) ?? {};
  expect(width).toBeGreaterThan(1800);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1440);
});

test('whoever has finished no game meets easy bots, afterwards one of each', async ({ house, person }) => {
  const page = await person();
  await page.goto(house.url);
  await expect(cardOf(page).getByText('3 opponents · Easy, for a first game')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('quri/games-finished', '{"incan-gold":1}'));
  await page.reload();
  await expect(cardOf(page).getByText('3 opponents · One of each')).toBeVisible();
  await expect(cardOf(page, 'Gold Raiders').getByText('Easy, for a first game')).toBeVisible();
});
