import { at } from './at.ts';
import { canonical } from './canonical.ts';
import type { Shape } from './contract.ts';
import { type Entry, isPlayEntry } from './entry.ts';
import { frozen } from './frozen.ts';
import { digest } from './hash.ts';
import { unreachable } from './invariant.ts';
import { walkLog } from './restore.ts';
import { type Seat, type Viewer, viewers } from './seat.ts';
import { mayMove, offersAt, type Step, type Table } from './table.ts';
import { type OwnMoves, ownMoves } from './take-back.ts';

/** What everybody sees of an entry that is not part of the game. */
export type TableSeen =
  | { readonly type: 'takenBack'; readonly to: number }
  | { readonly type: 'seating'; readonly bot: string | null }
  | { readonly type: 'pause'; readonly paused: boolean }
  | { readonly type: 'clock'; readonly left: number }
  | { readonly type: 'conceded'; readonly reason: string }
  | { readonly type: 'ended'; readonly reason: string };

/** What one viewer is told of one entry; of what happened, nothing else ever leaves the server. */
export interface News<G extends Shape = Shape> {
  readonly seq: number;
  readonly kind: Entry['kind'];
  readonly by: Seat | null;
  readonly seen: readonly (G['seen'] | TableSeen)[];
}

/** `seen` is what the viewer sees of the entry's events. */
export function newsOf<G extends Shape>(entry: Entry<G>, seen: readonly G['seen'][]): News<G> {
  const { seq, kind } = entry;
  const by = 'seat' in entry ? entry.seat : null;
  return { seq, kind, by, seen: isPlayEntry(entry) ? seen : [tableSeen(entry)] };
}

function tableSeen(entry: Exclude<Entry, { kind: 'start' | 'move' }>): TableSeen {
  switch (entry.kind) {
    case 'takenBack':
      return { type: entry.kind, to: entry.to };
    case 'seating':
      return { type: entry.kind, bot: entry.bot };
    case 'pause':
      return { type: entry.kind, paused: entry.paused };
    case 'clock':
      return { type: entry.kind, left: entry.left };
    case 'conceded':
    case 'ended':
      return { type: entry.kind, reason: entry.reason };
    default:
      return unreachable(entry);
  }
}

/** The running hash of all the news a viewer was ever sent, from the canonical text of each. */
export const NOTHING_HEARD = digest(['quri/heard/2']);
export const heardAfter = (before: string, newsText: string): string => digest(['quri/heard/2', before, newsText]);

/** The canonical text of a piece of news. */
export const newsText = ({ by, kind, seen, seq }: News): string =>
  `{"by":${by},"kind":"${kind}","seen":${canonical(seen)},"seq":${seq}}`;

/** What one viewer sees and may do after the newest entry. */
export interface Position<G extends Shape = Shape> {
  readonly seq: number;
  readonly view: G['view'];
  readonly offers: readonly G['intent'][];
  readonly ask: number | null;
  /** What this seat could take back alone right now. */
  readonly takeBack: OwnMoves | null;
}

export function positionOf<G extends Shape>(table: Table<G>, viewer: Viewer): Position<G> {
  const watches = viewer === 'spectator' || !mayAct(table, viewer);
  return {
    seq: table.entries.length - 1,
    view: table.game.project(frozen(table.state), viewer),
    offers: watches ? [] : offersAt(table, viewer),
    ask: watches ? null : (table.asks[viewer] ?? null),
    takeBack: watches ? null : ownMoves(table, viewer),
  };
}

/** Nobody has offers while the table is paused, no person while a bot plays for them, and nobody who has chosen too often. */
const mayAct = (table: Table, seat: Seat): boolean =>
  !table.paused && table.ended === null && (table.substitutes[seat] ?? null) === null && mayMove(table, seat);

/** The running hashes of a whole log: after each entry one over all viewers, and each viewer's at the end. */
export interface HeardHashes {
  readonly each: readonly string[];
  readonly last: readonly string[];
}

/** One hash over the running hashes of all viewers. */
export const heardByAll = (running: readonly string[]): string => digest(running);

export const nothingHeard = (players: number): readonly string[] => viewers(players).map(() => NOTHING_HEARD);

/** The text of the news of a step for each viewer, and the running hash each of them has after it. */
export function addHeard<G extends Shape>(
  { entry, seen }: Pick<Step<G>, 'entry' | 'seen'>,
  running: readonly string[],
): { readonly texts: readonly string[]; readonly heard: readonly string[] } {
  const spectator = running.length - 1;
  const everybodys = newsText(newsOf(entry, seen[spectator] ?? []));
  const texts = running.map((_, i) =>
    i === spectator || sameItems(seen[i], seen[spectator]) ? everybodys : newsText(newsOf(entry, seen[i] ?? [])),
  );
  const everybodysHash = heardAfter(at(running, spectator), everybodys);
  // Who has heard the same as a spectator has the same hash: in an open game all have.
  const heard = texts.map((text, i) => {
    const before = at(running, i);
    return text === everybodys && before === running[spectator] ? everybodysHash : heardAfter(before, text);
  });
  return { texts, heard };
}

/** What several viewers see alike is one object: `noteSeen` of the referee shares it. */
const sameItems = (a: readonly object[] | undefined, b: readonly object[] | undefined): boolean =>
  a === b || (a?.length === b?.length && (a ?? []).every((one, i) => one === b?.[i]));

/** Computes the running hashes of a log. */
export function heardOf<G extends Shape>({ game, opening, entries }: Table<G>): HeardHashes {
  const audience = viewers(opening.players);
  let last = nothingHeard(opening.players);
  const each: string[] = [];
  for (const { entry, seen } of walkLog(game, opening, entries, audience)) {
    last = addHeard({ entry, seen: audience.map((viewer: Viewer) => seen(viewer)) }, last).heard;
    each.push(heardByAll(last));
  }
  return { each, last };
}
