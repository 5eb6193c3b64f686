import { describe, expect, it } from 'vitest';
import { routeOf } from '../src/app/route.ts';
import { codeIn, isWholeCode, timeLeft, typedCode } from '../src/me/typed-code.ts';

describe('a code as it is typed', () => {
  it.each([
    ['', ''],
    ['abc', 'ABC'],
    ['abcd', 'ABCD'],
    ['abcde', 'ABCD-E'],
    ['ABCD-EFGH-JKMN', 'ABCD-EFGH-JKMN'],
    [' abcd efgh jkmn ', 'ABCD-EFGH-JKMN'],
    ['ABCD–EFGH–JKMN and more', 'ABCD-EFGH-JKMN'],
    ['<b>', 'B'],
  ])('%s becomes %s', (typed, shown) => {
    expect(typedCode(typed)).toBe(shown);
  });

  it('is whole with all its letters', () => {
    expect(isWholeCode('ABCD-EFGH-JKMN')).toBe(true);
    expect(isWholeCode('ABCD-EFGH-JKM')).toBe(false);
    expect(isWholeCode('')).toBe(false);
  });

  it('is read from the part of the address that is not sent, and from nothing else there', () => {
    expect(codeIn('#code=abcd-efgh-jkmn')).toBe('ABCD-EFGH-JKMN');
    expect(codeIn('#code=ABCDEFGHJKMN')).toBe('ABCD-EFGH-JKMN');
    for (const other of ['', '#', '#code=', '#code=ABCD', '#code=ABCD-EFGH-JKMN-PQRS', '#/local/1'])
      expect(codeIn(other)).toBeNull();
    expect(routeOf('/me', '#code=ABCD-EFGH-JKMN')).toEqual({ at: 'me' });
    expect(routeOf('/me/too', '')).toEqual({ at: 'nowhere' });
  });

  it('has a time', () => {
    expect([600, 599, 61, 9, 0].map(timeLeft)).toEqual(['10:00', '9:59', '1:01', '0:09', '0:00']);
  });
});
