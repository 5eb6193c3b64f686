import { type Sample, sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import {
  accept,
  canonical,
  type Entry,
  emptyTable,
  type Mark,
  move,
  offersAt,
  ownMoves,
  positionOf,
  restore,
  type Step,
  seats,
  stepOf,
  takeBack,
  type Viewer,
  viewers,
  walkLog,
} from '../src/index.ts';
import { eventfulGame } from './games.ts';
import { asking, granted, offersOf, opened, type SampleTable } from './sample-table.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** All that a table is, as one text. */
const spelled = (table: SampleTable): string =>
  canonical({
    state: table.state,
    asks: table.asks,
    offers: seats(3).map((by) => offersAt(table, by)),
    positions: viewers(3).map((viewer) => positionOf(table, viewer)),
    head: table.head,
    epoch: table.epoch,
    paused: table.paused,
    substitutes: table.substitutes,
    ended: table.ended,
    live: table.live.map(({ entry, before }) => [entry.seq, before]),
    takeBacks: seats(3).map((by) => ownMoves(table, by)),
    entries: table.entries,
  });

interface Noted {
  readonly entries: readonly Entry<Sample>[];
  readonly mark: Mark;
  readonly spelled: string;
}

/** Every moment of an eventful game, as it was while it was played. */
function noted(seed: string): { readonly moments: readonly Noted[]; again(log: Noted, mark?: Mark): SampleTable } {
  const moments: Noted[] = [];
  const { table, key } = eventfulGame(seed, (now) => {
    const { entries, asks, epoch } = now;
    moments.push({ entries: JSON.parse(JSON.stringify(entries)), mark: { asks, epoch }, spelled: spelled(now) });
  });
  return { moments, again: ({ entries }, mark) => restore(sample, table.opening, key, entries, mark) };
}

/** What comes of a move and of a take-back at this table. */
function goesOn(table: SampleTable): string {
  const next = sample.awaited(table.state)[0];
  const { first } = (next === undefined ? null : ownMoves(table, next)) ?? { first: 1 };
  const made =
    next === undefined
      ? null
      : move(table, {
          seat: next,
          actor: 'bot',
          at: 7,
          ask: table.asks[next] ?? null,
          intent: offersOf(table, next)[0],
        });
  return canonical([made, takeBack(table, asking(next ?? 0, first), { actor: 'human', at: 7 })]);
}

describe('a table restored at any moment', () => {
  test('with the mark of that moment is the table that was played, and so it is without', () => {
    const kinds = new Set<string>();
    for (const seed of SEEDS) {
      const { moments, again } = noted(seed);
      for (const moment of moments) {
        for (const { kind } of moment.entries) kinds.add(kind);
        expect(spelled(again(moment, moment.mark)), `${seed} ${moment.entries.length}`).toBe(moment.spelled);
        expect(spelled(again(moment)), `${seed} ${moment.entries.length}`).toBe(moment.spelled);
      }
    }
    expect([...kinds].sort()).toEqual(['clock', 'move', 'pause', 'seating', 'start', 'takenBack']);
  });

  test('goes on the same: the next move with its draws, the next take-back', () => {
    for (const seed of SEEDS.slice(0, 3)) {
      const { moments, again } = noted(seed);
      for (const moment of moments)
        expect(goesOn(again(moment, moment.mark)), `${seed} ${moment.entries.length}`).toBe(goesOn(again(moment)));
    }
  });

  test('draws from the epoch it is in, which the mark knows as well', () => {
    const all = SEEDS.flatMap((seed) => {
      const { moments, again } = noted(seed);
      return moments.map((moment) => ({ moment, again }));
    });
    const dipping = all.filter(({ moment, again }) => moment.mark.epoch > 0 && again(moment).state.stage === 'dipping');
    const others = dipping.filter(({ moment, again }) => {
      const { epoch } = moment.mark;
      expect(again(moment).epoch).toBe(epoch);
      return goesOn(again(moment, { ...moment.mark, epoch: epoch - 1 })) !== goesOn(again(moment));
    });
    expect(others.length).toBeGreaterThan(5);
  });

  test('does not write into the log, nor into what it was restored from before', () => {
    const { moments, again } = noted('d');
    const last = moments.at(-2)!;
    const before = canonical(last.entries);
    const table = again(last, last.mark);
    const text = spelled(table);
    const next = sample.awaited(table.state)[0]!;
    const other = again(last, last.mark);
    const made = { seat: next, actor: 'bot', at: 7, ask: other.asks[next] ?? null, intent: offersOf(other, next)[0] };
    accept(other, granted(move(other, made as Parameters<typeof move>[1])));
    expect(spelled(table)).toBe(text);
    expect(canonical(last.entries)).toBe(before);
  });

  test('from nothing is an empty table, with a mark or without', () => {
    const { table, key } = opened('empty', { players: 3 });
    const mark = { asks: [null, null, null], epoch: 0 };
    for (const again of [restore(sample, table.opening, key, []), restore(sample, table.opening, key, [], mark)])
      expect(spelled(again)).toBe(spelled(table));
  });
});

/** Each entry of a log with what these viewers see of it and the state after it. */
function walked(table: SampleTable, audience: readonly Viewer[]): string[] {
  return Array.from(walkLog(sample, table.opening, table.entries, audience), ({ entry, seen, state }) =>
    canonical([entry.seq, viewers(3).map((viewer) => seen(viewer)), state]),
  );
}

/** The same, from steps taken one by one at a table. */
function stepped(table: SampleTable, audience: readonly Viewer[]): string[] {
  const again = emptyTable(sample, table.opening, new Uint8Array(32));
  return table.entries.map((entry) => {
    const step: Step<Sample> = stepOf(again, entry);
    accept(again, step);
    const seen = viewers(3).map((viewer, i) => (audience.includes(viewer) ? (step.seen[i] ?? []) : []));
    return canonical([entry.seq, seen, step.state]);
  });
}

describe('a walk through a log', () => {
  test('hands over every entry, what each viewer sees of it and the state after it', () => {
    for (const seed of SEEDS) {
      const { table } = eventfulGame(seed);
      expect(walked(table, viewers(3))).toEqual(stepped(table, viewers(3)));
    }
  });

  test('notes what is seen for those it is asked for, and nothing for others', () => {
    const { table } = eventfulGame('a');
    for (const viewer of viewers(3)) expect(walked(table, [viewer])).toEqual(stepped(table, [viewer]));
    expect(walked(table, [])).toEqual(stepped(table, []));
  });

  test('leaves the table as it is', () => {
    const { table } = eventfulGame('b');
    const before = spelled(table);
    walked(table, viewers(3));
    expect(spelled(table)).toBe(before);
  });
});
