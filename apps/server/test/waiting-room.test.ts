import { seat, seatCommitmentOf } from '@quri/kernel';
import { USUAL_TERMS } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { holdTime } from './support/fake-time.ts';
import { gather, isAway } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { sit, subscribe, visit } from './support/visit.ts';

const open = { type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true } as const;

describe('a table is opened', () => {
  it('with its commitment on show before anybody sits, all options filled in, and an invitation for its host', async () => {
    const server = await startServer();
    const anna = await visit(server, 'Anna');
    const { done } = await anna.ask({ ...open, options: { edition: 'diamant' } });
    const room = await subscribe(anna, done!.table!);
    expect(room).toEqual({
      table: done!.table,
      game: 'incan-gold',
      options: { edition: 'diamant', autoSecondCard: true, openTents: false, twoPlayers: false },
      phase: 'gathering',
      seats: [{ kind: 'empty' }, { kind: 'empty' }, { kind: 'empty' }],
      watchers: 1,
      awayLimits: { substitute: 3600, end: 3600 },
      proposals: [],
      you: null,
      host: true,
      open: true,
      invite: expect.stringMatching(/^[A-Za-z0-9]{22}$/),
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      attempt: 0,
      calledOff: [],
      rematch: null,
      terms: USUAL_TERMS,
      consent: null,
      pausedByConsent: false,
      deal: null,
      watching: null,
    });
    expect(anna.news(done!.table!)).toEqual([]);
  });

  it.each([
    ['a game nobody has', { game: 'chess' }, { code: 'noSuchGame', retry: false }],
    ['too few seats', { seats: 2 }, { code: 'badPlayers', min: 3, max: 8, retry: false }],
    ['an unknown option', { options: { cards: 3 } }, { code: 'badOptions', field: 'cards' }],
    ['a wrong value', { options: { edition: 'third' } }, { code: 'badOptions', field: 'edition' }],
    ['a prototype', { game: 'constructor' }, { code: 'noSuchGame' }],
  ])('but not with %s', async (_what, wrong, refused) => {
    const anna = await visit(await startServer(), 'Anna');
    expect((await anna.ask({ ...open, ...wrong } as typeof open)).refused).toMatchObject(refused);
  });
});

