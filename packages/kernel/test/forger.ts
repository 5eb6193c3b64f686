import { type Sample, sample } from '@quri/sample/game';
import { listening } from '../src/hearing.ts';
import {
  accept,
  type Entry,
  emptyTable,
  type Finding,
  hashOfEntry,
  hashOfOpening,
  type Opening,
  type Replay,
  stepOf,
  tableKey,
  verify,
} from '../src/index.ts';

/** The same, to be written into. */
export type Draft<T> = T extends string | number | boolean | null | undefined
  ? T
  : { -readonly [K in keyof T]: Draft<T[K]> };
export type DraftReplay = Draft<Replay<Sample>>;
export type DraftEntry = Draft<Entry<Sample>>;
export type DraftMove = Extract<DraftEntry, { kind: 'move' }>;
type Change = (draft: DraftReplay) => void;

const NO_HASH = '0'.repeat(64);

const copied = (replay: Replay<Sample>): DraftReplay => JSON.parse(JSON.stringify(replay)) as DraftReplay;

/** Somebody edits the file and leaves the hashes as they are. */
export function tampered(replay: Replay<Sample>, change: Change): Replay<Sample> {
  const draft = copied(replay);
  change(draft);
  return draft as Replay<Sample>;
}

/** Somebody who knows how the file is made edits it and works out every hash again. */
export function forged(replay: Replay<Sample>, change: Change): Replay<Sample> {
  const draft = copied(replay);
  change(draft);
  rechain(draft);
  return { ...draft, heard: heardAgain(draft as Replay<Sample>) } as Replay<Sample>;
}

function rechain(draft: DraftReplay): void {
  let head = hashOfOpening(draft.opening as Opening);
  for (const [i, entry] of draft.entries.entries()) {
    entry.seq = i;
    entry.prev = head;
    head = hashOfEntry(entry as Entry);
  }
  draft.head = head;
}

/** What everybody would have heard of it, as far as the table can be brought to say it. */
function heardAgain({ opening, secret, entries }: Replay<Sample>): Replay['heard'] {
  const table = emptyTable(sample, opening, tableKey(opening.table, secret));
  const listener = listening(table);
  const each: string[] = [];
  try {
    for (const entry of entries) {
      const step = stepOf(table, entry);
      each.push(listener.hear(step));
      accept(table, step);
    }
  } catch {
    // Nobody could have heard what the table cannot fold.
  }
  return { each: entries.map((_, i) => each[i] ?? NO_HASH), last: listener.last() };
}

/** Takes an entry out or puts one in, and lets later entries still point where they pointed. */
export function spliced(draft: DraftReplay, at: number, remove: number, ...put: DraftEntry[]): void {
  const shift = put.length - remove;
  for (const entry of draft.entries.slice(at + remove)) {
    if (entry.kind === 'move' && entry.ask >= at) entry.ask += shift;
    if (entry.kind === 'takenBack' && entry.to >= at) entry.to += shift;
  }
  draft.entries.splice(at, remove, ...put);
}

export const moveAt = (draft: DraftReplay, at: number): DraftMove => draft.entries[at] as DraftMove;

/** Which checks are broken, and the entry each of them names. */
export const brokenIn = (findings: readonly Finding[]): Record<string, number | null> =>
  Object.fromEntries(
    findings.flatMap((found) => (found.verdict === 'broken' ? [[found.check, found.entry] as const] : [])),
  );

export const judged = (replay: Replay<Sample>): Record<string, number | null> =>
  brokenIn(verify(replay as Replay, sample));
