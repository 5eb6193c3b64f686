import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MIGRATIONS } from '../src/store/schema.ts';
import { gather, isAway, play } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { openStore } from './support/test-store.ts';
import { type Guest, subscribe, visit } from './support/visit.ts';

/** Nobody here has the invitation in hand any more: only who is remembered is let in. */
async function comesBack(server: Parameters<typeof visit>[0], guest: Guest, table: string): Promise<string> {
  const one = await visit(server, guest);
  one.send({ type: 'subscribe', table, invite: null, last: -1 });
  return one.until('an answer', () => (one.room(table) === undefined ? one.of('gone')[0]?.code : 'in'));
}

describe('a table with an invitation, after the server was started anew', () => {
  it('lets in whoever had come with it to watch, and nobody else', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { open: false });
    const [wanda, stranger] = await Promise.all([visit(server, 'Wanda'), visit(server, 'Zenon')]);
    await subscribe(wanda!, table, people[0]!.room(table)!.invite);
    await server.restart();
    expect(await comesBack(server, wanda!.guest, table)).toBe('in');
    expect(await comesBack(server, stranger!.guest, table)).toBe('needsInvite');
  });

  it('lets in who stood up, and who lost the seat to a bot', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 3, open: false });
    const [anna, bartek, celina] = people;
    await bartek!.ask({ type: 'stand', table });
    celina!.close();
    await anna!.until('Celina to be away', () => isAway(anna!, table, 2));
    expect(await anna!.ask({ type: 'seatBot', table, seat: 2, level: 'random' })).toHaveProperty('done');
    await server.restart();
    expect(await comesBack(server, bartek!.guest, table)).toBe('in');
    expect(await comesBack(server, celina!.guest, table)).toBe('in');
  });

  it('takes the word of nobody while it cannot be written down', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 3, open: false });
    const invite = people[0]!.room(table)!.invite;
    const wanda = await visit(server, 'Wanda');
    const other = new Database(join(server.folder, 'quri.db'));
    other.exec('BEGIN IMMEDIATE');
    wanda.send({ type: 'subscribe', table, invite, last: -1 });
    await wanda.until('a rejection', () => wanda.of('rejected')[0]);
    expect(wanda.of('rejected')[0]?.refused).toEqual({ code: 'unavailable', retry: true, table });
    other.exec('ROLLBACK');
    other.close();
    await subscribe(wanda, table, invite);
  });
});

describe('a data file from before admissions were written down', () => {
  it('is brought up to date, and lets in whoever had done something at the table', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quri-old-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const old = new Database(join(folder, 'quri.db'));
    old.exec(`${MIGRATIONS[0]}; PRAGMA user_version = 1;`);
    old.exec(`INSERT INTO tables VALUES ('T', 'g', '{}', 'gathering', 'h', 0, 'i', '[]', 's', 0, NULL, NULL, NULL, 0)`);
    old.exec(`INSERT INTO answers VALUES ('T', 'anna', 'sit-1', '{}'), ('T', 'anna', 'stand-1', '{}')`);
    old.exec(`INSERT INTO answers VALUES ('', 'bartek', 'open-1', '{}')`);
    old.close();
    const store = openStore(folder);
    onTestFinished(() => store.close());
    expect(store.admitted('T')).toEqual(['anna']);
  });
});
