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

  test('says which task was added last, for as long as it is not idle', async () => {
    const queue = taskQueue(() => {});
    const [one, other] = [soon, () => soon()];
    expect(queue.isLast(one)).toBe(false);
    queue.add(one);
    expect(queue.isLast(one)).toBe(true);
    queue.add(other);
    expect([one, other].map(queue.isLast)).toEqual([false, true]);
    queue.add(soon, true);
    expect(queue.isLast(other)).toBe(true);
    await queue.drained();
    expect(queue.isLast(other)).toBe(false);
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
