import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { heardByAll, replayOf } from '@quri/kernel';
import Database from 'libsql';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { storeWorker } from '../src/store-worker/start-worker.ts';
import { secretOf } from '../src/tables/restored-game.ts';
import { got } from './support/raw-http.ts';
import { gather, play, playToTheEnd } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { verifiedReplay } from './support/verified.ts';

const asked = (server: TestServer, table: string, headers: Record<string, string> = {}) =>
  got(server, `/api/tables/${encodeURIComponent(table)}/replay`, headers);

const GZIP = { 'accept-encoding': 'gzip, deflate, br' };

/** A server with a game that is over, and its replay as it was stored when somebody elsewhere first asked for it. */
async function finished(server: TestServer) {
  const set = await play(server, { people: 3 });
  await playToTheEnd(set);
  expect(server.store.replay(set.table)).toBeUndefined();
  expect((await asked(server, set.table, { 'x-forwarded-for': '203.0.113.99' })).status).toBe(200);
  return { ...set, stored: server.store.replay(set.table)! };
}

/** Changes the data while the server is closed. */
async function changed(server: TestServer, ...sql: readonly string[]): Promise<void> {
  await server.close();
  const db = new Database(join(server.folder, 'quri.db'));
  for (const one of sql) db.exec(one);
  db.close();
  await server.restart();
}

/** How many replays are written to the store from now on. */
function countReplays(server: TestServer): () => number {
  const store = server.store as { commit: TestServer['store']['commit'] };
  const { commit } = store;
  let count = 0;
  store.commit = (write) =>
    commit((tx) =>
      write({
        ...tx,
        putReplay: (...args) => {
          count++;
          tx.putReplay(...args);
        },
      }),
    );
  return () => count;
}

