import type { Locator, Page } from '@playwright/test';
import { A_GAME } from './playing.ts';
import { expect } from './test.ts';

/** The buttons of Tikal that take an answer now. */
export const offered = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('group').locator('button:not([aria-disabled="true"]):not(:disabled)');

const END = /^End the turn/;

/** What is pressed first if it is there; what stands in no line is only pressed where nothing else is. */
const WISHES: readonly RegExp[] = [/^Place here/, /^Go to/, /^Dig/, /^Search/, /^Pass/, /^Put guard/];

/** Asked after every press: by its text, for to work out the names of all that is on the board takes long. */
export const isExplored = async (page: Page): Promise<boolean> =>
  (await page.locator('button', { hasText: /^(Play again|Join the next game)/ }).count()) > 0;

interface Turn {
  readonly wishes?: readonly RegExp[];
  /** So many buttons, and then the turn is ended. */
  readonly presses?: number;
}

/** Presses one button, if something is asked. */
async function press(page: Page, pressed: number, { wishes = WISHES, presses = 9 }: Turn): Promise<string | null> {
  if ((await page.locator('[data-live="true"]').count()) === 0) return null;
  const names = (await offered(page).allInnerTexts()).map((name) => name.replace(/\s+/g, ' ').trim());
  if (names.length === 0) return null;
  const ends = names.findIndex((name) => END.test(name));
  const wished = wishes.map((wish) => names.findIndex((name) => wish.test(name))).find((n) => n >= 0);
  const others = names.flatMap((name, n) => (END.test(name) || /^(Back|Turn)/.test(name) ? [] : [n]));
  const next =
    pressed >= presses && ends >= 0 ? ends : (wished ?? others[pressed % Math.max(1, others.length)] ?? ends);
  const name = names[next];
  if (name === undefined) return null;
  await offered(page)
    .nth(next)
    .click({ timeout: 3000 })
    .catch(() => undefined);
  return name;
}

/** Takes turns until `done`. */
export async function exploreOn(page: Page, done: () => Promise<boolean>, turn: Turn = {}): Promise<void> {
  let pressed = 0;
  await expect(async () => {
    // What was pressed last may have done it by now: then nothing more is pressed.
    if (await done()) return;
    const name = await press(page, pressed, turn);
    if (name !== null) pressed = END.test(name) ? 0 : pressed + 1;
    throw new Error(`it is not so yet after ${name ?? 'nothing'}`);
  }).toPass({ timeout: A_GAME, intervals: [20] });
}
