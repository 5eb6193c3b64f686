import type { Shape } from './contract.ts';
import type { Entry } from './entry.ts';
import { frozen } from './frozen.ts';
import { digest, hashOf } from './hash.ts';
import { type Seat, type Viewer, viewers } from './seat.ts';
import { accept, emptyTable, type Step, stepOf, type Table } from './table.ts';

/** What one viewer is sent of one entry; nothing else of a game ever leaves the server. */
export interface Message<G extends Shape = Shape> {
  readonly seq: number;
  readonly kind: Entry['kind'];
  readonly by: Seat | null;
  readonly seen: readonly G['seen'][];
  readonly view: G['view'];
  readonly offers: readonly G['intent'][];
  readonly ask: number | null;
}

export function messageOf<G extends Shape>(table: Table<G>, step: Step<G>, viewer: Viewer): Message<G> {
  const { game, opening } = table;
  const { entry } = step;
  return {
    seq: entry.seq,
    kind: entry.kind,
    by: entry.kind === 'start' ? null : entry.seat,
    seen: step.seen[viewer === 'spectator' ? opening.players : viewer] ?? [],
    view: game.project(frozen(step.state), viewer),
    offers: viewer === 'spectator' ? [] : game.legal(frozen(step.state), viewer),
    ask: viewer === 'spectator' ? null : (step.asks[viewer] ?? null),
  };
}

/** The running hash of everything a viewer was ever sent. */
export const NOTHING_HEARD = hashOf('quri/heard/1', null);
export const heardAfter = (before: string, message: Message): string =>
  digest([before, hashOf('quri/heard/1', message)]);

/** Everything everybody heard: after each entry one hash over all viewers, and each viewer's own at the end. */
export interface Heard {
  readonly each: readonly string[];
  readonly last: readonly string[];
}

/** Plays a log back to all its listeners. */
export function heardOf<G extends Shape>(table: Table<G>, key: Uint8Array): Heard {
  const again = emptyTable(table.game, table.opening, key);
  const listener = listening(again);
  const each: string[] = [];
  for (const entry of table.entries) {
    const step = stepOf(again, entry);
    each.push(listener.hear(step));
    accept(again, step);
  }
  return { each, last: listener.last() };
}

/** Keeps the running hashes of every viewer of a table. */
export function listening<G extends Shape>(
  table: Table<G>,
): { hear(step: Step<G>): string; last(): readonly string[] } {
  const audience = viewers(table.opening.players);
  let last: readonly string[] = audience.map(() => NOTHING_HEARD);
  return {
    hear: (step) => {
      last = audience.map((viewer, i) => heardAfter(last[i] ?? NOTHING_HEARD, messageOf(table, step, viewer)));
      return digest(last);
    },
    last: () => last,
  };
}
