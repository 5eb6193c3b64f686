import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { listen, say } from './support/chatting.ts';
import { asked } from './support/me.ts';
import { gather, play, playToTheEnd, type SetTable } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { type Guest, sit, subscribe, type Visit, visit } from './support/visit.ts';

/** A name that occurs nowhere else. */
const MARKER = 'Xq7MarkerZz';

const rename = async (server: TestServer, one: Visit, name: string): Promise<void> => {
  const answer = await asked(server, one.guest, '/api/guest', { method: 'POST', body: { name, colour: 3 } });
  expect(answer.status).toBe(200);
};
const deleteMe = (server: TestServer, guest: Pick<Guest, 'cookie'>, confirm: unknown = 'delete') =>
  asked(server, guest, '/api/me/delete', { method: 'POST', body: { confirm } });
const replayOf = async (server: TestServer, table: string) =>
  (await fetch(`${server.url}/api/tables/${table}/replay`)).json() as Promise<{ names: string[] }>;

interface Life {
  readonly one: Visit;
  readonly finished: SetTable;
  readonly running: SetTable;
  readonly hosted: SetTable;
  readonly alone: string;
}

/** Somebody who leaves something in every table of the data file. */
async function livedThrough(server: TestServer): Promise<Life> {
  const finished = await play(server);
  const one = finished.people[0]!;
  await rename(server, one, MARKER);
  await playToTheEnd(finished);
  await expect.poll(async () => (await replayOf(server, finished.table)).names[0]).toBe(MARKER);
  const running = await gather(server);
  const [, second, third] = running.people;
  expect(await running.people[0]!.ask({ type: 'stand', table: running.table })).toHaveProperty('done');
  await subscribe(one, running.table);
  expect(await sit(one, running.table, 0)).toHaveProperty('done');
  expect(await second!.ask({ type: 'start', table: running.table })).toHaveProperty('done');
  await one.until('the start', () => one.last(running.table));
  const hosted = await gather(server);
  const opened = await one.ask({ type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true });
  const alone = opened.done!.table!;
  await subscribe(one, alone);
  expect(await sit(one, alone, 0)).toHaveProperty('done');
  await listen(one, hosted.table);
  expect(await say(one, hosted.table, `${MARKER} was here`)).toHaveProperty('done');
  const [line] = await listen(third!, hosted.table);
  const { who } = line!.by;
  expect(await say(third!, hosted.table, 'and so was I')).toHaveProperty('done');
  expect(await one.ask({ type: 'note', table: running.table, text: `${MARKER} notes` })).toHaveProperty('done');
  expect(await third!.ask({ type: 'block', table: hosted.table, who, block: true })).toHaveProperty('done');
  await asked(server, one.guest, '/api/me/device-code', { method: 'POST' });
  return { one, finished, running, hosted, alone };
}

/** Every text of the whole data file, packed ones unpacked. */
function filesOf(folder: string): readonly { readonly name: string; readonly bytes: Buffer }[] {
  return readdirSync(folder)
    .filter((name) => name.includes('.db'))
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}

function namesInReplays(folder: string): readonly string[] {
  const db = new Database(join(folder, 'quri.db'), { readonly: true });
  const rows = db.prepare('SELECT gzip FROM replays').all() as readonly { readonly gzip: Buffer }[];
  db.close();
  return rows.map(({ gzip }) => gunzipSync(Buffer.from(gzip)).toString());
}

