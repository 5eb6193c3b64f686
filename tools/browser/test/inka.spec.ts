import type { Page } from '@playwright/test';
import { friendsTable, log } from './support/friends-table.ts';
import { tabTo } from './support/keyboard.ts';
import { cardOf, inAHurry } from './support/playing.ts';
import { expectRoomForMap, expectRoomOnLaptops, isAsked } from './support/room-for-map.ts';
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

/** The buttons of the action bar of which an edge lies under something else. */
const hiddenEdges = (): readonly string[] =>
  [...document.querySelectorAll('footer button')].flatMap((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const isFree = [left + 3, right - 3].every((x) => button.contains(document.elementFromPoint(x, middle)));
    return isFree ? [] : [button.textContent ?? ''];
  });

/** Takes hold of the first tile that can be moved. */
async function grab(page: Page): Promise<void> {
  const tile = page.locator('[data-thing^="cell"][data-grab="true"]').first();
  await tile.click({ force: true });
  await expect(answer(page, /Back/)).toBeVisible();
}

test('a whole game of two people and a bot: starts, thirteen tiles, turns, and an end that both are told', async ({
  house,
  person,
}) => {
  test.slow();
  const { pages } = await friendsTable([await person(), await person()], {
    url: house.url,
    game: 'Inka',
    bots: true,
    settle: (host) => host.getByRole('button', { name: 'One seat fewer' }).click(),
  });
  const turnOf = async (): Promise<Page | undefined> => {
    for (const page of pages) if ((await says(page, POINTS_LEFT).count()) > 0) return page;
    return undefined;
  };
  await setUp(pages, async () => (await turnOf()) !== undefined);

  // Somebody moves a tile and walks; from then on nobody does anything, until the position has come three times.
  const first = await turnOf();
  if (first === undefined) throw new Error('it is nobody’s turn');
  await moveAndWalk(first);
  await Promise.all(pages.map((page) => page.setViewportSize(PHONE)));
  const other = pages.find((page) => page !== first) ?? first;
  const endTurn = async (page: Page): Promise<void> => {
    const ends = answers(page).filter({ hasText: /^(End turn|No blocker)/ });
    if ((await ends.count()) > 0) await ends.first().click({ timeout: 2000 });
  };
  await expectRoomForMap(first, other, () =>
    expect(async () => {
      await endTurn(first);
      expect(await isAsked(other)).toBe(true);
    }).toPass({ timeout: 60_000, intervals: [20] }),
  );
  await expectRoomOnLaptops(other, ['Anna', 'Jan']);

  const over = async (): Promise<boolean> =>
    (await Promise.all(pages.map((page) => page.getByRole('heading', { name: /win|share/ }).count()))).every(Boolean);
  await expect(async () => {
    for (const page of pages) await endTurn(page);
    expect(await over()).toBe(true);
  }).toPass({ timeout: 120_000, intervals: [20] });
  for (const page of pages) await expect(page.getByRole('list', { name: 'Ranking' })).toBeVisible();
});

/** Moves a tile with the buttons of the action bar, and walks. */
async function moveAndWalk(page: Page): Promise<void> {
  await grab(page);
  await page.getByRole('button', { name: 'Next place' }).click();
  await answer(page, /^(Slide|Turn by)/).click();
  await expect(says(page, /^You\s+have\s+2\s+action/)).toBeVisible();
  await page.locator('[data-thing][data-lit="true"][data-grab="false"]').first().click({ force: true });
  await expect(log(page).filter({ hasText: /^You walk/ })).toBeVisible();
}

/** Where things are on the screen, and what they are called. */
const placesOf = (page: Page, which: string) =>
  page.locator(which).evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { label: one.getAttribute('aria-label') ?? '', x: x + width / 2, y: y + height / 2, width };
    }),
  );

