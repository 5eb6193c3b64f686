import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Commits, groupedCommits } from '../src/store/commits.ts';
import { openStore } from './support/test-store.ts';

interface Tx {
  put(x: number): void;
}

interface Disk {
  /** How often somebody has begun to wait for the disk. */
  waits: number;
  /** The disk has taken everything. */
  take(): void;
  fail(error: Error): void;
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'quri-commits-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Commits to a real file, on a disk that takes what was written when it is told to. */
function commitsOn(): { commits: Commits<Tx>; disk: Disk; count: () => number } {
  const file = join(folder(), 'x.db');
  const [db, outside] = [new Database(file), new Database(file)];
  for (const one of [db, outside]) onTestFinished(() => void one.close());
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE a (x INTEGER PRIMARY KEY)');
  const insert = db.prepare('INSERT INTO a VALUES (?)');
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const disk: Disk = { waits: 0, take: () => settle?.resolve(), fail: (error) => settle?.reject(error) };
  const sync = (): Promise<void> => {
    disk.waits++;
    return new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
  };
  const commits = groupedCommits<Tx>(db, { put: (x) => void insert.run(x) }, { sync });
  return { commits, disk, count: () => (outside.prepare('SELECT count(*) AS n FROM a').get() as { n: number }).n };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const turns = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await turn();
};

describe('commits', () => {
  it('of one turn of the event loop are one transaction, and a failing one fails alone', async () => {
    const { commits, disk, count } = commitsOn();
    const meanwhile: number[] = [];
    const all = Promise.allSettled(
      [1, 2, 2, 3].map((x) =>
        commits.commit((tx) => {
          tx.put(x);
          meanwhile.push(count());
          return x;
        }),
      ),
    );
    await turns();
    disk.take();
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(new Set(meanwhile)).toEqual(new Set([0]));
    expect(count()).toBe(3);
    expect(disk.waits).toBe(1);
  });

  it('have what somebody adds right before they are written, however long that takes, and let others have their turn', async () => {
    const { commits, disk, count } = commitsOn();
    const order: string[] = [];
    const all: Promise<unknown>[] = [];
    const before = (x: number, ms = 0): void =>
      commits.beforeCommit(() => {
        order.push(`before ${x}`);
        for (const until = performance.now() + ms; performance.now() < until; );
        const written = commits.commit((tx) => {
          order.push(`writes ${x}`);
          tx.put(x);
        });
        all.push(written);
      });
    before(1);
    before(2, 20);
    before(3);
    setTimeout(() => order.push('somebody else'), 10);
    await turns();
    await turns();
    expect(order).toEqual(['before 1', 'before 2', 'somebody else', 'before 3', 'writes 1', 'writes 2', 'writes 3']);
    disk.take();
    await Promise.all(all);
    expect(count()).toBe(3);
    expect(disk.waits).toBe(1);
    commits.beforeCommit(() => order.push('nothing'));
    await turns();
    expect([order.at(-1), disk.waits]).toEqual(['nothing', 1]);
  });

  it('are reported when they are on disk, not before; what comes meanwhile shares the next sync', async () => {
    const { commits, disk } = commitsOn();
    const reported: number[] = [];
    const put = (x: number) => commits.commit((tx) => tx.put(x)).then(() => reported.push(x));
    const first = put(1);
    await turns();
    const more = [put(2), put(3)];
    await turns();
    more.push(put(4));
    await turns();
    expect([disk.waits, reported]).toEqual([1, []]);
    disk.take();
    await first;
    await turns();
    expect([disk.waits, reported]).toEqual([2, [1]]);
    disk.take();
    await Promise.all(more);
    expect([disk.waits, reported]).toEqual([2, [1, 2, 3, 4]]);
  });

  it('that the disk does not take are refused, and so is everything after them', async () => {
    const { commits, disk, count } = commitsOn();
    const first = commits.commit((tx) => tx.put(1));
    const second = turns().then(() => commits.commit((tx) => tx.put(2)));
    const settled = Promise.allSettled([first, second]);
    await turns();
    disk.fail(new Error('EIO'));
    for (const one of await settled)
      expect(one).toMatchObject({ status: 'rejected', reason: { name: 'Unavailable', message: /EIO/ } });
    await expect(commits.commit((tx) => tx.put(3))).rejects.toThrow('EIO');
    expect([disk.waits, count()]).toEqual([1, 1]);
  });

  it('wait for what runs between them, and that waits for them', async () => {
    const { commits, disk } = commitsOn();
    const order: string[] = [];
    const first = commits.commit((tx) => tx.put(1)).then(() => order.push('first on disk'));
    await turns();
    let end = (): void => undefined;
    const between = commits.betweenCommits(
      () =>
        new Promise<void>((resolve) => {
          order.push('between');
          end = resolve;
        }),
    );
    const second = commits.commit((tx) => order.push(`second ${tx.put(2)}`));
    await turns();
    expect(order).toEqual([]);
    disk.take();
    await first;
    await turns();
    expect(order).toEqual(['first on disk', 'between']);
    end();
    await between;
    await turns();
    disk.take();
    await second;
    expect(order).toEqual(['first on disk', 'between', 'second undefined']);
    await commits.idle();
  });
});

describe('the log of the data file', () => {
  const guest = (n: number) => ({ id: `guest-${n}`, name: 'x'.repeat(40), colour: 1, createdAt: 0, seenAt: 0 });

  it('is copied into the data file by its thread while it is written, and does not grow for ever', async () => {
    const data = folder();
    const store = openStore(data);
    for (let batch = 0; batch < 40; batch++)
      await Promise.all(
        Array.from({ length: 250 }, (_, i) => store.commit((tx) => tx.putGuest(guest(batch * 250 + i)))),
      );
    // Ten thousand writes, copied every thousand: far from where SQLite would do it by itself.
    expect(statSync(join(data, 'quri.db-wal')).size).toBeLessThan(4096 * 4000);
    expect(statSync(join(data, 'quri.db')).size).toBeGreaterThan(4096 * 100);
    expect(store.guest('guest-9999')?.name).toBe('x'.repeat(40));
    await store.close();
    const again = openStore(data);
    onTestFinished(() => again.close());
    expect(again.guest('guest-0')?.name).toBe('x'.repeat(40));
  });

  it('can be emptied: what was deleted is in no file', async () => {
    const data = folder();
    const store = openStore(data);
    onTestFinished(() => store.close());
    await store.commit((tx) => tx.putGuest({ ...guest(1), name: 'NobodyKnowsMe' }));
    await store.commit((tx) => tx.deleteGuestRows('guest-1'));
    expect(await store.emptyWriteAheadLog()).toBe(true);
    for (const file of ['quri.db', 'quri.db-wal'])
      expect(readFileSync(join(data, file)).includes('NobodyKnowsMe'), file).toBe(false);
  });
});
