import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenQuiet } from '../src/table/play/when-quiet.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (type: string): boolean => window.dispatchEvent(Object.assign(new Event(type), { pointerId: 1 }));

describe('after a skip', () => {
  it('a decision waits until nothing was pressed for a while', () => {
    const live = vi.fn();
    whenQuiet(live);
    vi.advanceTimersByTime(600);
    press('click');
    vi.advanceTimersByTime(600);
    expect(live).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(live).toHaveBeenCalledOnce();
  });

  it('it waits for a finger that is not lifted, however long that takes', () => {
    const live = vi.fn();
    whenQuiet(live);
    press('pointerdown');
    vi.advanceTimersByTime(5000);
    press('pointerup');
    vi.advanceTimersByTime(50);
    press('click');
    expect(live).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(live).toHaveBeenCalledOnce();
  });

  it('it does not wait for ever for somebody who never stops, and never once it is given up', () => {
    const [live, never] = [vi.fn(), vi.fn()];
    whenQuiet(live);
    whenQuiet(never)();
    for (let i = 0; i < 30; i++) {
      vi.advanceTimersByTime(50);
      press('keydown');
    }
    expect(live).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5000);
    expect(never).not.toHaveBeenCalled();
  });
});