describe('at a gathering table', () => {
  it('people sit, stand and see each other come and go', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 3 });
    const [anna, bartek, celina] = people;
    await celina!.until('all seated', () => celina!.room(table)?.seats.every(({ kind }) => kind === 'person'));
    expect(celina!.room(table)).toMatchObject({ you: 2, host: false, phase: 'gathering' });
    expect(await bartek!.ask({ type: 'stand', table })).toHaveProperty('done');
    await celina!.until('an empty seat', () => celina!.room(table)?.seats[1]?.kind === 'empty');
    bartek!.close();
    anna!.close();
    await celina!.until('Anna away', () => isAway(celina!, table, 0));
  });

  it('a taken seat stays taken, one seat is enough for everybody, and there is no fourth of three', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 2, bots: ['random'] });
    const wanda = await visit(server, 'Wanda');
    expect((await sit(wanda, table, 0)).refused?.code).toBe('seatTaken');
    expect((await sit(wanda, table, 2)).refused?.code).toBe('seatTaken');
    expect((await sit(wanda, table, 3)).refused?.code).toBe('malformed');
    expect((await sit(people[1]!, table, 0)).refused?.code).toBe('alreadySeated');
  });

  it('sitting down again on one’s own seat brings other bytes', async () => {
    const server = await startServer();
    const { table, people } = await gather(server);
    const before = people[1]!.room(table)?.seats[1];
    expect(await sit(people[1]!, table, 1)).toHaveProperty('done');
    await people[0]!.until('another commitment', () => {
      const now = people[0]!.room(table)?.seats[1];
      return now?.kind === 'person' && before?.kind === 'person' && now.commitment !== before.commitment;
    });
    expect(await people[0]!.ask({ type: 'start', table })).toHaveProperty('done');
  });

  it('only the host sets it up and seats bots; nobody loses a seat by it', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 3 });
    const [anna, bartek] = people;
    const setUp = { type: 'setUp' as const, table, seats: 5, options: { openTents: true }, open: false };
    const bot = { type: 'seatBot', table, seat: 3, level: 'greedy' } as const;
    expect((await bartek!.ask(setUp)).refused?.code).toBe('notHost');
    expect((await bartek!.ask(bot)).refused?.code).toBe('notHost');
    expect(await anna!.ask(setUp)).toHaveProperty('done');
    expect(await anna!.ask(bot)).toHaveProperty('done');
    expect((await anna!.ask({ ...bot, level: 'genius' })).refused?.code).toBe('malformed');
    expect((await anna!.ask({ ...bot, seat: 1 })).refused?.code).toBe('seatTaken');
    expect((await anna!.ask({ ...bot, seat: 7 })).refused?.code).toBe('malformed');
    await bartek!.until('the bot', () => bartek!.room(table)?.seats[3]?.kind === 'bot');
    expect(bartek!.room(table)).toMatchObject({ open: false, options: { openTents: true } });
    expect(
      (await anna!.ask({ ...setUp, seats: 2, options: { openTents: true, twoPlayers: true } })).refused?.code,
    ).toBe('seatTaken');
    expect((await anna!.ask({ ...setUp, seats: 9 })).refused?.code).toBe('malformed');
    expect(await anna!.ask({ ...bot, level: null })).toHaveProperty('done');
    expect(await anna!.ask({ ...setUp, seats: 3 })).toHaveProperty('done');
    await bartek!.until('three seats', () => bartek!.room(table)?.seats.length === 3);
  });

  it('the host’s part passes on when they stand up, and stays where nobody else sits', async () => {
    const server = await startServer();
    const { table, people } = await gather(server);
    const [anna, bartek, celina] = people;
    expect(await anna!.ask({ type: 'stand', table })).toHaveProperty('done');
    await bartek!.until('being host', () => bartek!.room(table)?.host);
    expect((await anna!.ask({ type: 'start', table })).refused?.code).toBe('notHost');
    await celina!.ask({ type: 'stand', table });
    await bartek!.ask({ type: 'stand', table });
    await bartek!.until('standing', () => bartek!.room(table)?.you === null);
    expect(bartek!.room(table)).toMatchObject({ host: true });
  });

  it('the host’s part passes on to somebody who is there, and stays where nobody is', async () => {
    const server = await startServer();
    const { table, people } = await gather(server);
    const [anna, bartek, celina] = people;
    bartek!.close();
    await anna!.until('Bartek being away', () => isAway(anna!, table, 1));
    expect(await anna!.ask({ type: 'stand', table })).toHaveProperty('done');
    await celina!.until('being host', () => celina!.room(table)?.host);
    expect(await celina!.ask({ type: 'stand', table })).toHaveProperty('done');
    await celina!.until('standing', () => celina!.room(table)?.you === null);
    expect(celina!.room(table)).toMatchObject({ host: true });
  });

  it('a host who is away for long is host no more; one who comes back in time still is', async () => {
    const server = await startServer({ settings: { hostAwayMs: 300 } });
    const { table, people } = await gather(server);
    const [anna, bartek, celina] = people;
    const pass = holdTime();
    anna!.close();
    await celina!.until('Anna being away', () => isAway(celina!, table, 0));
    pass(299);
    const back = await visit(server, anna!.guest);
    expect(await subscribe(back, table)).toMatchObject({ host: true });
    pass(300);
    // Whatever came of that would have its turn before this, and be heard before its answer.
    await back.ask({ type: 'why', table, intent: { type: 'x' } });
    expect(back.room(table)).toMatchObject({ host: true });
    bartek!.close();
    await celina!.until('Bartek being away', () => isAway(celina!, table, 1));
    back.close();
    await celina!.until('Anna being away', () => isAway(celina!, table, 0));
    pass(300);
    await celina!.until('being host', () => celina!.room(table)?.host);
    const late = await visit(server, anna!.guest);
    expect(await subscribe(late, table)).toMatchObject({ host: false, you: 0 });
    await server.restart();
    const after = await visit(server, celina!.guest);
    expect(await subscribe(after, table)).toMatchObject({ host: true });
  });

  it('of a host who never comes back waits until somebody sits who is there', async () => {
    const server = await startServer({ settings: { hostAwayMs: 50 } });
    const { table, people } = await gather(server, { people: 1, bots: ['random', 'random'] });
    const wanda = await visit(server, 'Wanda');
    await subscribe(wanda, table);
    expect(await people[0]!.ask({ type: 'seatBot', table, seat: 2, level: null })).toHaveProperty('done');
    const pass = holdTime();
    people[0]!.close();
    await wanda.until('the host being away', () => isAway(wanda, table, 0));
    pass(50);
    await wanda.ask({ type: 'why', table, intent: { type: 'x' } });
    expect(wanda.room(table)).toMatchObject({ host: false });
    expect(await sit(wanda, table, 2)).toHaveProperty('done');
    pass(50);
    await wanda.until('being host', () => wanda.room(table)?.host);
  });

  it('the host frees the seat of somebody who is away, or gives it to a bot; who is there keeps theirs', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 3, open: false });
    const [anna, bartek, celina] = people;
    const free = { type: 'seatBot', table, seat: 1, level: null } as const;
    expect((await anna!.ask(free)).refused?.code).toBe('seatTaken');
    expect((await anna!.ask({ ...free, seat: 0 })).refused?.code).toBe('seatTaken');
    for (const one of [bartek!, celina!]) one.close();
    await anna!.until('both being away', () => [1, 2].every((n) => isAway(anna!, table, n)));
    expect((await anna!.ask({ ...free, level: 'genius' })).refused?.code).toBe('malformed');
    expect(await anna!.ask(free)).toHaveProperty('done');
    expect(await anna!.ask({ ...free, seat: 2, level: 'mixed' })).toHaveProperty('done');
    await anna!.until('the bot', () => anna!.room(table)?.seats[2]?.kind === 'bot');
    expect(anna!.room(table)?.seats[1]).toEqual({ kind: 'empty' });
    const back = await visit(server, bartek!.guest);
    expect(await subscribe(back, table)).toMatchObject({ you: null });
    expect(await sit(back, table, 1)).toHaveProperty('done');
    expect(await anna!.ask({ type: 'start', table })).toHaveProperty('done');
  });

  it('is as it was after a restart', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 2, bots: ['mixed'] });
    await people[1]!.until('the bot', () => people[1]!.room(table)?.seats[2]?.kind === 'bot');
    const before = people[1]!.room(table);
    await server.restart();
    const bartek = await visit(server, people[1]!.guest);
    const anna = await visit(server, people[0]!.guest);
    await subscribe(anna, table);
    await subscribe(bartek, table);
    expect(bartek.room(table)).toEqual(before);
    expect(await anna.ask({ type: 'start', table })).toEqual({ done: { seq: 0, table, made: 1 } });
  });
});

