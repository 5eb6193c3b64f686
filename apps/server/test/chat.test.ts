import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { heardLast, linesOf, listen, say, textsOf } from './support/chatting.ts';
import { CAMP, gather, moveOf, play } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { sit, type Visit, visit } from './support/visit.ts';

const FREE = { chatBurst: 1000, chatPerSecond: 1000 };

/** Anna and Bartek play, Wanda and Zenon watch; all of them hear what is said. */
async function watched(server: TestServer) {
  const { table, people } = await play(server, { people: 2, game: 'inka' });
  const watchers = await Promise.all(['Wanda', 'Zenon'].map((name) => visit(server, name)));
  for (const one of [...people, ...watchers]) await listen(one, table);
  return { table, players: people, watchers };
}

async function endedByConcession(server: TestServer, table: string, players: readonly Visit[]): Promise<void> {
  expect(await players[0]!.ask({ type: 'concede', table })).toHaveProperty('done');
  await Promise.all(players.map((one) => one.until('the end', () => one.room(table)?.phase === 'over')));
  expect(server.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
}

describe('what is said at a table', () => {
  it('is one room for everybody before the start', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 2, game: 'inka' });
    const wanda = await visit(server, 'Wanda');
    for (const one of [...people, wanda]) expect(await listen(one, table)).toEqual([]);
    expect(await say(people[0]!, table, '  Cześć\n wszystkim! ')).toEqual({ done: { seq: null, table } });
    expect(await wanda.ask({ type: 'say', table, phrase: 'goodLuck' })).toHaveProperty('done');
    await heardLast([...people, wanda], 'goodLuck');
    const [first, second] = linesOf(people[1]!);
    expect(first).toEqual({
      id: 1,
      room: 'table',
      at: expect.any(Number),
      by: { who: expect.stringMatching(/^[\w-]{16}$/), seat: 0, name: 'Anna', colour: 0 },
      text: 'Cześć wszystkim!',
      phrase: null,
    });
    expect(second).toMatchObject({ id: 2, by: { seat: null, name: 'Wanda' }, text: null, phrase: 'goodLuck' });
    // Each knows which lines are their own, and nobody is told the id of a guest.
    expect(wanda.of('chat')[0]?.you).toBe(second?.by.who);
    for (const { frames } of [...people, wanda])
      for (const { guest } of [...people, wanda])
        expect(frames.filter((text) => text.includes('"chat"') && text.includes(guest.id))).toEqual([]);
  });

  it('stays among players and among watchers during play, and is kept so after the end', async () => {
    const server = await startServer({ settings: FREE });
    const { table, players, watchers } = await watched(server);
    await say(players[0]!, table, 'players only');
    await say(watchers[0]!, table, 'watchers only');
    await say(players[1]!, table, 'still players');
    await say(watchers[1]!, table, 'still watchers');
    await heardLast(players, 'still players');
    await heardLast(watchers, 'still watchers');
    await endedByConcession(server, table, players);
    await say(watchers[0]!, table, 'well played, all');
    await heardLast([...players, ...watchers], 'well played, all');
    const expected = [
      ...players.map((one) => ({ one, texts: ['players only', 'still players', 'well played, all'] })),
      ...watchers.map((one) => ({ one, texts: ['watchers only', 'still watchers', 'well played, all'] })),
    ];
    for (const { one, texts } of expected) expect(textsOf(one)).toEqual(texts);
    // Lines are numbered within their room: nobody can count those of the other.
    expect(linesOf(players[0]!).map(({ id, room }) => [room, id])).toEqual([
      ['players', 1],
      ['players', 2],
      ['table', 1],
    ]);
    await server.restart();
    for (const { one, texts } of expected) {
      const again = await visit(server, one.guest);
      expect((await listen(again, table)).map(({ text }) => text)).toEqual(texts);
    }
    const stranger = await visit(server, 'Stranger');
    expect((await listen(stranger, table)).map(({ text }) => text)).toEqual([
      'watchers only',
      'still watchers',
      'well played, all',
    ]);
  });

  it('is sent only to those who asked for it, and is no part of the game', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    await listen(people[0]!, table);
    await say(people[0]!, table, 'hello');
    await heardLast([people[0]!], 'hello');
    expect(await people[1]!.ask(moveOf(people[1]!, table, CAMP))).toMatchObject({ done: { seq: 1 } });
    await people[1]!.until('the news', () => people[1]!.last(table)?.seq === 1);
    expect(people[1]!.of('chat')).toEqual([]);
    expect(people[1]!.news(table).map(({ kind }) => kind)).toEqual(['start', 'move']);
    // Whoever comes again without asking for it is sent nothing more.
    people[0]!.send({ type: 'subscribe', table, invite: null, last: 1 });
    await say(people[0]!, table, 'anybody?');
    expect(textsOf(people[0]!)).toEqual(['hello']);
  });
});

