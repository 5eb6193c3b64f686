import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A page without all that whoever looks at it may read on a card: what is left is searched for faces. */
const rest = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    // Words that are kept on one line are words all the same.
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.nodeValue = texts.currentNode.nodeValue?.replaceAll('\u00a0', ' ') ?? '';
    const takeOut = (selector: string, known = /(?:)/): void => {
      for (const one of body.querySelectorAll(selector)) {
        if (known.test(one.getAttribute('aria-label') ?? one.textContent ?? '')) one.remove();
      }
    };
    takeOut('script');
    // One’s own hand and what one is about to do with it; what lies open; what was discarded, and what the log may tell.
    takeOut('footer [role=group]');
    // What the action bar says of what was just shown to everybody.
    takeOut('footer p', /^Bandits! They chase |steals? a stack of \d|discards? a (Recon|Steal) /);
    takeOut('main p', /^Where do you lay the [^.]*\?$/);
    takeOut('ul[aria-label="Stacks"] ol > li', /Stack \d+, open: /);
    takeOut('[role=img]', /^\d+ × (Recon|Steal)$/);
    takeOut('[aria-label="What happened"] li', /discards? a (Recon|Steal) |reveals? stack \d/);
    for (const live of body.querySelectorAll('[aria-live]')) {
      live.textContent = (live.textContent ?? '')
        .replace(/discards? a (Recon|Steal) [^.]*\./g, '')
        .replace(/reveals? stack \d+: [^.]*\. [^.]*\./g, '');
    }
    return body.innerHTML;
  });

const FACES = /[^"<>]*(?:\b[123][ -]?mile\b|\bmile ?[123]\b|bandits|\bsteal\b|\brecon\b)[^"<>]*/gi;

/** How every stack that is face down looks, whatever is in it: its picture without its height and place. */
const backs = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const stacks = [...document.querySelectorAll('ul[aria-label="Stacks"] ol > li')];
    const closed = stacks.filter((one) => !/Stack \d+, open: /.test(one.textContent ?? ''));
    const pictures = closed.flatMap((one) => [...one.querySelectorAll('span > span > svg')]);
    return [...new Set(pictures.map(({ outerHTML }) => outerHTML))];
  });

/** The words on a page that say what lies in a closed stack. */
export const faceWords = async (page: Page): Promise<readonly string[]> => (await rest(page)).match(FACES) ?? [];

/** No word, name or picture on the page says what lies in a closed stack. */
export async function expectNoFace(page: Page, where: string): Promise<void> {
  const [words, looks] = await Promise.all([faceWords(page), backs(page)]);
  expect(words, where).toEqual([]);
  expect(looks.length, `${where}: backs that can be told apart`).toBeLessThanOrEqual(1);
}
