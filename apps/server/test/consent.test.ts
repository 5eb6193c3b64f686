import { describe, expect, it } from 'vitest';
import { answer, CAMP, heardBy, moveOf, play, playToTheEnd, TORCH, vanishes } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { changesIn, verifiedReplay } from './support/verified.ts';
import { newId, subscribe, type Visit, visit } from './support/visit.ts';

const toBack = (to: number) => ({ kind: 'takeBack', to }) as const;
const PAUSE = { kind: 'pause' } as const;
const RESUME = { kind: 'resume' } as const;

const yes = (table: string, to: ReturnType<typeof toBack> | typeof PAUSE | typeof RESUME) =>
  ({ type: 'consent', table, to, agree: true }) as const;
const no = (table: string, to: ReturnType<typeof toBack> | typeof PAUSE) =>
  ({ type: 'consent', table, to, agree: false }) as const;

const asked = (one: Visit, table: string) => one.room(table)?.consent;

/** Three people, one turn played: entries 1 to 3, the last of which turned a card. */
async function afterOneTurn(server: Awaited<ReturnType<typeof startServer>>) {
  const set = await play(server);
  for (const one of set.people) await answer(one, set.table, TORCH);
  await heardBy(set.people, set.table, 3);
  return { table: set.table, people: set.people as [Visit, Visit, Visit] };
}

describe('taking back what has come to light', () => {
  it('happens once every person has agreed, and deals anew from there on', async () => {
    const server = await startServer();
    const { table, people } = await afterOneTurn(server);
    const [anna, bartek, celina] = people;
    expect((await anna.ask({ type: 'takeBack', table, to: 3 })).refused?.code).toBeDefined();
    const id = newId();
    expect(await anna.ask(yes(table, toBack(1)), id)).toEqual({ done: { seq: null, table } });
    await celina.until('the question', () => asked(celina, table)?.agreed.length === 1);
    expect(asked(celina, table)).toEqual({ kind: 'takeBack', to: 1, agreed: [0] });
    expect(await bartek.ask(yes(table, toBack(1)))).toEqual({ done: { seq: null, table } });
    expect(await anna.ask(yes(table, toBack(1)), id)).toEqual({ done: { seq: null, table } });
    expect(server.store.entries(table, 4)).toEqual([]);
    const last = newId();
    const done = { done: { seq: 4, table, made: 1 } };
    expect(await celina.ask(yes(table, toBack(1)), last)).toEqual(done);
    expect(await celina.ask(yes(table, toBack(1)), last)).toEqual(done);
    expect(server.store.entries(table, 4)).toMatchObject([
      { kind: 'takenBack', seat: 0, to: 1, consent: [0, 1, 2], actor: 'human' },
    ]);
    await heardBy(people, table, 4);
    await anna.until('nothing asked any more', () => asked(anna, table) === null);
    await playToTheEnd({ table, people });
    await verifiedReplay(server, table);
  });

  it('is asked of those who are away too, over a restart, and a no ends it for all', async () => {
    const server = await startServer();
    const { table, people } = await afterOneTurn(server);
    const [anna, bartek, celina] = people;
    await vanishes(celina, [anna, bartek], table, 2);
    for (const one of [anna, bartek]) expect(await one.ask(yes(table, toBack(2)))).toHaveProperty('done.seq', null);
    await server.restart();
    const back = await visit(server, celina.guest);
    expect((await subscribe(back, table)).consent).toEqual({ kind: 'takeBack', to: 2, agreed: [0, 1] });
    expect(await back.ask(no(table, toBack(2)))).toEqual({ done: { seq: null, table } });
    await back.until('nothing asked any more', () => asked(back, table) === null);
    expect(server.store.entries(table, 4)).toEqual([]);
  });

  it('is no longer asked once somebody has moved, and nothing else is asked meanwhile', async () => {
    const server = await startServer();
    const { table, people } = await afterOneTurn(server);
    const [anna, bartek] = people;
    await anna.ask(yes(table, toBack(3)));
    expect((await bartek.ask(yes(table, toBack(1)))).refused?.code).toBe('stale');
    expect((await bartek.ask(yes(table, PAUSE))).refused?.code).toBe('stale');
    expect(await bartek.ask(moveOf(bartek, table, CAMP))).toHaveProperty('done');
    await anna.until('nothing asked any more', () => asked(anna, table) === null);
    expect(await bartek.ask(yes(table, toBack(3)))).toHaveProperty('done.seq', null);
    await anna.until('his question', () => asked(anna, table)?.agreed.join() === '1');
  });

  it('stays asked while only bots move', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { people: 2, bots: ['greedy'] });
    const [anna, bartek] = people as [Visit, Visit];
    await answer(anna, table, TORCH);
    await heardBy([bartek], table, 1);
    await bartek.ask(moveOf(bartek, table, TORCH));
    // The bot has chosen, and a card was turned: the next question is open for all three.
    await heardBy(people, table, 3);
    const before = anna.last(table)!.seq;
    await anna.ask(yes(table, toBack(1)));
    await heardBy(people, table, before + 1);
    expect(server.store.entries(table, before + 1)[0]).toMatchObject({ kind: 'move', actor: 'bot' });
    expect(await bartek.ask(yes(table, toBack(1)))).toHaveProperty('done.made', 1);
    expect(server.store.entries(table, 0).at(-1)).toMatchObject({ kind: 'takenBack', to: 1 });
  });

  it('is one’s own decision where all others are bots', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { people: 1, bots: ['greedy', 'random'] });
    const [anna] = people as [Visit];
    await answer(anna, table, TORCH);
    await anna.until('the next turn', () => anna.news(table).length > 3);
    const before = anna.last(table)!.seq;
    expect(await anna.ask(yes(table, toBack(1)))).toHaveProperty('done.made', 1);
    await anna.until('the first turn', () => anna.last(table)!.seq > before);
    expect(anna.news(table).map(({ kind }) => kind)).toContain('takenBack');
  });

  it.each([
    ['an entry that is not there', toBack(77), 'nothingToTakeBack'],
    ['the deal', toBack(0), 'nothingToTakeBack'],
    ['going on where nothing is paused', RESUME, 'stale'],
  ])('is refused for %s', async (_what, to, code) => {
    const server = await startServer();
    const { table, people } = await afterOneTurn(server);
    expect((await people[0].ask(yes(table, to))).refused?.code).toBe(code);
    const watcher = await visit(server, 'Darek');
    await subscribe(watcher, table);
    expect((await watcher.ask(yes(table, PAUSE))).refused?.code).toBe('notSeated');
  });
});

