import type { Intent, News, NewsMessage, Position, Refused, RoomView } from '@quri/protocol';
import type { Gone, Hand, Link, Pending, TableSnapshot } from './table-session.ts';

/** What can happen to a table's snapshot. */
export type Happening =
  | { readonly type: 'link'; readonly link: Link }
  | { readonly type: 'room'; readonly room: RoomView }
  /** The room as it is wished to be, ahead of the server. */
  | { readonly type: 'wishedRoom'; readonly room: RoomView }
  /** Where the device goes round, who has it changes together with the news, never a moment later. */
  | (Omit<NewsMessage, 'table'> & Partial<Held>)
  | ({ readonly type: 'hand' } & Held)
  /** What was heard so far was told to somebody else. */
  | { readonly type: 'forgotten' }
  | { readonly type: 'gone'; readonly code: Gone }
  | { readonly type: 'tapped'; readonly ask: number; readonly intents: readonly Intent[] }
  /** Something else was tapped while the first was on its way. */
  | { readonly type: 'wished'; readonly intent: Intent }
  /** `refused`: why a list stopped before its end. */
  | { readonly type: 'done'; readonly ask: number; readonly seq: number | null; readonly refused?: Refused | undefined }
  | { readonly type: 'undoing' }
  | { readonly type: 'undone'; readonly seq: number | null }
  | { readonly type: 'refused'; readonly refused: Refused }
  | { readonly type: 'heeded' };

/** Who has the device in hand, at a table where it goes round. */
export interface Held {
  readonly hand: Hand | null;
  readonly passTo: number | null;
  /** What whoever had it last may take back while it is on its way. */
  readonly undoable: Position['takeBack'];
}

export const BLANK: TableSnapshot = {
  link: 'joining',
  gone: null,
  room: null,
  history: [],
  heard: null,
  position: null,
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
      const { hand = null, passTo = null, undoable = null } = one;
      const told = toldAfter(before, one);
      const pending = stillPending(before.pending, told.position);
      const undoing = stillPending(before.undoing, told.position);
      // What was refused was refused at a table that has moved on; but not what stopped the list that ends here.
      const refused = (pending === null && before.pending?.refused) || null;
      return { ...before, ...told, hand, passTo, undoable, pending, undoing, refused, link: 'live' };
    }
    case 'hand':
      // What was refused was refused to whoever had the device before.
      return { ...before, hand: one.hand, passTo: one.passTo, undoable: one.undoable, refused: null };
    case 'forgotten':
      return { ...before, history: [], heard: null, position: null };
    case 'gone':
      return { ...before, gone: one.code, link: 'live' };
    case 'tapped':
      return { ...before, pending: { ask: one.ask, intents: one.intents, seq: null }, refused: null };
    case 'wished':
      return before.pending === null ? before : { ...before, pending: { ...before.pending, intents: [one.intent] } };
    case 'done': {
      if (before.pending?.ask !== one.ask) return before;
      const { refused } = one;
      const done: Pending = { ...before.pending, seq: one.seq, ...(refused && { refused }) };
      const pending = stillPending(done, before.position);
      return { ...before, pending, refused: (pending === null && refused) || before.refused };
    }
    case 'undoing':
      return { ...before, undoing: { seq: null }, refused: null };
    case 'undone':
      return { ...before, undoing: stillPending({ seq: one.seq }, before.position) };
    case 'refused':
      return { ...before, pending: null, undoing: null, refused: one.refused };
    case 'heeded':
      return before.refused === null ? before : { ...before, refused: null };
  }
}

type Told = Pick<TableSnapshot, 'history' | 'heard' | 'position'>;

/** What comes twice is heard once, and what would leave a hole was meant for somebody else at this page. */
function toldAfter(before: Told, { news, heard, position, anew }: Omit<NewsMessage, 'type' | 'table'>): Told {
  const { history, ...known }: Told = anew ? { history: [], heard: null, position: null } : before;
  const last = lastSeq(history);
  if ((news[0]?.seq ?? 0) > last + 1) return before;
  const fresh = news.filter(({ seq }) => seq > last);
  const all = fresh.length === 0 ? history : [...history, ...fresh];
  const isOld = news.length > 0 && lastSeq(news) < last;
  return {
    history: all,
    heard: isOld ? known.heard : heard,
    // One that comes before its news, or long after, is of another moment.
    position: position?.seq === lastSeq(all) ? position : known.position,
  };
}

const lastSeq = (news: readonly News[]): number => news.at(-1)?.seq ?? -1;

/** It is over when what lies open is what it led to: a long way of catching up is not half shown. */
function stillPending<T extends { readonly seq: number | null }>(
  pending: T | null,
  position: Position | null,
): T | null {
  if (pending === null) return null;
  const arrived = pending.seq !== null && (position?.seq ?? -1) >= pending.seq;
  return arrived ? null : pending;
}

/** What lies open before whoever looks at this screen now. */
export function positionOf({ position, hand, undoable }: TableSnapshot): Position | null {
  if (position === null) return null;
  return hand ?? (undoable === null ? position : { ...position, takeBack: undoable });
}
