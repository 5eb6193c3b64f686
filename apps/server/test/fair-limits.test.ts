import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { addressKey } from '../src/limits/address-key.ts';
import { moveOf, play, TORCH } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { newGuest, newId, sit, subscribe, type Visit, visit } from './support/visit.ts';

describe('a limit', () => {
  it('on tables holds in a burst: what is being stored counts', async () => {
    const server = await startServer({ settings: { tablesPerGuest: 30 } });
    const one = await visit(server, 'Anna');
    const asked = Array.from({ length: 200 }, () =>
      one.ask({ type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true }),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter(({ done }) => done !== undefined)).toHaveLength(30);
    expect(answers.filter(({ refused }) => refused?.code === 'tooManyTables')).toHaveLength(170);
    expect(server.store.openTablesOf(one.guest.id, 0)).toBe(30);
  });

  it('on new tables counts a guest, an address and rematches, whatever became of the games', async () => {
    const server = await startServer({
      settings: { newTablesPerHour: 8, newTablesPerHourPerAddress: 14 },
      env: { TRUST_PROXY: 'true' },
    });
    const at = (name: string, from: string) => visit(server, name, { headers: { 'x-forwarded-for': from } });
    const wish = { type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true } as const;
    const opened = async (one: Visit, most: number): Promise<number> => {
      for (let i = 0; i < most; i++) {
        const { refused } = await one.ask(wish);
        if (refused === undefined) continue;
        expect(refused).toEqual({ code: 'tooManyNewTables', retry: false });
        return i;
      }
      return most;
    };
    const anna = await at('Anna', '10.0.0.1');
    const { done } = await anna.ask({ ...wish, seats: 3 });
    const table = done!.table!;
    await subscribe(anna, table);
    await sit(anna, table, 0);
    for (const seat of [1, 2]) await anna.ask({ type: 'seatBot', table, seat, level: 'random' });
    await anna.ask({ type: 'start', table });
    expect(await anna.ask({ type: 'concede', table })).toHaveProperty('done');
    expect(await anna.ask({ type: 'rematch', table })).toHaveProperty('done');
    expect(await opened(anna, 9)).toBe(2);
    expect((await anna.ask({ type: 'rematch', table })).done).toBeDefined();
    expect(await opened(await at('Bartek', '10.0.0.1'), 9)).toBe(3);
    expect(await opened(await at('Celina', '10.0.0.2'), 9)).toBe(4);
  });

  it('on sockets holds in a burst', async () => {
    const server = await startServer({ settings: { socketsPerGuest: 12 } });
    const { cookie } = await newGuest(server, 'Anna');
    const url = `${server.url.replace('http', 'ws')}/live`;
    const sockets = Array.from({ length: 60 }, () => new WebSocket(url, { headers: { cookie } }));
    const opened = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<boolean>((resolve) => {
            socket.once('open', () => resolve(true));
            socket.once('error', () => resolve(false));
          }),
      ),
    );
    expect(opened.filter((isOpen) => isOpen)).toHaveLength(12);
    for (const socket of sockets) socket.terminate();
    await expect.poll(() => server.connected().sockets).toBe(0);
    // Those that are gone count no more.
    const again = new WebSocket(url, { headers: { cookie } });
    await new Promise((resolve, reject) => again.once('open', resolve).once('error', reject));
    again.terminate();
  });

  it('per minute does not follow the clock of the host', async () => {
    const server = await startServer({ settings: { requestsPerMinute: 60 } });
    const statuses = async (n: number): Promise<readonly number[]> =>
      Promise.all(Array.from({ length: n }, async () => (await fetch(`${server.url}/api/guest`)).status));
    expect(await statuses(60)).not.toContain(429);
    expect(await statuses(10)).toContain(429);
    // A day back: what comes back every second comes back all the same.
    vi.spyOn(Date, 'now').mockImplementation(() => 0);
    try {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect(await statuses(1)).toEqual([204]);
    } finally {
      vi.restoreAllMocks();
    }
  });

  it('on the work of an address counts all its guests, and a message that is refused may be sent again', async () => {
    const own = { workBurstPerGuest: 0, workPerSecondPerGuest: 0 };
    const server = await startServer({ settings: { workBurst: 40, workPerSecond: 20, ...own } });
    const { table, people } = await play(server);
    const [anna, bartek] = people;
    for (let i = 0; i < 60; i++) bartek!.send({ type: 'ping' });
    await bartek!.until('a rejection', () => bartek!.of('rejected')[0]);
    expect(bartek!.of('rejected')[0]?.refused).toEqual({ code: 'tooFast', retry: true });
    const refused = await anna!.ask(moveOf(anna!, table, TORCH));
    expect(refused).toEqual({ refused: { code: 'tooFast', retry: true } });
    await expect.poll(async () => anna!.ask(moveOf(anna!, table, TORCH)), { timeout: 20_000 }).toHaveProperty('done');
    // Nobody was closed for it.
    for (const one of people) expect(one.socket.readyState).toBe(one.socket.OPEN);
  });
});

