import type { MyGames } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { holdTime } from './support/fake-time.ts';
import { asked } from './support/me.ts';
import { moveOf, play, TORCH, vanishes } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { changesIn, verifiedReplay } from './support/verified.ts';
import { newId, subscribe, type Visit, visit } from './support/visit.ts';

const END = (table: string) => ({ type: 'end', table }) as const;

describe('a game whose players stay away', () => {
  it('is ended by all who are there, after a while and not before', async () => {
    const server = await startServer({ settings: { endAfterMs: 300_000 } });
    const { table, people } = await play(server);
    const [anna, bartek, celina] = people as [Visit, Visit, Visit];
    const { seed } = server.store.table(table)!;
    await anna.ask(moveOf(anna, table, TORCH));
    const pass = holdTime();
    expect((await anna.ask(END(table))).refused?.code).toBe('notAway');
    await vanishes(celina, [anna, bartek], table, 2);
    pass(299_999);
    expect((await anna.ask(END(table))).refused?.code).toBe('notAway');
    pass(1);
    const [first, last] = [newId(), newId()];
    expect(await bartek.ask(END(table), first)).toEqual({ done: { seq: null, table } });
    const proposed = [{ kind: 'end', agreed: [1] }];
    await anna.until('the proposal', () => anna.room(table)!.proposals.length === 1);
    expect(anna.room(table)!.proposals).toEqual(proposed);
    expect(await bartek.ask(END(table))).toEqual({ done: { seq: null, table } });
    expect(anna.room(table)!.phase).toBe('playing');
    const ended = await anna.ask(END(table), last);
    expect(ended).toEqual({ done: { seq: 2, table, made: 1 } });
    for (const one of [anna, bartek]) {
      await one.until('the end', () => one.room(table)?.phase === 'over');
      expect(one.room(table)!.proposals).toEqual([]);
      expect(one.news(table).at(-1)).toMatchObject({ kind: 'ended', by: null });
      expect(one.last(table)).toMatchObject({ offers: [], ask: null, takeBack: null });
    }
    // A repeat gets what was answered first, also after a restart; nothing can be done there any more.
    expect(await anna.ask(END(table), last)).toEqual(ended);
    expect(await bartek.ask(END(table), first)).toEqual({ done: { seq: null, table } });
    expect((await anna.ask(END(table))).refused?.code).toBe('notPlaying');
    expect((await bartek.ask({ type: 'move', table, ask: 0, intents: TORCH })).refused?.code).toBe('notPlaying');
    await server.restart();
    const back = await visit(server, anna.guest);
    expect(await subscribe(back, table)).toMatchObject({ phase: 'over' });
    expect(await back.ask(END(table), last)).toEqual(ended);
    const replay = await verifiedReplay(server, table);
    expect(replay.secret.serverSeed).toBe(seed);
    expect(replay.entries.at(-1)).toMatchObject({
      kind: 'ended',
      seat: null,
      reason: 'abandoned',
      consent: [0, 1],
      actor: 'human',
    });
    const { done } = await back.ask({ type: 'rematch', table });
    expect((await subscribe(back, done!.table!)).seats[1]).toMatchObject({ kind: 'kept', name: 'Celina' });
  });

  it('is not ended by a watcher, by somebody for whom a bot plays, or for somebody for whom one plays', async () => {
    const server = await startServer({ settings: { endAfterMs: 0, substituteAfterMs: 0 } });
    const { table, people } = await play(server, { people: 4 });
    const [anna, bartek, celina, darek] = people as [Visit, Visit, Visit, Visit];
    const wanda = await visit(server, 'Wanda');
    await subscribe(wanda, table);
    expect((await anna.ask(END(table))).refused?.code).toBe('notAway');
    await vanishes(celina, [anna, bartek], table, 2);
    await darek.ask({ type: 'substitute', table, seat: 3, bot: true });
    expect((await wanda.ask(END(table))).refused?.code).toBe('notSeated');
    expect((await darek.ask(END(table))).refused?.code).toBe('botPlays');
    await bartek.ask(END(table));
    await anna.until('the proposal', () => anna.room(table)!.proposals.length === 1);
    // With a bot in her seat nobody waits for Celina any more.
    await anna.ask({ type: 'substitute', table, seat: 2, bot: true });
    await anna.until('no proposal', () => anna.room(table)!.proposals.length === 0);
    for (const one of [anna, bartek]) expect((await one.ask(END(table))).refused?.code).toBe('notAway');
    expect(changesIn(server, table).map(({ kind }) => kind)).toEqual(['seating', 'seating']);
  });

  it('is ended by whoever is left alone', async () => {
    const server = await startServer({ settings: { endAfterMs: 0 } });
    const { table, people } = await play(server, { people: 2, options: { twoPlayers: true } });
    const [anna, bartek] = people as [Visit, Visit];
    await vanishes(anna, [bartek], table, 0);
    expect(await bartek.ask(END(table))).toEqual({ done: { seq: 1, table, made: 1 } });
    await bartek.until('the end', () => bartek.room(table)?.phase === 'over');
    await verifiedReplay(server, table);
  });
});

describe('a game that is ended after somebody gave up', () => {
  it('has no places and nobody has won, also in everybody’s list of games', async () => {
    const server = await startServer({ settings: { endAfterMs: 0 } });
    const { table, people } = await play(server);
    const [anna, bartek, celina] = people as [Visit, Visit, Visit];
    expect(await celina.ask({ type: 'concede', table })).toHaveProperty('done');
    await vanishes(bartek, [anna], table, 1);
    // Celina, for whom a bot plays, has no say in it.
    expect((await celina.ask(END(table))).refused?.code).toBe('botPlays');
    expect(await anna.ask(END(table))).toHaveProperty('done.made', 1);
    await anna.until('the end', () => anna.room(table)?.phase === 'over');
    expect(changesIn(server, table).at(-1)).toMatchObject({ kind: 'ended', seat: null, reason: 'abandoned' });
    for (const { guest } of people) {
      const { body } = await asked<MyGames>(server, guest, '/api/me/games?state=finished');
      expect(body.games).toMatchObject([{ table, places: null, scores: null, endedAt: expect.any(Number) }]);
    }
    expect(server.store.table(table)?.result).toBeNull();
    await verifiedReplay(server, table);
  });
});

describe('a host who is away in the middle of a game', () => {
  it('is replaced like one who is away before it', async () => {
    const server = await startServer({ settings: { hostAwayMs: 1000, substituteAfterMs: 0 } });
    const { table, people } = await play(server);
    const [anna, bartek, celina] = people as [Visit, Visit, Visit];
    const pass = holdTime();
    await vanishes(anna, [bartek, celina], table, 0);
    pass(999);
    await celina.ask({ type: 'why', table, intent: { type: 'x' } });
    expect(bartek.room(table)).toMatchObject({ host: false });
    pass(1);
    await bartek.until('being host', () => bartek.room(table)?.host);
    // And may do alone what a host may.
    expect(await bartek.ask({ type: 'substitute', table, seat: 0, bot: true })).toMatchObject({ done: { seq: 1 } });
    const back = await visit(server, anna.guest);
    expect(await subscribe(back, table)).toMatchObject({ host: false, you: 0 });
  });
});
