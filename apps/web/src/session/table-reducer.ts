import type { ClockView, Intent, News, NewsMessage, Position, Refused, RoomView, SentPosition } from '@quri/protocol';
import type { Gone, Link, Pending, TableSnapshot } from './table-session.ts';

/** Everything that changes a table's snapshot. */
export type TableAction =
  | { readonly type: 'link'; readonly link: Link }
  /** `kept`: does the table outlive this page? Left out: yes. */
  | { readonly type: 'room'; readonly room: RoomView; readonly lesson?: boolean; readonly kept?: boolean }
  /** The room with changes that the server has not confirmed yet. */
  | { readonly type: 'optimisticRoom'; readonly room: RoomView }
  /** Pass and play: who holds the device changes in the same step as the news, so that no frame shows one without the other. */
  | (Omit<NewsMessage, 'table'> & Partial<DeviceState>)
  | ({ readonly type: 'hand' } & DeviceState)
  /** The history belongs to another guest. */
  | { readonly type: 'historyCleared' }
  /** `at`: when they came, by the clock of this page. */
  | { readonly type: 'clocks'; readonly clocks: readonly (ClockView | null)[]; readonly at: number }
  | { readonly type: 'note'; readonly text: string }
  | { readonly type: 'gone'; readonly code: Gone }
  | { readonly type: 'moveSent'; readonly ask: number; readonly intents: readonly Intent[] }
  /** Another intent was tapped while the first was unanswered. */
  | { readonly type: 'replaced'; readonly intent: Intent }
  /** `refused`: why a list stopped before its end. */
  | { readonly type: 'done'; readonly ask: number; readonly seq: number | null; readonly refused?: Refused | undefined }
  | { readonly type: 'undoing' }
  | { readonly type: 'undone'; readonly seq: number | null }
  /** `of`: what was on its way and is no more; other requests have nothing to do with the open decision. */
  | { readonly type: 'refused'; readonly refused: Refused; readonly of?: 'move' | 'takeBack' }
  | { readonly type: 'refusalCleared' };

/** Pass and play: who holds the device. */
export type DeviceState = Pick<TableSnapshot, 'hand' | 'passTo' | 'undoable'>;

export const EMPTY_SNAPSHOT: TableSnapshot = {
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
  ownSeq: null,
  undoing: null,
  refused: null,
  refusedAsk: null,
  clocks: null,
  note: '',
  jumpedTo: 0,
  lesson: false,
  kept: true,
};

export function reduce(before: TableSnapshot, action: TableAction): TableSnapshot {
  switch (action.type) {
    case 'link':
      return before.link === action.link ? before : { ...before, link: action.link };
    case 'room':
      return {
        ...before,
        room: action.room,
        lesson: action.lesson ?? false,
        kept: action.kept ?? true,
        link: 'live',
        gone: null,
      };
    case 'optimisticRoom':
      return { ...before, room: action.room };
    case 'news': {
      const { hand = null, passTo = null, undoable = null } = action;
      const merged = mergeNews(before, action);
      const pending = stillPending(before.pending, merged.position);
      const undoing = stillPending(before.undoing, merged.position);
      // News clear the last refusal, except of a move in a decision that is still open, and except the one that stopped the
      // list of intents which ends here.
      const sameDecision = before.refusedAsk !== null && before.refusedAsk === merged.position?.ask && !action.anew;
      const refused = (pending === null && before.pending?.refused) || (sameDecision && before.refused) || null;
      return { ...before, ...merged, hand, passTo, undoable, pending, undoing, refused, link: 'live' };
    }
    case 'hand':
      // The refusal was for the previous holder.
      return { ...before, hand: action.hand, passTo: action.passTo, undoable: action.undoable, refused: null };
    case 'historyCleared':
      return { ...before, history: [], heard: null, position: null };
    case 'clocks':
      return { ...before, clocks: { clocks: action.clocks, at: action.at } };
    case 'note':
      return { ...before, note: action.text };
    case 'gone':
      return { ...before, gone: action.code, link: 'live' };
    case 'moveSent':
      return { ...before, pending: { ask: action.ask, intents: action.intents, seq: null }, refused: null };
    case 'replaced':
      return before.pending === null ? before : { ...before, pending: { ...before.pending, intents: [action.intent] } };
    case 'done': {
      const ownSeq = action.seq ?? before.ownSeq;
      if (before.pending?.ask !== action.ask) return { ...before, ownSeq };
      const { refused } = action;
      const done: Pending = { ...before.pending, seq: action.seq, ...(refused && { refused }) };
      const pending = stillPending(done, before.position);
      return { ...before, pending, ownSeq, refused: (pending === null && refused) || before.refused };
    }
    case 'undoing':
      return { ...before, undoing: { seq: null }, refused: null };
    case 'undone':
      return {
        ...before,
        ownSeq: action.seq ?? before.ownSeq,
        undoing: stillPending({ seq: action.seq }, before.position),
      };
    case 'refused': {
      const { refused, of } = action;
      if (of === undefined) return { ...before, refused, refusedAsk: null };
      const over = of === 'move' ? { pending: null } : { undoing: null };
      return { ...before, ...over, refused, refusedAsk: before.position?.ask ?? null };
    }
    case 'refusalCleared':
      return before.refused === null ? before : { ...before, refused: null };
  }
}

type NewsState = Pick<TableSnapshot, 'history' | 'heard' | 'position'>;

/** Appends news: entries already known are dropped, and a frame that would leave a gap is ignored. */
function mergeNews(before: NewsState, { news, heard, position, anew }: Omit<NewsMessage, 'type' | 'table'>): NewsState {
  const { history, ...known }: NewsState = anew ? { history: [], heard: null, position: null } : before;
  const last = lastSeq(history);
  if ((news[0]?.seq ?? 0) > last + 1) return before;
  const fresh = news.filter(({ seq }) => seq > last);
  const all = fresh.length === 0 ? history : [...history, ...fresh];
  const isOld = news.length > 0 && lastSeq(news) < last;
  return {
    history: all,
    heard: isOld ? known.heard : heard,
    // A position that is not of the newest entry is stale.
    position: (position?.seq === lastSeq(all) && wholePosition(position, known.position)) || known.position,
  };
}

/** The whole of a position that was sent, by the one before it; undefined if that is not the one it is meant for. */
function wholePosition(sent: SentPosition, before: Position | null): Position | undefined {
  if (!('since' in sent)) return sent;
  const { since, changes, ...position } = sent;
  return before?.seq === since ? { ...position, view: { ...before.view, ...changes } } : undefined;
}

const lastSeq = (news: readonly News[]): number => news.at(-1)?.seq ?? -1;

/** A request stays pending until the position that contains its entry has arrived. */
function stillPending<T extends { readonly seq: number | null }>(
  pending: T | null,
  position: Position | null,
): T | null {
  if (pending === null) return null;
  const arrived = pending.seq !== null && (position?.seq ?? -1) >= pending.seq;
  return arrived ? null : pending;
}

/** The position of whoever looks at this screen now. */
export function openPosition({ position, hand, undoable }: TableSnapshot): Position | null {
  if (position === null) return null;
  return hand ?? (undoable === null ? position : { ...position, takeBack: undoable });
}
