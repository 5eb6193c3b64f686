import {
  digestHex as digest,
  digestHexAfter as digestAfter,
  framed,
  hmacSha256,
  keyedDigestHex as keyedHash,
} from '@quri/hash';
import { canonical } from './canonical.ts';

type Part = string | Uint8Array;

export { digest, digestAfter, framed, keyedHash };

/** The hash of a value in its one spelling, kept apart from every other use by its purpose. */
export const hashOf = (purpose: string, value: unknown): string => digest([purpose, canonical(value)]);

export const keyedBytes = (key: Uint8Array, parts: readonly Part[]): Uint8Array => hmacSha256(key, framed(parts));

/** Bytes from hexadecimal digits; undefined unless it is exactly so many bytes. */
export function fromHex(hex: unknown, length: number): Uint8Array | undefined {
  if (typeof hex !== 'string' || hex.length !== length * 2 || !/^[0-9a-f]*$/.test(hex)) return undefined;
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}
