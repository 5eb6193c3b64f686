import { nextSeat, type Seat, seats } from '@quri/kernel';

/** All seats clockwise, beginning with this one. */
export const seatsFrom = (first: Seat, players: number): readonly Seat[] => {
  const order = seats(players);
  return [...order.slice(first), ...order.slice(0, first)];
};

/** The next of these seats clockwise after this one; undefined if there is none. */
export const nextAmong = (after: Seat, players: number, isIn: (seat: Seat) => boolean): Seat | undefined =>
  seatsFrom(nextSeat(after, players), players).find(isIn);
