import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingRemovals } from '../src/session/pending-removals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function removing() {
  const removed: string[] = [];
  const removals = pendingRemovals((id) => removed.push(id));
  return { ...removals, removed, shown: () => [...removals.pending.get()] };
}

describe('a removal', () => {
  it('is carried out after a while, and pending until then', () => {
    const { remove, removed, shown } = removing();
    remove('a');
    vi.advanceTimersByTime(5000);
    remove('b');
    vi.advanceTimersByTime(4999);
    expect([shown(), removed]).toEqual([['a', 'b'], []]);
    vi.advanceTimersByTime(1);
    expect([shown(), removed]).toEqual([['b'], ['a']]);
    vi.advanceTimersByTime(5000);
    expect([shown(), removed]).toEqual([[], ['a', 'b']]);
  });

  it('that is undone never happens, and may be made again', () => {
    const { remove, undo, removed, shown } = removing();
    remove('a');
    undo('a');
    vi.advanceTimersByTime(60_000);
    expect([shown(), removed]).toEqual([[], []]);
    remove('a');
    vi.advanceTimersByTime(60_000);
    expect(removed).toEqual(['a']);
  });

  it('is carried out at once, and only once, when the page is left', () => {
    const { remove, undo, flush, removed, shown } = removing();
    remove('a');
    remove('b');
    undo('b');
    flush();
    flush();
    vi.advanceTimersByTime(60_000);
    expect([shown(), removed]).toEqual([[], ['a']]);
  });

  it('is told to whoever watches', () => {
    const { remove, undo, pending } = removing();
    const heard = vi.fn();
    pending.subscribe(heard);
    remove('a');
    undo('a');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
