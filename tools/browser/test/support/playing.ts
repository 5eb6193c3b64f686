import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** What the two cards and the way on are called in each language. */
export const WORDS = {
  en: { torch: /^Torch/, camp: /^Camp/, again: /^(Play again|Join the next game)/ },
  pl: { torch: /^Pochodnia/, camp: /^Obóz/, again: /^(Zagraj jeszcze raz|Dołącz do następnej)/ },
} as const;

/** A game takes no longer, however slow the machine. */
export const A_GAME = 240_000;

export type PageWords = (typeof WORDS)[keyof typeof WORDS];

/** A game on the home page. */
export const cardOf = (page: Page, game = 'Incan Gold'): Locator => page.getByRole('article', { name: game });

/** Cards turn at once, nothing is asked twice, and tips are as they were left or off: settings of the person's own. */
export async function inAHurry(page: Page, tips = false): Promise<void> {
  await page.addInitScript((wanted) => {
    // Firefox runs it on the blank page too, which has no storage.
    if (self.origin === 'null') return;
    const kept = JSON.parse(localStorage.getItem('quri/settings') ?? '{}');
    const settings = { tips: wanted, ...kept, pace: 'instant', confirm: false };
    localStorage.setItem('quri/settings', JSON.stringify(settings));
  }, tips);
}

/** Is a choice asked of whoever looks at this page, and not made yet? */
export async function isAsked(page: Page, said: PageWords): Promise<boolean> {
  const open = (name: RegExp) => page.getByRole('button', { name, pressed: false, disabled: false }).count();
  return (await open(said.torch)) === 1 && (await open(said.camp)) === 1;
}

export const isOver = async (page: Page, said: PageWords): Promise<boolean> =>
  (await page.getByRole('button', { name: said.again }).count()) > 0;

const areOver = async (pages: readonly Page[], said: PageWords): Promise<boolean> =>
  (await Promise.all(pages.map((page) => isOver(page, said)))).every(Boolean);

/** Plays on with everybody given until `done`, by default until the game is over for all of them. */
export async function playOn(
  pages: readonly Page[],
  said: PageWords,
  done = (): Promise<boolean> => areOver(pages, said),
  campsEvery = 3,
): Promise<void> {
  let choices = 0;
  await expect(async () => {
    for (const page of pages) {
      if (!(await isAsked(page, said))) continue;
      const name = ++choices % campsEvery === 0 ? said.camp : said.torch;
      await page
        .getByRole('button', { name })
        .click({ timeout: 3000 })
        .catch(() => undefined);
    }
    expect(await done()).toBe(true);
  }).toPass({ timeout: A_GAME, intervals: [60] });
}

/** The same to the end as soon as can be: everybody camps at the first choice, and bots among themselves wait for nobody. */
export const playOut = (pages: readonly Page[], said: PageWords): Promise<void> => playOn(pages, said, undefined, 1);
