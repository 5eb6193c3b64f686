import { at, type Entry, unreachable } from '@quri/kernel';
import { type ClientMessage, type Done, MOST_INTENTS, type Refused, type ServerMessage } from '@quri/protocol';
import { workOfSending } from '../limits/work-budgets.ts';
import { isUnavailable } from '../store/errors.ts';
import type { Store } from '../store/records.ts';
import type { AwayRequests } from './away-requests.ts';
import { concede } from './concede.ts';
import type { ConsentRequests } from './consent-requests.ts';
import type { TableCreation } from './create-table.ts';
import {
  type Answer,
  accessRefusal,
  type LiveTable,
  type Message,
  mayEnter,
  phaseOf,
  type Received,
  type RequestOutcome,
  type SeatRequest,
  type Subscriber,
  seatOf,
} from './live-table.ts';
import type { Notes } from './notes.ts';
import { explain, playMoves, takeBack } from './play.ts';
import type { Reconcile } from './reconcile.ts';
import type { SeatLinks } from './seat-watching.ts';
import type { GameStarts } from './start-game.ts';
import type { TableServices } from './tables.ts';
import type { WaitingRoom } from './waiting-room.ts';

interface Needs extends TableServices {
  readonly reconcile: Reconcile;
  readonly waitingRoom: WaitingRoom;
  readonly starts: GameStarts;
  readonly away: AwayRequests;
  readonly creation: TableCreation;
  readonly consent: ConsentRequests;
  readonly seatLinks: SeatLinks;
  readonly notes: Notes;
  readonly now: () => number;
}

/** Carries out a request in the table's queue and answers it; a repeated request gets the same answer again. */
export type HandleRequest = (live: LiveTable, by: Subscriber, message: TableRequest) => void;

/** The least size of an answer in bytes. */
const ANSWER_BYTES = 256;

