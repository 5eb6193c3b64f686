import type { Page } from '@playwright/test';
import { friendsTable, log } from './support/friends-table.ts';
import { tabTo } from './support/keyboard.ts';
import { cardOf, inAHurry } from './support/playing.ts';
import { answer, answers, says, setUp } from './support/sliding.ts';
import { expect, expectAccessible, type PersonOptions, PHONE, test } from './support/test.ts';

const POINTS_LEFT = /^You\s+have\s+\d\s+action\s+points?\s+left/;

/** Somebody alone against one bot, in their first turn. */
async function practice(url: string, person: (options?: PersonOptions) => Promise<Page>, options: PersonOptions = {}) {
  const page = await person(options);
  await inAHurry(page);
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('quri/settings') ?? '{}');
    localStorage.setItem('quri/settings', JSON.stringify({ ...kept, bots: { count: 1, level: 'greedy' } }));
  });
  await page.goto(url);
  await cardOf(page, 'Inka').getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.getByText(/^Setting\s+up/).first()).toBeVisible();
  await setUp([page], async () => (await says(page, POINTS_LEFT).count()) > 0);
  return page;
}

/** Takes hold of the first tile that can be moved. */
async function grab(page: Page): Promise<void> {
  const tile = page.locator('[data-thing^="cell"][data-grab="true"]').first();
  await tile.click({ force: true });
  await expect(answer(page, /Back/)).toBeVisible();
}

test('a whole game of two people: starts, thirteen tiles, turns, and an end that both are told', async ({
  house,
  person,
}) => {
  const { pages } = await friendsTable([await person(), await person()], { url: house.url, game: 'Inka' });
  const turnOf = async (): Promise<Page | undefined> => {
    for (const page of pages) if ((await says(page, POINTS_LEFT).count()) > 0) return page;
    return undefined;
  };
  await setUp(pages, async () => (await turnOf()) !== undefined);

  // Somebody moves a tile and walks; from then on nobody does anything, until the position has come three times.
  const first = await turnOf();
  if (first === undefined) throw new Error('it is nobody’s turn');
  await grab(first);
  await first.getByRole('button', { name: 'Next place' }).click();
  await answer(first, /^(Slide|Turn by)/).click();
  await expect(says(first, /^You\s+have\s+2\s+action/)).toBeVisible();
  await first.locator('[data-thing][data-lit="true"][data-grab="false"]').first().click({ force: true });
  await expect(log(first).filter({ hasText: /^You walk/ })).toBeVisible();

  const over = async (): Promise<boolean> =>
    (await Promise.all(pages.map((page) => page.getByRole('heading', { name: /share/ }).count()))).every(Boolean);
  await expect(async () => {
    for (const page of pages) {
      const ends = answers(page).filter({ hasText: /^(End turn|No blocker)/ });
      if ((await ends.count()) > 0) await ends.first().click({ timeout: 2000 });
    }
    expect(await over()).toBe(true);
  }).toPass({ timeout: 120_000, intervals: [20] });
  for (const page of pages) await expect(page.getByRole('list', { name: 'Ranking' })).toBeVisible();
});

test('a grabbed tile on a phone: where it can go, what stops it, and nothing out of sight', async ({
  house,
  person,
}) => {
  const page = await practice(house.url, person, { size: PHONE });
  await expectAccessible(page, 'moving tiles on a phone');
  await grab(page);
  await expect(page.locator('[data-thing^="end"]').first()).toBeAttached();
  await expectAccessible(page, 'a grabbed tile on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('tile moves and walks are taken back until the turn ends, and no longer', async ({ house, person }) => {
  const page = await practice(house.url, person);
  await grab(page);
  await page.getByRole('button', { name: 'Next place' }).click();
  await answer(page, /^(Slide|Turn by)/).click();
  await expect(says(page, /^You\s+have\s+2\s+action/)).toBeVisible();
  await page.locator('[data-thing][data-lit="true"][data-grab="false"]').first().click({ force: true });
  await expect(log(page).filter({ hasText: /^You walk/ })).toBeVisible();
  await page.getByRole('button', { name: 'Take all back' }).click();
  await expect(says(page, /^You\s+have\s+3\s+action/)).toBeVisible();
  await answer(page, /^End turn/).click();
  await expect(page.getByRole('button', { name: 'Take back', exact: true })).toBeVisible();
  await answer(page, /^No blocker/).click();
  await expect(log(page).filter({ hasText: /^In short: you/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Take/ })).toHaveCount(0);
});

test('a tile that is dragged along its edge slides', async ({ house, person }) => {
  const page = await practice(house.url, person);
  await grab(page);
  const slide = page.locator('[data-thing^="end"][aria-label*="Slide"][data-lit="true"]').first();
  await expect(slide).toBeAttached();
  const from = await page.locator('[data-thing^="cell"][data-grab="true"]').first().boundingBox();
  const to = await slide.boundingBox();
  if (from === null || to === null) throw new Error('there is no slide');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 12; step++)
    await page.mouse.move(
      from.x + from.width / 2 + ((to.x + to.width / 2 - from.x - from.width / 2) * step) / 12,
      from.y + from.height / 2 + ((to.y + to.height / 2 - from.y - from.height / 2) * step) / 12,
    );
  await page.mouse.up();
  await expect(says(page, /^You\s+have\s+2\s+action/)).toBeVisible();
  await expect(log(page).first()).toContainText(/^You slide the tile/);
});

test('where a tile cannot go, the action bar says what stops it', async ({ house, person }) => {
  const page = await practice(house.url, person);
  const stopped = page.getByRole('button', { name: /stopped\s+by/ });
  const tiles = page.locator('[data-thing^="cell"][data-grab="true"]');
  await expect(async () => {
    for (const tile of await tiles.all()) if ((await stopped.count()) === 0) await tile.click({ force: true });
    expect(await stopped.count()).toBeGreaterThan(0);
  }).toPass();
  await stopped.first().click({ force: true });
  await expect(says(page, /cannot\s+(slide|turn)\s+to/)).toBeVisible();
  await expect(says(page, /^You\s+have\s+3\s+action/)).toBeVisible();
});

test('a move and the end of a turn with the keyboard alone', async ({ house, person }) => {
  const page = await practice(house.url, person);
  await tabTo(page, /tile/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^(Slide|Turn) the tile/);
  await page.keyboard.press('Enter');
  await expect(says(page, /^You\s+have\s+2\s+action/)).toBeVisible();
  await tabTo(page, /^End turn/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^(No blocker|End the turn without)/);
  await page.keyboard.press('Enter');
  await expect(log(page).filter({ hasText: /^In short: you/ })).toBeVisible();
});
