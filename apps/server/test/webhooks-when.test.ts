import { describe, expect, it } from 'vitest';
import { holdTime, passUntil } from './support/fake-time.ts';
import { chooseAll, goneWhenAsked, hookTo, receiver, toThisMachine, webhookOf } from './support/receiver.ts';
import { play, type SetTable } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { subscribe, type Visit, visit } from './support/visit.ts';

const TURN = 'Your turn: Incan Gold with Anna and Celina.';
const AFTER = 20_000;
const EVERY = 30_000;

/** The row of each message to come is written. `expect.poll` would let time pass. */
const noted = (server: TestServer, count: number) =>
  passUntil(
    () => undefined,
    0,
    () => server.store.turnMessages().length === count,
  );

/** Somebody is at the table again, and knows how it lies. */
async function back(server: TestServer, gone: Visit, table: string): Promise<Visit> {
  const here = await visit(server, gone.guest);
  await subscribe(here, table);
  await here.until('the position', () => here.last(table));
  return here;
}

/** Another table where somebody plays who plays elsewhere already, in the second seat. */
const playWith = (server: TestServer, one: Visit): Promise<SetTable> => play(server, { known: { 1: one.guest } });

describe('the message that it is somebody’s turn', () => {
  it('is sent once to whoever is away, and not before they have had time to come', async () => {
    const pass = holdTime();
    const server = await startServer({ outgoing: toThisMachine });
    const hooks = await receiver();
    const set = await play(server);
    for (const one of set.people) await hookTo(hooks, server, one.guest, `/${one.guest.name}`);
    const [anna, bartek, celina] = set.people as readonly [Visit, Visit, Visit];
    await goneWhenAsked(set, [1]);
    await noted(server, 1);
    pass(AFTER - 1);
    await webhookOf(server, bartek.guest);
    expect([hooks.texts('/Bartek'), server.store.turnMessages().length]).toEqual([[], 1]);
    await passUntil(pass, 1, () => hooks.texts('/Bartek').length > 0);
    // The others go on choosing, and time goes by.
    await chooseAll([anna, celina], set.table);
    for (let i = 0; i < 10; i++) pass(AFTER);
    await webhookOf(server, bartek.guest);
    expect(server.store.turnMessages()).toEqual([]);
    // Once they have been there, the next decision is another one.
    const here = await back(server, bartek, set.table);
    await chooseAll([here], set.table);
    await goneWhenAsked({ table: set.table, people: [anna, here, celina] }, [1]);
    await passUntil(pass, 1000, () => hooks.texts('/Bartek').length > 1);
    await noted(server, 0);
    expect(hooks.texts('/Bartek')).toEqual([TURN, TURN]);
    expect([hooks.texts('/Anna'), hooks.texts('/Celina')]).toEqual([[], []]);
  });

  it('is not sent to somebody who has come back, nor where a bot plays for them', async () => {
    const pass = holdTime();
    const server = await startServer({ outgoing: toThisMachine });
    const hooks = await receiver();
    const came = await play(server);
    const left = await play(server);
    for (const { people } of [came, left]) await hookTo(hooks, server, people[1]!.guest, '/no');
    await goneWhenAsked(came, [1]);
    await goneWhenAsked(left, [1]);
    await noted(server, 2);
    await back(server, came.people[1]!, came.table);
    const [host] = left.people;
    pass(AFTER / 2);
    server.liveTables.get(left.table)!.leftAt.set(left.people[1]!.guest.id, 0);
    const bot = { type: 'substitute', table: left.table, seat: 1, bot: true } as const;
    expect(await host!.ask(bot)).toHaveProperty('done');
    // A third one is told, so it would have been their turn to be told as well.
    const told = await play(server);
    await hookTo(hooks, server, told.people[1]!.guest);
    await goneWhenAsked(told, [1]);
    await passUntil(pass, 1000, () => hooks.texts().length > 0);
    await noted(server, 0);
    expect([hooks.texts(), hooks.texts('/no')]).toEqual([[TURN], []]);
  });

  it('is one for several tables, and none follows too soon', async () => {
    const pass = holdTime();
    const server = await startServer({ outgoing: toThisMachine, env: { PUBLIC_URL: 'https://quri.example' } });
    const hooks = await receiver();
    const first = await play(server);
    const bartek = first.people[1]!;
    await hookTo(hooks, server, bartek.guest);
    await goneWhenAsked(first, [1]);
    await noted(server, 1);
    await passUntil(pass, 1000, () => hooks.texts().length > 0);
    const more: SetTable[] = [];
    for (let i = 0; i < 2; i++) more.push(await playWith(server, bartek));
    for (const one of more) await goneWhenAsked(one, [1]);
    await noted(server, 2);
    pass(AFTER);
    await noted(server, 2);
    expect(hooks.texts()).toEqual([TURN]);
    await passUntil(pass, 1000, () => hooks.texts().length > 1);
    const { body } = hooks.received.at(-1)!;
    expect(JSON.parse(body)).toMatchObject({ text: 'Your turn in 2 games.', link: 'https://quri.example/me' });
    await noted(server, 0);
    pass(EVERY);
    expect(hooks.texts()).toHaveLength(2);
  });

  it('is sent after a restart, if it was still to be sent, and not again if it was', async () => {
    const pass = holdTime();
    const server = await startServer({ outgoing: toThisMachine });
    const hooks = await receiver();
    const set = await play(server);
    await hookTo(hooks, server, set.people[1]!.guest);
    await goneWhenAsked(set, [1]);
    await noted(server, 1);
    pass(AFTER / 2);
    await server.restart();
    pass(AFTER - 1);
    expect(server.store.turnMessages()).toHaveLength(1);
    await passUntil(pass, 1, () => hooks.texts().length > 0);
    await noted(server, 0);
    await server.restart();
    // The game goes on around them: that is no new decision of theirs.
    const others: Visit[] = [];
    for (const seat of [0, 2]) others.push(await back(server, set.people[seat]!, set.table));
    await chooseAll(others, set.table);
    await webhookOf(server, set.people[1]!.guest);
    for (let i = 0; i < 10; i++) pass(AFTER);
    expect(server.store.turnMessages()).toEqual([]);
    expect(hooks.texts()).toEqual([TURN]);
  });

  it('is not sent more often than so many times a day', async () => {
    const pass = holdTime();
    const server = await startServer({ outgoing: toThisMachine, settings: { notificationsPerDay: 1 } });
    const hooks = await receiver();
    const first = await play(server);
    const bartek = first.people[1]!;
    await hookTo(hooks, server, bartek.guest);
    await goneWhenAsked(first, [1]);
    await passUntil(pass, 1000, () => hooks.texts().length > 0);
    pass(EVERY);
    await goneWhenAsked(await playWith(server, bartek), [1]);
    await noted(server, 1);
    pass(AFTER);
    await noted(server, 0);
    expect(hooks.texts()).toHaveLength(1);
  });

  it('is no longer tried after five failures in a row, which they are told, until it is set again', async () => {
    const pass = holdTime();
    const server = await startServer({ outgoing: toThisMachine });
    const hooks = await receiver();
    let bartek = (await play(server)).people[1]!;
    await hookTo(hooks, server, bartek.guest);
    const failed = async (status: number, times: number) => {
      hooks.answerBy((response) => void response.writeHead(status).end());
      for (let i = 0; i < times; i++) {
        const before = hooks.texts().length;
        const set = await playWith(server, bartek);
        await goneWhenAsked(set, [1]);
        await passUntil(pass, 5000, () => hooks.texts().length > before);
        const result = async () => (await webhookOf(server, bartek.guest)).body?.lastStatus;
        await expect.poll(result, { timeout: 30_000 }).toBe(status);
        bartek = set.people[1]!;
      }
    };
    await failed(500, 4);
    // One success in between, and they are counted anew.
    await failed(200, 1);
    await failed(503, 4);
    expect((await webhookOf(server, bartek.guest)).body).toMatchObject({ off: null });
    expect((await visit(server, bartek.guest)).of('welcome')[0]).not.toHaveProperty('webhookOff');
    await failed(410, 1);
    await expect
      .poll(async () => (await webhookOf(server, bartek.guest)).body?.off, { timeout: 30_000 })
      .toBe('failed');
    const calls = hooks.received.length;
    await goneWhenAsked(await playWith(server, bartek), [1]);
    expect(server.store.turnMessages()).toEqual([]);
    for (let i = 0; i < 5; i++) pass(AFTER);
    await server.restart();
    const here = await visit(server, bartek.guest);
    expect(here.of('welcome')[0]).toMatchObject({ webhookOff: true, protocol: 1 });
    expect(hooks.received).toHaveLength(calls);
    hooks.answerBy((response) => void response.writeHead(200).end());
    await hookTo(hooks, server, bartek.guest);
    expect((await webhookOf(server, bartek.guest)).body).toMatchObject({ off: null, lastStatus: 200 });
    expect((await visit(server, bartek.guest)).of('welcome')[0]).not.toHaveProperty('webhookOff');
  });
});
