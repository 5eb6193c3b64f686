import * as crypto from 'node:crypto';

type OneShot = (algorithm: string, bytes: Uint8Array, encoding: 'hex') => string;

// One call instead of three objects; not in every Node this runs on.
const oneShot = (crypto as { readonly hash?: OneShot }).hash;

/** SHA-256 in lower-case hexadecimal. */
export const sha256Hex: (bytes: Uint8Array) => string =
  oneShot === undefined
    ? (bytes) => crypto.createHash('sha256').update(bytes).digest('hex')
    : (bytes) => oneShot('sha256', bytes, 'hex');

export const hmacSha256 = (key: Uint8Array, bytes: Uint8Array): Uint8Array =>
  new Uint8Array(crypto.createHmac('sha256', key).update(bytes).digest());

/** Messages that are hashed at once and not kept are put together here: a buffer of its own for each would be garbage. */
const scratch = Buffer.allocUnsafe(65_536);

const room = (bytes: number): Buffer => (bytes <= scratch.length ? scratch : Buffer.allocUnsafe(bytes));

const BLOCK = 64;

/**
 * HMAC-SHA-256 under one key, in hexadecimal, with the two padded keys made once: half the time of an Hmac object. What is
 * hashed is `first`, and what is in `message` behind its place, up to `end`; what is before is written to.
 */
function hmacUnder(key: Uint8Array, first: Uint8Array = new Uint8Array(0)): (message: Buffer, end: number) => string {
  const short = key.length > BLOCK ? crypto.createHash('sha256').update(key).digest() : key;
  const inner = Buffer.concat([Buffer.alloc(BLOCK, 0x36), first]);
  const outer = Buffer.alloc(BLOCK + 32, 0x5c);
  short.forEach((byte, i) => {
    inner[i] = byte ^ 0x36;
    outer[i] = byte ^ 0x5c;
  });
  return (message, end) => {
    message.set(inner);
    outer.write(sha256Hex(message.subarray(0, end)), BLOCK, 'hex');
    return sha256Hex(outer);
  };
}

export function hmacHexUnder(key: Uint8Array): (bytes: Uint8Array) => string {
  const hmac = hmacUnder(key);
  return (bytes) => {
    const message = room(BLOCK + bytes.length);
    message.set(bytes, BLOCK);
    return hmac(message, BLOCK + bytes.length);
  };
}

type Part = string | Uint8Array;

/**
 * HMAC-SHA-256, under one key, of parts as `framed` puts them together, in hexadecimal. All but the last are given once, for
 * many that differ only in that.
 */
export function keyedDigestHex(key: Uint8Array, first: readonly Part[]): (last: Part) => string {
  const start = framed(first);
  const hmac = hmacUnder(key, start);
  const place = BLOCK + start.length;
  return (last) => {
    const parts = [last];
    const message = room(place + mostBytes(parts));
    return hmac(message, writeFramed(parts, message, place));
  };
}

/** Parts one after the other, each behind its length as four bytes, the highest first; a text is its UTF-8. */
export function framed(parts: readonly Part[]): Uint8Array {
  const whole = Buffer.allocUnsafe(mostBytes(parts));
  return whole.subarray(0, writeFramed(parts, whole));
}

/** SHA-256 of parts as `framed` puts them together, in lower-case hexadecimal. */
export function digestHex(parts: readonly Part[]): string {
  const whole = room(mostBytes(parts));
  return sha256Hex(whole.subarray(0, writeFramed(parts, whole)));
}

/** Room for the longest UTF-8 there could be: to measure a text takes as long as to write it. */
function mostBytes(parts: readonly Part[]): number {
  let most = 0;
  for (const part of parts) most += 4 + (typeof part === 'string' ? 3 : 1) * part.length;
  return most;
}

/** The same, where all parts but the last are always the same: they are put together once. */
export function digestHexAfter(first: readonly Part[]): (last: Part) => string {
  const start = framed(first);
  const place = start.length + 4;
  const own = Buffer.alloc(place + scratch.length);
  own.set(start);
  return (last) => {
    const isText = typeof last === 'string';
    const whole = place + (isText ? 3 : 1) * last.length <= own.length ? own : Buffer.alloc(place + 3 * last.length);
    if (whole !== own) whole.set(start);
    const length = isText ? whole.write(last, place) : last.length;
    if (!isText) whole.set(last, place);
    whole.writeUInt32BE(length, place - 4);
    return sha256Hex(whole.subarray(0, place + length));
  };
}

/** Answers where it ends. */
function writeFramed(parts: readonly Part[], whole: Buffer, start = 0): number {
  let at = start;
  for (const part of parts) {
    const length = typeof part === 'string' ? whole.write(part, at + 4) : part.length;
    if (typeof part !== 'string') whole.set(part, at + 4);
    whole.writeUInt32BE(length, at);
    at += 4 + length;
  }
  return at;
}