export function tableRequests(needs: Needs): HandleRequest {
  const { store, failures, reconcile, waitingRoom, starts, away, creation, consent, seatLinks, notes, now } = needs;
  const carryOut = (live: LiveTable, { by, message }: SingleRequest): RequestOutcome | Promise<RequestOutcome> => {
    const { guest } = by;
    const { id } = message;
    switch (message.type) {
      case 'stand':
        return waitingRoom.stand(live, guest, message);
      case 'seatBot':
        return waitingRoom.seatBot(live, guest, message);
      case 'setUp':
        return waitingRoom.setUp(live, guest, message);
      case 'start':
        return starts.start(live, { guest, id }, (answer) => reply(by, id, answer));
      case 'takeBack':
        return takeBack(live, { guest, id }, message);
      case 'why':
        return explain(live, guest, message);
      case 'substitute':
        return away.substitute(live, { guest, id }, message);
      case 'end':
        return away.end(live, { guest, id });
      case 'freeSeat':
        return waitingRoom.freeSeat(live, guest, message);
      case 'makeHost':
        return waitingRoom.makeHost(live, guest, message);
      case 'watchLink':
        return seatLinks(live, { guest, id }, message);
      case 'note':
        return notes.write(live, { guest, id }, message);
      case 'consent':
        return consent.answer(live, { guest, id }, message);
      case 'concede':
        return concede(live, { guest, id });
      case 'rematch':
        return creation.rematch(live, { guest, id });
      default:
        return unreachable(message);
    }
  };

  /** What is answered without carrying it out: a request that was answered before, or one nobody may make now. */
  const outcomeBefore = (live: LiveTable, { by, message }: ReceivedRequest): RequestOutcome | undefined => {
    const answer = earlierAnswer(store, live, by.guest, message);
    if (answer !== undefined) return { answer };
    const refused = accessRefusal(live, by.guest);
    return refused && { answer: { refused } };
  };

  /** Another server may have carried it out, which this one has only learned by trying. */
  const outcomeAfter = (live: LiveTable, { by, message }: ReceivedRequest, outcome: RequestOutcome): RequestOutcome => {
    if (!MAKES_ENTRY.includes(message.type) || !wasRefused(outcome)) return outcome;
    const done = storedAnswer(store, live, by.guest, message);
    return done === undefined ? outcome : { answer: { done } };
  };

  const respond = (live: LiveTable, { by, message }: ReceivedRequest, { answer, afterwards }: RequestOutcome): void => {
    if (answer !== 'later') {
      if ('refused' in answer && !answer.refused.retry && message.type !== 'why')
        rememberRefusal(live, by.guest, message, answer.refused);
      reply(by, message.id, answer);
    }
    if (!wasRefused({ answer })) by.charge(workOfSending(live.subscribers.size));
    afterwards?.();
  };

  /** Carries out those requests that are new, and answers all of them. */
  const handle = async <R extends ReceivedRequest>(
    live: LiveTable,
    requests: readonly R[],
    carryOutNew: (requests: readonly R[]) => Promise<readonly RequestOutcome[]>,
  ): Promise<void> => {
    const outcomes = new Map<R, RequestOutcome>();
    const isOpen = (one: R): boolean => !outcomes.has(one);
    const entries = live.runner?.table.entries.length;
    try {
      if (live.mustReconcile) await reconcile(live);
      for (const one of requests) {
        const before = outcomeBefore(live, one);
        if (before !== undefined) outcomes.set(one, before);
      }
      const fresh = requests.filter(isOpen);
      const made = fresh.length === 0 ? [] : await carryOutNew(fresh);
      for (const [i, one] of fresh.entries()) outcomes.set(one, outcomeAfter(live, one, at(made, i)));
    } catch (error) {
      if (requests.length > 1 && !isUnavailable(error) && live.runner?.table.entries.length === entries) {
        // No entry was made: one by one, so that only the one that fails is not. What was stored nevertheless is answered as a repeat.
        for (const one of requests.filter(isOpen)) await handle(live, [one], carryOutNew);
      } else {
        const answer = { refused: failures.handle(live, error) };
        for (const one of requests.filter(isOpen)) outcomes.set(one, { answer });
      }
    }
    for (const [one, outcome] of outcomes) respond(live, one, outcome);
  };

  const carryOutBatch = (live: LiveTable, requests: readonly SeatRequest[]): Promise<readonly RequestOutcome[]> => {
    const moves = requests.filter(isMove);
    return moves.length > 0 ? playMoves(live, moves) : waitingRoom.sit(live, requests.filter(isSit));
  };

  return (live, by, message) => {
    if (message.type === 'sit' || message.type === 'move') {
      const run = (requests: readonly SeatRequest[]) => handle(live, requests, (fresh) => carryOutBatch(live, fresh));
      // Time in the queue is nobody's thinking time.
      const request = { by, message, receivedAt: now() };
      const mayBeMade =
        message.type === 'sit'
          ? phaseOf(live) === 'gathering' && mayEnter(live, by.guest)
          : seatOf(live.record, by.guest) !== undefined;
      // Until the next commit is about to be written others may join it. `beforeCommit` then has them computed without
      // waiting for anything, so that they are part of that commit.
      if (mayBeMade) return live.queue.addItem(request, { fits: fitsWith, whenReady: store.beforeCommit, run });
      // What will be refused waits for no commit, and keeps nobody's move from joining others.
      return live.queue.add(() => run([request]), { keepsBatchOpen: true });
    }
    const carryOutNew = (fresh: readonly SingleRequest[]) => Promise.all(fresh.map((one) => carryOut(live, one)));
    live.queue.add(() => handle(live, [{ by, message }], carryOutNew));
  };
}

const isMove = (one: SeatRequest): one is Received<Message<'move'>> => one.message.type === 'move';
const isSit = (one: SeatRequest): one is Received<Message<'sit'>> => one.message.type === 'sit';

/**
 * Requests that are carried out together are of one type. Moves have no more intents than one list may: the other tables
 * want their turn. Of a request to sit down that comes twice, the second finds the answer to the first.
 */
function fitsWith(waiting: readonly SeatRequest[], { by, message }: SeatRequest): boolean {
  if (message.type === 'sit')
    return waiting.every((one) => isSit(one) && (one.by.guest !== by.guest || one.message.id !== message.id));
  const moves = waiting.filter(isMove);
  const intents = moves.reduce((sum, one) => sum + one.message.intents.length, message.intents.length);
  return moves.length === waiting.length && intents <= MOST_INTENTS;
}

/** So many of the newest entries are looked through for a repeated request about a seat. */
const MOST_SEATINGS = 8;

