import { describe, expect, test } from 'vitest';
import { digest, framed, fromHex, hashOf } from '../src/hash.ts';
import { canonical, equalJson, sameJson } from '../src/index.ts';

describe('canonical JSON', () => {
  test('sorts keys at every depth and leaves no blanks', () => {
    expect(canonical({ b: [1, { z: null, a: true }], a: 'x' })).toBe('{"a":"x","b":[1,{"a":true,"z":null}]}');
  });

  test('sorts keys by code units, capitals and digits first, accents last', () => {
    expect(canonical({ é: 1, a: 2, B: 3, '10': 4, '9': 5 })).toBe('{"10":4,"9":5,"B":3,"a":2,"é":1}');
  });

  test('spells unicode as JSON does, a lone half of a pair included', () => {
    expect(canonical('złoto 🜚 "\n')).toBe('"złoto 🜚 \\"\\n"');
    expect(canonical('\ud83d')).toBe('"\\ud83d"');
  });

  test('spells every character there is as JSON does, in a text and in a key', () => {
    for (let code = 0; code < 0x10000; code++) {
      const text = `a${String.fromCharCode(code)}b`;
      if (canonical(text) !== JSON.stringify(text)) expect.unreachable(`character ${code}`);
      if (canonical({ [text]: 1 }) !== JSON.stringify({ [text]: 1 })) expect.unreachable(`character ${code} in a key`);
    }
  });

  test('reads back as the same value, whatever the order it was written in', () => {
    const value = { list: [0, -1.5, 1e21, ''], deep: { 'a b': false, '': null } };
    expect(JSON.parse(canonical(value))).toEqual(value);
    expect(canonical({ deep: { '': null, 'a b': false }, list: [0, -1.5, 1e21, ''] })).toBe(canonical(value));
  });

  test('spells a field that is undefined like one that is not there, and minus nought like nought', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(canonical(-0)).toBe('0');
  });

  test.each([
    ['not a number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['undefined', undefined],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
    ['a big integer', 1n],
  ])('refuses %s, alone, in a list and in a field of a field', (_name, value) => {
    expect(() => canonical(value)).toThrow(TypeError);
    expect(() => canonical([value])).toThrow(TypeError);
    if (value !== undefined) expect(() => canonical({ a: { b: value } })).toThrow(TypeError);
  });

  test('refuses a list with a hole', () => {
    const holed = [1, 2, 3];
    delete holed[1];
    expect(() => canonical(holed)).toThrow(TypeError);
  });

  test.each([
    ['a map', new Map([['a', 1]])],
    ['a set', new Set([1])],
    ['a date', new Date(0)],
  ])('refuses %s rather than calling it an empty object', (_name, value) => {
    expect(() => canonical(value)).toThrow(TypeError);
  });

  test('keeps a key named __proto__ as a key, and changes no prototype', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"admin":true},"a":1}');
    expect(canonical(hostile)).toBe('{"__proto__":{"admin":true},"a":1}');
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    expect(sameJson(hostile, { a: 1 })).toBe(false);
  });

  test('same JSON is the same value in any order of keys, and nothing else', () => {
    expect(sameJson({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
    expect(sameJson([1, 2], [2, 1])).toBe(false);
    expect(sameJson(1, '1')).toBe(false);
    expect(sameJson({}, [])).toBe(false);
    expect(sameJson(null, {})).toBe(false);
  });
});

describe('hashes', () => {
  test('of parts depend on where one part ends and the next begins', () => {
    expect(digest(['ab', 'c'])).not.toBe(digest(['a', 'bc']));
    expect(digest(['abc'])).not.toBe(digest(['abc', '']));
    expect([...framed(['é', new Uint8Array([7])])]).toEqual([0, 0, 0, 2, 0xc3, 0xa9, 0, 0, 0, 1, 7]);
  });

  test('of one value differ by purpose and not by the order of keys', () => {
    expect(hashOf('a', { x: 1, y: 2 })).toBe(hashOf('a', { y: 2, x: 1 }));
    expect(hashOf('a', { x: 1 })).not.toBe(hashOf('b', { x: 1 }));
  });

  test('are SHA-256 of the framed parts', () => {
    // printf '\0\0\0\3abc' | sha256sum
    expect(digest(['abc'])).toBe('d04b72a650ce0f8ce4963330a53ee2832733d2baeffff3c1d8e256cca096d120');
  });

  test.each([['0aff'], ['0AFF0'], ['0AFFFF'], ['zzzzzz'], ['0aff0'], [17], [null], ['0affff00']])(
    'three bytes are not read from %j',
    (text) => {
      expect(fromHex(text, 3)).toBeUndefined();
    },
  );

  test('three bytes are read from six digits', () => {
    expect(fromHex('0affff', 3)).toEqual(new Uint8Array([10, 255, 255]));
  });
});

describe('two values say the same', () => {
  const VALUES: readonly unknown[] = [
    null,
    0,
    1,
    '',
    '1',
    true,
    false,
    [],
    {},
    [null],
    [[]],
    [1, 2],
    [2, 1],
    [1, 2, 3],
    { a: 1 },
    { a: 2 },
    { b: 1 },
    { a: 1, b: 1 },
    { a: { b: [1, { c: null }] } },
    { a: { b: [1, { c: 0 }] } },
    { a: { b: [1, {}] } },
    { 0: 1, 1: 2 },
  ];

  test('where their canonical JSON is the same, and only there', () => {
    for (const one of VALUES)
      for (const other of VALUES) {
        const copy: unknown = JSON.parse(JSON.stringify(other));
        expect(equalJson(one, copy), `${JSON.stringify(one)} ${JSON.stringify(other)}`).toBe(one === other);
      }
  });

  test('in whatever order their keys are, and whether or not they name what is undefined', () => {
    expect(equalJson({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
    expect(equalJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(equalJson({ a: 1 }, { a: 1, b: undefined })).toBe(true);
    expect(equalJson({ a: 1, b: undefined }, { a: 1, c: 1 })).toBe(false);
    expect(equalJson(JSON.parse('{"__proto__":{}}'), { x: 1 })).toBe(false);
  });
});
