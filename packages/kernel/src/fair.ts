import type { Dice } from './dice.ts';
import { digest, framed, fromHex, keyedBytes, keyedHash } from './hash.ts';
import { invariantBroken } from './invariant.ts';
import type { Seat } from './seat.ts';

export const SEED_BYTES = 32;
export const SEAT_BYTES = 16;

/** What the key is made of. The server's part is secret until the game ends; a seat without bytes of its own is null. */
export interface Secret {
  readonly serverSeed: string;
  readonly bytes: readonly (string | null)[];
}

/** Shown to everyone before anybody sits; nothing is ever derived from it. */
export const commitmentOf = (serverSeed: string): string => digest(['quri/commit/1', seedBytes(serverSeed)]);

/** What a seat shows when it sits down; its bytes follow when the game is started. */
export const seatCommitmentOf = (table: string, seat: Seat, bytes: string): string =>
  digest(['quri/seat/1', table, String(seat), bytesOf(bytes, SEAT_BYTES)]);

/** The key of a table: from the server's seed, the table's name and everybody's bytes. Fixed when the game starts. */
export function tableKey(table: string, secret: Secret): Uint8Array {
  const seats = secret.bytes.map((bytes) => (bytes === null ? new Uint8Array(0) : bytesOf(bytes, SEAT_BYTES)));
  return keyedBytes(seedBytes(secret.serverSeed), ['quri/key/1', table, framed(seats)]);
}

/** A seed for tables nobody has to trust: practice, simulations, tests. */
export const seedFromText = (text: string): string => digest(['quri/seed-text/1', text]);

/** The rank of every candidate at every address: of those that are there, the least comes first. */
export function ranking(key: Uint8Array, epoch: number): (address: string, id: string) => string {
  const hash = keyedHash(key);
  const piles = new Map<string, Map<string, string>>();
  return (address, id) => {
    const pile = kept(piles, address, () => new Map<string, string>());
    return kept(pile, id, () => hash(['quri/draw/1', String(epoch), address, id]));
  };
}

/** Dice that anybody with the key can check: of the candidates comes the one with the least keyed hash. */
export function fairDice(key: Uint8Array, epoch: number): Dice {
  const rank = ranking(key, epoch);
  return {
    draw: (address, from, id) => {
      if (from.length === 0) throw new RangeError(`a draw from nothing at ${address}`);
      return from.reduce((best, one) => (rank(address, id(one)) < rank(address, id(best)) ? one : best));
    },
  };
}

/** What is in the map under that key, made if it is the first time. */
function kept<V>(map: Map<string, V>, key: string, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

const seedBytes = (serverSeed: string): Uint8Array => bytesOf(serverSeed, SEED_BYTES);

const bytesOf = (hex: string, length: number): Uint8Array =>
  fromHex(hex, length) ?? invariantBroken(`expected ${length} bytes as hexadecimal digits`);
