import { describe, expect, it } from 'vitest';
import { play, playToTheEnd, type SetTable, type Wanted } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { sit, subscribe, visit } from './support/visit.ts';

/** A game played to its end, and the table where the first of the people asks the others to play again. */
async function again(server: TestServer, wanted: Wanted): Promise<SetTable> {
  const set = await play(server, wanted);
  await playToTheEnd(set);
  const { done } = await set.people[0]!.ask({ type: 'rematch', table: set.table });
  return { table: done!.table!, people: set.people };
}

describe('a rematch', () => {
  it('is a new table with the same bots and everybody’s seat kept, the first now the last; the others are told of it', async () => {
    const server = await startServer();
    const set = await play(server, { people: 2, bots: ['greedy'], options: { openTents: true }, open: false });
    const [anna, bartek] = set.people;
    expect((await anna!.ask({ type: 'rematch', table: set.table })).refused?.code).toBe('notOver');
    await playToTheEnd(set);
    const { done } = await bartek!.ask({ type: 'rematch', table: set.table });
    const table = done!.table!;
    await anna!.until('word of it', () => anna!.room(set.table)?.rematch === table);
    expect(await anna!.ask({ type: 'rematch', table: set.table })).toEqual({ done: { seq: null, table } });
    expect(await subscribe(bartek!, table)).toMatchObject({
      host: true,
      open: false,
      phase: 'gathering',
      options: { openTents: true },
      seats: [
        { kind: 'kept', name: 'Bartek', colour: 0, yours: true },
        { kind: 'bot', level: 'greedy' },
        { kind: 'kept', name: 'Anna', colour: 0, yours: false },
      ],
    });
    const stranger = await visit(server, 'Obcy');
    const { seats } = await subscribe(stranger, table, bartek!.room(table)!.invite);
    expect(seats.filter(({ kind }) => kind === 'kept')).toMatchObject([{ yours: false }, { yours: false }]);
    for (const n of [0, 2]) expect((await sit(stranger, table, n)).refused?.code).toBe('seatTaken');
    // Anna needs no invitation: she was there.
    await subscribe(anna!, table);
    expect(await sit(anna!, table, 2)).toHaveProperty('done');
    expect(await sit(bartek!, table, 0)).toHaveProperty('done');
    expect(await bartek!.ask({ type: 'start', table })).toEqual({ done: { seq: 0, table, made: 1 } });
    expect(bartek!.room(table)?.commitment).not.toBe(bartek!.room(set.table)?.commitment);
  });

  it('survives a restart, and a kept seat is free for another bot if somebody does not come', async () => {
    const server = await startServer();
    const set = await play(server, { people: 2, bots: ['random'] });
    await playToTheEnd(set);
    const [anna] = set.people;
    const { done } = await anna!.ask({ type: 'rematch', table: set.table });
    await server.restart();
    const back = await visit(server, anna!.guest);
    expect(await subscribe(back, set.table)).toMatchObject({ phase: 'over', rematch: done!.table });
    const table = done!.table!;
    await subscribe(back, table);
    expect((await back.ask({ type: 'start', table })).refused?.code).toBe('seatsEmpty');
    await sit(back, table, 2);
    expect(await back.ask({ type: 'seatBot', table, seat: 0, level: 'greedy' })).toHaveProperty('done');
    expect(await back.ask({ type: 'start', table })).toHaveProperty('done');
  });

  it('keeps a seat until the host frees it: then it is anybody’s, and whoever it was kept for may still come', async () => {
    const server = await startServer();
    const { table, people } = await again(server, { people: 3, open: false });
    const [anna, bartek, celina] = people;
    await subscribe(anna!, table);
    await sit(anna!, table, 2);
    const fewer = { type: 'setUp', table, seats: 2, options: { twoPlayers: true }, open: false } as const;
    expect((await anna!.ask(fewer)).refused?.code).toBe('seatTaken');
    for (const seat of [0, 1])
      expect(await anna!.ask({ type: 'seatBot', table, seat, level: null })).toHaveProperty('done');
    await anna!.until('free seats', () => anna!.room(table)?.seats[1]?.kind === 'empty');
    const { invite } = anna!.room(table)!;
    const wanda = await visit(server, 'Wanda');
    await subscribe(wanda, table, invite);
    expect(await sit(wanda, table, 1)).toHaveProperty('done');
    expect(await subscribe(bartek!, table)).toMatchObject({ you: null });
    expect(await sit(bartek!, table, 0)).toHaveProperty('done');
    expect(await subscribe(celina!, table)).toMatchObject({ you: null });
    expect(await anna!.ask({ type: 'start', table })).toHaveProperty('done');
  });

  it('does not go on keeping the seat of somebody who sits down elsewhere', async () => {
    const server = await startServer();
    const { table, people } = await again(server, { people: 2, bots: ['random'] });
    const [anna, bartek] = people;
    await subscribe(anna!, table);
    await subscribe(bartek!, table);
    await sit(anna!, table, 2);
    await anna!.ask({ type: 'seatBot', table, seat: 1, level: null });
    expect(await sit(bartek!, table, 1)).toHaveProperty('done');
    await anna!.until('a free seat', () => anna!.room(table)?.seats[0]?.kind === 'empty');
    const wanda = await visit(server, 'Wanda');
    expect(await sit(wanda, table, 0)).toHaveProperty('done');
  });

  it('is in the list of open tables only while there is a seat for anybody', async () => {
    const server = await startServer();
    const { table, people } = await again(server, { people: 2, bots: ['random'] });
    const [anna] = people;
    await subscribe(anna!, table);
    const wanda = await visit(server, 'Wanda');
    wanda.send({ type: 'lobby', watch: true });
    await wanda.until('a list', () => wanda.of('lobby')[0]);
    expect(wanda.of('lobby')[0]?.tables).toEqual([]);
    await anna!.ask({ type: 'seatBot', table, seat: 1, level: null });
    await wanda.until('the table', () => wanda.of('lobby').at(-1)?.tables[0]);
    expect(wanda.of('lobby').at(-1)?.tables).toMatchObject([{ table, host: 'Anna', taken: 2, seats: 3 }]);
  });
});
