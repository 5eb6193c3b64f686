import { describe, expect, it } from 'vitest';
import { holdTime } from './support/fake-time.ts';
import { heardBy, moveOf, play, playToTheEnd, TORCH, vanishes } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { changesIn, verifiedReplay } from './support/verified.ts';
import { newId, subscribe, type Visit, visit } from './support/visit.ts';

const LEVEL = 'mixed';

const bot = (table: string, seat: number) => ({ type: 'substitute', table, seat, bot: true }) as const;
const myself = (table: string, seat: number) => ({ type: 'substitute', table, seat, bot: false }) as const;

const substitutes = (one: Visit, table: string): unknown =>
  one.room(table)?.seats.map((seat) => (seat.kind === 'person' ? seat.substitute : seat.kind));

const atOnce = { substituteAfterMs: 0 };

describe('somebody who leaves', () => {
  it('has a bot play on for them at once, and plays again when they say so', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna, bartek, celina] = people as [Visit, Visit, Visit];
    const id = newId();
    const left = await bartek.ask(bot(table, 1), id);
    expect(left).toEqual({ done: { seq: 1, table, made: 1 } });
    expect(changesIn(server, table)).toMatchObject([{ kind: 'seating', seat: 1, bot: LEVEL, actor: 'human' }]);
    for (const one of people) await one.until('the bot', () => `${substitutes(one, table)}` === `,${LEVEL},`);
    await heardBy(people, table, 2);
    expect(server.store.entries(table, 2)[0]).toMatchObject({ kind: 'move', seat: 1, actor: 'bot', ask: 0 });
    // The seat is the bot's: its person is offered nothing and may do nothing.
    expect(bartek.last(table)).toMatchObject({ offers: [], ask: null, takeBack: null });
    expect((await bartek.ask({ type: 'move', table, ask: 2, intents: TORCH })).refused?.code).toBe('botPlays');
    expect((await bartek.ask({ type: 'takeBack', table, to: 2 })).refused?.code).toBe('botPlays');
    expect(await bartek.ask(bot(table, 1), id)).toEqual(left);
    expect(await bartek.ask(bot(table, 1))).toEqual({ done: { seq: null, table } });
    expect(await bartek.ask(myself(table, 1))).toEqual({ done: { seq: 3, table, made: 1 } });
    await bartek.until('offers', () => bartek.last(table)!.offers.length > 0);
    expect(await bartek.ask(moveOf(bartek, table, TORCH))).toHaveProperty('done');
    expect(await bartek.ask(bot(table, 1), id)).toEqual(left);
    await playToTheEnd({ table, people: [anna, bartek, celina] });
    expect((await verifiedReplay(server, table)).entries.filter(({ actor }) => actor === 'bot')).toHaveLength(1);
  });

  it('may not fill the log by handing the seat over and back', async () => {
    // The others are still deciding: the bot never comes to move.
    const server = await startServer({ settings: { botDelayMs: 3_600_000 } });
    const { table, people } = await play(server);
    const bartek = people[1]!;
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 6; i++) {
      codes.push((await bartek.ask(bot(table, 1))).refused?.code);
      codes.push((await bartek.ask(myself(table, 1))).refused?.code);
    }
    expect(codes.filter((code) => code === 'tooFast')).toHaveLength(3);
    expect(changesIn(server, table)).toHaveLength(6);
    // A move that can still be changed does not make it possible again; what comes to light with the last one does.
    expect(await people[0]!.ask(moveOf(people[0]!, table, TORCH))).toHaveProperty('done');
    expect(await bartek.ask(bot(table, 1))).toHaveProperty('refused.code', 'tooFast');
    for (const one of [bartek, people[2]!]) expect(await one.ask(moveOf(one, table, TORCH))).toHaveProperty('done');
    expect(await bartek.ask(bot(table, 1))).toHaveProperty('done');
  });

  it('has their seat again as soon as they are back, before they are told anything, and keeps it in a rematch', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna, bartek, celina] = people as [Visit, Visit, Visit];
    await bartek.ask(bot(table, 1));
    await vanishes(bartek, [anna], table, 1);
    await heardBy([anna], table, 2);
    const back = await visit(server, bartek.guest);
    expect((await subscribe(back, table)).seats[1]).toMatchObject({ awaySeconds: null, substitute: null });
    await back.until('the game', () => back.last(table));
    expect(back.news(table).map(({ kind }) => kind)).toEqual(['start', 'seating', 'move', 'seating']);
    expect(back.last(table)!.offers.length).toBeGreaterThan(0);
    expect(changesIn(server, table).at(-1)).toMatchObject({ kind: 'seating', seat: 1, bot: null, actor: 'table' });
    // A second window, or the same one again, changes nothing more.
    const second = await visit(server, bartek.guest);
    await subscribe(second, table);
    expect(changesIn(server, table)).toHaveLength(2);
    await back.ask(bot(table, 1));
    await playToTheEnd({ table, people: [anna, back, celina] });
    await verifiedReplay(server, table);
    const { done } = await anna.ask({ type: 'rematch', table });
    expect((await subscribe(anna, done!.table!)).seats[0]).toMatchObject({ kind: 'kept', name: 'Bartek' });
  });
});

