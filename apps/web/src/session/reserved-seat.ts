import { browserStorage } from './storage.ts';

const KEY = 'reserved-seat';

/** Notes which seat one is to take at a table one is on the way to. */
export const reserveSeat = (table: string, seat: number): void => browserStorage.write(KEY, `${table} ${seat}`);

/** The seat that was noted for this table, once. */
export function reservedSeat(table: string): number | null {
  const [noted, seat] = browserStorage.read(KEY)?.split(' ') ?? [];
  return noted === table && seat !== undefined ? Number(seat) : null;
}

export const forgetSeat = (): void => browserStorage.write(KEY, null);
