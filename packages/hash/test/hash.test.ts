import * as javascript from '@quri/hash/javascript';
import * as native from '@quri/hash/node';
import { describe, expect, test } from 'vitest';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const bytesOf = (digits: string): Uint8Array => Uint8Array.from(Buffer.from(digits, 'hex'));

/** Bytes that repeat themselves for the same seed. */
const someBytes = (length: number, seed: number): Uint8Array => {
  let at = seed * 2654435761 + 1;
  return Uint8Array.from({ length }, () => {
    at = Math.imul(at ^ (at >>> 15), 2246822519) + 374761393;
    return at >>> 24;
  });
};

/** FIPS 180-4 and NIST's examples. */
const DIGESTS: readonly (readonly [string, Uint8Array, string])[] = [
  ['nothing', text(''), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', text('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'two blocks',
    text('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'),
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'a million times a',
    text('a'.repeat(1_000_000)),
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  ],
];

/** RFC 4231: the cases 1, 2, 3, 6 and 7. The last two have keys longer than a block. */
const KEYED: readonly (readonly [Uint8Array, Uint8Array, string])[] = [
  [bytesOf('0b'.repeat(20)), text('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    text('Jefe'),
    text('what do ya want for nothing?'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    bytesOf('aa'.repeat(20)),
    bytesOf('dd'.repeat(50)),
    '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
  ],
  [
    bytesOf('aa'.repeat(131)),
    text('Test Using Larger Than Block-Size Key - Hash Key First'),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    bytesOf('aa'.repeat(131)),
    text(
      'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    ),
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
];

describe.each(Object.entries({ javascript, native }))('%s', (_name, hashes) => {
  const { sha256Hex, hmacSha256, hmacHexUnder, keyedDigestHex, framed } = hashes;
  test.each(DIGESTS)('SHA-256 is that of the standard: %s', (_what, bytes, due) => {
    expect(sha256Hex(bytes)).toBe(due);
  });

  test('HMAC is that of RFC 4231, prepared or not', () => {
    for (const [key, bytes, due] of KEYED) {
      expect(hex(hmacSha256(key, bytes))).toBe(due);
      expect(hmacHexUnder(key)(bytes)).toBe(due);
    }
  });

  test('a prepared key is not used up, nor disturbed by others at work', () => {
    const [one, other] = [hmacHexUnder(text('one')), hmacHexUnder(text('other'))];
    const bytes = someBytes(100, 1);
    const first = [one(bytes), other(bytes)];
    expect(first[0]).not.toBe(first[1]);
    for (let i = 0; i < 3; i++) {
      sha256Hex(bytes);
      expect([one(bytes), other(bytes)]).toEqual(first);
    }
  });

  test('part of a longer stretch of memory hashes as itself, and neither is written into', () => {
    const long = someBytes(500, 2);
    const before = hex(long);
    for (const [from, to] of [
      [1, 65],
      [3, 3],
      [7, 200],
    ] as const) {
      const part = long.subarray(from, to);
      expect(sha256Hex(part)).toBe(sha256Hex(part.slice()));
      expect(keyedDigestHex(part, [part])('b')).toBe(hmacHexUnder(part)(framed([part, 'b'])));
      expect(hmacHexUnder(part)(part)).toBe(hmacHexUnder(part.slice())(part.slice()));
    }
    expect(hex(long)).toBe(before);
  });
});

describe.each(Object.entries({ javascript, native }))('%s, parts under a key', (_name, hashes) => {
  const { hmacHexUnder, keyedDigestHex, framed } = hashes;
  const key = text('a key');

  test('are hashed as they are framed, however many of them were given before', () => {
    for (const parts of [['a'], ['a', ''], ['quri', 'ż', someBytes(70, 1)], ['x'.repeat(70_000), 'y'.repeat(70_000)]]) {
      const due = hmacHexUnder(key)(framed(parts));
      expect(keyedDigestHex(key, parts.slice(0, -1))(parts.at(-1) ?? '')).toBe(due);
    }
  });

  test('are not disturbed by others that were prepared in between', () => {
    const [one, other] = [keyedDigestHex(key, ['one']), keyedDigestHex(key, ['another one'])];
    const due = (first: string, last: string): string => hmacHexUnder(key)(framed([first, last]));
    for (const last of ['a', 'longer than that', '']) {
      expect(one(last)).toBe(due('one', last));
      expect(other(last)).toBe(due('another one', last));
    }
  });
});

describe('both agree', () => {
  test('on every length around a block, of message and key', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = someBytes(length, length);
      expect(native.sha256Hex(bytes)).toBe(javascript.sha256Hex(bytes));
      expect(native.hmacHexUnder(bytes)(bytes)).toBe(javascript.hmacHexUnder(bytes)(bytes));
      expect(hex(native.hmacSha256(bytes, bytes))).toBe(hex(javascript.hmacSha256(bytes, bytes)));
    }
  });

  test('on two thousand messages of many lengths', () => {
    for (let n = 0; n < 2000; n++) {
      const bytes = someBytes((n * 37) % 1500, n);
      if (native.sha256Hex(bytes) !== javascript.sha256Hex(bytes)) expect.unreachable(`message ${n}`);
    }
  });

  const TEXTS = ['', 'quri', 'zażółć', '🂡🃏', 'a\u0000b', '\ud800', '\udc00\ud800', 'x'.repeat(70_000)];

  test.each(TEXTS.map((words) => [words.slice(0, 20), words] as const))('on the bytes of %j', (_short, words) => {
    expect(hex(native.framed([words]))).toBe(hex(javascript.framed([words])));
    expect(hex(javascript.framed([words]))).toBe(hex(javascript.framed([text(words)])));
  });

  test('on texts behind their lengths: four bytes, the highest first, counted in UTF-8', () => {
    for (const { framed } of [javascript, native]) {
      expect(hex(framed(['ab', '', 'ż']))).toBe('00000002616200000000' + '00000002c5bc');
      expect(hex(framed([]))).toBe('');
      expect(hex(framed(['ab', text('ż'), new Uint8Array(0)]))).toBe('000000026162' + '00000002c5bc' + '00000000');
    }
    for (const texts of [TEXTS, [...TEXTS].reverse(), TEXTS.slice(0, 3)]) {
      expect(hex(native.framed(texts))).toBe(hex(javascript.framed(texts)));
      expect(native.digestHex(texts)).toBe(native.sha256Hex(native.framed(texts)));
      expect(native.digestHex(texts)).toBe(javascript.digestHex(texts));
      for (const { digestHexAfter } of [native, javascript])
        expect(digestHexAfter(texts)(text('ż'.repeat(30_000)))).toBe(native.digestHex([...texts, 'ż'.repeat(30_000)]));
    }
  });
});
