import type { RoomView } from '@quri/protocol';
import { BLANK } from '../chronicle.ts';
import { storeOf } from '../store.ts';
import { goneFor, type TableSession } from '../table-session.ts';
import { undoOn } from '../undo.ts';
import type { Connection } from './connection.ts';
import { keptMoves } from './kept-moves.ts';
import { ownPartAt } from './own-part.ts';
import type { Answered, Unnamed } from './requests.ts';
import type { SeatBytes } from './seat-bytes.ts';
import type { UnansweredMoves } from './unanswered.ts';
import { wishedSetUp } from './wished-set-up.ts';

export interface SocketSessionNeeds {
  readonly connection: Connection;
  readonly moves: UnansweredMoves;
  readonly bytes: SeatBytes;
  /** The finished game as a file; null while there is none. */
  fetchReplay(table: string): Promise<string | null>;
}

/** A table on the server. */
export function socketSession(needs: SocketSessionNeeds, table: string, invite: string | null): TableSession {
  const { connection, bytes } = needs;
  const store = storeOf(BLANK);
  const { happen, play, forget } = keptMoves(table, connection, needs.moves, store);

  const ownPart = ownPartAt(table, connection, bytes);
  let told: RoomView | null = null;
  const setUp = wishedSetUp({
    ask: (to) => connection.request({ type: 'setUp', table, ...to }),
    changed: () => {
      if (told !== null) happen({ type: 'wishedRoom', room: setUp.shown(told) });
    },
    refused: (refused) => happen({ type: 'refused', refused }),
  });
  const hearRoom = (room: RoomView): void => {
    const before = told;
    told = room;
    setUp.told(room);
    happen({ type: 'room', room: setUp.shown(room) });
    ownPart.renew(room, before);
  };

  const leave = connection.join(table, {
    invite,
    last: () => {
      const { history, heard } = store.get();
      const newest = history.at(-1);
      return newest === undefined || heard === null ? null : { seq: newest.seq, heard };
    },
    forget: () => happen({ type: 'forgotten' }),
    link: (up) => {
      if (!up) happen({ type: 'link', link: 'lost' });
    },
    turnedAway: ({ code }) => {
      // Where one is at the table, something else was refused: bytes that came too late, say.
      if (store.get().link !== 'live') happen({ type: 'gone', code: goneFor(code) });
    },
    heard: (message) => {
      if (message.type === 'room') hearRoom(message.room);
      else if (message.type !== 'revealAsked') happen(message);
      else if (told !== null) ownPart.show(told);
    },
  });

  const ask = async (asking: Unnamed): Promise<Answered> => {
    happen({ type: 'heeded' });
    const answer = await connection.request(asking);
    if (!answer.ok) happen({ type: 'refused', refused: answer.refused });
    return answer;
  };

  return {
    kind: 'online',
    subscribe: store.subscribe,
    snapshot: store.get,
    play,
    takeBack: undoOn(store, happen, async (to) => {
      const answer = await connection.request({ type: 'takeBack', table, to });
      return answer.ok ? { ok: true, seq: answer.done.seq } : answer;
    }),
    why: async (intent) => {
      const answer = await connection.request({ type: 'why', table, intent });
      return answer.ok ? null : answer.refused;
    },
    settled: () => {},
    ready: () => {},
    sit: (seat) => void ask(ownPart.sitting(seat)),
    stand: () => void ask({ type: 'stand', table }),
    seatBot: (seat, level) => void ask({ type: 'seatBot', table, seat, level }),
    setUp: (change) => {
      happen({ type: 'heeded' });
      setUp.wish(change);
    },
    start: () => void ask({ type: 'start', table }),
    rematch: async () => {
      const answer = await ask({ type: 'rematch', table });
      return answer.ok ? answer.done.table : null;
    },
    replay: () => needs.fetchReplay(table),
    leave: () => {
      forget();
      leave();
    },
  };
}
