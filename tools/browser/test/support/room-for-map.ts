import type { Locator, Page } from '@playwright/test';
import { answers } from './sliding.ts';
import { expect, PHONE } from './test.ts';

/** So much of a phone's height is map, whatever is asked. */
const LEAST_SHARE = 0.6;
const LAPTOPS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];

const bar = (page: Page): Locator => page.getByRole('contentinfo');

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return box;
}

/** How often a name is to be seen outside the log, the chat and the action bar. */
export const timesNamed = (page: Page, name: string): Promise<number> =>
  page.evaluate((wanted) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (nodeValue?.trim() !== wanted || parentElement?.closest('footer, [aria-live], [data-drawn]')) continue;
      const { width = 0, height = 0 } = parentElement?.getBoundingClientRect() ?? {};
      if (width > 1 && height > 1) count++;
    }
    return count;
  }, name);

export const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-live="true"]').count()) > 0 && (await answers(page).count()) > 0;

/** Where board and map are. */
const placesOf = async (page: Page) => ({
  board: await boxOf(page.getByRole('main')),
  map: await boxOf(page.locator('[data-map]')),
});

/** How much of the height of a phone is map, and not below the bar. */
async function shareOfMap(page: Page): Promise<number> {
  const { map } = await placesOf(page);
  return (Math.min(map.y + map.height, (await boxOf(bar(page))).y) - map.y) / PHONE.height;
}

/**
 * Of two on phones one is asked and the other waits: both have room for the map, and after `turn`, with which it is the
 * other's turn, nothing of it has moved.
 */
export async function expectRoomForMap(asked: Page, waits: Page, turn: () => Promise<void>): Promise<void> {
  await expect.poll(async () => (await isAsked(asked)) && !(await isAsked(waits))).toBe(true);
  const before = await placesOf(waits);
  for (const page of [asked, waits]) await expect.poll(() => shareOfMap(page)).toBeGreaterThanOrEqual(LEAST_SHARE);
  expect((await boxOf(bar(waits))).height).toBeLessThan((await boxOf(bar(asked))).height / 2);
  await turn();
  expect(await shareOfMap(waits)).toBeGreaterThanOrEqual(LEAST_SHARE);
  expect(await placesOf(waits)).toEqual(before);
}

/** On laptops as on phones everybody is named once; the question has two lines at most, and the log more room than an empty chat. */
export async function expectRoomOnLaptops(page: Page, names: readonly string[]): Promise<void> {
  for (const size of [...LAPTOPS, PHONE]) {
    await page.setViewportSize(size);
    for (const name of names) await expect.poll(() => timesNamed(page, name)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const question = bar(page).locator('p').first();
    const lineHeight = await question.evaluate((p) => Number.parseFloat(getComputedStyle(p).lineHeight));
    expect((await boxOf(question)).height).toBeLessThan(2.5 * lineHeight);
    if (size !== LAPTOPS[0]) continue;
    const [log, chat] = ['What happened', 'Chat'].map((name) => boxOf(page.getByRole('region', { name })));
    expect((await log)?.height).toBeGreaterThan((await chat)?.height ?? 0);
  }
}

/** Are all hexes of Tikal that are offered in the part of the map that the bar leaves free? */
export const offersInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const map = document.querySelector('[data-map]')?.getBoundingClientRect();
    const below = document.querySelector('footer')?.getBoundingClientRect();
    const lit = [...document.querySelectorAll('[data-hex][data-lit="true"]')].map((hex) => hex.getBoundingClientRect());
    if (map === undefined || below === undefined || lit.length === 0) return false;
    return lit.every(
      ({ left, right, top, bottom }) =>
        left >= map.left - 1 && right <= map.right + 1 && top >= map.top - 1 && bottom <= below.top + 1,
    );
  });
