import { type Sample, sample } from '@quri/sample/game';
import { heardInFormat1 } from '../src/format-1.ts';
import {
  accept,
  addHeard,
  type Entry,
  emptyTable,
  type Finding,
  hashOfEntry,
  hashOfOpening,
  heardByAll,
  keyOf,
  nothingHeard,
  type Opening,
  type Replay,
  stepOf,
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

/** The file as it would have been written when replays had format 1. */
export function inFormat1(replay: Replay<Sample>): Replay<Sample> {
  const { format: _format, bots: _bots, ...fields } = copied(replay) as Extract<DraftReplay, { bots: unknown }>;
  const { deal: _deal, ...opening } = fields.opening as Extract<DraftReplay['opening'], { deal: unknown }>;
  const draft = { ...fields, format: 'quri/replay/1', opening: { ...opening, format: 'quri/table/1' } } as DraftReplay;
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
function heardAgain({ format, opening, secret, entries }: Replay<Sample>): Replay['heard'] {
  const table = emptyTable(sample, opening, keyOf(opening, secret));
  const before = heardInFormat1(opening.players);
  let last = nothingHeard(opening.players);
  const each: string[] = [];
  try {
    for (const entry of entries) {
      const step = stepOf(table, entry);
      last = addHeard(step, last).heard;
      each.push(format === 'quri/replay/1' ? before.hear(table, step) : heardByAll(last));
      accept(table, step);
    }
  } catch {
    // Nobody could have heard what the table cannot fold.
  }
  return { each: entries.map((_, i) => each[i] ?? NO_HASH), last: format === 'quri/replay/1' ? before.last() : last };
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