describe('what is left for a guest when others have used up the work of their address', () => {
  it('is enough to play on, and no more', async () => {
    const own = { workBurstPerGuest: 12, workPerSecondPerGuest: 0.001 };
    const server = await startServer({ settings: { workBurst: 100, workPerSecond: 0.001, ...own } });
    const { table, people } = await play(server);
    const [anna, bartek] = people;
    const flood = await visit(server, 'Flood');
    for (let i = 0; i < 300; i++) flood.send({ type: 'ping' });
    await flood.until('a rejection', () => flood.of('rejected')[0]);
    expect(await anna!.ask(moveOf(anna!, table, TORCH))).toHaveProperty('done');
    expect(await bartek!.ask(moveOf(bartek!, table, TORCH))).toHaveProperty('done');
    for (let i = 0; i < 30; i++) anna!.send({ type: 'ping' });
    await anna!.until('a rejection', () => anna!.of('rejected')[0]);
    expect(flood.of('pong').length).toBeLessThan(100);
  });
});

describe('a message that is refused before it is parsed', () => {
  it('is refused under its id, or for its table, all the same', async () => {
    const server = await startServer({ settings: { burst: 3, perSecond: 0.001, badMessagesAllowed: 100 } });
    const one = await visit(server, 'Anna');
    for (let i = 0; i < 3; i++) one.send({ type: 'ping' });
    const id = newId();
    // Its end is missing: who parses it first never learns its id.
    one.sendRaw(`{"type":"why","id":"${id}","table":"AbCdEfGh","intent":{"type":"x","long":"${'x'.repeat(9000)}`);
    one.send({ type: 'subscribe', table: 'AbCdEfGh', invite: null, last: -1 });
    one.sendRaw('['.repeat(9000));
    // A list of moves as the page sends it: the id is last, and then there are blanks.
    const intents = Array.from({ length: 12 }, () => ({ type: 'walk', figure: 'leader', from: 10, to: 11 }));
    const listId = newId();
    one.sendRaw(JSON.stringify({ type: 'move', table: 'AbCdEfGh', ask: 3, intents, id: listId }).padEnd(2048));
    await one.until('four refusals', () => one.of('refused').length + one.of('rejected').length === 4);
    const refused = { code: 'tooFast', retry: true };
    expect(one.of('refused')).toEqual([id, listId].map((of) => ({ type: 'refused', id: of, refused })));
    expect(one.of('rejected').map((message) => message.refused)).toEqual([{ ...refused, table: 'AbCdEfGh' }, refused]);
  });
});

describe('what is kept of requests without an entry', () => {
  it('is bounded for each guest at each table, and the latest are answered again', async () => {
    const server = await startServer();
    const host = await visit(server, 'Anna');
    const { done } = await host.ask({ type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true });
    const table = done!.table!;
    await subscribe(host, table);
    let last = '';
    for (let i = 0; i < 120; i++) {
      last = newId();
      await host.ask({ type: 'seatBot', table, seat: 1, level: i % 2 ? null : 'greedy' }, last);
    }
    const db = new Database(join(server.folder, 'quri.db'));
    const { n } = db.prepare('SELECT count(*) AS n FROM answers WHERE table_id = ?').get(table) as { n: number };
    db.close();
    expect(n).toBe(50);
    const room = host.room(table);
    expect(await host.ask({ type: 'seatBot', table, seat: 1, level: 'greedy' }, last)).toEqual({
      done: { seq: null, table },
    });
    expect(host.room(table)).toEqual(room);
  });
});

