import type { Guest } from '@quri/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureGuest } from '../src/session/socket/ensure-guest.ts';
import type { GuestAnswer } from '../src/session/socket/guest.ts';
import { leaseLock, type TabLock } from '../src/session/socket/tab-lock.ts';
import { memoryStorage } from './fake-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const never = new AbortController().signal;

/** One browser's cookie, and a server that takes its time. */
function browser() {
  let cookie: Guest | null = null;
  let made = 0;
  const currentGuest = async (): Promise<GuestAnswer> => {
    await pause(20);
    return cookie === null ? { ok: false, refused: { code: 'noGuest', retry: false } } : { ok: true, guest: cookie };
  };
  const createGuest = async (): Promise<GuestAnswer> => {
    const guest = { id: `guest ${++made}`, name: null, colour: 0 };
    await pause(50);
    cookie = guest;
    return { ok: true, guest };
  };
  return { currentGuest, createGuest, made: () => made };
}

const leaseIn = (keep = memoryStorage()): TabLock => leaseLock({ storage: keep, now: Date.now, sleep: pause });

describe('tabs that are opened at once in a new browser', () => {
  it('become one guest', async () => {
    const { made, ...server } = browser();
    const keep = memoryStorage();
    const tabs = [1, 2, 3].map(() => ensureGuest({ ...server, lock: leaseIn(keep) }, never));
    await vi.advanceTimersByTimeAsync(3000);
    expect((await Promise.all(tabs)).map((guest) => guest?.id)).toEqual(['guest 1', 'guest 1', 'guest 1']);
    expect(made()).toBe(1);
    expect(keep.read('introduction')).toBeNull();
  });

  it('wait for nobody who is known already', async () => {
    const server = browser();
    await Promise.all([server.createGuest(), vi.advanceTimersByTimeAsync(50)]);
    const inTheWay: TabLock = () => new Promise(() => {});
    const known = ensureGuest({ ...server, lock: inTheWay }, never);
    await vi.advanceTimersByTimeAsync(20);
    expect((await known)?.id).toBe('guest 1');
  });

  it('wait no longer than a while for a tab that was closed in the middle of it', async () => {
    const keep = memoryStorage();
    void leaseIn(keep)(() => new Promise(() => {}), never);
    await vi.advanceTimersByTimeAsync(150);
    const entered = vi.fn(async () => {});
    void leaseIn(keep)(entered, never);
    await vi.advanceTimersByTimeAsync(9000);
    expect(entered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1500);
    expect(entered).toHaveBeenCalledOnce();
  });

  it('are not held up where the browser keeps nothing, nor by a note from another clock', async () => {
    const deaf = { read: () => null, write: () => {} };
    expect(await leaseIn(deaf)(async () => 'in', never)).toBe('in');
    const keep = memoryStorage();
    keep.write('introduction', JSON.stringify({ holder: 'x', until: Date.now() + 1e9 }));
    const entered = leaseIn(keep)(async () => 'in', never);
    await vi.advanceTimersByTimeAsync(150);
    expect(await entered).toBe('in');
  });

  it('stop waiting when the call is given up', async () => {
    const keep = memoryStorage();
    void leaseIn(keep)(() => new Promise(() => {}), never);
    const hungUp = new AbortController();
    const waiting = leaseIn(keep)(async () => 'in', hungUp.signal).catch(() => 'given up');
    hungUp.abort();
    await vi.advanceTimersByTimeAsync(200);
    expect(await waiting).toBe('given up');
  });
});
