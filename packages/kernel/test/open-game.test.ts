import { describe, expect, test } from 'vitest';
import {
  accept,
  canonical,
  dealFromText,
  frozen,
  heardOf,
  memoryOf,
  move,
  newsOf,
  ownMoves,
  parseReplay,
  pick,
  positionOf,
  replayOf,
  type Step,
  seat,
  seededRng,
  type Table,
  takeBack,
  verify,
  viewers,
} from '../src/index.ts';
import { type Pebbles, pebbles } from './pebbles.ts';
import { granted, seated } from './sample-table.ts';

const dealt = (seed: string) => dealFromText(pebbles, 3, {}, seed);

function play(table: Table<Pebbles>, intent: Pebbles['intent']): Step<Pebbles> {
  const by = table.state.turn;
  const step = granted(move(table, { seat: by, actor: 'human', at: 1, ask: table.asks[by] ?? null, intent }));
  accept(table, step);
  return step;
}

/** Plays on to the end, with a take-back now and then. */
function finish(table: Table<Pebbles>, seed: string, note: (step: Step<Pebbles>) => void): void {
  const rng = seededRng(seed);
  while (table.state.heap !== 0) {
    const by = table.state.turn;
    note(play(table, pick(rng, pebbles.legal(frozen(table.state), by))));
    const own = ownMoves(table, by);
    if (own === null || rng.below(4) > 0) continue;
    const back = granted(takeBack(table, { seat: by, to: own.last, consent: [] }, { actor: 'human', at: 1 }));
    accept(table, back);
    note(back);
  }
}

describe('an open game', () => {
  test('shows everybody the state, and of every entry its events', () => {
    const { table } = dealt('open');
    finish(table, 'open', (step) => {
      const events = step.entry.kind === 'move' ? step.entry.events : [];
      viewers(3).forEach((viewer, i) => {
        expect(step.seen[i] ?? []).toEqual(events);
        expect(positionOf(table, viewer).view).toEqual(table.state);
      });
    });
  });

  test('tells all of them the same, so that all running hashes are one', () => {
    const { table } = dealt('same');
    finish(table, 'same', ({ entry, seen }) => {
      const told = viewers(3).map((_viewer, i) => canonical(newsOf(entry, seen[i] ?? [])));
      expect(new Set(told).size).toBe(1);
    });
    expect(new Set(heardOf(table).last).size).toBe(1);
  });

  test('seals what its rules say closes the way back, and what was drawn; the rest may be taken back', () => {
    const { table } = dealt('seals');
    expect(ownMoves(table, seat(0))).toBeNull();
    const before = canonical(table.state);
    play(table, { type: 'take' });
    play(table, { type: 'take' });
    expect(ownMoves(table, seat(0))).toEqual({ first: 1, choice: 1, last: 2 });
    accept(table, granted(takeBack(table, { seat: seat(0), to: 1, consent: [] }, { actor: 'human', at: 1 })));
    expect(canonical(table.state)).toBe(before);
    play(table, { type: 'take' });
    expect(play(table, { type: 'pass' }).entry).toMatchObject({ draws: [], sealed: true });
    expect(ownMoves(table, seat(0))).toBeNull();
  });

  test('leaves nothing to remember and one world to imagine', () => {
    const { table } = dealt('world');
    play(table, { type: 'take' });
    expect(memoryOf(table, seat(1))).toEqual({});
    const world = pebbles.imagine(frozen(table.state), {}, seededRng('world'));
    expect(world).toEqual(table.state);
    pebbles.evolve(world, { type: 'taken' });
    expect(world).not.toEqual(table.state);
  });

  test('hides and pads nothing', () => {
    expect(pebbles).toMatchObject({ open: true });
    expect([pebbles.shortfall, pebbles.maximalOffers, pebbles.seenInFormat1]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('verifies from its file', () => {
    const { table, secret } = dealt('file');
    finish(table, 'file', () => {});
    const text = JSON.stringify(replayOf(table, secret, seated('Ada', 'Bo', 'Cy')));
    const findings = verify(granted(parseReplay(text)), pebbles);
    expect(findings.map(({ verdict }) => verdict)).toEqual(Array(7).fill('fits'));
  });
});
