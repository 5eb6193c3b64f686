import { type Entry, type Frozen, frozen, type Game, liveEntries, type Opening, type PlayEntry } from '@quri/kernel';

/** A state is kept after so many entries that count: from there it is never far to any other. */
const EVERY = 50;

interface Kept {
  readonly last: PlayEntry;
  readonly count: number;
  readonly state: object;
}

/** Answers the state after any entry of a log. States on the way there are kept, so that jumping about is quick. */
export function logPositions(game: Game, { players, options }: Opening, entries: readonly Entry[]) {
  const kept: Kept[] = [];
  return (seq: number): Frozen<object> => {
    const live = liveEntries(entries.slice(0, seq + 1));
    // While an entry counts, what came before it does not change: one that is in its place has the same past.
    const near = kept.filter(({ last, count }) => live[count - 1] === last).sort((a, b) => b.count - a.count)[0];
    const state = near === undefined ? game.blank(players, options) : game.fork(frozen(near.state));
    for (let count = near?.count ?? 0; count < live.length; ) {
      const entry = live[count++];
      if (entry === undefined) break;
      for (const event of entry.events) game.evolve(state, event);
      if (count % EVERY === 0) kept.push({ last: entry, count, state: game.fork(frozen(state)) });
    }
    return frozen(state);
  };
}
