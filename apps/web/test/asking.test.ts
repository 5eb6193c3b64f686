import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handoverGuard } from '../src/table/play/handover-guard.ts';
import { questionView } from '../src/table/play/question-view.ts';
import { position } from './fake-server.ts';

describe('the asking sentence', () => {
  const [asks, silent] = [position(4), position(5, { offers: [], ask: null })];

  it('is there with the offers, even while pictures are still on their way', () => {
    expect(questionView(position(6), asks, false)).toEqual({ at: 6 });
    expect(questionView(position(6), silent, false)).toEqual({ at: 6 });
  });

  it('is not there without offers', () => {
    expect(questionView(position(6, { offers: [] }), asks, false)).toBeNull();
  });

  it('is closed with the tap that answers it, before the server has heard of it', () => {
    expect(questionView(position(4), asks, true)).toBeNull();
  });

  it('waits for the pictures where nothing is asked', () => {
    expect(questionView(position(6, { offers: [] }), silent, false)).toEqual({ at: 5 });
    expect(questionView(position(5, { offers: [] }), silent, false)).toEqual({ at: 5 });
  });
});

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