describe('somebody who vanishes', () => {
  it('may be replaced by the host after a while, and not before', async () => {
    const server = await startServer({ settings: { substituteAfterMs: 60_000 } });
    const { table, people } = await play(server);
    const [anna, bartek] = people as [Visit, Visit, Visit];
    const pass = holdTime();
    expect((await anna.ask(bot(table, 1))).refused?.code).toBe('notAway');
    await vanishes(bartek, [anna], table, 1);
    pass(59_999);
    expect((await anna.ask(bot(table, 1))).refused?.code).toBe('notAway');
    pass(1);
    expect(await anna.ask(bot(table, 1))).toEqual({ done: { seq: 1, table, made: 1 } });
    await anna.until('the bot', () => `${substitutes(anna, table)}` === `,${LEVEL},`);
    expect(anna.room(table)).toMatchObject({ awayLimits: { substitute: 60, end: 3600 } });
    expect(anna.room(table)!.seats[1]).toMatchObject({ awaySeconds: 60 });
  });

  it('is charged for no time the server was down', async () => {
    const server = await startServer({ settings: { substituteAfterMs: 60_000 } });
    const { table, people } = await play(server);
    const pass = holdTime();
    await server.close();
    pass(100_000);
    await server.restart();
    const back = await visit(server, people[0]!.guest);
    const { seats } = await subscribe(back, table);
    expect(seats).toMatchObject([{ awaySeconds: null }, { awaySeconds: 0 }, { awaySeconds: 0 }]);
    expect((await back.ask(bot(table, 1))).refused?.code).toBe('notAway');
    pass(60_000);
    expect(await back.ask(bot(table, 1))).toHaveProperty('done');
  });

  it('may be replaced without the host if all who are there and play agree', async () => {
    const server = await startServer({ settings: atOnce });
    const { table, people } = await play(server, { people: 4 });
    const [anna, bartek, celina, darek] = people as [Visit, Visit, Visit, Visit];
    const wanda = await visit(server, 'Wanda');
    await subscribe(wanda, table);
    await darek.ask(bot(table, 3));
    await vanishes(anna, [bartek, celina, wanda], table, 0);
    const id = newId();
    expect(await bartek.ask(bot(table, 0), id)).toEqual({ done: { seq: null, table } });
    const proposed = [{ kind: 'substitute', seat: 0, agreed: [1] }];
    for (const one of [bartek, celina, darek, wanda])
      await one.until('the proposal', () => JSON.stringify(one.room(table)!.proposals) === JSON.stringify(proposed));
    // Asked again, nothing more comes of it: one is not all.
    expect(await bartek.ask(bot(table, 0), id)).toEqual({ done: { seq: null, table } });
    expect(await bartek.ask(bot(table, 0))).toEqual({ done: { seq: null, table } });
    expect((await wanda.ask(bot(table, 0))).refused?.code).toBe('notSeated');
    // A bot plays for Darek: he is not asked, and has no say.
    expect((await darek.ask(bot(table, 0))).refused?.code).toBe('botPlays');
    expect(bartek.room(table)!.proposals).toEqual(proposed);
    const agreed = newId();
    const { done } = await celina.ask(bot(table, 0), agreed);
    expect(done).toMatchObject({ made: 1 });
    await bartek.until('the bot', () => bartek.room(table)!.proposals.length === 0);
    expect(`${substitutes(bartek, table)}`).toBe(`${LEVEL},,,${LEVEL}`);
    expect(await celina.ask(bot(table, 0), agreed)).toEqual({ done });
    expect(await bartek.ask(bot(table, 0), id)).toEqual({ done: { seq: null, table } });
  });

  it('is no longer spoken of when they are back, or whoever agreed is gone', async () => {
    const server = await startServer({ settings: atOnce });
    const { table, people } = await play(server);
    const [anna, bartek, celina] = people as [Visit, Visit, Visit];
    await vanishes(anna, [bartek, celina], table, 0);
    await bartek.ask(bot(table, 0));
    await celina.until('the proposal', () => celina.room(table)!.proposals.length === 1);
    const again = await visit(server, anna.guest);
    expect(await subscribe(again, table)).toMatchObject({ proposals: [] });
    await vanishes(again, [bartek, celina], table, 0);
    expect(celina.room(table)!.proposals).toEqual([]);
    await bartek.ask(bot(table, 0));
    await celina.until('the proposal', () => celina.room(table)!.proposals.length === 1);
    await vanishes(bartek, [celina], table, 1);
    expect(celina.room(table)!.proposals).toEqual([]);
    expect(changesIn(server, table)).toEqual([]);
    // Alone at the table, Celina is all who are there.
    expect(await celina.ask(bot(table, 0))).toMatchObject({ done: { seq: 1 } });
  });

  it.each([
    ['a watcher', 3, 1, 'notSeated'],
    ['anybody for somebody who is there', 0, 1, 'notAway'],
    ['anybody for a bot', 0, 3, 'botPlays'],
    ['anybody for a seat that is not there', 0, 7, 'malformed'],
  ] as const)('is not replaced by %s', async (_what, who, seat, code) => {
    const server = await startServer({ settings: atOnce });
    const { table, people } = await play(server, { people: 3, bots: ['random'] });
    const wanda = await visit(server, 'Wanda');
    await subscribe(wanda, table);
    expect((await [...people, wanda][who]!.ask(bot(table, seat))).refused?.code).toBe(code);
    expect((await people[0]!.ask(myself(table, 1))).refused?.code).toBe('malformed');
    expect(changesIn(server, table)).toEqual([]);
  });

  it('is not replaced before the start, nor after the end', async () => {
    const server = await startServer({ settings: atOnce });
    const set = await play(server);
    await playToTheEnd(set);
    expect((await set.people[0]!.ask(bot(set.table, 0))).refused?.code).toBe('notPlaying');
  });
});

