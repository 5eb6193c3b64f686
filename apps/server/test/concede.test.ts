import { describe, expect, it } from 'vitest';
import { holdTime } from './support/fake-time.ts';
import { asked } from './support/me.ts';
import { answer, heardBy, isOver, moveOf, play, playToTheEnd, TORCH } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { changesIn, verifiedReplay } from './support/verified.ts';
import { newId, subscribe, type Visit, visit } from './support/visit.ts';

const giveUp = (table: string) => ({ type: 'concede', table }) as const;

const conceded = (one: Visit, table: string) =>
  one.room(table)?.seats.map((seat) => (seat.kind === 'person' ? seat.conceded : seat.kind));

describe('giving up', () => {
  it('of two makes the other win, and the game is over', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { people: 2, options: { twoPlayers: true } });
    const [anna, bartek] = people as [Visit, Visit];
    const id = newId();
    const done = { done: { seq: 1, table, made: 1 } };
    expect(await anna.ask(giveUp(table), id)).toEqual(done);
    expect(await anna.ask(giveUp(table), id)).toEqual(done);
    await bartek.until('the end', () => bartek.room(table)?.phase === 'over');
    expect(bartek.news(table).at(-1)).toMatchObject({
      kind: 'ended',
      by: 0,
      seen: [{ type: 'ended', reason: 'conceded' }],
    });
    expect(server.store.table(table)).toMatchObject({
      result: { places: [2, 1], scores: null },
      endedAt: expect.any(Number),
    });
    expect((await anna.ask(giveUp(table))).refused?.code).toBe('notPlaying');
    await verifiedReplay(server, table);
  });

  it('of more leaves the seat to a bot, ranks it last, and is for good', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna, bartek, celina] = people as [Visit, Visit, Visit];
    expect(await bartek.ask(giveUp(table))).toHaveProperty('done');
    await anna.until('it', () => conceded(anna, table)?.[1] === true);
    expect(changesIn(server, table)).toMatchObject([{ kind: 'conceded', seat: 1, reason: 'conceded' }]);
    expect((await bartek.ask(giveUp(table))).refused?.code).toBe('hasConceded');
    expect((await bartek.ask({ type: 'consent', table, to: { kind: 'pause' }, agree: true })).refused?.code).toBe(
      'hasConceded',
    );
    bartek.close();
    const back = await visit(server, bartek.guest);
    await subscribe(back, table);
    expect(conceded(back, table)).toEqual([false, true, false]);
    // The bot plays for the seat; the two others play to the end.
    const playing = [anna, celina].map((one) => one.until('the end', () => isOver(one.last(table))));
    void playToTheEnd({ table, people: [anna, bartek, celina] }).catch(() => undefined);
    await Promise.all(playing);
    await heardBy([back], table, anna.last(table)!.seq);
    await anna.until('the end', () => anna.room(table)?.phase === 'over');
    expect(server.store.table(table)?.result?.places[1]).toBe(3);
    const { entries } = await verifiedReplay(server, table);
    expect(entries.filter((one) => one.kind === 'move' && one.seat === 1 && one.actor === 'human')).toEqual([]);
  });

  it('ends a game in which only bots would be left', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { people: 1, bots: ['greedy', 'random'] });
    expect(await people[0]!.ask(giveUp(table))).toHaveProperty('done');
    await people[0]!.until('the end', () => people[0]!.room(table)?.phase === 'over');
    expect(server.store.table(table)?.result?.places).toEqual([3, 1, 1]);
  });

  it('is for those who sit at a game that is played', async () => {
    const server = await startServer();
    const { table } = await play(server);
    const watcher = await visit(server, 'Darek');
    await subscribe(watcher, table);
    expect((await watcher.ask(giveUp(table))).refused?.code).toBe('notSeated');
  });
});

describe('what all others have agreed to', () => {
  const agree = (table: string, to: { readonly kind: 'pause' } | { readonly kind: 'takeBack'; readonly to: number }) =>
    ({ type: 'consent', table, to, agree: true }) as const;

  it.each([
    ['a pause', { kind: 'pause' }, { kind: 'pause', paused: true, consent: [0, 1], actor: 'human' }],
    ['a take-back', { kind: 'takeBack', to: 2 }, { kind: 'takenBack', seat: 0, to: 2, consent: [0, 1, 2] }],
  ] as const)('happens once the only one who has not answered gives up: %s', async (_what, to, entry) => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna, bartek, celina] = people as [Visit, Visit, Visit];
    for (const one of people) await answer(one, table, TORCH);
    await heardBy(people, table, 3);
    for (const one of [anna, bartek]) expect(await one.ask(agree(table, to))).toHaveProperty('done.seq', null);
    expect(await celina.ask(giveUp(table))).toHaveProperty('done.seq', 4);
    await anna.until('it', () => anna.news(table).some(({ kind }) => kind === entry.kind));
    const made = server.store.entries(table, 4);
    expect(made[0]).toMatchObject({ kind: 'conceded', seat: 2 });
    expect(made.find(({ kind }) => kind === entry.kind)).toMatchObject(entry);
    await anna.until('nothing asked any more', () => anna.room(table)?.consent === null);
  });

  it('happens too when they are deleted', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna, bartek, celina] = people as [Visit, Visit, Visit];
    for (const one of [anna, bartek]) await one.ask(agree(table, { kind: 'pause' }));
    const deleted = await asked(server, celina.guest, '/api/me/delete', {
      method: 'POST',
      body: { confirm: 'delete' },
    });
    expect(deleted.status).toBe(204);
    await anna.until('the pause', () => anna.room(table)?.pausedByConsent);
    expect(changesIn(server, table).at(-1)).toMatchObject({ kind: 'pause', paused: true, consent: [0, 1] });
  });

  it('happens too when their time is up and they have lost by it', async () => {
    const pass = holdTime();
    const server = await startServer({ settings: { freeMs: 0 } });
    const terms = { clock: { kind: 'decision', seconds: 60 }, timeUp: 'forfeit' } as const;
    const { table, people } = await play(server, { terms });
    const [anna, bartek] = people as [Visit, Visit, Visit];
    for (const one of [anna, bartek]) {
      expect(await one.ask(moveOf(one, table, TORCH))).toHaveProperty('done');
      expect(await one.ask(agree(table, { kind: 'pause' }))).toHaveProperty('done.seq', null);
    }
    pass(60_000);
    await anna.until('the pause', () => anna.room(table)?.pausedByConsent);
    expect(changesIn(server, table).find(({ kind }) => kind === 'conceded')).toMatchObject({ seat: 2 });
    expect(changesIn(server, table).at(-1)).toMatchObject({ kind: 'pause', paused: true, consent: [0, 1] });
  });
});
