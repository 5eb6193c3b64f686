import { type Entry, unreachable } from '@quri/kernel';
import type { ClientMessage, Done, Refused, ServerMessage } from '@quri/protocol';
import type { Store } from '../store/records.ts';
import type { TableCreation } from './create-table.ts';
import {
  type Answer,
  accessRefusal,
  type LiveTable,
  type RequestOutcome,
  type Subscriber,
  seatOf,
} from './live-table.ts';
import { explain, playMove, takeBack } from './play.ts';
import type { Reconcile } from './reconcile.ts';
import type { GameStarts } from './start-game.ts';
import type { TableServices } from './tables.ts';
import type { WaitingRoom } from './waiting-room.ts';

interface Needs extends TableServices {
  readonly reconcile: Reconcile;
  readonly waitingRoom: WaitingRoom;
  readonly starts: GameStarts;
  readonly creation: TableCreation;
}

/** Carries out a request in the table's queue and answers it; a repeated request gets the same answer again. */
export type HandleRequest = (live: LiveTable, by: Subscriber, message: TableRequest) => void;

/** The least size of an answer in bytes. */
const ANSWER_BYTES = 256;

export function tableRequests({ store, failures, reconcile, waitingRoom, starts, creation }: Needs): HandleRequest {
  const carryOut = (
    live: LiveTable,
    by: Subscriber,
    message: TableRequest,
  ): RequestOutcome | Promise<RequestOutcome> => {
    const { guest } = by;
    const { id } = message;
    switch (message.type) {
      case 'sit':
        return waitingRoom.sit(live, guest, message);
      case 'stand':
        return waitingRoom.stand(live, guest, message);
      case 'seatBot':
        return waitingRoom.seatBot(live, guest, message);
      case 'setUp':
        return waitingRoom.setUp(live, guest, message);
      case 'start':
        return starts.start(live, { guest, id }, (answer) => reply(by, id, answer));
      case 'move':
        return playMove(live, { guest, id }, message);
      case 'takeBack':
        return takeBack(live, { guest, id }, message);
      case 'why':
        return explain(live, guest, message);
      case 'rematch':
        return creation.rematch(live, { guest, id });
      default:
        return unreachable(message);
    }
  };

  const outcomeOf = async (live: LiveTable, by: Subscriber, message: TableRequest): Promise<RequestOutcome> => {
    const { guest } = by;
    try {
      if (live.commitUnknown) await reconcile(live);
      const before = earlierAnswer(store, live, guest, message);
      if (before !== undefined) return { answer: before };
      const refused = accessRefusal(live, guest);
      if (refused !== undefined) return { answer: { refused } };
      const outcome = await carryOut(live, by, message);
      if ((message.type !== 'move' && message.type !== 'takeBack') || !wasRefused(outcome)) return outcome;
      // Another server may have carried it out, which this one has only learned by trying.
      const done = storedAnswer(store, live, guest, message);
      return done === undefined ? outcome : { answer: { done } };
    } catch (error) {
      return { answer: { refused: failures.handle(live, error) } };
    }
  };

  return (live, by, message) =>
    live.queue.add(async () => {
      const { answer, afterwards } = await outcomeOf(live, by, message);
      if (answer !== 'later') {
        if ('refused' in answer && !answer.refused.retry && message.type !== 'why')
          rememberRefusal(live, by.guest, message, answer.refused);
        reply(by, message.id, answer);
      }
      afterwards?.();
    });
}

const wasRefused = ({ answer }: RequestOutcome): boolean => answer !== 'later' && 'refused' in answer;

export function reply(to: Subscriber, id: string, answer: Answer): void {
  const message: ServerMessage =
    'refused' in answer ? { type: 'refused', id, refused: answer.refused } : { type: 'done', id, ...answer.done };
  // A reason may tell what somebody holds. Padded, all answers look the same to whoever sees only their sizes.
  to.sendText(JSON.stringify(message).padEnd(ANSWER_BYTES));
}

/** A request to a table. */
type TableRequest = Extract<ClientMessage, { readonly id: string; readonly table: string }>;

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
