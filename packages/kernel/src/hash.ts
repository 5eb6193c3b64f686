import { digestHex, framed, hmacHexUnder, hmacSha256 } from '@quri/hash';
import { canonical } from './canonical.ts';

type Part = string | Uint8Array;

export { framed };

export const digest: (parts: readonly Part[]) => string = digestHex;

/** The hash of a value in its one spelling, kept apart from every other use by its purpose. */
export const hashOf = (purpose: string, value: unknown): string => digest([purpose, canonical(value)]);

export const keyedBytes = (key: Uint8Array, parts: readonly Part[]): Uint8Array => hmacSha256(key, framed(parts));

/** A keyed hash prepared once: the key's own blocks are not hashed again for every message. */
export function keyedHash(key: Uint8Array): (parts: readonly Part[]) => string {
  const hash = hmacHexUnder(key);
  return (parts) => hash(framed(parts));
}

/** Bytes from hexadecimal digits; undefined unless it is exactly so many bytes. */
export function fromHex(hex: unknown, length: number): Uint8Array | undefined {
  if (typeof hex !== 'string' || hex.length !== length * 2 || !/^[0-9a-f]*$/.test(hex)) return undefined;
  return Uint8Array.from({ length }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}
