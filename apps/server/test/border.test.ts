import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { rateLimit, rateLimits } from '../src/limits/rate-limits.ts';
import { holdTime } from './support/fake-time.ts';
import { CAMP, isAway, moveOf, play, TORCH } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { newGuest, newId, subscribe, visit } from './support/visit.ts';

/** The http status somebody gets who asks for a socket; 101 if they get one. */
async function answered(server: TestServer, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live`, { headers });
  const status = await new Promise<number>((resolve, reject) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
    socket.on('error', reject);
  });
  socket.terminate();
  return status;
}

describe('a socket is opened', () => {
  it('only for a guest', async () => {
    const server = await startServer();
    expect(await answered(server, {})).toBe(401);
    expect(await answered(server, { cookie: `quri=abcdefghijkl.${'0'.repeat(64)}` })).toBe(401);
  });

  it('only for our own pages', async () => {
    const server = await startServer();
    const { cookie } = await newGuest(server, 'Anna');
    for (const origin of ['http://evil.example', 'null', 'http://127.0.0.1:1', `${server.url}.evil.example`])
      expect(await answered(server, { cookie, origin }), origin).toBe(403);
  });

  it('so many times for one guest, and for one address', async () => {
    const server = await startServer({ settings: { socketsPerGuest: 2, socketsPerAddress: 3 } });
    const first = await visit(server, 'Anna');
    const second = await visit(server, first.guest);
    expect(await answered(server, { cookie: first.guest.cookie })).toBe(429);
    const other = await visit(server, 'Bartek');
    expect(await answered(server, { cookie: other.guest.cookie })).toBe(429);
    second.close();
    await expect.poll(() => answered(server, { cookie: other.guest.cookie }), { timeout: 30_000 }).toBe(101);
  });

  it('without compression, so that sizes tell nothing', async () => {
    const server = await startServer();
    const { cookie } = await newGuest(server, 'Anna');
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live`, {
      headers: { cookie },
      perMessageDeflate: true,
    });
    await once(socket, 'open');
    expect(socket.extensions).toBe('');
    socket.close();
  });
});

const TERMS = { timeUp: 'bot', watchers: true };
const OPEN = { type: 'open', id: 'open-0001', game: 'incan-gold', seats: 3, options: {}, open: true };
const MOVE = { type: 'move', id: 'move-0001', table: 'AbCdEf', ask: 0 };

