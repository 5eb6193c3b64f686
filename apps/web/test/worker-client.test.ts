import { describe, expect, it, vi } from 'vitest';
import { LoadError, loadOnce } from '../src/app/load-once.ts';
import { localSession } from '../src/session/local/local-session.ts';
import { clientOf, type Port } from '../src/session/local/worker-client.ts';
import { workerBeside } from './worker-in-process.ts';

/** A worker whose script never comes. */
const nobody = (): Port => ({ postMessage: () => {}, onmessage: null, onerror: null });
const fails = (port: Port) => port.onerror?.({} as ErrorEvent);

describe('an engine that does not load', () => {
  it('fails whatever was asked of it, and says once that it is of no use', async () => {
    const port = nobody();
    const gaveUp = vi.fn();
    const engine = clientOf(port, gaveUp);
    const asked = [engine.ask('tables', {}), engine.ask('replay', { table: 'abc' })];
    fails(port);
    for (const one of asked) await expect(one).rejects.toMatchObject({ refused: { code: 'notLoaded', retry: true } });
    expect(gaveUp).toHaveBeenCalledOnce();
  });

  it('leaves nobody looking for a table', () => {
    const port = nobody();
    const session = localSession(clientOf(port), 'abc');
    fails(port);
    expect(session.snapshot().gone).toBe('notLoaded');
  });

  it('is not one that stumbles later: what it was asked is still answered', async () => {
    const port = workerBeside();
    const gaveUp = vi.fn();
    const engine = clientOf(port, gaveUp);
    await engine.ask('tables', {});
    const asked = engine.ask('tables', {});
    fails(port);
    expect(await asked).toEqual([]);
    expect(gaveUp).not.toHaveBeenCalled();
  });
});

describe('what is loaded once', () => {
  it('shows its failure to whoever waited, and is loaded anew for whoever comes later', async () => {
    vi.useFakeTimers();
    let works = false;
    const load = vi.fn(async () => (works ? 'here' : Promise.reject(new Error('offline'))));
    const get = loadOnce(load);
    await expect(get()).rejects.toThrow(new LoadError('offline'));
    await expect(get()).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    await expect(get()).rejects.toThrow('offline');
    works = true;
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect([await get(), await get(), load.mock.calls.length]).toEqual(['here', 'here', 3]);
  });
});