/** Requests that another server with the same data file may have carried out. */
const MAKES_ENTRY: readonly TableRequest['type'][] = ['move', 'takeBack', 'substitute', 'end', 'consent', 'concede'];

const wasRefused = ({ answer }: RequestOutcome): boolean => answer !== 'later' && 'refused' in answer;

export function reply(to: Subscriber, id: string, answer: Answer): void {
  const message: ServerMessage =
    'refused' in answer ? { type: 'refused', id, refused: answer.refused } : { type: 'done', id, ...answer.done };
  // A reason may tell what somebody holds. Padded, all answers look the same to whoever sees only their sizes.
  to.send(message, ANSWER_BYTES);
}

/** A request that waits for its turn. */
type ReceivedRequest = Pick<Received<TableRequest>, 'by' | 'message'>;

/** A request that is carried out alone. */
type SingleRequest = Pick<Received<Exclude<TableRequest, Message<'move' | 'sit'>>>, 'by' | 'message'>;

/** A request to a table; what is said there has no part in its queue. */
type TableRequest = Exclude<
  Extract<ClientMessage, { readonly id: string; readonly table: string }>,
  { readonly type: 'say' | 'block' }
>;

const MAX_REFUSALS = 200;

const keyOf = (guest: string, { id }: TableRequest): string => `${guest}/${id}`;

/** What this request was answered before, so that a repeat is not carried out again. */
function earlierAnswer(store: Store, live: LiveTable, guest: string, request: TableRequest): Answer | undefined {
  const done = storedAnswer(store, live, guest, request);
  if (done !== undefined) return { done };
  const refused = live.refusals.get(keyOf(guest, request));
  return refused && { refused };
}

function rememberRefusal(live: LiveTable, guest: string, request: TableRequest, refused: Refused): void {
  const { refusals } = live;
  refusals.set(keyOf(guest, request), refused);
  const oldest = refusals.keys().next().value;
  if (refusals.size > MAX_REFUSALS && oldest !== undefined) refusals.delete(oldest);
}

/** What this request was answered if it was carried out. */
function storedAnswer(store: Store, live: LiveTable, guest: string, request: TableRequest): Done | undefined {
  for (const seq of entriesOf(live, guest, request)) {
    const answered = store.requestOf(live.id, seq);
    if (answered?.request.guest === guest && answered.request.id === request.id) return answered.done;
  }
  // The answer to a move is stored with its entry, and that to `why` not at all.
  return request.type === 'move' || request.type === 'why'
    ? undefined
    : store.answerTo(live.id, { guest, id: request.id });
}

/**
 * The entries this request may have made. A seat answers a decision once: while that decision is open, the request is
 * new, and afterwards there is one entry of that seat which answered it.
 */
function entriesOf({ record, runner }: LiveTable, guest: string, request: TableRequest): readonly number[] {
  if (runner === undefined) return [];
  const { entries, asks } = runner.table;
  const own = seatOf(record, guest);
  switch (request.type) {
    case 'start':
      return [0];
    case 'move':
      return own === undefined || asks[own] === request.ask ? [] : movesAnswering(entries, own, request.ask);
    case 'takeBack':
      return seqsOf(entries, (one) => one.kind === 'takenBack' && one.seat === own && one.to === request.to).slice(-1);
    case 'substitute':
      return seqsOf(entries, (one) => one.kind === 'seating' && one.seat === request.seat).slice(-MOST_SEATINGS);
    case 'end':
      return seqsOf(entries, (one) => one.kind === 'ended');
    case 'concede':
      return seqsOf(entries, (one) => (one.kind === 'conceded' || one.kind === 'ended') && one.seat === own);
    case 'consent':
      return seqsOf(entries, (one) => 'consent' in one && one.consent.length > 0).slice(-MOST_SEATINGS);
    default:
      return [];
  }
}

const seqsOf = (entries: readonly Entry[], isWanted: (entry: Entry) => boolean): readonly number[] =>
  entries.flatMap((entry) => (isWanted(entry) ? [entry.seq] : []));

function movesAnswering(entries: readonly Entry[], seat: number, ask: number): readonly number[] {
  for (let seq = ask + 1; seq < entries.length; seq++) {
    const entry = entries[seq];
    if (entry?.kind === 'move' && entry.seat === seat && entry.ask === ask) return [seq];
  }
  return [];
}
