import { type Sample, sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { accept, canonical, draftOf, move, ownMoves, seats, type Table, takeBack } from '../src/index.ts';
import {
  asking,
  change,
  dealt,
  dealtWithCoins,
  dip,
  everybodyWears,
  finish,
  granted,
  making,
  offersOf,
  play,
  type SampleTable,
  stop,
  wear,
  whim,
  withdraw,
} from './sample-table.ts';

const spelled = (table: SampleTable): string => {
  const { state, asks, offers, epoch, head, paused, ended, entries, live } = table;
  const known = offers.map((one) => one ?? null);
  return canonical({ state, asks, known, epoch, head, paused, ended, entries, live });
};

describe('a draft of a table', () => {
  test('is the same table', () => {
    const { table } = dealt('same');
    wear(table, 0);
    expect(spelled(draftOf(table))).toBe(spelled(table));
  });

  test.each<[string, (draft: SampleTable) => void]>([
    ['a move', (draft) => wear(draft, 0, 1)],
    [
      'several moves, one of which draws',
      (draft) => {
        wear(draft, 1);
        dip(draft);
        stop(draft);
      },
    ],
    ['a whole game', (draft) => finish(draft, whim('whole'))],
    ['a take-back', (draft) => withdraw(draft, 0, 1)],
    ['a take-back by consent', (draft) => withdraw(draft, 1, 1, [0, 1])],
    ['a pause', (draft) => change(draft, { kind: 'pause', paused: true, consent: [] })],
    ['an end', (draft) => change(draft, { kind: 'ended', seat: null, reason: 'abandoned', consent: [] })],
  ])('leaves the table alone, whatever is done to it: %s', (_what, act) => {
    const { table } = dealtWithCoins(1);
    wear(table, 0, 0);
    wear(table, 0, 1);
    wear(table, 0, 0);
    const before = spelled(table);
    const draft = draftOf(table);
    act(draft);
    expect(spelled(draft)).not.toBe(before);
    expect(spelled(table)).toBe(before);
  });

  test('keeps the way back open at the table, though it is closed at the draft', () => {
    let folded = 0;
    const evolve: typeof sample.evolve = (s, event) => {
      folded++;
      sample.evolve(s, event);
    };
    const { table } = dealt('open', { game: { ...sample, evolve } });
    wear(table, 1);
    wear(table, 0);
    const draft = draftOf(table);
    dip(draft);
    expect(seats(2).map((by) => ownMoves(draft, by))).toEqual([null, null]);
    const before = folded;
    expect(granted(takeBack(table, asking(0, 2), { actor: 'human', at: 1 })).state.players[0]?.worn).toBeNull();
    expect(folded).toBe(before);
  });

  test('works out steps that the table itself then takes, one after the other', () => {
    const { table } = dealt('taken');
    const draft = draftOf(table);
    const steps = [0, 1, 0].map((which) => {
      const step = granted(move(draft, making(draft, 0, offersOf(draft, 0)[which])));
      accept(draft, step);
      return step;
    });
    for (const step of steps) accept(table as Table<Sample>, step);
    expect(spelled(table)).toBe(spelled(draft));
    everybodyWears(table);
    play(draft, 0, offersOf(draft, 0)[0]!);
    play(draft, 1, offersOf(draft, 1)[0]!);
    expect(canonical(table.state)).toBe(canonical(draft.state));
  });
});
