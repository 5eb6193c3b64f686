import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, vi } from 'vitest';
import { holdClock } from './support/fake-time.ts';
import { oldData } from './support/old-data.ts';
import { got } from './support/raw-http.ts';
import { gather, heardBy, play, playToTheEnd, taking } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { type Guest, newGuest, subscribe, visit } from './support/visit.ts';

const DAY = 86_400_000;

/** So many days from now, for the server; timers go on as they do. */
function daysFromNow(): (days: number) => void {
  holdClock();
  const start = Date.now();
  return (days) => vi.setSystemTime(start + days * DAY);
}

const whoAmI = (server: TestServer, { cookie }: Guest) => got(server, '/api/guest', { cookie });

/** What somebody hears who comes to a table. */
async function comesTo(server: TestServer, table: string, invite: string | null): Promise<unknown> {
  const one = await visit(server, 'Wanda');
  one.send({ type: 'subscribe', table, invite, last: -1 });
  return one.until('an answer', () => one.of('gone')[0] ?? one.room(table)?.phase);
}

describe('after 90 days without a move', () => {
  it('a table is gone as if it had never been, and a finished game stays with its replay', async () => {
    const onDay = daysFromNow();
    const server = await startServer();
    const waiting = await gather(server, { open: false });
    const running = await play(server);
    const over = await play(server);
    await playToTheEnd(over);
    const host = over.people[0]!;
    const rematch = (await host.ask({ type: 'rematch', table: over.table })).done!.table!;
    const { invite } = waiting.people[0]!.room(waiting.table)!;
    await server.restart();
    onDay(89);
    expect(await server.prune()).toEqual({ tables: 0, guests: 0 });
    onDay(91);
    // Somebody looks at the finished game meanwhile.
    const back = await visit(server, host.guest);
    expect(await subscribe(back, over.table)).toMatchObject({ phase: 'over', rematch });
    expect(await server.prune()).toMatchObject({ tables: 3 });
    for (const table of [waiting.table, running.table, rematch]) {
      expect(await comesTo(server, table, invite)).toEqual({ type: 'gone', table, code: 'noSuchTable' });
      expect(server.store.entries(table, 0)).toEqual([]);
    }
    await back.until('no rematch', () => back.room(over.table)?.rematch === null);
    expect(await comesTo(server, over.table, null)).toBe('over');
    expect((await got(server, `/api/tables/${over.table}/replay`)).status).toBe(200);
    const again = (await back.ask({ type: 'rematch', table: over.table })).done!.table!;
    expect(again).not.toBe(rematch);
    expect(await subscribe(back, again)).toMatchObject({ phase: 'gathering', host: true });
  });

  it('a table where somebody is stays; it goes when they have left and nothing else has happened', async () => {
    const onDay = daysFromNow();
    const server = await startServer();
    const { table, people } = await gather(server);
    for (const one of people.slice(1)) one.close();
    onDay(91);
    expect(await server.prune()).toEqual({ tables: 0, guests: 0 });
    expect(await people[0]!.ask({ type: 'seatBot', table, seat: 1, level: 'random' })).toHaveProperty('done');
    people[0]!.close();
    await expect.poll(() => server.liveTables.get(table)?.subscribers.size, { timeout: 30_000 }).toBe(0);
    expect(await server.prune()).toMatchObject({ tables: 1 });
    expect(server.liveTables.has(table)).toBe(false);
  });

  it('counts from the last move', async () => {
    const onDay = daysFromNow();
    const server = await startServer();
    const { table, people } = await play(server, { game: 'sample', people: 2 });
    onDay(50);
    const [anna] = people;
    expect(await anna!.ask(taking(anna!, table, 0))).toHaveProperty('done');
    await heardBy(people, table, 1);
    await server.restart();
    onDay(139);
    expect(await server.prune()).toEqual({ tables: 0, guests: 0 });
    expect(server.store.entries(table, 0)).toHaveLength(2);
    onDay(141);
    expect(await server.prune()).toMatchObject({ tables: 1 });
    expect(server.store.table(table)).toBeUndefined();
  });
});

