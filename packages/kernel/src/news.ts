import { canonical } from './canonical.ts';
import type { Shape } from './contract.ts';
import { type Entry, isPlayEntry } from './entry.ts';
import { frozen } from './frozen.ts';
import { digest } from './hash.ts';
import { unreachable } from './invariant.ts';
import type { Seat, Viewer } from './seat.ts';
import { offersAt, type Table } from './table.ts';
import { ownMoves } from './take-back.ts';

/** What everybody sees of an entry that is not part of the game. */
export type TableSeen =
  | { readonly type: 'takenBack'; readonly to: number }
  | { readonly type: 'seating'; readonly bot: string | null }
  | { readonly type: 'pause'; readonly paused: boolean }
  | { readonly type: 'clock'; readonly left: number }
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
  /** The first and the last entry this seat could take back alone right now. */
  readonly takeBack: { readonly first: number; readonly last: number } | null;
}

export function positionOf<G extends Shape>(table: Table<G>, viewer: Viewer): Position<G> {
  // Nobody has offers while the table is paused.
  const watches = viewer === 'spectator' || table.paused || table.ended !== null;
  return {
    seq: table.entries.length - 1,
    view: table.game.project(frozen(table.state), viewer),
    offers: watches ? [] : offersAt(table, viewer),
    ask: watches ? null : (table.asks[viewer] ?? null),
    takeBack: watches ? null : ownMoves(table, viewer),
  };
}
