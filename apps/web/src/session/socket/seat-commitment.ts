import type { RoomView } from '@quri/protocol';
import type { Connection } from './connection.ts';
import type { RequestBody } from './requests.ts';
import type { SeatBytes } from './seat-bytes.ts';

/** This guest's random bytes for the shuffle of one table: committed to when sitting down, revealed at the start. */
export function seatCommitment(table: string, connection: Connection, bytes: SeatBytes) {
  /** The request to sit down, with a commitment to new bytes. */
  const sitRequest = (seat: number): RequestBody => ({
    type: 'sit',
    table,
    seat,
    commitment: bytes.commit(table, seat),
  });
  // The commitment that is being replaced, until the room shows the new one.
  let replaced: string | null = null;
  return {
    sitRequest,
    reveal: (room: RoomView): void => {
      const commitment = commitmentIn(room);
      const mine = commitment === null ? null : bytes.reveal(commitment, room.commitment);
      if (mine !== null) connection.send({ type: 'reveal', table, bytes: mine });
    },
    /** Commits to new bytes after a start that was called off: the old ones may be known to others. */
    renew: (room: RoomView, before: RoomView | null): void => {
      const commitment = commitmentIn(room);
      if (room.phase !== 'gathering' || room.you === null || commitment === null || commitment === replaced) return;
      const calledOff = before !== null && room.attempt > before.attempt;
      if (!calledOff && !bytes.isSpent(commitment, room.commitment)) return;
      replaced = commitment;
      void connection.request(sitRequest(room.you)).then(({ ok }) => {
        if (!ok) replaced = null;
      });
    },
  };
}

function commitmentIn({ you, seats }: RoomView): string | null {
  const seat = you === null ? undefined : seats[you];
  return seat?.kind === 'person' ? seat.commitment : null;
}
