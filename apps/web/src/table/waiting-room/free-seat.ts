import type { RoomView, SeatView } from '@quri/protocol';

/** A seat that is there for whoever looks: free for all, or kept for them. */
export const mayTake = (seat: SeatView | undefined): boolean =>
  seat?.kind === 'empty' || (seat?.kind === 'kept' && seat.yours);

/** Where whoever sits down now would sit: on the seat they are on the way to, on the one kept for them, on the first that is free. */
export function seatToTake({ seats }: Pick<RoomView, 'seats'>, reserved: number | null): number | null {
  if (reserved !== null && mayTake(seats[reserved])) return reserved;
  const kept = seats.findIndex((seat) => seat.kind === 'kept' && seat.yours);
  const found = kept >= 0 ? kept : seats.findIndex(mayTake);
  return found < 0 ? null : found;
}
