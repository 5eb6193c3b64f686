/** A place at the table, counted from 0. Rules do not know whether a person or a bot sits there. */
export type Seat = number & { readonly __brand: 'Seat' };

/** A seat or the spectator. */
export type Viewer = Seat | 'spectator';

export const MOST_SEATS = 8;

const ALL: readonly Seat[] = Array.from({ length: MOST_SEATS }, (_, n) => n as Seat);

/** Every subset of the eight seats in ascending order, shared, so that asking who is awaited allocates nothing. */
const SUBSETS: readonly (readonly Seat[])[] = Array.from({ length: 1 << MOST_SEATS }, (_, mask) =>
  Object.freeze(ALL.filter((seat) => mask & (1 << seat))),
);

export const seat = (n: number): Seat => {
  const found = ALL[n];
  if (found === undefined) throw new RangeError(`there is no seat ${n}`);
  return found;
};

/** The seats of a table with so many players. */
export const seats = (players: number): readonly Seat[] => seatsIn((1 << players) - 1);

/** The seats whose bits are set, as one shared frozen list. */
export const seatsIn = (mask: number): readonly Seat[] => {
  const found = SUBSETS[mask];
  if (found === undefined) throw new RangeError(`no seats for mask ${mask}`);
  return found;
};

export const nextSeat = (after: Seat, players: number): Seat => seat((after + 1) % players);

/** All viewers of a table: its seats, then the spectator. */
export const viewers = (players: number): readonly Viewer[] => [...seats(players), 'spectator'];

/** The index of a viewer in that order. */
export const viewerIndex = (viewer: Viewer, players: number): number => (viewer === 'spectator' ? players : viewer);

export const isSeat = (value: unknown, players: number): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < players;
