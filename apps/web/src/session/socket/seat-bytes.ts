import { SEAT_BYTES, seatCommitmentOf, seat as seatOf } from '@quri/kernel';
import { randomHex } from '../random.ts';
import { type KeyValueStorage, readJson } from '../storage.ts';

/**
 * What this guest brings to the shuffle: bytes nobody else knows until the game starts. They are kept by the browser,
 * for whoever reloads the page before the start must still be able to show what was committed to.
 *
 * Whoever has seen them may choose what they are mixed with. So they are shown under one seal of the server's own part,
 * and under no other that is made afterwards.
 */
export type SeatBytes = ReturnType<typeof seatBytesIn>;

interface StoredBytes {
  readonly commitment: string;
  readonly bytes: string;
  /** The seal they were shown under, once they were. */
  readonly shown?: string;
}

const KEY = 'seat-bytes';
const MOST = 40;

export const seatBytesIn = (storage: KeyValueStorage) => {
  const stored = (): readonly StoredBytes[] => readJson<readonly StoredBytes[]>(storage, KEY) ?? [];
  const store = (all: readonly StoredBytes[]): void => storage.write(KEY, JSON.stringify(all));
  // Not every browser lets a page keep something; then they last as long as the page.
  let here: readonly StoredBytes[] = [];

  const find = (commitment: string): StoredBytes | undefined => {
    const found = [...here, ...stored()].filter((one) => one.commitment === commitment);
    return found.find(({ shown }) => shown !== undefined) ?? found[0];
  };
  const note = (one: StoredBytes, seal: string): void => {
    const noted = (all: readonly StoredBytes[]): readonly StoredBytes[] =>
      all.map((other) => (other.commitment === one.commitment ? { ...other, shown: seal } : other));
    here = noted(here);
    store(noted(stored()));
    // A memory that is full would give them out as new after a reload: better it forgets them.
    if (stored().some((other) => other.commitment === one.commitment && other.shown === undefined))
      storage.write(KEY, null);
  };

  return {
    /** New bytes for a seat; answers the commitment to show. */
    commit: (table: string, seat: number): string => {
      const bytes = randomHex(SEAT_BYTES);
      const commitment = seatCommitmentOf(table, seatOf(seat), bytes);
      here = [...here, { commitment, bytes }].slice(-MOST);
      store([...stored(), { commitment, bytes }].slice(-MOST));
      return commitment;
    },
    /** The bytes behind a commitment, noted as shown; null if it was not made here, or they were shown under another seal. */
    reveal: (commitment: string, seal: string): string | null => {
      const one = find(commitment);
      if (one === undefined || (one.shown ?? seal) !== seal) return null;
      if (one.shown === undefined) note(one, seal);
      return one.bytes;
    },
    /** Were they shown under another seal than this? Then others are needed. */
    isSpent: (commitment: string, seal: string): boolean => (find(commitment)?.shown ?? seal) !== seal,
  };
};
