import { at } from './at.ts';
import type { Dice } from './dice.ts';
import { dealtAt, type Opening } from './entry.ts';
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

/** The key of a table as it was opened: where a deal is played again, it is the first table's. */
export const keyOf = (opening: Opening, secret: Secret): Uint8Array => tableKey(dealtAt(opening), secret);

/** A seed for tables nobody has to trust: practice, simulations, tests. */
export const seedFromText = (text: string): string => digest(['quri/seed-text/1', text]);

/** The rank of each candidate at an address: of those that are there, the least comes first. */
export const ranking = (key: Uint8Array, epoch: number, address: string): ((id: string) => string) =>
  keyedHash(key, ['quri/draw/1', String(epoch), address]);

/** Candidates in the order in which they come. */
export function inOrder(ids: readonly string[], rank: (id: string) => string): readonly string[] {
  const ranks = new Map(ids.map((id) => [id, rank(id)]));
  return [...ranks.keys()].sort((a, b) => ((ranks.get(a) ?? '') < (ranks.get(b) ?? '') ? -1 : 1));
}

/** Dice that anybody with the key can check: of the candidates comes the one with the least keyed hash. */
export function fairDice(key: Uint8Array, epoch: number): Dice {
  // A pile is put in order when it is first drawn from; what is drawn later comes from what is left of it.
  const piles = new Map<string, readonly string[]>();
  const orderAt = (address: string, ids: readonly string[]): readonly string[] => {
    const known = piles.get(address) ?? [];
    if (ids.every((id) => known.includes(id))) return known;
    const order = inOrder([...known, ...ids], ranking(key, epoch, address));
    piles.set(address, order);
    return order;
  };
  return {
    draw: (address, from, id) => {
      if (from.length === 0) throw new RangeError(`a draw from nothing at ${address}`);
      const ids = from.map(id);
      for (const first of orderAt(address, ids)) {
        const place = ids.indexOf(first);
        if (place >= 0) return at(from, place);
      }
      return invariantBroken('a pile without its candidates', { address });
    },
  };
}

const seedBytes = (serverSeed: string): Uint8Array => bytesOf(serverSeed, SEED_BYTES);

const bytesOf = (hex: string, length: number): Uint8Array =>
  fromHex(hex, length) ?? invariantBroken(`expected ${length} bytes as hexadecimal digits`);
