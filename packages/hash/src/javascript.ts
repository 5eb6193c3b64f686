/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104), small enough to be loaded twice: by the page and by its worker. The
 * browser's own are not there on plain http.
 */

const BLOCK = 64;

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);

/** The first 32 bits after the point; none of the roots is so near to a whole number of them that rounding matters. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(prime ** (1 / 2)));
const ROUND = Int32Array.from(primes, (prime) => fraction(prime ** (1 / 3)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const schedule = new Int32Array(64);

/** Mixes whole blocks into a state, which is written into. */
function mix(state: Int32Array, bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; at += BLOCK) {
    for (let i = 0; i < 16; i++) schedule[i] = view.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const x = schedule[i - 15] as number;
      const y = schedule[i - 2] as number;
      const near = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const far = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      schedule[i] = near + far + (schedule[i - 7] as number) + (schedule[i - 16] as number);
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = h + sum + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + (schedule[i] as number);
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + second) | 0;
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] as number) + word;
  }
}

/** The digest of a message whose first `before` bytes are in the state already. */
function finished(state: Int32Array, rest: Uint8Array, before: number): Uint8Array {
  const padded = new Uint8Array(Math.ceil((rest.length + 9) / BLOCK) * BLOCK);
  padded.set(rest);
  padded[rest.length] = 0x80;
  const bits = (before + rest.length) * 8;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, bits / 2 ** 32);
  view.setUint32(padded.length - 4, bits);
  mix(state, padded);
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) digest.setInt32(4 * i, word);
  return new Uint8Array(digest.buffer);
}

const sha256 = (bytes: Uint8Array): Uint8Array => finished(START.slice(), bytes, 0);

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += HEX[byte];
  return text;
}

/** SHA-256 in lower-case hexadecimal. */
export const sha256Hex = (bytes: Uint8Array): string => toHex(sha256(bytes));

function hmacUnder(key: Uint8Array): (bytes: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const keyed = (pad: number): Int32Array => {
    const state = START.slice();
    mix(
      state,
      Uint8Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ pad),
    );
    return state;
  };
  const [inner, outer] = [keyed(0x36), keyed(0x5c)];
  return (bytes) => finished(outer.slice(), finished(inner.slice(), bytes, BLOCK), BLOCK);
}

export const hmacSha256 = (key: Uint8Array, bytes: Uint8Array): Uint8Array => hmacUnder(key)(bytes);

/** HMAC-SHA-256 under one key, in hexadecimal; the key's own blocks are hashed once. */
export function hmacHexUnder(key: Uint8Array): (bytes: Uint8Array) => string {
  const hash = hmacUnder(key);
  return (bytes) => toHex(hash(bytes));
}

// Pure code sees neither Node's types nor the browser's; both have this.
const { TextEncoder: Encoder } = globalThis as unknown as {
  readonly TextEncoder: new () => { encode(text: string): Uint8Array };
};
const encoder = new Encoder();

/** Parts one after the other, each behind its length as four bytes, the highest first; a text is its UTF-8. */
export function framed(parts: readonly (string | Uint8Array)[]): Uint8Array {
  const bytes = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part));
  const whole = new Uint8Array(bytes.reduce((size, { length }) => size + 4 + length, 0));
  const lengths = new DataView(whole.buffer);
  let at = 0;
  for (const part of bytes) {
    lengths.setUint32(at, part.length);
    whole.set(part, at + 4);
    at += 4 + part.length;
  }
  return whole;
}

/**
 * HMAC-SHA-256, under one key, of parts as `framed` puts them together, in hexadecimal. All but the last are given once, for
 * many that differ only in that.
 */
export function keyedDigestHex(
  key: Uint8Array,
  first: readonly (string | Uint8Array)[],
): (last: string | Uint8Array) => string {
  const hash = hmacHexUnder(key);
  return (last) => hash(framed([...first, last]));
}

/** SHA-256 of parts as `framed` puts them together, in lower-case hexadecimal. */
export const digestHex = (parts: readonly (string | Uint8Array)[]): string => sha256Hex(framed(parts));

/** The same, where all parts but the last are always the same. */
export const digestHexAfter =
  (first: readonly (string | Uint8Array)[]): ((last: string | Uint8Array) => string) =>
  (last) =>
    digestHex([...first, last]);
