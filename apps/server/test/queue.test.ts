import { describe, expect, test } from 'vitest';
import { taskQueue } from '../src/tables/queue.ts';

const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 1));

describe('the queue of a table', () => {
  test('does one thing at a time, in the order it came, however long each takes', async () => {
    const queue = taskQueue((error) => expect.unreachable(String(error)));
    const done: string[] = [];
    const task = (name: string, waits: number) => async () => {
      done.push(`${name} begins`);
      for (let i = 0; i < waits; i++) await soon();
      done.push(`${name} ends`);
    };
    queue.add(task('slow', 3));
    queue.add(task('quick', 0));
    queue.add(() => void done.push('at once'));
    await queue.drained();
    expect(done).toEqual(['slow begins', 'slow ends', 'quick begins', 'quick ends', 'at once']);
  });

  test('goes on after a task that fails, and says how it failed', async () => {
    const failures: unknown[] = [];
    const queue = taskQueue((error) => failures.push(error));
    const done: string[] = [];
    queue.add(() => {
      throw new Error('at once');
    });
    queue.add(() => Promise.reject(new Error('later')));
    queue.add(() => void done.push('after'));
    await queue.drained();
    expect(failures.map(String)).toEqual(['Error: at once', 'Error: later']);
    expect(done).toEqual(['after']);
  });

  test('carries out items together that wait at its end, and no others', async () => {
    const queue = taskQueue<number>((error) => expect.unreachable(String(error)));
    const done: unknown[] = [];
    const begins: (() => void)[] = [];
    const batch = {
      fits: (waiting: readonly number[], item: number) => waiting.length < 3 && item > 0,
      whenReady: (begin: () => void) => void begins.push(begin),
      run: async (items: readonly number[]) => {
        await soon();
        done.push(items);
      },
    };
    const add = (...items: readonly number[]): void => {
      for (const item of items) queue.addItem(item, batch);
    };
    add(1, 2);
    expect(queue.waitingItems).toEqual([1, 2]);
    // It changes nothing, so what comes behind it still joins.
    queue.add(() => void done.push('aside'), { keepsBatchOpen: true });
    add(3);
    expect(queue.waitingItems).toEqual([1, 2, 3]);
    // There are three.
    add(4);
    expect(queue.waitingItems).toEqual([4]);
    queue.add(() => void done.push('between'));
    add(5, -6);
    expect(queue.waitingItems).toEqual([-6]);
    while (begins.length === 0) await soon();
    // While it waits for its turn others join.
    add(7);
    const drained = queue.drained();
    for (let begun = 0; begun < 4; begun++) {
      while (begins.length <= begun) await soon();
      begins[begun]?.();
    }
    await drained;
    expect(done).toEqual([[1, 2, 3], 'aside', [4], 'between', [5], [-6, 7]]);
    expect(queue.waitingItems).toEqual([]);
  });

  test('is idle when everything is done, and not before', async () => {
    const queue = taskQueue(() => {});
    expect(queue.idle).toBe(true);
    queue.add(soon);
    queue.add(() => Promise.reject(new Error('fails')));
    expect(queue.idle).toBe(false);
    await queue.drained();
    expect(queue.idle).toBe(true);
  });

  test('is drained of what was added so far, and takes more meanwhile', async () => {
    const queue = taskQueue(() => {});
    const done: number[] = [];
    queue.add(async () => {
      queue.add(() => void done.push(2));
      await soon();
      done.push(1);
    });
    await queue.drained();
    await queue.drained();
    expect(done).toEqual([1, 2]);
  });
});
