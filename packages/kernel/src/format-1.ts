import type { Shape } from './contract.ts';
import { isPlayEntry } from './entry.ts';
import { frozen } from './frozen.ts';
import { digest, hashOf } from './hash.ts';
import { type Viewer, viewers } from './seat.ts';
import type { Step, Table } from './table.ts';

/**
 * What a viewer was sent of an entry when replay files had format 1: with the whole view and all offers. Kept to verify
 * those files; golden playthroughs are compared by it too.
 */
export function messageInFormat1<G extends Shape>(table: Table<G>, step: Step<G>, viewer: Viewer) {
  const { game, opening } = table;
  const { entry } = step;
  const seen = step.seen[viewer === 'spectator' ? opening.players : viewer] ?? [];
  return {
    seq: entry.seq,
    kind: entry.kind,
    by: 'seat' in entry ? entry.seat : null,
    seen: isPlayEntry(entry) ? seen.map((one) => game.seenInFormat1?.(one) ?? one) : [],
    view: game.project(frozen(step.state), viewer),
    offers: viewer === 'spectator' ? [] : game.legal(frozen(step.state), viewer),
    ask: viewer === 'spectator' ? null : (step.asks[viewer] ?? null),
  };
}

const PURPOSE = 'quri/heard/1';

/** The running hashes of every viewer as replay files of format 1 have them. */
export function heardInFormat1(players: number) {
  const audience = viewers(players);
  let last: readonly string[] = audience.map(() => hashOf(PURPOSE, null));
  return {
    hear: <G extends Shape>(table: Table<G>, step: Step<G>): string => {
      last = audience.map((viewer, i) =>
        digest([last[i] ?? '', hashOf(PURPOSE, messageInFormat1(table, step, viewer))]),
      );
      return digest(last);
    },
    last: (): readonly string[] => last,
  };
}