describe('a guest without a table', () => {
  it('who has not come for 90 days is a stranger, and becomes a new guest', async () => {
    const onDay = daysFromNow();
    const server = await startServer();
    const anna = await newGuest(server, 'Anna');
    onDay(91);
    expect(await server.prune()).toEqual({ tables: 0, guests: 1 });
    expect(await whoAmI(server, anna)).toMatchObject({ status: 204 });
    const upgrade = { cookie: anna.cookie, upgrade: 'websocket', connection: 'Upgrade' };
    const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-version': '13' };
    expect((await got(server, '/live', { ...upgrade, ...key })).status).toBe(401);
    const response = await fetch(`${server.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: anna.cookie },
      body: '{"name":"Anna","colour":1}',
    });
    const again = (await response.json()) as { id: string };
    expect(again).toMatchObject({ name: 'Anna' });
    expect(again.id).not.toBe(anna.id);
    expect(response.headers.getSetCookie()).toHaveLength(1);
  });

  it('stays whenever they come, by page or by socket, which is written down once a day', async () => {
    const onDay = daysFromNow();
    const start = Date.now();
    const server = await startServer();
    const anna = await newGuest(server, 'Anna');
    const bartek = await newGuest(server, 'Bartek');
    const seen = (guest: Guest) => (server.store.guest(guest.id)!.seenAt - start) / DAY;
    for (const [day, written] of [
      [0.9, 0],
      [60, 60],
      [60.9, 60],
      [80, 80],
    ] as const) {
      onDay(day);
      await whoAmI(server, anna);
      const one = await visit(server, bartek);
      one.close();
      await one.closed();
      // Nobody waits for it.
      await server.store.commit(() => undefined);
      expect([seen(anna), seen(bartek)], `day ${day}`).toEqual([written, written]);
    }
    onDay(169);
    expect(await server.prune()).toEqual({ tables: 0, guests: 0 });
    // Still there, though the page was opened long ago.
    const open = await visit(server, bartek);
    onDay(300);
    expect(await server.prune()).toEqual({ tables: 0, guests: 1 });
    expect(server.store.guest(bartek.id)).toBeDefined();
    open.close();
    await expect.poll(() => seen(bartek), { timeout: 30_000 }).toBe(300);
  });

  it('is looked for soon after the start, and again and again', async () => {
    const server = await startServer({ settings: { firstPruneMs: 20, pruneEveryMs: 20, keepGuestsDays: 0 } });
    for (const name of ['Anna', 'Bartek']) {
      const guest = await newGuest(server, name);
      await expect.poll(() => server.store.guest(guest.id), { timeout: 30_000 }).toBeUndefined();
    }
    expect(server.logged.filter((line) => line.includes('could not be deleted'))).toEqual([]);
  });
});

describe('a data file of an older Quri', () => {
  it('counts the days of its guests from the update on, and those of its tables from their last entry', async () => {
    const old = oldData();
    const db = new Database(join(old.folder, 'quri.db'));
    // All of it is long ago; and one guest has a part in nothing.
    db.exec(`UPDATE guests SET created_at = 0`);
    db.exec(`INSERT INTO guests VALUES ('Zenon', 'hash', 'Zenon', 1, 0)`);
    db.close();
    const onDay = daysFromNow();
    const server = await startServer({ folder: old.folder });
    const guests = [...Object.values(old.guests).map(({ id }) => id), 'Zenon'];
    const left = () => guests.filter((id) => server.store.guest(id) !== undefined);
    onDay(89);
    expect(await server.prune()).toMatchObject({ guests: 0 });
    expect(left()).toEqual(guests);
    onDay(91);
    await server.prune();
    // The others have played a game to its end.
    expect(left()).toEqual(guests.slice(0, -1));
    expect(server.store.table(old.tables.finished)).toBeDefined();
    for (const which of ['running', 'raiders', 'gathering'] as const)
      expect(server.store.table(old.tables[which]), which).toBeUndefined();
    expect((await got(server, `/api/tables/${old.tables.finished}/replay`)).status).toBe(200);
  });
});
