import type { Settings } from '../session/read-settings.ts';

interface Person {
  readonly kind: string;
  readonly name?: string | null;
}

export interface OwnSeat {
  readonly seat: number;
  readonly colour: number;
}

/**
 * Whose seat it was on this device: that of the person who is called like its guest, or the first one's. Who played alone
 * had the look they have chosen, all others that of their seat.
 */
export function ownSeat(seats: readonly Person[], { name, colour }: Pick<Settings, 'name' | 'colour'>): OwnSeat {
  const people = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person');
  const seat = people.find((n) => seats[n]?.name === name) ?? people[0] ?? 0;
  return { seat, colour: (people.length === 1 ? colour : null) ?? seat };
}