describe('who may not say or hear anything', () => {
  it('has not been let in', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 2, game: 'inka', open: false });
    await listen(people[0]!, table);
    await say(people[0]!, table, 'among us');
    const stranger = await visit(server, 'Stranger');
    expect(await say(stranger, table, 'hello')).toMatchObject({ refused: { code: 'needsInvite' } });
    expect(await stranger.ask({ type: 'say', table: 'nosuchtable', phrase: 'hello' })).toMatchObject({
      refused: { code: 'noSuchTable' },
    });
    stranger.send({ type: 'subscribe', table, invite: null, last: -1, chat: true });
    await stranger.until('a no', () => stranger.of('gone')[0]);
    expect(stranger.of('chat')).toEqual([]);
    expect(textsOf(people[0]!)).toEqual(['among us']);
  });

  it('watches where watching is not allowed', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 2, game: 'inka' });
    const wanda = await visit(server, 'Wanda');
    await listen(wanda, table);
    const { options } = people[0]!.room(table)!;
    const terms = { clock: null, timeUp: 'bot', watchers: false } as const;
    await people[0]!.ask({ type: 'setUp', table, seats: 2, options, open: true, terms });
    await say(wanda, table, 'good luck');
    expect(await people[0]!.ask({ type: 'start', table })).toHaveProperty('done');
    expect(await say(wanda, table, 'look at his hand')).toMatchObject({ refused: { code: 'noWatchers' } });
  });
});

describe('lines that are stored', () => {
  it('are answered only once they are, and go with their table', async () => {
    const server = await startServer({ settings: { ...FREE, keepUnfinishedDays: -1 } });
    const { table, people } = await gather(server, { people: 2, game: 'inka' });
    await listen(people[0]!, table);
    const other = new Database(join(server.folder, 'quri.db'));
    other.exec('BEGIN IMMEDIATE');
    expect(await say(people[0]!, table, 'hello')).toEqual({ refused: { code: 'unavailable', retry: true } });
    other.exec('ROLLBACK');
    expect(textsOf(people[0]!)).toEqual([]);
    for (let i = 0; i < 160; i++) await say(people[i % 2]!, table, `line ${i}`);
    const count = () => other.prepare('SELECT count(*) AS n FROM chat').get() as { n: number };
    expect(count().n).toBe(150);
    const again = await visit(server, people[1]!.guest);
    const lines = await listen(again, table);
    expect([lines.length, lines[0]?.text, lines.at(-1)?.text]).toEqual([100, 'line 60', 'line 159']);
    for (const one of [...people, again]) one.close();
    await Promise.all([...people, again].map((one) => one.closed()));
    await expect.poll(() => server.prune()).toMatchObject({ tables: 1 });
    expect(count().n).toBe(0);
    other.close();
  });

  it('tell where somebody sits and what they are called now', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 2, game: 'inka' });
    await listen(people[1]!, table);
    await say(people[1]!, table, 'hello');
    await people[1]!.ask({ type: 'stand', table });
    expect((await listen(people[0]!, table))[0]?.by.seat).toBeNull();
    await sit(people[1]!, table, 1);
    expect((await listen(people[0]!, table))[0]?.by.seat).toBe(1);
    const renamed = await fetch(`${server.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: people[1]!.guest.cookie },
      body: '{"name":"Basia","colour":3}',
    });
    expect(renamed.status).toBe(200);
    const [line] = await listen(people[0]!, table);
    expect(line).toMatchObject({ text: 'hello', by: { name: 'Basia', colour: 3, seat: 1 } });
  });
});