describe('a pause', () => {
  it('begins and ends when every person agrees, and nobody may move in between', async () => {
    const server = await startServer();
    const { table, people } = await afterOneTurn(server);
    const [anna, bartek, celina] = people;
    for (const one of people) await one.ask(yes(table, PAUSE));
    expect(changesIn(server, table)).toMatchObject([{ kind: 'pause', paused: true, consent: [0, 1, 2] }]);
    await anna.until('the pause', () => anna.room(table)?.pausedByConsent);
    expect(anna.last(table)).toMatchObject({ offers: [] });
    expect((await anna.ask({ type: 'move', table, ask: 3, intents: TORCH })).refused?.code).toBe('tablePaused');
    expect((await anna.ask(yes(table, PAUSE))).refused?.code).toBe('tablePaused');
    // Whoever leaves and comes back finds it paused.
    await vanishes(celina, [anna], table, 2);
    const back = await visit(server, celina.guest);
    expect((await subscribe(back, table)).pausedByConsent).toBe(true);
    for (const one of [anna, bartek]) await one.ask(yes(table, RESUME));
    expect(changesIn(server, table)).toHaveLength(1);
    expect(await back.ask(yes(table, RESUME))).toHaveProperty('done.made', 1);
    await back.until('something to decide', () => back.last(table)!.offers.length > 0);
    await playToTheEnd({ table, people: [anna, bartek, back] });
    await verifiedReplay(server, table);
  });
});

describe('a no to what was asked', () => {
  it('is told with who said it, until something is asked again; whoever asked only withdraws it', async () => {
    const { table, people } = await afterOneTurn(await startServer());
    const [anna, bartek, celina] = people;
    const declined = () => celina.room(table)?.declined;
    await anna.ask(yes(table, PAUSE));
    await bartek.ask(no(table, PAUSE));
    await celina.until('the no', () => asked(celina, table) === null);
    expect(declined()).toEqual({ kind: 'pause', seat: 1 });
    await anna.ask(yes(table, PAUSE));
    await celina.until('the question again', () => asked(celina, table) !== null);
    expect(declined()).toBeUndefined();
    await anna.ask(no(table, PAUSE));
    await celina.until('nothing asked', () => asked(celina, table) === null);
    expect(declined()).toBeUndefined();
    expect(celina.room(table)).toMatchObject({ host: false, hostSeat: 0 });
  });
});
