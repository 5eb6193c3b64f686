import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';

/** Parts one after the other, each behind its length, so that no two lists of parts give the same bytes. */
export function framed(parts: readonly (string | Uint8Array)[]): Uint8Array {
  const bytes = parts.map((part) => (typeof part === 'string' ? utf8ToBytes(part) : part));
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

export const digest = (parts: readonly (string | Uint8Array)[]): string => bytesToHex(sha256(framed(parts)));

/** The hash of a value in its one spelling, kept apart from every other use by its purpose. */
export const hashOf = (purpose: string, value: unknown): string => digest([purpose, canonical(value)]);

export const keyedBytes = (key: Uint8Array, parts: readonly (string | Uint8Array)[]): Uint8Array =>
  hmac(sha256, key, framed(parts));

/** A keyed hash prepared once: the key's own blocks are not hashed again for every message. */
export function keyedHash(key: Uint8Array): (parts: readonly (string | Uint8Array)[]) => string {
  const prepared = hmac.create(sha256, key);
  return (parts) => bytesToHex(prepared.clone().update(framed(parts)).digest());
}

export const toHex = bytesToHex;

/** Bytes from hexadecimal digits; undefined unless it is exactly so many bytes. */
export const fromHex = (hex: unknown, length: number): Uint8Array | undefined =>
  typeof hex === 'string' && hex.length === length * 2 && /^[0-9a-f]*$/.test(hex) ? hexToBytes(hex) : undefined;