describe('a bot that thinks for somebody', () => {
  const moves = (server: TestServer, table: string) =>
    server.store.entries(table, 1).flatMap((one) => (one.kind === 'move' ? [`${one.actor} ${one.seat}`] : []));

  it('thinks in vain when they come back, though the decision is the same', async () => {
    const server = await startServer({ settings: { ...atOnce, botStepMs: 1000, botMs: 2000 } });
    const { table, people } = await play(server, { game: 'stroll', people: 2 });
    const [anna, bartek] = people as [Visit, Visit];
    const pass = holdTime();
    await vanishes(anna, [bartek], table, 0);
    expect(await bartek.ask(bot(table, 0))).toHaveProperty('done');
    const live = server.liveTables.get(table)!;
    await expect.poll(() => [...live.botQuestions.values()][0]?.answer, { timeout: 30_000 }).toBeDefined();
    const back = await visit(server, anna.guest);
    await subscribe(back, table);
    expect(live.botQuestions.size).toBe(0);
    pass(5000);
    await back.until('the game', () => back.last(table));
    await back.ask({ type: 'why', table, intent: { type: 'rest' } });
    expect(moves(server, table)).toEqual([]);
    expect(back.last(table)!.ask).toBe(0);
    expect(await back.ask(moveOf(back, table, [{ type: 'rest' }]))).toHaveProperty('done');
    expect(moves(server, table)).toEqual(['human 0']);
  });
});
