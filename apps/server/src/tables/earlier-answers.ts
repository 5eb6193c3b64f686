import type { Entry } from '@quri/kernel';
import type { ClientMessage, Done, Refused } from '@quri/protocol';
import type { Store } from '../store/records.ts';
import { type Answer, type LiveTable, seatOf } from './live-table.ts';

/** A request to a table. */
export type TableRequest = Extract<ClientMessage, { readonly id: string; readonly table: string }>;

const MAX_REFUSALS = 200;

const keyOf = (guest: string, { id }: TableRequest): string => `${guest}/${id}`;

/** What this request was answered before, so that a repeat is not carried out again. */
export function earlierAnswer(store: Store, live: LiveTable, guest: string, request: TableRequest): Answer | undefined {
  const done = storedAnswer(store, live, guest, request);
  if (done !== undefined) return { done };
  const refused = live.refusals.get(keyOf(guest, request));
  return refused && { refused };
}

export function rememberRefusal(live: LiveTable, guest: string, request: TableRequest, refused: Refused): void {
  const { refusals } = live;
  refusals.set(keyOf(guest, request), refused);
  const oldest = refusals.keys().next().value;
  if (refusals.size > MAX_REFUSALS && oldest !== undefined) refusals.delete(oldest);
}

/** What this request was answered if it was carried out. */
export function storedAnswer(store: Store, live: LiveTable, guest: string, request: TableRequest): Done | undefined {
  const seq = entryOf(live, guest, request);
  const answered = seq === undefined ? undefined : store.requestOf(live.id, seq);
  if (answered?.request.guest === guest && answered.request.id === request.id) return answered.done;
  // The answer to a move is stored with its entry, and that to `why` not at all.
  return request.type === 'move' || request.type === 'why'
    ? undefined
    : store.answerTo(live.id, { guest, id: request.id });
}

/**
 * The entry this request would have made. A seat answers a decision once: while that decision is open, the request is
 * new, and afterwards there is one entry of that seat which answered it.
 */
function entryOf({ record, runner }: LiveTable, guest: string, request: TableRequest): number | undefined {
  if (runner === undefined) return undefined;
  if (request.type === 'start') return 0;
  const seat = seatOf(record, guest);
  const { entries, asks } = runner.table;
  if (seat === undefined) return undefined;
  if (request.type === 'move') {
    const { ask } = request;
    if (asks[seat] === ask) return undefined;
    const isAnswer = (entry: Entry | undefined): boolean =>
      entry?.kind === 'move' && entry.seat === seat && entry.ask === ask;
    for (let seq = ask + 1; seq < entries.length; seq++) if (isAnswer(entries[seq])) return seq;
  }
  if (request.type === 'takeBack') {
    const { to } = request;
    const made = entries.findLastIndex((entry) => entry.kind === 'takenBack' && entry.seat === seat && entry.to === to);
    return made < 0 ? undefined : made;
  }
  return undefined;
}