describe('a replay', () => {
  it('of a table that runs, gathers or is paused is answered to the byte like one that never was', async () => {
    const server = await startServer();
    const nothing = await asked(server, 'NoSuchTable1');
    expect(nothing).toMatchObject({ status: 404, body: Buffer.from('{"code":"noSuchTable","retry":false}') });
    expect(nothing.headers).toMatchObject({ 'cache-control': 'no-store' });
    const gathering = await gather(server);
    expect(await asked(server, gathering.table)).toEqual(nothing);
    const running = await play(server);
    for (const headers of [{}, GZIP, { 'if-none-match': '*' }])
      expect(await asked(server, running.table, headers)).toEqual(nothing);
    server.liveTables.get(running.table)!.broken = true;
    expect(await asked(server, running.table)).toEqual(nothing);
    expect(server.store.replay(running.table)).toBeUndefined();
    for (const odd of ['x', '__proto__', '%', "' OR 1=1 --", 'a'.repeat(90)])
      expect((await asked(server, odd)).status, odd).toBe(404);
  });

  it('of a finished game is there, also after a restart, with the seed and without anybody’s identity', async () => {
    const server = await startServer();
    const set = await play(server, { people: 3 });
    const { seed } = server.store.table(set.table)!;
    for (const one of set.people) expect(one.frames.join('')).not.toContain(seed);
    await playToTheEnd(set);
    const first = await asked(server, set.table);
    expect(first.status).toBe(200);
    const text = String(first.body);
    expect(JSON.parse(text).secret.serverSeed).toBe(seed);
    for (const { guest } of set.people) {
      expect(text).not.toContain(guest.id);
      expect(text).not.toContain(guest.cookie.split('.')[1]);
    }
    await server.restart();
    const later = await asked(server, set.table);
    expect([later.status, later.headers.etag]).toEqual([200, first.headers.etag]);
    expect(later.body.equals(first.body)).toBe(true);
    await verifiedReplay(server, set.table);
  });

  it('is made when it is first asked for, once, and says what hashing the whole game again would', async () => {
    const server = await startServer();
    const written = countReplays(server);
    const { table, stored, people } = await finished(server);
    const { runner, record } = server.liveTables.get(table)!;
    const names = people.map(({ guest }) => guest.name!);
    const again = replayOf(runner!.table, secretOf(record), { names, bots: [null, null, null] });
    expect(JSON.parse(String(gunzipSync(stored.gzip)))).toEqual(JSON.parse(JSON.stringify(again)));
    for (let i = 0; i < 3; i++) expect((await asked(server, table)).status).toBe(200);
    expect(written()).toBe(1);
  });

  it('is sent compressed to those who take it, and unpacked to the others: the same bytes each time', async () => {
    const server = await startServer();
    const { table, stored } = await finished(server);
    const packed = await asked(server, table, GZIP);
    expect(packed.status).toBe(200);
    expect(packed.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=86400',
      etag: `W/"${stored.etag}"`,
      vary: 'accept-encoding',
    });
    expect(packed.body.equals(stored.gzip)).toBe(true);
    const plain = await asked(server, table);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.etag).toBe(packed.headers.etag);
    expect(plain.body.equals(gunzipSync(packed.body))).toBe(true);
    for (const [accepted, encoding] of [
      ['*', 'gzip'],
      ['br;q=1.0, GZIP;q=0.2', 'gzip'],
      ['gzip;q=0, *', undefined],
      ['gzip; q=0.000', undefined],
      ['br', undefined],
    ] as const) {
      const { headers, body } = await asked(server, table, { 'accept-encoding': accepted });
      expect(headers['content-encoding'], accepted).toBe(encoding);
      expect(body.equals(encoding === 'gzip' ? packed.body : plain.body), accepted).toBe(true);
    }
    expect(await asked(server, table, GZIP)).toEqual(packed);
    expect(await asked(server, table)).toEqual(plain);
  });

  it('is not sent again to whoever has it', async () => {
    const server = await startServer();
    const { table, stored } = await finished(server);
    const known = `"${stored.etag}"`;
    for (const one of [`W/${known}`, known, `"x", W/${known}`, '*']) {
      const { status, headers, body } = await asked(server, table, { ...GZIP, 'if-none-match': one });
      expect([status, body.length], one).toEqual([304, 0]);
      expect(headers).toMatchObject({ etag: `W/${known}`, 'cache-control': 'public, max-age=86400' });
    }
    for (const other of ['"x"', stored.etag, 'W/""'])
      expect((await asked(server, table, { 'if-none-match': other })).status, other).toBe(200);
  });

  it('of a game from before replays were stored is made at the first request, once for all who ask', async () => {
    const server = await startServer();
    const { table, stored } = await finished(server);
    await changed(server, 'DELETE FROM replays');
    const written = countReplays(server);
    const all = await Promise.all(Array.from({ length: 10 }, () => asked(server, table, GZIP)));
    for (const one of all) expect(one).toEqual(all[0]);
    expect(all[0]!.status).toBe(200);
    expect(written()).toBe(1);
    expect(server.store.replay(table)).toEqual(
      expect.objectContaining({ etag: /"(.*)"/.exec(all[0]!.headers.etag!)![1] }),
    );
    expect(JSON.parse(String(gunzipSync(all[0]!.body)))).toEqual(JSON.parse(String(gunzipSync(stored.gzip))));
  });

  it.each([
    ['any entry', ''],
    ['its first entries', ' WHERE seq < 3'],
  ])('of a log without the hashes of %s is the same', async (_which, where) => {
    const server = await startServer();
    const { table, stored } = await finished(server);
    await changed(server, 'DELETE FROM replays', `UPDATE entries SET asks = NULL, epoch = NULL, heard = NULL${where}`);
    const replay = await verifiedReplay(server, table);
    expect(replay).toEqual(JSON.parse(String(gunzipSync(stored.gzip))));
  });

  it('takes the hashes from the log where they are there', async () => {
    const server = await startServer();
    const { table, stored } = await finished(server);
    await changed(server, 'DELETE FROM replays', 'UPDATE entries SET heard = zeroblob(128) WHERE seq = 1');
    const { heard } = JSON.parse(String((await asked(server, table)).body));
    const before = JSON.parse(String(gunzipSync(stored.gzip))).heard;
    const zeros = Array.from({ length: 4 }, () => '0'.repeat(64));
    expect(heard).toEqual({ ...before, each: before.each.with(1, heardByAll(zeros)) });
  });

  it('is not made by the worker while the game is running, whoever asks it', async () => {
    const server = await startServer();
    const worker = storeWorker(pathToFileURL(inject('storeProgram')), server.folder);
    onTestFinished(() => worker.close());
    const set = await play(server, { people: 3 });
    for (const table of [set.table, 'NoSuchTable1', (await gather(server)).table])
      expect(await worker.makeReplay(table)).toBeUndefined();
    await playToTheEnd(set);
    expect(await worker.makeReplay(set.table)).toMatchObject({ etag: expect.any(String) });
  });

  it('is the business of the worker: without it the game is played all the same, and has its replay later', async () => {
    const server = await startServer({ storeProgram: '/no/such/program.mjs' });
    const set = await play(server, { people: 3 });
    await playToTheEnd(set);
    expect(await asked(server, set.table)).toMatchObject({
      status: 500,
      body: Buffer.from('{"code":"broken","retry":false}'),
      headers: { 'cache-control': 'no-store' },
    });
    await server.close();
    await verifiedReplay(await startServer({ folder: server.folder }), set.table);
  });

  it('cannot be asked for without end by one address', async () => {
    const settings = { replayBurst: 3, replaysPerSecond: 1e-6 };
    const server = await startServer({ settings, env: { TRUST_PROXY: 'true' } });
    const { table } = await finished(server);
    const from = (address: string, id = table) => asked(server, id, { 'x-forwarded-for': address });
    // Whether there is such a table makes no difference.
    expect((await from('10.0.0.1', 'NoSuchTable1')).status).toBe(404);
    for (let i = 0; i < 2; i++) expect((await from('10.0.0.1')).status).toBe(200);
    const refused = await from('10.0.0.1');
    expect(refused).toMatchObject({ status: 429, body: Buffer.from('{"code":"tooFast","retry":true}') });
    expect(refused.headers).toMatchObject({ 'retry-after': '3600', 'cache-control': 'no-store' });
    expect(await from('10.0.0.1', 'NoSuchTable1')).toEqual(refused);
    expect((await from('10.0.0.2')).status).toBe(200);
  });
});
