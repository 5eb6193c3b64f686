import type { RoomView } from '@quri/protocol';
import type { Connection } from './connection.ts';
import type { Unnamed } from './requests.ts';
import type { SeatBytes } from './seat-bytes.ts';

/** This guest's part in the shuffle of one table: sealed on sitting down, shown when it is asked for. */
export interface OwnPart {
  /** Sitting down, with a part that nobody knows. */
  sitting(seat: number): Unnamed;
  show(room: RoomView): void;
  /** What is known by now is not for a start that is yet to come: another part is brought, unasked. */
  renew(room: RoomView, before: RoomView | null): void;
}

export function ownPartAt(table: string, connection: Connection, bytes: SeatBytes): OwnPart {
  const sitting = (seat: number): Unnamed => ({ type: 'sit', table, seat, commitment: bytes.commit(table, seat) });
  // The commitment that is being replaced: a room that still shows it is no reason to do so twice.
  let replaced: string | null = null;
  return {
    sitting,
    show: (room) => {
      const commitment = commitmentIn(room);
      const mine = commitment === null ? null : bytes.reveal(commitment, room.commitment);
      if (mine !== null) connection.tell({ type: 'reveal', table, bytes: mine });
    },
    renew: (room, before) => {
      const commitment = commitmentIn(room);
      if (room.phase !== 'gathering' || room.you === null || commitment === null || commitment === replaced) return;
      const calledOff = before !== null && room.attempt > before.attempt;
      if (!calledOff && !bytes.isSpent(commitment, room.commitment)) return;
      replaced = commitment;
      void connection.request(sitting(room.you)).then(({ ok }) => {
        if (!ok) replaced = null;
      });
    },
  };
}

function commitmentIn({ you, seats }: RoomView): string | null {
  const seat = you === null ? undefined : seats[you];
  return seat?.kind === 'person' ? seat.commitment : null;
}
