import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { isUnavailable } from '../src/store/errors.ts';
import { type StoreWorker, storeWorker } from '../src/store-worker/start-worker.ts';
import { openStore } from './support/test-store.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'quri-worker-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Answers with the number of its thread; dies, breaks or waits if it is told so. */
const PROGRAM = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ asked: [table] }) => {
    if (table === 'exit') process.exit(3);
    if (table === 'throw') throw new Error('thrown');
    if (table === 'fail') parentPort.postMessage({ failed: 'failed', because: 'bug' });
    else if (table === 'a while') setTimeout(() => parentPort.postMessage({ value: { etag: table + ' ' + threadId } }), 1100);
    else if (table === 'retry') parentPort.postMessage({ failed: 'locked', because: 'unavailable' });
    else if (table !== 'wait') parentPort.postMessage({ value: { etag: table + ' ' + threadId } });
  });
`;

function started(jobMs?: number): StoreWorker {
  const file = join(folder(), 'program.mjs');
  writeFileSync(file, PROGRAM);
  const worker = storeWorker(pathToFileURL(file), folder(), jobMs);
  onTestFinished(() => worker.close());
  return worker;
}

const threadOf = async (worker: StoreWorker): Promise<number> =>
  Number((await worker.makeReplay('x'))?.etag.split(' ')[1]);

describe('the worker of the store', () => {
  it('is a thread of its own that does one job after the other', async () => {
    const worker = started();
    const answers = await Promise.all(['a', 'b', 'c'].map((table) => worker.makeReplay(table)));
    const thread = await threadOf(worker);
    expect(thread).not.toBe(threadId);
    expect(answers.map((one) => one?.etag)).toEqual(['a', 'b', 'c'].map((table) => `${table} ${thread}`));
  });

  it.each([
    ['exit', 'store worker exited'],
    ['throw', 'thrown'],
  ])('is started again after its thread has died: %s', async (table, message) => {
    const worker = started();
    const first = await threadOf(worker);
    const [died, next] = await Promise.allSettled([worker.makeReplay(table), threadOf(worker)]);
    expect(died).toMatchObject({ status: 'rejected', reason: { message } });
    expect(next.status === 'fulfilled' && next.value > first).toBe(true);
  });

  it('refuses what cannot be sent to a thread, and gives the next job all of its time', async () => {
    const worker = started(2000);
    const [unsent] = await Promise.allSettled([worker.makeReplay((() => 'x') as unknown as string)]);
    expect(unsent).toMatchObject({ status: 'rejected' });
    const done = await Promise.all(['a while', 'a while'].map((table) => worker.makeReplay(table)));
    expect(new Set(done.map((one) => one?.etag)).size).toBe(1);
  });

  it('lives on after a job that failed, and tells what is worth another try', async () => {
    const worker = started();
    const thread = await threadOf(worker);
    const failures = await Promise.allSettled([worker.makeReplay('fail'), worker.makeReplay('retry')]);
    expect(failures.map((one) => one.status === 'rejected' && isUnavailable(one.reason))).toEqual([false, true]);
    expect(await threadOf(worker)).toBe(thread);
  });

  it('refuses what is too much, and what was not done when it is closed', async () => {
    const worker = started();
    const all = Array.from({ length: 70 }, () => worker.makeReplay('wait').catch(isUnavailable));
    // One is being done and 64 wait.
    expect(await Promise.all(all.slice(65))).toEqual([true, true, true, true, true]);
    expect(await Promise.race([all[0], all[64], 'waiting'])).toBe('waiting');
    await worker.close();
    expect(new Set(await Promise.all(all))).toEqual(new Set([true]));
    expect(await worker.makeReplay('x').catch(isUnavailable)).toBe(true);
  });

  it('reads what was committed a moment ago', async () => {
    const data = folder();
    const store = openStore(data);
    onTestFinished(() => store.close());
    const worker = storeWorker(pathToFileURL(inject('storeProgram')), data);
    onTestFinished(() => worker.close());
    const before = { tablesBefore: 1, finishedBefore: 1, guestsBefore: 1 };
    expect(await worker.findExpired(before, 10)).toEqual({ tables: [], guests: [] });
    const guest = { name: null, colour: 0, createdAt: 0, seenAt: 0 };
    await store.commit((tx) => tx.putGuest({ ...guest, id: 'one' }));
    expect(await worker.findExpired(before, 10)).toEqual({ tables: [], guests: ['one'] });
  });
});