describe('the address that limits count by', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('of %s is %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it('is the same for a whole IPv6 network of one subscriber, and another for the next', () => {
    expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:db8:1:2:ffff:ffff:ffff:ffff'));
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
  });

  it('counts sockets behind a proxy by the network of the client', async () => {
    const server = await startServer({ settings: { socketsPerAddress: 2 }, env: { TRUST_PROXY: 'true' } });
    const url = `${server.url.replace('http', 'ws')}/live`;
    const status = async (from: string): Promise<number> => {
      const { cookie } = await newGuest(server, 'Anna');
      const socket = new WebSocket(url, { headers: { cookie, 'x-forwarded-for': from } });
      return new Promise((resolve) => {
        socket.once('open', () => resolve(101));
        socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
        socket.on('error', () => undefined);
      });
    };
    expect(await status('2001:db8:1:2::1')).toBe(101);
    expect(await status('2001:db8:1:2::2')).toBe(101);
    expect(await status('2001:db8:1:2:9::3')).toBe(429);
    expect(await status('2001:db8:1:3::1')).toBe(101);
  });
});

describe('a field named __proto__', () => {
  const withProto = (json: string): string => json.replace('"PROTO"', '"__proto__"');

  it('is refused in options, for a new table and for one that is set up', async () => {
    const server = await startServer();
    const one = await visit(server, 'Anna');
    const refusedBy = async (message: object): Promise<string | undefined> => {
      const id = newId();
      one.sendRaw(withProto(JSON.stringify({ id, ...message })));
      const said = await one.until('an answer', () =>
        [...one.of('refused'), ...one.of('done')].find((answer) => answer.id === id),
      );
      return said.type === 'refused' ? said.refused.code : 'done';
    };
    const wish = { game: 'incan-gold', seats: 3, open: true };
    expect(await refusedBy({ type: 'open', ...wish, options: { PROTO: { x: 1 } } })).toBe('malformed');
    expect(await refusedBy({ type: 'open', ...wish, options: { PROTO: true } })).toBe('malformed');
    const { done } = await one.ask({ type: 'open', ...wish, options: {} });
    const table = done!.table!;
    const { game: _game, ...setUp } = wish;
    expect(await refusedBy({ type: 'setUp', table, ...setUp, options: { PROTO: 1 } })).toBe('malformed');
    await subscribe(one, table);
    expect(await refusedBy({ type: 'why', table, intent: { type: 'choose', PROTO: { choice: 'camp' } } })).toBe(
      'malformed',
    );
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});

describe('a table that changes all the time', () => {
  const CHANGES = 60;
  const gathering = async () => {
    const server = await startServer();
    const host = await visit(server, 'Anna');
    const { done } = await host.ask({ type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true });
    const table = done!.table!;
    await subscribe(host, table);
    const watcher = await visit(server, 'Wanda');
    await subscribe(watcher, table);
    const change = (i: number) => host.ask({ type: 'setUp', table, seats: 3 + (i % 6), options: {}, open: true });
    const latest = async () => {
      await change(4);
      for (const one of [host, watcher]) await one.until('the last change', () => one.room(table)?.seats.length === 7);
    };
    const sent = [host, watcher].map((one) => one.of('room').length);
    const sentSince = () => [host, watcher].map((one, i) => one.of('room').length - sent[i]!);
    return { change, latest, sentSince };
  };

  it('is sent to those who only watch once in a while, and its latest state in the end', async () => {
    const { change, latest, sentSince } = await gathering();
    for (let i = 0; i < CHANGES; i++) await change(i);
    await latest();
    const [host, watcher] = sentSince();
    expect(host).toBe(CHANGES + 1);
    expect(watcher).toBeLessThan(CHANGES / 2);
  });

  it('is sent once for all changes that were waiting', async () => {
    const { change, latest, sentSince } = await gathering();
    const answers = await Promise.all(Array.from({ length: CHANGES }, (_, i) => change(i)));
    expect(answers.every(({ done }) => done !== undefined)).toBe(true);
    await latest();
    expect(sentSince()[0]).toBeLessThan(CHANGES / 2);
  });
});
