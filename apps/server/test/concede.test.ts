import { describe, expect, it } from 'vitest';
import { heardBy, isOver, play, playToTheEnd } from './support/set-table.ts';
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
