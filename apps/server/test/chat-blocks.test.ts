import type { BlockedGuest, ChatLine } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { heardLast, linesOf, listen, say, textsOf } from './support/chatting.ts';
import { gather } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { newGuest, sit, subscribe, type Visit, visit } from './support/visit.ts';

const FREE = { chatBurst: 1000, chatPerSecond: 1000 };

const lineBy = (one: Visit, name: string): ChatLine => linesOf(one).find(({ by }) => by.name === name)!;

async function blocksOf(server: TestServer, { guest }: Visit): Promise<readonly BlockedGuest[]> {
  const response = await fetch(`${server.url}/api/me/blocks`, { headers: { cookie: guest.cookie } });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { blocks } = (await response.json()) as { blocks: readonly BlockedGuest[] };
  return blocks;
}

/** Anna, Bartek and Celina at a table of Anna's; each has said who they are. */
async function talking(server: TestServer) {
  const { table, people } = await gather(server, { people: 3 });
  for (const one of people) await listen(one, table);
  for (const one of people) await say(one, table, `I am ${one.guest.name}`);
  await heardLast(people, 'I am Celina');
  const [anna, bartek, celina] = people;
  return { table, people, anna: anna!, bartek: bartek!, celina: celina! };
}

describe('whoever is blocked', () => {
  it('is heard by all others, by the blocker nowhere, and learns nothing of it', async () => {
    const server = await startServer({ settings: FREE });
    const { table, people, anna, bartek, celina } = await talking(server);
    const { who } = lineBy(anna, 'Bartek').by;
    const [before, ofCelina] = [bartek.frames.length, celina.frames.length];
    expect(await anna.ask({ type: 'block', table, who, block: true })).toEqual({ done: { seq: null, table } });
    expect(textsOf(anna)).toEqual(['I am Anna', 'I am Celina']);
    expect([bartek.frames.length, celina.frames.length]).toEqual([before, ofCelina]);
    await say(bartek, table, 'can you hear me?');
    await say(celina, table, 'I can');
    await heardLast(people, 'I can');
    expect(textsOf(bartek).slice(-2)).toEqual(['can you hear me?', 'I can']);
    expect(textsOf(anna)).toEqual(['I am Anna', 'I am Celina', 'I can']);
    // At another table too, after a restart.
    await server.restart();
    const [anna2, bartek2] = [await visit(server, anna.guest), await visit(server, bartek.guest)];
    const opened = await bartek2.ask({ type: 'open', game: 'inka', seats: 2, options: {}, open: true });
    const other = opened.done?.table ?? '';
    await listen(bartek2, other);
    await listen(anna2, other);
    await say(bartek2, other, 'hello again');
    await say(anna2, other, 'silence here');
    await heardLast([anna2, bartek2], 'silence here');
    expect(textsOf(anna2)).toEqual(['silence here']);
    expect(textsOf(bartek2)).toEqual(['hello again', 'silence here']);
  });

  it('is listed by name and can be heard again', async () => {
    const server = await startServer({ settings: FREE });
    const { table, people, anna, bartek } = await talking(server);
    const { who } = lineBy(anna, 'Bartek').by;
    await anna.ask({ type: 'block', table, who, block: true });
    await anna.ask({ type: 'block', table, who, block: true });
    const [block] = await blocksOf(server, anna);
    expect(await blocksOf(server, anna)).toEqual([{ id: expect.any(String), name: 'Bartek', colour: 0 }]);
    expect(block!.id).not.toBe(bartek.guest.id);
    expect(await blocksOf(server, bartek)).toEqual([]);
    const unblock = (cookie: string, headers: Record<string, string> = {}) =>
      fetch(`${server.url}/api/me/blocks/${block!.id}`, { method: 'DELETE', headers: { cookie, ...headers } });
    expect((await unblock(anna.guest.cookie, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await unblock('')).status).toBe(401);
    expect((await unblock(bartek.guest.cookie)).status).toBe(204);
    expect(await blocksOf(server, anna)).toHaveLength(1);
    expect((await unblock(anna.guest.cookie)).status).toBe(204);
    expect(await blocksOf(server, anna)).toEqual([]);
    await say(bartek, table, 'and now?');
    await heardLast(people, 'and now?');
    // Over the socket as well.
    await anna.ask({ type: 'block', table, who, block: true });
    await anna.ask({ type: 'block', table, who, block: false });
    expect(textsOf(anna).at(-1)).toBe('and now?');
    expect(await fetch(`${server.url}/api/me/blocks`)).toMatchObject({ status: 401 });
  });

  it('must be somebody whom one can see, and not oneself', async () => {
    const server = await startServer({ settings: FREE });
    const { table, anna } = await talking(server);
    const forbidden = { refused: { code: 'forbidden', retry: false } };
    const own = lineBy(anna, 'Anna').by.who;
    expect(await anna.ask({ type: 'block', table, who: own, block: true })).toEqual(forbidden);
    expect(await anna.ask({ type: 'block', table, who: 'nobodynobodynobo', block: true })).toEqual(forbidden);
    expect(await blocksOf(server, anna)).toEqual([]);
    // The name of a guest at one table is none at another.
    const elsewhere = await gather(server, { people: 2, game: 'inka' });
    await listen(elsewhere.people[0]!, elsewhere.table);
    const { who } = lineBy(anna, 'Bartek').by;
    expect(await elsewhere.people[0]!.ask({ type: 'block', table: elsewhere.table, who, block: true })).toEqual(
      forbidden,
    );
  });
});

describe('a host who has blocked somebody', () => {
  it('does not have them at the table, nor in the list of tables', async () => {
    const server = await startServer({ settings: FREE });
    const { table, anna, bartek, celina } = await talking(server);
    await anna.ask({ type: 'block', table, who: lineBy(anna, 'Bartek').by.who, block: true });
    const opened = async (one: Visit) => {
      const answer = await one.ask({ type: 'open', game: 'inka', seats: 2, options: {}, open: true });
      await subscribe(one, answer.done?.table ?? '');
      return answer.done?.table ?? '';
    };
    const [ofAnna, ofBartek] = [await opened(anna), await opened(bartek)];
    await subscribe(bartek, ofAnna);
    expect(await sit(bartek, ofAnna, 0)).toEqual({ refused: { code: 'forbidden', retry: false } });
    expect(await sit(celina, ofAnna, 0)).toHaveProperty('done');
    // The other way round they may: it is for the one who blocks to go.
    await subscribe(anna, ofBartek);
    expect(await sit(anna, ofBartek, 0)).toHaveProperty('done');
    const listed = async (one: Visit) => {
      one.send({ type: 'lobby', watch: true });
      const { tables } = await one.until('the list', () => one.of('lobby').at(-1));
      return tables.map((line) => line.table).filter((id) => [ofAnna, ofBartek].includes(id));
    };
    expect(await listed(anna)).toEqual([ofAnna]);
    expect(await listed(bartek)).toEqual([ofBartek]);
    expect((await listed(celina)).sort()).toEqual([ofAnna, ofBartek].sort());
    const dora = await visit(server, await newGuest(server, 'Dora'));
    expect((await listed(dora)).sort()).toEqual([ofAnna, ofBartek].sort());
    // As it changes, each is sent their own list.
    await celina.ask({ type: 'stand', table: ofAnna });
    await bartek.until('nothing of Anna’s', () =>
      bartek.of('lobby').every(({ tables }) => tables.every((line) => line.table !== ofAnna)),
    );
  });
});
