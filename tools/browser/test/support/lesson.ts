import type { Locator, Page } from '@playwright/test';
import { cardOf } from './playing.ts';
import { expect } from './test.ts';

export const lessonPanel = (page: Page): Locator => page.locator('section[data-lesson]');

/** Which card lies open; `waiting` while something is shown. */
const cardIn = async (page: Page): Promise<string | null> =>
  (await lessonPanel(page).count()) === 0 ? null : lessonPanel(page).getAttribute('data-lesson');

export async function startLesson(page: Page, url: string, game: string, button = 'Teach me'): Promise<void> {
  await page.goto(url);
  await cardOf(page, game).getByRole('button', { name: button }).click();
  await expect(lessonPanel(page)).toBeVisible();
}

const answers = (page: Page): Locator =>
  page.getByRole('contentinfo').locator('button:not([aria-disabled="true"]):not(:disabled)');

/** Where the action bar has no button for it: a place where the tile can go, a cell or tile that is lit, or a button. */
const ON_THE_BOARD = ['[data-thing^="end"][data-lit="true"]', '[data-lit="true"]', 'button:text("Look away")'];

/** How many letters of a button's name, word by word, the card says. */
function saidOf(name: string, card: string): number {
  const words = name.replace(/^×\d+ /, '').split(' ');
  const said = words.map((_, i) => words.slice(0, i + 1).join(' ')).filter((start) => card.includes(start));
  return said.at(-1)?.length ?? 0;
}

/** Does the next thing that the open card says: the button that it names, or else the only one there is. */
async function actOnce(page: Page): Promise<string> {
  if ((await page.locator('[data-live="true"]').count()) === 0) return 'nothing: it is not live';
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const card = plain(await lessonPanel(page).getByRole('status').innerText());
  const names = (await answers(page).allInnerTexts()).map(plain);
  const named = names
    .map((name, at) => ({ at, name, said: saidOf(name, card) }))
    .filter(({ name }) => /[\p{L}\d]{2}/u.test(name) && !/^(← Back|Back|Turn|Rotate|Skip|Fast)/.test(name))
    .sort((one, other) => other.said - one.said);
  const [best] = named;
  if (best !== undefined && (best.said > 1 || (named.length === 1 && !best.name.startsWith('Go to')))) {
    await answers(page).nth(best.at).click({ timeout: 2000 });
    return best.name;
  }
  for (const where of ON_THE_BOARD) {
    const found = page.locator('main').locator(where);
    if ((await found.count()) === 0) continue;
    await found.first().press('Enter', { timeout: 2000 });
    return where;
  }
  return `nothing of ${JSON.stringify(names)}`;
}

/** Reads card by card and does what they say, until the last card is there. */
export async function followLesson(page: Page, last: string): Promise<readonly string[]> {
  const read: string[] = [];
  await expect(async () => {
    const card = await cardIn(page);
    if (card !== null && card !== 'waiting' && read.at(-1) !== card) read.push(card);
    if (card === last) return;
    const next = lessonPanel(page).getByRole('button', { name: 'Next' });
    const did =
      card === 'waiting'
        ? 'waiting'
        : (await next.count()) > 0
          ? await next.click().then(() => 'next')
          : await actOnce(page).catch((error: unknown) => String(error).slice(0, 200));
    throw new Error(`at ${card}: ${did}`);
  }).toPass({ timeout: 100_000, intervals: [15] });
  return read;
}
