import { type Sample, sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { MOST_EVENTS } from '../src/entry.ts';
import { advance, apply, canonical, type Game, move, playout, rngDice, seat, seededRng, start } from '../src/index.ts';
import { bold, dealt, everybodyWears, granted, making, opened } from './sample-table.ts';

const OPTIONS = { turns: 1, proudCharms: false };
const BROKEN = expect.objectContaining({ name: 'InvariantBroken' });
const dice = () => rngDice(seededRng('endless'));

/** Lucky Dip in which one thing follows from another for ever, once it has come to this. */
const endlessFrom = (stage: Sample['state']['stage']): Game<Sample> => ({
  ...sample,
  proceed: (s, at) => (s.stage === stage ? [{ type: 'wearingBegun' }] : sample.proceed(s, at)),
  evolve: (s, event) => {
    if (event.type !== 'wearingBegun') sample.evolve(s, event);
  },
});

describe('a proceed that never ends breaks an invariant instead of hanging', () => {
  test('at the start of a table, which is left with nothing on it', () => {
    const { table } = opened('start', { game: endlessFrom('dealing') });
    expect(() => start(table, 1)).toThrow(BROKEN);
    expect(table.entries).toEqual([]);
  });

  test('after a move, and the table is as it was', () => {
    const { table } = dealt('move');
    everybodyWears(table);
    const endless = Object.assign(table, { game: endlessFrom('dipping') });
    const before = canonical([table.state, table.asks, table.head, table.entries]);
    expect(() => move(endless, making(endless, 0, { type: 'dip' }))).toThrow(BROKEN);
    expect(canonical([table.state, table.asks, table.head, table.entries])).toBe(before);
  });

  test('in a playout, from its beginning or after a move', () => {
    const choose = (_s: unknown, _seat: unknown, offers: readonly Sample['intent'][]) => bold(offers);
    const early = endlessFrom('dealing');
    expect(() => playout(early, early.blank(2, OPTIONS), dice(), choose)).toThrow(BROKEN);
    const late = endlessFrom('dipping');
    const state = sample.blank(2, OPTIONS);
    advance(sample, state, dice());
    for (const by of [0, 1].map(seat)) apply(sample, state, by, sample.legal(state, by)[0]!, dice());
    expect(() => apply(late, state, seat(0), { type: 'dip' }, dice())).toThrow(BROKEN);
  });
});

test(`an entry may have ${MOST_EVENTS} events, and not one more`, () => {
  const folding = (most: number): Game<Sample> => ({
    ...sample,
    proceed: (s) => (s.turnsTaken < most ? [{ type: 'wearingBegun' }] : []),
    evolve: (s) => void s.turnsTaken++,
    awaited: () => [],
    legal: () => [],
  });
  const { table } = opened('most', { game: folding(MOST_EVENTS) });
  const { entry } = granted(start(table, 1));
  expect(entry.kind === 'start' && entry.events).toHaveLength(MOST_EVENTS);
  const { table: more } = opened('more', { game: folding(MOST_EVENTS + 1) });
  expect(() => start(more, 1)).toThrow(BROKEN);
});