/** Drags the first tile that can slide by its middle, along its edge. */
async function dragAlongEdge(page: Page): Promise<void> {
  const tiles = '[data-thing^="cell"][data-grab="true"]';
  await expect(page.locator(tiles).first()).toBeAttached();
  const cells = await placesOf(page, tiles);
  for (const tile of await page.locator(tiles).all()) {
    await tile.click({ force: true });
    await expect(answer(page, /Back/)).toBeVisible();
    const ends = await placesOf(page, '[data-thing]:not([data-thing^="cell"])');
    const end = ends.find(({ label }) => /^Slide/.test(label) && !/stopped/.test(label));
    const on = end?.label.match(/\b[a-z]\d+\b/g)?.slice(0, 2) ?? [];
    const under = cells.filter(({ label }) => on.includes(/^\w+/.exec(label)?.[0] ?? ''));
    if (end === undefined || under.length !== 2) {
      await answer(page, /Back/).press('Enter');
      continue;
    }
    const middle = (axis: 'x' | 'y'): number => under.reduce((sum, cell) => sum + cell[axis], 0) / 2;
    // Two ends with one middle stand side by side.
    const beside = ends.find(({ x, y }) => Math.abs(y - end.y) < 1 && x !== end.x && Math.abs(x - end.x) < end.width);
    await page.mouse.move(middle('x'), middle('y'));
    await page.mouse.down();
    await page.mouse.move((end.x + (beside ?? end).x) / 2, end.y, { steps: 12 });
    await page.mouse.up();
    return;
  }
  throw new Error('no tile can slide');
}

test('what stops a tile is said, one that is dragged slides, and all is taken back until the turn ends, and no longer', async ({
  house,
  person,
}) => {
  const page = await practice(house.url, person);
  const takeBack = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(says(page, /^You\s+have\s+3\s+action/)).toBeVisible();
  };
  await test.step('a tile that is dragged along its edge slides', async () => {
    await dragAlongEdge(page);
    await expect(says(page, /^You\s+have\s+2\s+action/)).toBeVisible();
    await expect(log(page).first()).toContainText(/^You slide the tile/);
    // Its line lights where the tile lay and where it lies.
    await log(page).first().hover();
    const named = (await log(page).first().innerText()).match(/\b[a-j]\d+\b/g) ?? [];
    for (const cell of named) await expect(page.locator(`[data-pointed="${cell}"]`)).toBeAttached();
    expect(new Set(named).size).toBe(await page.locator('[data-pointed]').count());
    await takeBack('Take back');
  });
  await test.step('where a tile cannot go, the action bar says what stops it', async () => {
    const stopped = page.getByRole('button', { name: /stopped\s+by/ });
    const tiles = page.locator('[data-thing^="cell"][data-grab="true"]');
    await expect(async () => {
      for (const tile of await tiles.all()) if ((await stopped.count()) === 0) await tile.click({ force: true });
      expect(await stopped.count()).toBeGreaterThan(0);
    }).toPass({ timeout: 30_000 });
    await stopped.first().click({ force: true });
    await expect(says(page, /cannot\s+(slide|turn)\s+to/)).toBeVisible();
    await expect(says(page, /^You\s+have\s+3\s+action/)).toBeVisible();
    await answer(page, /Back/).press('Enter');
  });
  await test.step('tile moves and walks are taken back until the turn ends', async () => {
    await moveAndWalk(page);
    await takeBack('Take all back');
    await answer(page, /^End turn/).click();
    await expect(page.getByRole('button', { name: 'Take back', exact: true })).toBeVisible();
    await answer(page, /^No blocker/).click();
    await expect(log(page).filter({ hasText: /^In short: you/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Take/ })).toHaveCount(0);
  });
});

test('a grabbed tile on a phone has nothing out of sight, and a turn is taken with the keyboard alone', async ({
  house,
  person,
}) => {
  const page = await practice(house.url, person, { size: PHONE });
  await test.step('where a tile can go, and what stops it', async () => {
    await expectAccessible(page, 'moving tiles on a phone');
    await grab(page);
    await expect(page.locator('[data-thing^="end"]').first()).toBeAttached();
    await expectAccessible(page, 'a grabbed tile on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
  await test.step('at 200 % every part of every button takes a tap', async () => {
    await page.setViewportSize({ width: 720, height: 450 });
    await expect.poll(() => page.evaluate(hiddenEdges)).toEqual([]);
  });
  await test.step('in forced colours the part of the turn and the seats are told apart', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const coloursOf = (which: string, part?: string) =>
      page
        .locator(which)
        .evaluateAll((all, pseudo) => all.map((one) => getComputedStyle(one, pseudo).backgroundColor), part);
    expect(new Set(await coloursOf('main ol > li[data-now]')).size).toBe(2);
    expect(new Set(await coloursOf('main li:has(> [data-seat-note])', '::before')).size).toBe(2);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('a move and the end of a turn with the keyboard alone', async () => {
    // Nothing is chosen or grabbed any more, and it is a screen with a keyboard.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(says(page, POINTS_LEFT)).toBeVisible();
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
});
