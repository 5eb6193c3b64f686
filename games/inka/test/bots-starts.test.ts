import { at, frozen, type Rng, seat, seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { setUpIntent } from '../src/bot/set-up.ts';
import { WEIGHTS } from '../src/bot/weights.ts';
import { inka } from '../src/game.ts';
import type { Intent } from '../src/vocabulary.ts';
import { cell, newGame, STARTS, USUAL } from './temple.ts';

const LOWER_LEFT = cell('D(-1,-5)');

/** What somebody picks who sits down on a board where some starts are taken. */
function picked(players: number, board: string, taken: readonly number[], rng: Rng): Intent {
  const { state, play } = newGame(players, { ...USUAL, board }, '0');
  play(...taken.map((one): Intent => ({ type: 'pickStart', cell: one })));
  const by = seat(taken.length);
  const [view, offers] = [inka.fork(frozen(state)), inka.legal(frozen(state), by)];
  const asked = { seat: by, players, options: state.options, view, memory: {}, offers, rng, ms: 1000, now: () => 0 };
  return setUpIntent(asked, WEIGHTS);
}

const picks = (players: number, board: string, taken: readonly number[]): ReadonlySet<number> =>
  new Set(
    Array.from({ length: 40 }, (_, i) => {
      const intent = picked(players, board, taken, seededRng(`start ${i}`));
      return intent.type === 'pickStart' ? intent.cell : -1;
    }),
  );

describe('bots pick a start', () => {
  test('IN-1 with two, the first takes the one that the target tiles lie nearer to, the second any other', () => {
    expect(picks(2, 'temple-2', [])).toEqual(new Set([LOWER_LEFT]));
    const others = STARTS.map(cell).filter((one) => one !== LOWER_LEFT);
    expect(picks(2, 'temple-2', [LOWER_LEFT])).toEqual(new Set(others));
    expect(picks(2, 'temple-2', [at(others, 0)])).toEqual(new Set([LOWER_LEFT]));
  });

  test.each([
    [2, 'temple'],
    [3, 'temple-2'],
    [4, 'temple-2'],
  ])('IN-1 with %i on %s any that is free will do', (players, board) => {
    const starts = STARTS.map(cell);
    for (let taken = 0; taken < players; taken++)
      expect(picks(players, board, starts.slice(0, taken))).toEqual(new Set(starts.slice(taken)));
  });
});
