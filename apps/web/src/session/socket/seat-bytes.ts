import { SEAT_BYTES, type Seat, seatCommitmentOf } from '@quri/kernel';
import { type Keep, readKept } from '../keep.ts';
import { randomHex } from '../random.ts';

/**
 * What this guest brings to the shuffle: bytes nobody else knows until the game starts. They are kept by the browser,
 * for whoever reloads the page before the start must still be able to show what was committed to.
 */
export interface SeatBytes {
  /** New bytes for a seat; answers the commitment to show. */
  commit(table: string, seat: number): string;
  /** The bytes behind a commitment, if it was made here. */
  reveal(commitment: string): string | null;
}

interface Kept {
  readonly commitment: string;
  readonly bytes: string;
}

const KEY = 'seat-bytes';
const MOST = 40;

export const seatBytesIn = (keep: Keep): SeatBytes => {
  const all = (): readonly Kept[] => readKept<readonly Kept[]>(keep, KEY) ?? [];
  // Not every browser lets a page keep something; then they last as long as the page.
  let here: readonly Kept[] = [];
  return {
    commit: (table, seat) => {
      const bytes = randomHex(SEAT_BYTES);
      const commitment = seatCommitmentOf(table, seat as Seat, bytes);
      here = [...here, { commitment, bytes }].slice(-MOST);
      keep.write(KEY, JSON.stringify([...all(), { commitment, bytes }].slice(-MOST)));
      return commitment;
    },
    reveal: (commitment) => [...here, ...all()].find((one) => one.commitment === commitment)?.bytes ?? null,
  };
};
