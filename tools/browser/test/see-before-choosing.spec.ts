import type { Page } from '@playwright/test';
import { cardOf } from './support/playing.ts';
import { expect, PHONE, test } from './support/test.ts';
import { sentMoves, watch } from './support/watched.ts';

/** The guard after a decision was painted. */
const GUARD_MS = 300;

/** After a skip nothing may be pressed for so long, or the decision waits as long as that. */
const QUIET_MS = 700;
const MOST_MS = 1500;

/** So many moves are enough to meet reveals, rounds that end and others' turns. */
const MOVES = 4;

/** Taps everything that can be tapped in the action bar and on the board, again and again, as fast as the page allows. */
const tapFast = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        let taps = 0;
        const tap = (): void => {
          const targets = document.querySelectorAll<HTMLElement>(
            'footer [data-choice], footer [data-option], main button',
          );
          targets[Math.floor(Math.random() * targets.length)]?.click();
          if (++taps < 150) setTimeout(tap, 12);
          else done();
        };
        tap();
      }),
  );

/** Presses every key a player might, as fast as it goes; Enter and Space on whatever has the focus. */
async function mashKeys(page: Page): Promise<void> {
  const keys = ['t', 'c', 'Enter', ' ', 'Tab', 't', 'Enter', 'Escape', 'c'];
  for (let i = 0; i < 60; i++) {
    // Leaving the table or opening a menu is no answer to anything.
    const isAtTable = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && focused.closest('footer, main') === null) {
        focused.blur();
        document.querySelector<HTMLElement>('footer [data-choice], footer [data-option]')?.focus();
      }
      return document.querySelector('[data-shown]') !== null;
    });
    // At the end of a game there is a way home.
    if (!isAtTable) return;
    await page.keyboard.press(keys[i % keys.length] ?? 't');
  }
}

async function expectNothingUnseen(page: Page, act: (page: Page) => Promise<void>): Promise<void> {
  await expect(async () => {
    await act(page);
    const over = (await page.getByRole('list', { name: 'Ranking' }).count()) > 0;
    const left = (await page.locator('[data-shown]').count()) === 0;
    expect(over || left || (await sentMoves(page)).length >= MOVES).toBe(true);
  }).toPass({ timeout: 200_000, intervals: [0] });
  const moves = await sentMoves(page);
  expect(moves.length).toBeGreaterThan(3);
  for (const { ask, sent, painted, afterOwnStep, quiet } of moves) {
    if (afterOwnStep) continue;
    expect(painted, `decision ${ask} was painted before it was answered`).not.toBeNull();
    expect(sent - (painted ?? 0), `decision ${ask} after it was painted`).toBeGreaterThanOrEqual(GUARD_MS);
    // Whoever skips with two taps has decided nothing with the second.
    if (quiet !== null && sent - (painted ?? 0) < MOST_MS)
      expect(quiet, `decision ${ask} after a skip`).toBeGreaterThanOrEqual(QUIET_MS);
  }
}

for (const game of ['Incan Gold', 'Gold Raiders']) {
  for (const [who, act] of [
    ['a fast tapper', tapFast],
    ['a key masher', mashKeys],
  ] as const) {
    test(`${game}: ${who} decides nothing that was not shown, on this device`, async ({ house, person }) => {
      const page = await person({ size: PHONE });
      await watch(page);
      await page.goto(house.url);
      await cardOf(page, game).getByRole('button', { name: 'Play with bots' }).click();
      await expect(page.locator('[data-shown]')).toBeVisible();
      await expectNothingUnseen(page, act);
    });

    test(`${game}: ${who} decides nothing that was not shown, at a table of the server`, async ({ house, person }) => {
      const page = await person();
      await watch(page);
      await page.goto(house.url);
      await cardOf(page, game).getByRole('button', { name: 'Play with friends' }).click();
      await page.getByLabel('Your name').fill('Anna');
      await page.getByRole('button', { name: 'Sit here' }).first().click();
      for (const seat of [2, 3, 4]) await page.getByLabel(`Seat a bot in seat ${seat}`).selectOption({ index: 2 });
      await page.getByRole('button', { name: 'Start the game' }).click();
      await expect(page.locator('[data-shown]')).toBeVisible();
      await expectNothingUnseen(page, act);
    });
  }
}
