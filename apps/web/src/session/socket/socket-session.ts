import type { Intent, RoomView } from '@quri/protocol';
import { movesFor, type SentMove } from '../moves.ts';
import { type Observable, observable } from '../observable.ts';
import { newId } from '../random.ts';
import { EMPTY_SNAPSHOT } from '../table-reducer.ts';
import { goneFor, type TableSession, type TableSnapshot } from '../table-session.ts';
import { chatSession } from './chat-session.ts';
import type { Connection } from './connection.ts';
import { optimisticSetup } from './optimistic-setup.ts';
import type { RequestAnswer, RequestBody, UnansweredMoves } from './requests.ts';
import type { SeatBytes } from './seat-bytes.ts';
import { seatCommitment } from './seat-commitment.ts';
import type { UnsentLines } from './unsent-lines.ts';

export interface SocketSessionPort {
  readonly connection: Connection;
  readonly unanswered: UnansweredMoves;
  readonly bytes: SeatBytes;
  readonly unsent: UnsentLines;
  /** The finished game as a file; null while there is none. */
  fetchReplay(table: string): Promise<string | null>;
}

/** A table on the server. */
export function socketSession(port: SocketSessionPort, table: string, invite: string | null): TableSession {
  const { connection, bytes } = port;
  const store = observable(EMPTY_SNAPSHOT);
  const { dispatch, play, takeBack, dropReplacement } = socketMoves(table, connection, port.unanswered, store);

  const chat = chatSession(table, connection, port.unsent);
  const ownCommitment = seatCommitment(table, connection, bytes);
  /** The room as the server sent it last. */
  let sentRoom: RoomView | null = null;
  const setUp = optimisticSetup({
    ask: (to) => connection.request({ type: 'setUp', table, ...to }),
    changed: () => {
      if (sentRoom !== null) dispatch({ type: 'optimisticRoom', room: setUp.shown(sentRoom) });
    },
    refused: (refused) => dispatch({ type: 'refused', refused }),
  });
  const receiveRoom = (room: RoomView): void => {
    const before = sentRoom;
    sentRoom = room;
    setUp.received(room);
    dispatch({ type: 'room', room: setUp.shown(room) });
    ownCommitment.renew(room, before);
  };

  const leave = connection.subscribe(table, {
    invite,
    last: () => {
      const { history, heard } = store.get();
      const newest = history.at(-1);
      return newest === undefined || heard === null ? null : { seq: newest.seq, heard };
    },
    historyInvalid: () => dispatch({ type: 'historyCleared' }),
    link: (up) => {
      if (!up) dispatch({ type: 'link', link: 'lost' });
    },
    rejected: ({ code }) => {
      // Once at the table, this is about something else, such as bytes revealed too late.
      if (store.get().link !== 'live') dispatch({ type: 'gone', code: goneFor(code) });
    },
    received: (message) => {
      if (message.type === 'room') receiveRoom(message.room);
      else if (message.type === 'clocks') dispatch({ ...message, at: performance.now() });
      else if (message.type === 'chat') chat.received(message);
      else if (message.type !== 'revealAsked') dispatch(message);
      else if (sentRoom !== null) ownCommitment.reveal(sentRoom);
      // What it follows is not here.
      return message.type !== 'news' || (message.position?.seq ?? -1) <= (store.get().position?.seq ?? -1);
    },
  });

  const ask = async (body: RequestBody): Promise<RequestAnswer> => {
    dispatch({ type: 'refusalCleared' });
    const answer = await connection.request(body);
    if (!answer.ok) dispatch({ type: 'refused', refused: answer.refused });
    return answer;
  };

  return {
    kind: 'online',
    chat,
    subscribe: store.subscribe,
    snapshot: store.get,
    play,
    takeBack,
    why: async (intent) => {
      const answer = await connection.request({ type: 'why', table, intent });
      return answer.ok ? null : answer.refused;
    },
    ready: () => {},
    sit: (seat) => void ask(ownCommitment.sitRequest(seat)),
    stand: () => void ask({ type: 'stand', table }),
    seatBot: (seat, level) => void ask({ type: 'seatBot', table, seat, level }),
    setUp: (change) => {
      dispatch({ type: 'refusalCleared' });
      setUp.change(change);
    },
    start: () => void ask({ type: 'start', table }),
    substitute: (seat, bot) => void ask({ type: 'substitute', table, seat, bot }),
    endGame: () => void ask({ type: 'end', table }),
    consent: (to, agree) => void ask({ type: 'consent', table, to, agree }),
    concede: () => void ask({ type: 'concede', table }),
    freeSeat: (seat) => void ask({ type: 'freeSeat', table, seat }),
    makeHost: (seat) => void ask({ type: 'makeHost', table, seat }),
    watchLink: async (link) => {
      const answer = await ask({ type: 'watchLink', table, link });
      return answer.ok ? (answer.done.secret ?? null) : null;
    },
    writeNote: (text) => void ask({ type: 'note', table, text }),
    rematch: async () => {
      const answer = await ask({ type: 'rematch', table });
      return answer.ok ? answer.done.table : null;
    },
    replay: () => port.fetchReplay(table),
    leave: () => {
      dropReplacement();
      leave();
    },
  };
}

/** The moves at one table, each stored until answered; one from before a reload is pending at once. */
function socketMoves(
  table: string,
  { request, withdraw }: Pick<Connection, 'request' | 'withdraw'>,
  unanswered: UnansweredMoves,
  store: Observable<TableSnapshot>,
) {
  const sentMove = (id: string, ask: number, intents: readonly Intent[]): SentMove => ({
    answer: request({ type: 'move', table, ask, intents }, id).then((given) =>
      given.ok ? { ok: true, seq: given.done.seq, refused: given.done.refused } : given,
    ),
    withdraw: () => withdraw(id),
  });
  const moves = movesFor(store, {
    send: (ask, intents) => sentMove(newId(), ask, intents),
    sendTakeBack: async (to) => {
      const answer = await request({ type: 'takeBack', table, to });
      return answer.ok ? { ok: true, seq: answer.done.seq } : answer;
    },
    replacementChanged: (replacement) => {
      const made = unanswered.at(table);
      if (made !== undefined) unanswered.change(made.id, { wish: replacement });
    },
  });
  const before = unanswered.at(table);
  if (before !== undefined) {
    const { id, ask, intents, wish } = before;
    moves.resume({ ask, intents, replacement: wish, sent: sentMove(id, ask, intents) });
  }
  return moves;
}
