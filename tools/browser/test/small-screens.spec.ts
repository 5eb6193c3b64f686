import type { Locator, Page } from '@playwright/test';
import { inAHurry, WORDS } from './support/playing.ts';
import { withinReach } from './support/reach.ts';
import { timesNamed } from './support/room-for-map.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const SIZES = [
  { of: 'a phone on its side', width: 667, height: 375 },
  { of: 'the smallest phone', width: 320, height: 568 },
  { of: 'a phone zoomed in twice', width: 195, height: 422 },
];

test('eight at a table, and everything is within reach on small screens', async ({ house, person }) => {
  const page = await person();
  await inAHurry(page);
  await page.goto(house.url);
  const game = page.getByRole('article', { name: 'Incan Gold' });
  await game.getByRole('button', { name: 'Change' }).click();
  const more = game.getByRole('button', { name: 'One more' });
  while (await more.isEnabled()) await more.click();
  await page.keyboard.press('Escape');

  const path = page.getByRole('region', { name: 'Path' }).getByRole('listitem');
  const asked = page.getByRole('contentinfo').getByText('Choose in secret: go on, or back to camp?');
  // At first sight there lie one card or two, as chance has it. No picture of an earlier round is in the way then, and
  // while one is asked nothing is turned.
  for (let lie = 0; lie < 2; lie = await path.count()) {
    await page.goto(house.url);
    await game.getByRole('button', { name: 'Play with bots' }).click();
    await expect(asked).toBeVisible();
    await expect(path).not.toHaveCount(0);
  }
  for (const { of, width, height } of SIZES) {
    await test.step(`${of}, ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expectTheTable(page, path, asked);
      expect(await timesNamed(page, 'You')).toBe(1);
      await expectTheDrawers(page);
    });
  }
  await expectAccessible(page, 'a board that scrolls');
});

/** What is asked is seen without doing anything, and so is all that can be answered or opened. */
async function expectTheTable(page: Page, path: Locator, asked: Locator): Promise<void> {
  const buttons = [WORDS.en.torch, WORDS.en.camp, /^Log$/, /^Rules$/, /^Menu$/];
  const open = buttons.map((name) => page.getByRole('button', { name }));
  for (const one of [asked, ...open]) await expect(one).toBeInViewport({ ratio: 1 });
  await expectWithinReach(path, 2);
  await expectWithinReach(page.getByRole('list', { name: 'Camp' }).getByRole('listitem'), 8);
  await expectNoSidewaysScroll(page);
}

async function expectTheDrawers(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close' });
  await page.getByRole('button', { name: 'Log' }).click();
  await expectWithinReach(page.getByRole('list', { name: 'Players' }).getByRole('listitem'), 8);
  await expectWithinReach(close, 1);
  await expectNoSidewaysScroll(page);
  await close.click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectWithinReach(page.getByRole('button', { name: 'Leave the table' }), 1);
  await page.keyboard.press('Escape');
}

async function expectWithinReach(all: Locator, atLeast: number): Promise<void> {
  await expect.poll(() => all.count()).toBeGreaterThanOrEqual(atLeast);
  for (const one of await all.all()) {
    await expect.poll(() => withinReach(one), { message: await one.innerText() }).toBe(true);
  }
}

const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