describe('a table that is not open', () => {
  it('is there only for those with the invitation, and takes nobody’s word for it twice', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 2, bots: ['random'], open: false });
    const wanda = await visit(server, 'Wanda');
    for (const invite of [null, '', 'x'.repeat(22)]) {
      wanda.send({ type: 'subscribe', table, invite, last: -1 });
      const count = wanda.of('gone').length;
      await wanda.until('being sent away', () => wanda.of('gone').length > count || wanda.of('gone').length === 3);
    }
    expect(wanda.of('gone')).toHaveLength(3);
    expect(wanda.of('gone')[0]).toEqual({ type: 'gone', table, code: 'needsInvite' });
    expect((await sit(wanda, table, 1)).refused?.code).toBe('needsInvite');
    expect(wanda.of('room')).toEqual([]);
    const { invite } = people[1]!.room(table)!;
    expect(await subscribe(wanda, table, invite)).toMatchObject({ you: null, invite: null });
    expect((await sit(wanda, table, 1)).refused?.code).toBe('seatTaken');
  });

  it('that never was is gone', async () => {
    const wanda = await visit(await startServer(), 'Wanda');
    wanda.send({ type: 'subscribe', table: 'NoSuchTable1', invite: null, last: -1 });
    await wanda.until('gone', () => wanda.of('gone')[0]);
    expect(wanda.of('gone')[0]).toEqual({ type: 'gone', table: 'NoSuchTable1', code: 'noSuchTable' });
    const commitment = seatCommitmentOf('NoSuchTable1', seat(0), '0'.repeat(32));
    const answer = await wanda.ask({ type: 'sit', table: 'NoSuchTable1', seat: 0, commitment });
    expect(answer.refused).toEqual({ code: 'noSuchTable', retry: false });
  });
});

describe('the list of open tables', () => {
  it('shows those that gather in the open, with a free seat and somebody there, and follows them', async () => {
    const server = await startServer();
    const wanda = await visit(server, 'Wanda');
    wanda.send({ type: 'lobby', watch: true });
    await wanda.until('an empty list', () => wanda.of('lobby')[0]);
    expect(wanda.of('lobby')[0]?.tables).toEqual([]);
    const anna = await visit(server, 'Anna');
    const { done } = await anna.ask(open);
    const hidden = await anna.ask({ ...open, open: false });
    await subscribe(anna, done!.table!);
    await subscribe(anna, hidden.done!.table!);
    await sit(anna, done!.table!, 0);
    const line = { table: done!.table, game: 'incan-gold', host: 'Anna', taken: 1, seats: 3 };
    await wanda.until('the table', () => wanda.of('lobby').at(-1)?.tables[0]?.taken === 1);
    expect(wanda.of('lobby').at(-1)?.tables).toEqual([line]);
    await anna.ask({ type: 'seatBot', table: done!.table!, seat: 1, level: 'random' });
    await anna.ask({ type: 'seatBot', table: done!.table!, seat: 2, level: 'random' });
    await wanda.until('no table with a free seat', () => wanda.of('lobby').at(-1)?.tables.length === 0);
    await anna.ask({ type: 'seatBot', table: done!.table!, seat: 2, level: null });
    await wanda.until('the table again', () => wanda.of('lobby').at(-1)?.tables.length === 1);
    anna.close();
    await wanda.until('nobody there', () => wanda.of('lobby').at(-1)?.tables.length === 0);
    const told = wanda.of('lobby').map(({ tables }) => JSON.stringify(tables));
    expect(told.filter((text, i) => text === told[i - 1])).toEqual([]);
    const heard = wanda.of('lobby').length;
    wanda.send({ type: 'lobby', watch: false });
    const zofia = await visit(server, 'Zofia');
    zofia.send({ type: 'lobby', watch: true });
    await subscribe(zofia, (await zofia.ask(open)).done!.table!);
    await zofia.until('her own table', () => zofia.of('lobby').at(-1)?.tables[0]?.host === 'Zofia');
    // All are told at once: what Wanda was told of it would be here before this answer.
    wanda.send({ type: 'ping' });
    await wanda.until('an answer', () => wanda.of('pong')[0]);
    expect(wanda.of('lobby').length).toBe(heard);
  });
});
