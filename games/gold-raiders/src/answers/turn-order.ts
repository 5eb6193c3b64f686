import { type Seat, seat } from '@quri/kernel';

/** All seats, from this one on clockwise. */
export function seatsFrom(first: Seat, players: number): readonly Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < players; i++) order.push(seat((first + i) % players));
  return order;
}
