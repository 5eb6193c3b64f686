import { describe, expect, test } from 'vitest';
import { secondTapGuard } from '../src/index.ts';

const tap = (timeStamp: number, clientX = 100, clientY = 700, detail = 1) => ({ detail, timeStamp, clientX, clientY });

describe('the second half of a double tap', () => {
  test('is a tap right after another at the same place, also where the browser counts each as a first', () => {
    const isSecond = secondTapGuard();
    expect(isSecond(tap(1000))).toBe(false);
    expect(isSecond(tap(1120, 108, 694))).toBe(true);
    // A third begins anew once it is late enough after the first.
    expect(isSecond(tap(1400))).toBe(false);
    expect(isSecond(tap(1500))).toBe(true);
  });

  test('is no tap elsewhere, none after a pause, and no press of a key', () => {
    const isSecond = secondTapGuard();
    expect(isSecond(tap(1000))).toBe(false);
    expect(isSecond(tap(1100, 180))).toBe(false);
    expect(isSecond(tap(1150, 0, 0, 0))).toBe(false);
    expect(isSecond(tap(1600, 180))).toBe(false);
  });
});