describe('what is not understood', () => {
  it.each([
    ['no JSON', 'hello'],
    ['half of it', '{"type":"lobby"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an unknown type', '{"type":"cheat"}'],
    ['a field too many', '{"type":"lobby","watch":true,"seat":1}'],
    ['a prototype', '{"type":"lobby","watch":true,"__proto__":{"a":1}}'],
    ['a number for a text', '{"type":"unsubscribe","table":5}'],
    ['a very deep one', `{"type":"why","x":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00])],
  ])('%s is rejected, and the socket goes on', async (_what, data) => {
    const server = await startServer();
    const one = await visit(server, 'Anna');
    one.sendRaw(data);
    await one.until('a rejection', () => one.of('rejected')[0]);
    expect(one.of('rejected')[0]?.refused).toMatchObject({ code: 'malformed', retry: false });
    one.send({ type: 'lobby', watch: true });
    await one.until('the lobby', () => one.of('lobby')[0]);
  });

  it('with an id is refused under that id', async () => {
    const one = await visit(await startServer(), 'Anna');
    const id = newId();
    one.sendRaw(JSON.stringify({ type: 'move', id, table: 'AbCdEf', ask: 'x', intents: TORCH }));
    await one.until('the refusal', () => one.of('refused').find((said) => said.id === id));
    expect(one.of('refused')[0]?.refused).toEqual({ code: 'malformed', retry: false, field: 'ask' });
  });

  it.each([
    ['type', { type: 'cheat-1234' }],
    ['type', {}],
    ['table', { type: 'unsubscribe' }],
    ['tabel', { type: 'unsubscribe', table: 'AbCdEf', tabel: 'value-1234' }],
    ['last', { type: 'subscribe', table: 'AbCdEf', invite: null, last: -2 }],
    ['terms.clock.seconds', { ...OPEN, terms: { ...TERMS, clock: { kind: 'decision', seconds: 1234567 } } }],
    ['options.edition', { ...OPEN, options: { edition: ['value-1234'] } }],
    ['options', { ...OPEN, options: { 'value 1234': 1 } }],
    ['intents[1].type', { ...MOVE, intents: [{ type: 'a' }, { type: 1234567 }] }],
    ['intents', { ...MOVE, intents: [] }],
    ['text', { type: 'say', id: 'say-00001', table: 'AbCdEf' }],
    [undefined, 'value-1234'],
    [undefined, { type: 'ping', 'value <b>1234</b>': 1 }],
    [undefined, { type: 'ping', [`value1234${'x'.repeat(50)}`]: 1 }],
  ])('names the field, and tells no value: %s', async (field, message) => {
    const one = await visit(await startServer(), 'Anna');
    one.sendRaw(JSON.stringify(message));
    await one.until('an answer', () => one.of('rejected')[0] ?? one.of('refused')[0]);
    const { refused } = one.of('rejected')[0] ?? one.of('refused')[0] ?? {};
    expect(refused?.field).toBe(field);
    expect(JSON.stringify(refused)).not.toMatch(/1234/);
  });

  it('without an id names the table it was about', async () => {
    const one = await visit(await startServer(), 'Anna');
    one.sendRaw('{"type":"subscribe","table":"AbCdEf","invite":null,"last":"x"}');
    await one.until('a rejection', () => one.of('rejected')[0]);
    expect(one.of('rejected')[0]?.refused).toEqual({ code: 'malformed', retry: false, table: 'AbCdEf', field: 'last' });
  });

  it('over and over ends the socket', async () => {
    const one = await visit(await startServer({ settings: { badMessagesAllowed: 5 } }), 'Anna');
    for (let i = 0; i < 10; i++) one.sendRaw('x');
    expect(await one.closed()).toBe(1008);
  });

  it('because it is too large ends the socket, and nobody else hears of it', async () => {
    const server = await startServer();
    const one = await visit(server, 'Anna');
    const other = await visit(server, 'Bartek');
    one.sendRaw(JSON.stringify({ type: 'lobby', watch: true, x: 'x'.repeat(20_000) }));
    expect(await one.closed()).toBe(1009);
    other.send({ type: 'lobby', watch: true });
    await other.until('the lobby', () => other.of('lobby')[0]);
  });
});

describe('who is too fast', () => {
  it('is told so, message by message, and then shown out; the others play on', async () => {
    const server = await startServer({ settings: { burst: 20, perSecond: 0.001, badMessagesAllowed: 30 } });
    const flood = await visit(server, 'Anna');
    const id = newId();
    for (let i = 0; i < 20; i++) flood.send({ type: 'lobby', watch: false });
    flood.send({ type: 'start', id, table: 'AbCdEf' });
    await flood.until('a refusal', () => flood.of('refused')[0]);
    expect(flood.of('refused')[0]).toEqual({ type: 'refused', id, refused: { code: 'tooFast', retry: true } });
    for (let i = 0; i < 60; i++) flood.send({ type: 'lobby', watch: false });
    expect(await flood.closed()).toBe(1008);
    const other = await visit(server, 'Bartek');
    other.send({ type: 'lobby', watch: true });
    await other.until('the lobby', () => other.of('lobby')[0]);
  });

  it('in asking why has a measure of their own', async () => {
    const server = await startServer({ settings: { whyBurst: 3, whyPerSecond: 0.001 } });
    const { table, people } = await play(server);
    const why = () => people[0]!.ask({ type: 'why', table, intent: { type: 'choose', choice: 'camp' } });
    for (let i = 0; i < 3; i++) expect(await why()).toHaveProperty('done');
    expect((await why()).refused).toEqual({ code: 'tooFast', retry: true });
    expect(await people[0]!.ask({ type: 'stand', table })).toHaveProperty('refused.code', 'notGathering');
  });
});

describe('who asks for a table over and over', () => {
  it('has a measure of their own for it, over all their sockets, and goes on with the rest', async () => {
    const server = await startServer({ settings: { subscribeBurst: 8, subscribePerSecond: 0.01 } });
    const { table, people } = await play(server);
    const [anna, bartek] = people;
    const tab = await visit(server, anna!.guest);
    for (let i = 0; i < 7; i++) await subscribe(i % 2 === 0 ? tab : anna!, table);
    tab.close();
    await tab.closed();
    const again = await visit(server, anna!.guest);
    for (const one of [anna!, again]) {
      one.send({ type: 'subscribe', table, invite: null, last: -1 });
      await one.until('a rejection', () => one.of('rejected')[0]);
      expect(one.of('rejected')[0]?.refused).toEqual({ code: 'tooFast', retry: true, table });
    }
    expect(await anna!.ask(moveOf(anna!, table, TORCH))).toHaveProperty('done');
    await subscribe(bartek!, table);
  });

  it('is forgotten once they might as well be new', () => {
    let at = 0;
    let made = 0;
    const all = rateLimits(() => {
      made++;
      return rateLimit(1, 1, () => at);
    });
    expect([all.take('a'), all.take('a')]).toEqual([true, false]);
    for (let i = 0; i < 998; i++) all.take(`guest ${i}`);
    all.take('one more');
    expect([all.take('a'), made]).toEqual([false, 1000]);
    at = 5000;
    for (let i = 0; i < 999; i++) all.take(`other ${i}`);
    expect(all.take('a')).toBe(true);
  });
});

describe('nobody takes more than their share', () => {
  it('of tables', async () => {
    const server = await startServer({ settings: { tablesPerGuest: 2 } });
    const one = await visit(server, 'Anna');
    const open = () => one.ask({ type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true });
    expect(await open()).toHaveProperty('done');
    expect(await open()).toHaveProperty('done');
    expect((await open()).refused).toEqual({ code: 'tooManyTables', retry: false });
    const other = await visit(server, 'Bartek');
    expect(await other.ask({ type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true })).toHaveProperty(
      'done',
    );
  });

  it('of tables to look at', async () => {
    const server = await startServer({ settings: { tablesPerSocket: 1 } });
    const one = await visit(server, 'Anna');
    const tables: string[] = [];
    for (let i = 0; i < 2; i++)
      tables.push(
        (await one.ask({ type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true })).done!.table!,
      );
    await subscribe(one, tables[0]!);
    one.send({ type: 'subscribe', table: tables[1]!, invite: null, last: -1 });
    await one.until('a rejection', () => one.of('rejected')[0]);
    expect(one.of('rejected')[0]?.refused).toEqual({ code: 'tooManyTables', retry: false, table: tables[1] });
    one.send({ type: 'unsubscribe', table: tables[0]! });
    await subscribe(one, tables[1]!);
  });

  it('of memory: who does not read is dropped, and catches up when they come back', async () => {
    const server = await startServer({ settings: { unreadBytes: 100_000 } });
    const { table, people } = await play(server);
    const slow = await visit(server, 'Wanda');
    await subscribe(slow, table);
    const raw = (slow.socket as unknown as { _socket: { pause(): void; resume(): void } })._socket;
    const [anna] = people;
    for (let i = 0; i < 8; i++) {
      const { seq } = anna!.last(table)!;
      expect(await anna!.ask(moveOf(anna!, table, i % 2 ? CAMP : TORCH))).toHaveProperty('done');
      await anna!.until('the news of it', () => anna!.last(table)!.seq > seq);
    }
    raw.pause();
    // Each asks for the whole game once more; what does not fit into the machine's own buffers, however large they are,
    // has to wait here.
    const listening = () => {
      for (let i = 0; i < 20; i++) slow.send({ type: 'subscribe', table, invite: null, last: -1 });
      return server.liveTables.get(table)!.subscribers.size;
    };
    await expect.poll(listening, { timeout: 30_000 }).toBe(3);
    raw.resume();
    expect(await slow.closed()).toBe(1006);
    const back = await visit(server, slow.guest);
    await subscribe(back, table, null, 0);
    await back.until('all of it', () => back.last(table)?.seq === anna!.last(table)!.seq);
  });
});

describe('a line that went dead', () => {
  it('can be told from a quiet one: who asks is answered at once, always in the same words', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna] = people;
    anna!.send({ type: 'ping' });
    await anna!.until('an answer', () => anna!.of('pong')[0]);
    await anna!.ask(moveOf(anna!, table, TORCH));
    anna!.send({ type: 'ping' });
    await anna!.until('another', () => anna!.of('pong')[1]);
    expect(anna!.frames.filter((frame) => frame.includes('pong'))).toEqual(['{"type":"pong"}', '{"type":"pong"}']);
  });

  it('is noticed, and everybody sees that its guest is away', async () => {
    const server = await startServer({ settings: { pingMs: 1000 } });
    const pass = holdTime();
    const { table, people } = await play(server);
    const [anna, bartek, celina] = people;
    (bartek!.socket as unknown as { _socket: { pause(): void } })._socket.pause();
    pass(1000);
    // Two answers later they have been asked whether they are there, and the server has heard that they are.
    for (const one of [anna!, celina!])
      for (let i = 0; i < 2; i++) await one.ask({ type: 'why', table, intent: { type: 'x' } });
    expect(isAway(anna!, table, 1)).toBe(false);
    pass(1000);
    await anna!.until('that Bartek is away', () => isAway(anna!, table, 1));
    expect(isAway(anna!, table, 2)).toBe(false);
    bartek!.socket.terminate();
  });
});
