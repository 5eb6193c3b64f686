import { BLANK, positionOf } from '../chronicle.ts';
import { movesOn } from '../moves.ts';
import { newId } from '../random.ts';
import { storeOf } from '../store.ts';
import type { TableSession } from '../table-session.ts';
import type { Connection } from './connection.ts';
import type { Answered, Unnamed } from './requests.ts';
import type { SeatBytes } from './seat-bytes.ts';

export interface SocketSessionNeeds {
  readonly connection: Connection;
  readonly bytes: SeatBytes;
  /** The finished game as a file; null while there is none. */
  fetchReplay(table: string): Promise<string | null>;
}

/** A table on the server. */
export function socketSession(needs: SocketSessionNeeds, table: string, invite: string | null): TableSession {
  const { connection, bytes } = needs;
  const store = storeOf(BLANK);
  const { happen, play, forget } = movesOn(store, (ask, offer) => {
    const id = newId();
    const answer = connection.request({ type: 'move', table, ask, offer }, id);
    return {
      answer: answer.then((given) => (given.ok ? { ok: true, seq: given.done.seq } : given)),
      withdraw: () => connection.withdraw(id),
    };
  });

  const leave = connection.join(table, {
    invite,
    last: () => store.get().history.at(-1)?.seq ?? -1,
    link: (up) => {
      if (!up) happen({ type: 'link', link: store.get().room === null ? 'joining' : 'lost' });
    },
    heard: (message) => {
      if (message.type === 'revealAsked') return reveal();
      const attempt = store.get().room?.attempt;
      happen(message);
      // A start was called off, and some bytes are known by now: bring others to the next one.
      if (message.type === 'room' && attempt !== undefined && message.room.attempt > attempt) sitAgain();
    },
  });

  const reveal = (): void => {
    const { room } = store.get();
    const seat = room === null || room.you === null ? undefined : room.seats[room.you];
    const mine = seat?.kind === 'person' ? bytes.reveal(seat.commitment) : null;
    if (mine !== null) connection.tell({ type: 'reveal', table, bytes: mine });
  };

  const sit = (seat: number): void => void ask({ type: 'sit', table, seat, commitment: bytes.commit(table, seat) });

  const sitAgain = (): void => {
    const you = store.get().room?.you ?? null;
    if (you !== null) sit(you);
  };

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
    takeBack: () => {
      const to = positionOf(store.get())?.takeBack ?? null;
      if (to !== null) void ask({ type: 'takeBack', table, to });
    },
    why: async (intent) => {
      const answer = await connection.request({ type: 'why', table, intent });
      return answer.ok ? null : answer.refused;
    },
    settled: () => {},
    ready: () => {},
    sit,
    stand: () => void ask({ type: 'stand', table }),
    seatBot: (seat, level) => void ask({ type: 'seatBot', table, seat, level }),
    setUp: (to) => void ask({ type: 'setUp', table, ...to }),
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
