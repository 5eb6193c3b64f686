import { type Entry, type Game, liveEntries, type Opening } from '@quri/kernel';
import { expect, it } from 'vitest';
import { logPositions } from '../src/session/worker/replays/log-positions.ts';

/** A game whose state is the list of its events. */
const listing = {
  blank: () => ({ seen: [] }),
  fork: ({ seen }: { seen: string[] }) => ({ seen: [...seen] }),
  evolve: (state: { seen: string[] }, { type }: { type: string }) => void state.seen.push(type),
} as unknown as Game;

const opening = { players: 2, options: {} } as unknown as Opening;

const moves = (from: number, to: number): readonly Entry[] =>
  Array.from({ length: to - from }, (_, n) => {
    const seq = from + n;
    return { kind: seq === 0 ? 'start' : 'move', seq, events: [{ type: `of ${seq}` }] } as unknown as Entry;
  });

it('answers the state after any entry in any order, also where much was taken back', () => {
  const back = { kind: 'takenBack', seq: 120, to: 40 } as unknown as Entry;
  const entries = [...moves(0, 120), back, ...moves(121, 260)];
  const stateAt = logPositions(listing, opening, entries);
  for (const seq of [119, 200, 45, 259, 120, 60, 110, 0, 180, 119]) {
    const events = liveEntries(entries.slice(0, seq + 1)).flatMap((entry) => entry.events.map(({ type }) => type));
    expect(stateAt(seq)).toEqual({ seen: events });
  }
});
