import type { RoomView } from '@quri/protocol';

/** The seats of all people who have to agree: everybody who plays, here or not, and has not given up. */
export const consenters = ({ seats }: Pick<RoomView, 'seats'>): readonly number[] =>
  seats.flatMap((one, seat) => (one.kind === 'person' && !one.conceded ? [seat] : []));

/** Does this viewer play here, and has not given up? */
export function isPlaying({ you, seats, phase }: Pick<RoomView, 'you' | 'seats' | 'phase'>): boolean {
  const own = you === null ? undefined : seats[you];
  return phase === 'playing' && own?.kind === 'person' && !own.conceded;
}

/** The seats that win at once if this viewer gives up: no game goes on with one seat, or with bots alone; null if it does. */
export function winnersWithout({ seats, you }: Pick<RoomView, 'seats' | 'you'>): readonly number[] | null {
  const others = seats.flatMap((one, seat) =>
    seat === you || (one.kind === 'person' && one.conceded) ? [] : [{ seat, isPerson: one.kind === 'person' }],
  );
  const goesOn = others.length > 1 && others.some(({ isPerson }) => isPerson);
  return goesOn ? null : others.map(({ seat }) => seat);
}
