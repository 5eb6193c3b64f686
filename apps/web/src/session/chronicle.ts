import type { News, Refused, RoomView } from '@quri/protocol';
import type { Gone, Hand, Link, TableSnapshot } from './table-session.ts';

/** What can happen to a table's snapshot. */
export type Happening =
  | { readonly type: 'link'; readonly link: Link }
  | { readonly type: 'room'; readonly room: RoomView }
  /** The room as it is wished to be, ahead of the server. */
  | { readonly type: 'wishedRoom'; readonly room: RoomView }
  /** Where the device goes round, who has it changes together with the news, never a moment later. */
  | {
      readonly type: 'news';
      readonly news: readonly News[];
      /** What was heard before is no part of this game any more. */
      readonly anew?: boolean;
      readonly hand?: Hand | null;
      readonly passTo?: number | null;
      readonly undoable?: number | null;
    }
  | {
      readonly type: 'hand';
      readonly hand: Hand | null;
      readonly passTo: number | null;
      readonly undoable: number | null;
    }
  | { readonly type: 'gone'; readonly code: Gone }
  | { readonly type: 'tapped'; readonly ask: number; readonly offer: number }
  /** Another offer was tapped while the first was on its way. */
  | { readonly type: 'wished'; readonly offer: number }
  | { readonly type: 'done'; readonly ask: number; readonly seq: number | null }
  | { readonly type: 'undoing' }
  | { readonly type: 'undone'; readonly seq: number | null }
  | { readonly type: 'refused'; readonly refused: Refused }
  | { readonly type: 'heeded' };

export const BLANK: TableSnapshot = {
  link: 'joining',
  gone: null,
  room: null,
  history: [],
  hand: null,
  passTo: null,
  undoable: null,
  pending: null,
  undoing: null,
  refused: null,
};

export function after(before: TableSnapshot, one: Happening): TableSnapshot {
  switch (one.type) {
    case 'link':
      return before.link === one.link ? before : { ...before, link: one.link };
    case 'room':
      return { ...before, room: one.room, link: 'live', gone: null };
    case 'wishedRoom':
      return { ...before, room: one.room };
    case 'news': {
      const { hand = null, passTo = null, undoable = null, anew = false } = one;
      const history = anew ? one.news : continued(before.history, one.news);
      const pending = stillPending(before.pending, history);
      const undoing = stillPending(before.undoing, history);
      // What was refused was refused at a table that has moved on.
      return { ...before, history, hand, passTo, undoable, pending, undoing, refused: null, link: 'live' };
    }
    case 'hand':
      // What was refused was refused to whoever had the device before.
      return { ...before, hand: one.hand, passTo: one.passTo, undoable: one.undoable, refused: null };
    case 'gone':
      return { ...before, gone: one.code, link: 'live' };
    case 'tapped':
      return { ...before, pending: { ask: one.ask, offer: one.offer, seq: null }, refused: null };
    case 'wished':
      return before.pending === null ? before : { ...before, pending: { ...before.pending, offer: one.offer } };
    case 'done': {
      if (before.pending?.ask !== one.ask) return before;
      return { ...before, pending: stillPending({ ...before.pending, seq: one.seq }, before.history) };
    }
    case 'undoing':
      return { ...before, undoing: { seq: null }, refused: null };
    case 'undone':
      return { ...before, undoing: stillPending({ seq: one.seq }, before.history) };
    case 'refused':
      return { ...before, pending: null, undoing: null, refused: one.refused };
    case 'heeded':
      return before.refused === null ? before : { ...before, refused: null };
  }
}

/** What comes twice is heard once; what comes from further back is another telling of the game and replaces it. */
function continued(history: readonly News[], news: readonly News[]): readonly News[] {
  const first = news[0];
  if (first === undefined) return history;
  const kept = history.filter(({ seq }) => seq < first.seq);
  const last = news.at(-1)?.seq ?? -1;
  const known = history.at(-1)?.seq ?? -1;
  return last <= known && sameTelling(history, news) ? history : [...kept, ...news];
}

const sameTelling = (history: readonly News[], news: readonly News[]): boolean =>
  news.every(({ seq, heard }) => history.find((one) => one.seq === seq)?.heard === heard);

function stillPending<T extends { readonly seq: number | null }>(
  pending: T | null,
  history: readonly News[],
): T | null {
  if (pending === null) return null;
  const latest = history.at(-1);
  const arrived = pending.seq !== null && (latest?.seq ?? -1) >= pending.seq;
  return arrived ? null : pending;
}

/** What lies open before whoever looks at this screen now. */
export interface Position {
  readonly seq: number;
  readonly view: object;
  readonly offers: readonly { readonly type: string }[];
  readonly ask: number | null;
  readonly takeBack: number | null;
}

export function positionOf({ history, hand, undoable }: TableSnapshot): Position | null {
  const latest = history.at(-1);
  if (latest === undefined) return null;
  const takeBack = hand === null ? (undoable ?? latest.takeBack) : hand.takeBack;
  return { ...latest, ...hand, takeBack, seq: latest.seq };
}
