import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, reconnectingSocket } from '../src/session/socket/reconnecting-socket.ts';
import { fakeServer } from './fake-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const quiet = { down: () => {}, message: () => {} };

describe('a line that comes back', () => {
  it('waits twice as long before each try, ten seconds at most, and never as long as everybody else', () => {
    expect([0, 1, 2, 3].map((tries) => backoff(tries, 1))).toEqual([400, 800, 1600, 3200]);
    expect(backoff(30, 1)).toBe(10_000);
    expect(backoff(3, 0)).toBe(1600);
  });

  it('dials again by itself after it was cut', () => {
    const end = fakeServer();
    const line = reconnectingSocket(end.needs, quiet);
    line.open();
    end.drop();
    expect(end.calls()).toBe(1);
    vi.advanceTimersByTime(400);
    expect(end.calls()).toBe(2);
  });

  it('starts counting anew once it was up', () => {
    const end = fakeServer();
    const line = reconnectingSocket(end.needs, quiet);
    line.open();
    for (let i = 0; i < 6; i++) {
      end.drop();
      vi.advanceTimersToNextTimer();
    }
    end.welcome();
    end.drop();
    vi.advanceTimersByTime(400);
    expect(end.calls()).toBe(8);
  });

  it('tries at once when it is told to hurry, and only once', () => {
    const end = fakeServer();
    const line = reconnectingSocket(end.needs, quiet);
    line.open();
    end.drop();
    line.retryNow();
    line.retryNow();
    vi.advanceTimersByTime(7999);
    expect(end.calls()).toBe(2);
  });

  it('gives up a call that nobody answers, and makes it again', () => {
    const end = fakeServer();
    const downs = vi.fn();
    const line = reconnectingSocket(end.needs, { ...quiet, down: downs });
    line.open();
    vi.advanceTimersByTime(7999);
    expect(downs).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect([end.hungUp(), downs.mock.calls.length]).toEqual([true, 1]);
    vi.advanceTimersByTime(400);
    expect(end.calls()).toBe(2);
    end.welcome();
    vi.advanceTimersByTime(60_000);
    expect(end.calls()).toBe(2);
  });

  it('takes a line that was picked up without a word for one that nobody answers', () => {
    const end = fakeServer();
    const line = reconnectingSocket(end.needs, quiet);
    line.open();
    end.pickUp();
    vi.advanceTimersByTime(8400);
    expect(end.calls()).toBe(2);
  });

  it('says nothing into a line that is not up', () => {
    const end = fakeServer();
    const line = reconnectingSocket(end.needs, quiet);
    line.open();
    expect(line.send('{}')).toBe(false);
    end.welcome();
    expect(line.send('{}')).toBe(true);
  });
});
