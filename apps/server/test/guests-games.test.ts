import { join } from 'node:path';
import type { MyGames, Opponent } from '@quri/protocol';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { gamesSql, OPPONENTS_SQL, PART_SQL } from '../src/store/game-lists.ts';
import { asked } from './support/me.ts';
import { gather, play, playToTheEnd } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { type Guest, newGuest, sit, subscribe, visit } from './support/visit.ts';

const gamesOf = async (server: TestServer, guest: Guest, query = '') =>
  (await asked<MyGames>(server, guest, `/api/me/games?${query}`)).body;
const opponentsOf = async (server: TestServer, guest: Guest) =>
  (await asked<{ readonly opponents: readonly Opponent[] }>(server, guest, '/api/me/opponents')).body.opponents;

describe('my games', () => {
  it('are those I sit at: running ones with whose turn it is, finished ones with their result', async () => {
    const server = await startServer();
    const over = await play(server, { people: 2, bots: ['greedy'] });
    const anna = over.people[0]!;
    await playToTheEnd(over);
    const running = await gather(server, { people: 2, bots: ['greedy'] });
    await subscribe(anna, running.table);
    await gamesOf(server, anna.guest);
    const { games: none } = await gamesOf(server, await newGuest(server, 'Nobody'));
    expect(none).toEqual([]);
    const finished = await gamesOf(server, anna.guest, 'state=finished');
    expect(finished).toEqual({
      more: false,
      games: [
        {
          table: over.table,
          game: 'incan-gold',
          phase: 'over',
          createdAt: expect.any(Number),
          endedAt: expect.any(Number),
          seats: [
            { kind: 'person', name: 'Anna', colour: 0, you: true },
            { kind: 'person', name: 'Bartek', colour: 0, you: false },
            { kind: 'bot', level: 'greedy' },
          ],
          yourTurn: false,
          places: [expect.any(Number), expect.any(Number), expect.any(Number)],
          scores: [expect.any(Number), expect.any(Number), expect.any(Number)],
          onDevice: false,
        },
      ],
    });
    expect((await gamesOf(server, anna.guest)).games).toEqual([]);
  });

  it('say whether something is asked of me, from memory and from the file', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna] = people;
    const turn = async () => (await gamesOf(server, anna!.guest)).games.map((one) => [one.table, one.yourTurn]);
    expect(await turn()).toEqual([[table, true]]);
    await server.restart();
    expect(await turn()).toEqual([[table, true]]);
    const waiting = await gather(server);
    expect((await gamesOf(server, waiting.people[0]!.guest)).games).toMatchObject([
      { phase: 'gathering', yourTurn: false },
    ]);
  });

  it('can be looked through by game, by opponent and page by page, the newest first', async () => {
    const server = await startServer({ settings: { tablesPerGuest: 1000 } });
    const anna = await visit(server, 'Anna');
    const tables: string[] = [];
    for (let i = 0; i < 53; i++) {
      const opened = await anna.ask({
        type: 'open',
        game: i % 2 ? 'stroll' : 'incan-gold',
        seats: 3,
        options: {},
        open: true,
      });
      const table = opened.done!.table!;
      anna.send({ type: 'subscribe', table, invite: null, last: -1 });
      expect(await sit(anna, table, 0)).toHaveProperty('done');
      anna.send({ type: 'unsubscribe', table });
      tables.unshift(table);
    }
    const first = await gamesOf(server, anna.guest);
    expect([first.more, first.games.map(({ table }) => table)]).toEqual([true, tables.slice(0, 50)]);
    const second = await gamesOf(server, anna.guest, `before=${first.games.at(-1)!.table}`);
    expect([second.more, second.games.map(({ table }) => table)]).toEqual([false, tables.slice(50)]);
    expect((await gamesOf(server, anna.guest, 'game=stroll')).games).toHaveLength(26);
    expect((await gamesOf(server, anna.guest, 'before=nosuchtable')).games).toEqual([]);
  });

  it('know my opponents, most often first, by ids that are nobody’s', async () => {
    const server = await startServer();
    const first = await play(server, { people: 3 });
    const [anna, bartek] = first.people;
    const second = await gather(server, { people: 3 });
    for (const [i, one] of [anna!, bartek!].entries()) {
      expect(await second.people[i]!.ask({ type: 'stand', table: second.table })).toHaveProperty('done');
      await subscribe(one, second.table);
      expect(await sit(one, second.table, i)).toHaveProperty('done');
    }
    expect(await anna!.ask({ type: 'start', table: second.table })).toHaveProperty('done');
    const opponents = await opponentsOf(server, anna!.guest);
    expect(opponents.map(({ name, games }) => [name, games])).toEqual([
      ['Bartek', 2],
      ['Celina', 1],
      ['Celina', 1],
    ]);
    const ids = [...first.people, ...second.people].map(({ guest }) => guest.id);
    for (const { id } of opponents) expect(ids).not.toContain(id);
    const withBartek = await gamesOf(server, anna!.guest, `with=${opponents[0]!.id}`);
    expect(withBartek.games.map(({ table }) => table)).toEqual([second.table, first.table]);
    const withHost = await gamesOf(server, anna!.guest, `with=${opponents[1]!.id}`);
    expect(withHost.games.map(({ table }) => table)).toEqual([second.table]);
    // The id of one guest is nothing to another, and a guest’s own id finds nothing.
    expect((await gamesOf(server, bartek!.guest, `with=${opponents[0]!.id}`)).games).toEqual([]);
    expect((await gamesOf(server, anna!.guest, `with=${bartek!.guest.id}`)).games).toEqual([]);
  });

  it.each(['state=lost', 'game=../x', 'with=a b', 'before=%00', 'state=running&state=finished'])(
    'are not %s',
    async (query) => {
      const server = await startServer();
      const answer = await asked(server, await newGuest(server, 'Anna'), `/api/me/games?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'malformed', retry: false } });
    },
  );

  it('are found by indexes alone', async () => {
    const server = await startServer();
    const db = new Database(join(server.folder, 'quri.db'), { readonly: true });
    const planOf = (sql: string, params: readonly (string | number)[]) =>
      (db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...params) as readonly { readonly detail: string }[]).map(
        ({ detail }) => detail,
      );
    const filter = ['guest', 9, '', '', 50, 1];
    for (const plan of [planOf(gamesSql('running'), filter), planOf(gamesSql('finished'), filter)]) {
      expect(plan.filter((line) => /^SCAN|TEMP B-TREE/.test(line))).toEqual([]);
      expect(plan[0]).toMatch(/SEARCH own USING PRIMARY KEY \(guest=\? AND table_number>\? AND table_number<\?\)/);
    }
    expect(planOf(PART_SQL, ['guest', 9])).toEqual(['SEARCH seated USING PRIMARY KEY (guest=? AND table_number<?)']);
    const opponents = planOf(OPPONENTS_SQL, ['guest', 100]);
    expect(opponents.filter((line) => /^SCAN (?!own)/.test(line))).toEqual([]);
    db.close();
  });
});
