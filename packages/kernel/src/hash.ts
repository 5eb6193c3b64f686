import { framedTexts, hmacHexUnder, hmacSha256, sha256Hex, utf8Bytes } from '@quri/hash';
import { canonical } from './canonical.ts';

type Part = string | Uint8Array;

/** Parts one after the other, each behind its length, so that no two lists of parts give the same bytes. */
export function framed(parts: readonly Part[]): Uint8Array {
  if (parts.every((part) => typeof part === 'string')) return framedTexts(parts as readonly string[]);
  const bytes = parts.map((part) => (typeof part === 'string' ? utf8Bytes(part) : part));
  const whole = new Uint8Array(bytes.reduce((length, part) => length + 4 + part.length, 0));
  const lengths = new DataView(whole.buffer);
  let at = 0;
  for (const part of bytes) {
    lengths.setUint32(at, part.length);
    whole.set(part, at + 4);
    at += 4 + part.length;
  }
  return whole;
}

export const digest = (parts: readonly Part[]): string => sha256Hex(framed(parts));

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
