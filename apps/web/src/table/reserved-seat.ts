import { lasting } from '../session/keep.ts';

const KEY = 'reserved-seat';

/** Notes which seat one is to take at a table one is on the way to. */
export const reserveSeat = (table: string, seat: number): void => lasting.write(KEY, `${table} ${seat}`);

/** The seat that was noted for this table, once. */
export function reservedSeat(table: string): number | null {
  const [noted, seat] = lasting.read(KEY)?.split(' ') ?? [];
  return noted === table && seat !== undefined ? Number(seat) : null;
}

export const forgetSeat = (): void => lasting.write(KEY, null);
