import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handoverGuard } from '../src/table/play/use-staged-decision.ts';

describe('a device that goes round', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ignores everybody for half a second after it was handed on', () => {
    const device = handoverGuard();
    const act = vi.fn();
    device.heldBy('to 1');
    device.run(act);
    expect(act).toHaveBeenCalledTimes(1);
    device.heldBy('with 1');
    device.run(act);
    vi.advanceTimersByTime(499);
    device.run(act);
    expect(act).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    device.run(act);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('does not wait for whoever goes on holding it', () => {
    const device = handoverGuard();
    const act = vi.fn();
    device.heldBy('with 1');
    device.heldBy('with 1');
    device.run(act);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
