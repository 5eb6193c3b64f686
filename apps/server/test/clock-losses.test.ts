import { describe, expect, it, vi } from 'vitest';
import { holdTime, passUntil } from './support/fake-time.ts';
import { answer, gather, heardBy, moveOf, play, TORCH, taking, vanishes } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { changesIn } from './support/verified.ts';
import { subscribe, type Visit, visit } from './support/visit.ts';

const MINUTE = { kind: 'decision', seconds: 60 } as const;
const BOT = { clock: MINUTE };
const FORFEIT = { clock: MINUTE, timeUp: 'forfeit' } as const;
const TWO = { twoPlayers: true };
const FREE = 3000;
const settings = { freeMs: FREE };

describe('whoever runs out of time', () => {
  it('has that decision made by a bot also if they leave at zero and come back', async () => {
    const pass = holdTime();
    const server = await startServer({ settings });
    const { table, people } = await play(server, { people: 2, options: TWO, terms: BOT });
    const [anna, bartek] = people as [Visit, Visit];
    await anna.ask(moveOf(anna, table, TORCH));
    await vanishes(bartek, [anna], table, 1);
    pass(60_000 + FREE);
    await anna.until('the bot', () => anna.news(table).some(({ kind }) => kind === 'seating'));
    const back = await visit(server, bartek.guest);
    await subscribe(back, table);
    expect(back.of('clocks').at(-1)?.clocks[1]).toMatchObject({ left: 0, runsIn: null });
    expect((await back.ask({ type: 'move', table, ask: 0, intents: TORCH })).refused?.code).toBe('botPlays');
    const moves = () => server.store.entries(table, 2).filter(({ kind }) => kind === 'move');
    await passUntil(pass, 5, () => moves().length > 0);
    expect(moves()[0]).toMatchObject({ seat: 1, actor: expect.stringMatching(/clock|bot/) });
  });

  it('at the same moment as all others wins nothing by it', async () => {
    const pass = holdTime();
    const server = await startServer({ settings });
    const { table, people } = await play(server, { people: 2, options: TWO, terms: FORFEIT });
    pass(60_000 + FREE);
    await people[0]!.until('the end', () => people[0]!.room(table)?.phase === 'over');
    expect(changesIn(server, table).at(-1)).toMatchObject({ kind: 'ended', seat: null, reason: 'abandoned' });
    expect(server.store.table(table)?.result).toBeNull();
  });

  it('has lost also if the server was stopped before that was written', async () => {
    const pass = holdTime();
    const server = await startServer({ settings });
    const { table, people } = await play(server, { people: 2, options: TWO, terms: FORFEIT });
    const [anna] = people as [Visit, Visit];
    await anna.ask(moveOf(anna, table, TORCH));
    const live = server.liveTables.get(table)!;
    await live.runner!.change({ kind: 'clock', seat: 1 as never, left: 0 }, 'clock', null);
    await server.restart();
    await passUntil(pass, 100, () => server.store.table(table)?.phase === 'over');
    expect(changesIn(server, table).at(-1)).toMatchObject({ kind: 'ended', seat: 1, reason: 'outOfTime' });
  });

  it('is not whoever sat at a machine that was asleep', async () => {
    const pass = holdTime();
    const server = await startServer({ settings });
    const { table, people } = await play(server, { people: 2, options: TWO, terms: FORFEIT });
    const [anna, bartek] = people as [Visit, Visit];
    await anna.ask(moveOf(anna, table, TORCH));
    pass(FREE + 20_000);
    // Nothing runs meanwhile, and the clock of the wall goes on.
    vi.setSystemTime(Date.now() + 3_600_000);
    pass(1000);
    await bartek.until('his time', () => bartek.news(table).some(({ kind }) => kind === 'clock'));
    expect(changesIn(server, table)).toMatchObject([{ kind: 'clock', seat: 1, left: 40_000, actor: 'table' }]);
    expect(await answer(bartek, table, TORCH)).toHaveProperty('done');
  });
});

describe('a move that was made because time was up', () => {
  it('is not taken back by its person alone, but by everybody together: then they decide it themselves', async () => {
    const pass = holdTime();
    const server = await startServer({ settings });
    const { table, people } = await play(server, { game: 'sample', people: 2, terms: BOT });
    const [anna, bartek] = people as [Visit, Visit];
    expect(await anna.ask(taking(anna, table, 0))).toHaveProperty('done.seq', 1);
    await heardBy(people, table, 1);
    expect(anna.last(table)).toMatchObject({ takeBack: { first: 1, last: 1 } });
    pass(60_000 + FREE);
    await heardBy(people, table, 2);
    await passUntil(pass, 5, () => (bartek.last(table)?.seq ?? 0) >= 3);
    expect(server.store.entries(table, 2)).toMatchObject([
      { kind: 'clock', seat: 1, left: 0 },
      { kind: 'move', seat: 1, actor: 'clock', sealed: false },
    ]);
    expect(bartek.last(table)).toMatchObject({ seq: 3, takeBack: null });
    expect((await bartek.ask({ type: 'takeBack', table, to: 3 })).refused?.code).toBe('notYours');
    const back = { type: 'consent', table, to: { kind: 'takeBack', to: 3 }, agree: true } as const;
    expect(await bartek.ask(back)).toHaveProperty('done.seq', null);
    expect(await anna.ask(back)).toHaveProperty('done.made', 1);
    await heardBy(people, table, 4);
    await bartek.until('his clock', () => bartek.of('clocks').at(-1)?.clocks[1]?.runsIn === FREE);
    expect(bartek.of('clocks').at(-1)?.clocks[1]?.left).toBe(60_000);
    expect(await bartek.ask(taking(bartek, table, 0))).toHaveProperty('done');
    await bartek.until('it', () => bartek.last(table)?.seq === 5);
    expect(server.store.entries(table, 5)).toMatchObject([{ kind: 'move', seat: 1, actor: 'human' }]);
    expect(bartek.last(table)).toMatchObject({ takeBack: { first: 5, last: 5 } });
  });
});

describe('a pause at a table with a clock', () => {
  it('does not last for ever because somebody stays away', async () => {
    const pass = holdTime();
    const server = await startServer({ settings: { ...settings, endAfterMs: 300_000 } });
    const { table, people } = await play(server, { people: 2, options: TWO, terms: BOT });
    const [anna, bartek] = people as [Visit, Visit];
    for (const one of [anna, bartek]) await one.ask({ type: 'consent', table, to: { kind: 'pause' }, agree: true });
    await vanishes(bartek, [anna], table, 1);
    expect(await anna.ask({ type: 'end', table })).toHaveProperty('refused.code', 'notAway');
    pass(300_000);
    expect(await anna.ask({ type: 'end', table })).toHaveProperty('done.made', 1);
  });
});

describe('a table that is closed to watchers', () => {
  it('is left at the start by those who only waited there', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { terms: { watchers: false } });
    const watcher = await visit(server, 'Darek');
    await subscribe(watcher, table);
    expect(await people[0]!.ask({ type: 'start', table })).toHaveProperty('done');
    await watcher.until('the end of it', () => watcher.of('gone')[0]);
    expect(watcher.of('gone')[0]).toMatchObject({ table, code: 'noWatchers' });
    expect(watcher.news(table)).toEqual([]);
  });
});
