import { type Sample, sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { canonical, type Game, liveEntries, ownMoves, restore, seat, seats, takeBack } from '../src/index.ts';
import {
  asking,
  change,
  dealt,
  dealtWithCoins,
  dip,
  everybodyWears,
  finish,
  offersOf,
  play,
  type SampleTable,
  stop,
  timid,
  wear,
  whim,
  withdraw,
} from './sample-table.ts';

const NOW = { actor: 'human', at: 5000 } as const;
const ownOf = (table: SampleTable, by: number): ReturnType<typeof ownMoves> => ownMoves(table, seat(by));

describe('the moves a seat could take back', () => {
  test('are its own at the end of the log: the first and the last of them', () => {
    const { table } = dealt('own', { players: 3 });
    expect(ownOf(table, 0)).toBeNull();
    wear(table, 2);
    wear(table, 0, 0);
    expect(ownOf(table, 0)).toEqual({ first: 2, choice: 2, last: 2 });
    wear(table, 0, 1);
    wear(table, 0, 0);
    expect(ownOf(table, 0)).toEqual({ first: 2, choice: 4, last: 4 });
    expect([1, 2].map((by) => ownOf(table, by))).toEqual([null, null]);
  });

  test('are those that are left, once some are taken back', () => {
    const { table } = dealt('before', { players: 3 });
    for (const which of [0, 1, 0]) wear(table, 1, which);
    withdraw(table, 1, 3);
    expect(ownOf(table, 1)).toEqual({ first: 1, choice: 2, last: 2 });
    wear(table, 1);
    expect(ownOf(table, 1)).toEqual({ first: 1, choice: 5, last: 5 });
    withdraw(table, 1, 1);
    expect(ownOf(table, 1)).toBeNull();
  });

  test('end where something was drawn or came to light', () => {
    const { table } = dealtWithCoins(2);
    wear(table, 1);
    wear(table, 0);
    dip(table);
    expect(ownOf(table, 0)).toBeNull();
    dip(table);
    stop(table);
    expect(ownOf(table, 0)).toEqual({ first: 5, choice: 5, last: 5 });
  });

  test('are there again when what sealed them is taken back by consent', () => {
    const { table } = dealtWithCoins(1);
    wear(table, 1);
    wear(table, 0);
    dip(table);
    withdraw(table, 1, 3, [0, 1]);
    expect(ownOf(table, 0)).toEqual({ first: 2, choice: 2, last: 2 });
    const before = canonical(table.state.players.map(({ worn }) => worn?.id ?? null));
    withdraw(table, 0, 2);
    expect(before).not.toContain('null');
    expect(table.state.players[0]?.worn).toBeNull();
    expect(table.state.players[1]?.worn).not.toBeNull();
  });

  test('are none while the table stands still, nor once it was ended or the game is over', () => {
    const { table } = dealt('still');
    wear(table, 0);
    change(table, { kind: 'pause', paused: true, consent: [] });
    expect(ownOf(table, 0)).toBeNull();
    change(table, { kind: 'pause', paused: false, consent: [] });
    expect(ownOf(table, 0)).toEqual({ first: 1, choice: 1, last: 1 });
    change(table, { kind: 'ended', seat: null, reason: 'abandoned', consent: [] });
    expect(ownOf(table, 0)).toBeNull();
    const { table: over } = dealt('over');
    finish(over, timid);
    expect(seats(2).map((by) => ownMoves(over, by))).toEqual([null, null]);
  });

  test('are none where a game does not have it', () => {
    const { table } = dealt('never', { game: { ...sample, meta: { ...sample.meta, takeBack: false } } });
    wear(table, 0);
    expect(ownOf(table, 0)).toBeNull();
  });

  test('are just those that the referee lets it take back, whoever asks and whenever', () => {
    let may = 0;
    for (let n = 0; n < 20; n++) {
      const { table } = dealt(`last ${n}`, { players: 3 });
      const policy = whim(`last ${n}`);
      for (let next = table.game.awaited(table.state)[0]; next !== undefined; ) {
        for (const by of seats(3)) {
          const own = ownMoves(table, by);
          for (const { seq } of liveEntries(table.entries)) {
            const due = own !== null && seq >= own.first;
            expect(takeBack(table, asking(by, seq), NOW).ok, `last ${n}, seat ${by}, to ${seq}`).toBe(due);
            if (due) may++;
          }
          expect(own?.last ?? table.entries.length - 1).toBe(table.entries.length - 1);
        }
        play(table, next, policy(offersOf(table, next)));
        next = table.game.awaited(table.state)[0];
      }
    }
    expect(may).toBeGreaterThan(50);
  });
});

/** Notes how many events are folded. */
function counting(): { readonly game: Game<Sample>; folded(): number } {
  let count = 0;
  const evolve: Game<Sample>['evolve'] = (s, event) => {
    count++;
    sample.evolve(s, event);
  };
  return { game: { ...sample, evolve }, folded: () => count };
}

describe('a take-back', () => {
  test('of one’s own folds nothing again', () => {
    const { game, folded } = counting();
    const { table } = dealt('cheap', { game });
    for (const which of [0, 1, 0]) wear(table, 0, which);
    const before = folded();
    withdraw(table, 0, 3);
    withdraw(table, 0, 1);
    expect(folded()).toBe(before);
  });

  test('past a seal folds what still counts, and no more', () => {
    const { game, folded } = counting();
    const { table } = dealt('dear', { game });
    everybodyWears(table);
    dip(table);
    const before = folded();
    withdraw(table, 0, 3, [0, 1]);
    const counted = liveEntries(table.entries).reduce((sum, { events }) => sum + events.length, 0);
    expect(folded() - before).toBe(counted);
  });

  test('of any length gives the state that folding what counts gives', () => {
    let taken = 0;
    for (let n = 0; n < 40; n++) {
      const { table, key } = dealt(`refolded ${n}`, { players: 3 });
      const policy = whim(`refolded ${n}`);
      for (let steps = 0; steps < 30; steps++) {
        const next = table.game.awaited(table.state)[0];
        if (next === undefined) break;
        play(table, next, policy(offersOf(table, next)));
        const mover = table.entries.at(-1)?.kind === 'move' ? ownMoves(table, next) : null;
        if (mover === null || steps % 3 > 0) continue;
        withdraw(table, next, steps % 2 === 0 ? mover.first : mover.last);
        const refolded = sample.blank(3, table.options);
        for (const { events } of liveEntries(table.entries)) for (const one of events) sample.evolve(refolded, one);
        expect(canonical(table.state)).toBe(canonical(refolded));
        expect(canonical(restore(sample, table.opening, key, table.entries).asks)).toBe(canonical(table.asks));
        taken++;
      }
    }
    expect(taken).toBeGreaterThan(60);
  });
});
