import { existsSync, readdirSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serverAt, startProgram, statusOf, temporaryFolder } from './support/program.ts';
import { answer, moveOf, play, TORCH } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { visit } from './support/visit.ts';

describe('health', () => {
  it('says ok, to everybody, never from a cache, and nothing else', async () => {
    const server = await startServer();
    const response = await fetch(`${server.url}/health`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('{"status":"ok"}');
  });

  it('says that it is not, for as long as nothing can be written', async () => {
    const server = await startServer();
    const other = new Database(join(server.folder, 'quri.db'));
    onTestFinished(() => void other.close());
    other.exec('BEGIN IMMEDIATE');
    const status = async () => (await fetch(`${server.url}/health`)).json();
    await expect.poll(status, { timeout: 20_000 }).toEqual({ status: 'unavailable' });
    expect((await fetch(`${server.url}/health`)).status).toBe(503);
    other.exec('ROLLBACK');
    await expect.poll(status, { timeout: 20_000 }).toEqual({ status: 'ok' });
  });

  it('writes once for many who ask', async () => {
    const server = await startServer();
    const commits = async () =>
      /quri_commit_seconds_count (\d+)/.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1];
    const before = Number(await commits());
    const begun = performance.now();
    for (let i = 0; i < 50; i++) expect((await fetch(`${server.url}/health`)).status).toBe(200);
    const seconds = Math.ceil((performance.now() - begun) / 1000);
    expect(Number(await commits()) - before).toBeLessThanOrEqual(seconds + 1);
  });

  it('is never refused as too much; beyond the limit of requests each costs a connection', async () => {
    const server = await startServer({ settings: { requestsPerMinute: 5 } });
    const seen = [];
    for (let i = 0; i < 10; i++) {
      const { status, headers } = await fetch(`${server.url}/health`);
      seen.push(`${status} ${headers.get('connection')}`);
    }
    expect(seen).toEqual([...Array(5).fill('200 keep-alive'), ...Array(5).fill('200 close')]);
    expect((await fetch(`${server.url}/api/guest`)).status).toBe(429);
  });
});

describe('a clean stop', () => {
  it('tells whoever is connected that it goes away, says so to those who ask, and leaves one file', async () => {
    const dataDir = temporaryFolder();
    const program = startProgram({ dataDir });
    const server = serverAt((await statusOf(dataDir)).addresses[0] ?? '');
    const { table, people } = await play(server);
    for (const one of people) await answer(one, table, TORCH);
    // A connection that is open already when the server begins to stop.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    expect((await health(`${server.url}/health`, agent)).status).toBe(200);
    const last = people[0]!.ask(moveOf(people[0]!, table, TORCH));
    program.child.kill('SIGTERM');
    const meanwhile = await health(`${server.url}/health`, agent).catch(() => ({ status: 503 }));
    expect([200, 503]).toContain(meanwhile.status);
    expect(await Promise.all(people.map((one) => one.closed()))).toEqual([1001, 1001, 1001]);
    expect(await program.ended()).toBe(0);
    void last.catch(() => undefined);
    expect(readdirSync(dataDir).sort()).toEqual(['quri.db', 'quri.last', 'quri.lock']);
    expect(existsSync(join(dataDir, 'quri.db-wal'))).toBe(false);
    // What was acknowledged is in that file alone.
    const db = new Database(join(dataDir, 'quri.db'), { readonly: true });
    const { n } = db.prepare('SELECT count(*) AS n FROM entries').get() as { n: number };
    expect(n).toBeGreaterThanOrEqual(4);
    db.close();
    startProgram({ dataDir });
    const again = serverAt((await statusOf(dataDir)).addresses[0] ?? '');
    const back = await visit(again, people[0]!.guest);
    back.send({ type: 'subscribe', table, invite: null, last: -1 });
    await back.until('the game', () => (back.last(table)?.seq ?? -1) >= 3);
  });

  it('is said by health until it is done', async () => {
    const server = await startServer();
    const { table } = await play(server);
    // Something that is still to be finished.
    let finish = (): void => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    server.liveTables.get(table)!.queue.add(() => held);
    const closing = server.close();
    const answers: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      const response = await fetch(`${server.url}/health`);
      answers.push([response.status, await response.json()]);
    }
    finish();
    expect(answers).toEqual(Array.from({ length: 3 }, () => [503, { status: 'stopping' }]));
    await closing;
  });
});

const health = (url: string, agent: Agent): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    }).on('error', reject);
  });