describe('everything stored about me', () => {
  it('is deleted to the last byte, and the games of the others go on', async () => {
    const server = await startServer();
    const { one, finished, running, hosted, alone } = await livedThrough(server);
    const { id } = one.guest;
    expect(filesOf(server.folder).some(({ bytes }) => bytes.includes(MARKER))).toBe(true);
    expect(await deleteMe(server, one.guest, 'no')).toMatchObject({ status: 400 });
    const answer = await deleteMe(server, one.guest, MARKER);
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^quri=; .*Expires=Thu, 01 Jan 1970/);
    expect(await one.closed()).toBe(4001);
    expect((await asked(server, one.guest, '/api/me')).status).toBe(204);
    // In the file and its log, without a VACUUM: secure_delete, and the log is emptied.
    for (const { name, bytes } of filesOf(server.folder)) {
      expect(bytes.includes(MARKER), `the name in ${name}`).toBe(false);
      expect(bytes.includes(id), `the id in ${name}`).toBe(false);
    }
    for (const text of namesInReplays(server.folder)) expect(text).not.toContain(MARKER);
    expect((await replayOf(server, finished.table)).names[0]).toBe('');
    const [, jan] = finished.people;
    await jan!.until('a room without the name', () => {
      const seat = jan!.room(finished.table)?.seats[0];
      return seat?.kind === 'person' && seat.name === null;
    });
    const second = running.people[1]!;
    await second.until('their seat being given up', () => {
      const seat = second.room(running.table)?.seats[0];
      return seat?.kind === 'person' && seat.name === null && seat.conceded;
    });
    const said = await listen(hosted.people[0]!, hosted.table);
    expect(said.map(({ text }) => text)).toEqual(['and so was I']);
    const late = await visit(server, 'Late');
    late.send({ type: 'subscribe', table: alone, invite: null, last: -1 });
    expect((await late.until('the end of it', () => late.of('gone')[0])).code).toBe('closed');
    await server.restart();
    for (const [i, guest] of [running.people[1]!.guest, running.people[2]!.guest].entries()) {
      const back = await visit(server, guest);
      await subscribe(back, running.table);
      await back.until('the game', () => back.last(running.table));
      expect(back.room(running.table)?.seats[i + 1]).toMatchObject({ kind: 'person', conceded: false });
    }
    for (const { bytes } of filesOf(server.folder)) expect(bytes.includes(id)).toBe(false);
  });

  it('names every table and column that can hold somebody: a new one must be thought of here', async () => {
    const server = await startServer();
    const db = new Database(join(server.folder, 'quri.db'), { readonly: true });
    const columns = db
      .prepare(
        `SELECT m.name || '.' || c.name AS name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
         WHERE m.type = 'table' AND c.name IN ('guest', 'blocked', 'host', 'seating', 'name', 'by', 'owner', 'author')
         ORDER BY 1`,
      )
      .all() as readonly { readonly name: string }[];
    db.close();
    expect(columns.map(({ name }) => name)).toEqual([
      'admissions.guest',
      'answers.guest',
      'blocks.blocked',
      'blocks.guest',
      'chat.guest',
      'device_codes.guest',
      'devices.guest',
      'entries.guest',
      'guests.name',
      'move_times.guest',
      'notes.guest',
      'seated.guest',
      'tables.host',
      'tables.seating',
      'turn_messages.guest',
      'webhooks.guest',
    ]);
  });

  it('is deleted in the archive too, without bringing anything back', async () => {
    const server = await startServer();
    const finished = await play(server);
    const one = finished.people[0]!;
    await rename(server, one, MARKER);
    await playToTheEnd(finished);
    await expect.poll(async () => (await replayOf(server, finished.table)).names[0]).toBe(MARKER);
    expect(await server.archive(Date.now() + 1000)).toBe(1);
    const inArchive = () => readFileSync(join(server.folder, 'archive.db')).includes(one.guest.id);
    expect(inArchive()).toBe(true);
    expect((await deleteMe(server, one.guest)).status).toBe(204);
    expect(inArchive()).toBe(false);
    expect(server.store.isArchived(finished.table)).toBe(true);
    expect((await replayOf(server, finished.table)).names[0]).toBe('');
    for (const { name, bytes } of filesOf(server.folder)) expect(bytes.includes(one.guest.id), name).toBe(false);
  });

  it('is deleted in a start as well: it is called off, and the seat is free', async () => {
    const revealMs = 1500;
    const server = await startServer({ settings: { revealMs } });
    const { table, people } = await gather(server);
    const [host, second] = people;
    const silent = await visit(server, 'Silent', { silent: true });
    expect(await people[2]!.ask({ type: 'stand', table })).toHaveProperty('done');
    await subscribe(silent, table);
    expect(await sit(silent, table, 2)).toHaveProperty('done');
    const started = host!.ask({ type: 'start', table });
    await second!.until('the start', () => second!.room(table)?.phase === 'starting');
    expect((await deleteMe(server, silent.guest)).status).toBe(204);
    expect((await started).refused?.code).toBe('startCalledOff');
    await second!.until('the free seat', () => second!.room(table)?.seats[2]?.kind === 'empty');
    expect(second!.room(table)?.phase).toBe('gathering');
    // The next start has all of its time: that of the first one is not counted against it.
    const another = await visit(server, 'Another', { silent: true });
    await subscribe(another, table);
    expect(await sit(another, table, 2)).toHaveProperty('done');
    await new Promise((resolve) => setTimeout(resolve, revealMs / 2));
    const begunAt = performance.now();
    expect((await host!.ask({ type: 'start', table })).refused?.code).toBe('startCalledOff');
    expect(performance.now() - begunAt).toBeGreaterThan(0.9 * revealMs);
  });

  it('is handed over as a host: the next who sits there is', async () => {
    const server = await startServer();
    const { table, people } = await gather(server);
    expect((await deleteMe(server, people[0]!.guest)).status).toBe(204);
    await people[1]!.until('being the host', () => people[1]!.room(table)?.host === true);
    expect(people[1]!.room(table)?.seats[0]).toEqual({ kind: 'empty' });
  });

  it('is deleted by nobody else, and not twice', async () => {
    const server = await startServer();
    const anna = await visit(server, 'Anna');
    expect((await deleteMe(server, { cookie: '' })).status).toBe(401);
    const evil = { origin: 'http://evil.example' };
    const forged = { method: 'POST', body: { confirm: 'delete' }, headers: evil };
    expect((await asked(server, anna.guest, '/api/me/delete', forged)).status).toBe(403);
    const both = await Promise.all([deleteMe(server, anna.guest), deleteMe(server, anna.guest)]);
    // Whoever comes second finds the cookie void already, or waits for the same.
    expect(both.map(({ status }) => status)).toContain(204);
    for (const { status } of both) expect([204, 401]).toContain(status);
    expect((await deleteMe(server, anna.guest)).status).toBe(401);
  });
});
