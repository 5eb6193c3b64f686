import { describe, expect, it } from 'vitest';
import { openHouse } from './support/open-house.ts';
import { play, playToTheEnd } from './support/set-table.ts';
import { sit, subscribe, visit } from './support/visit.ts';

describe('a rematch', () => {
  it('is a new table with the same bots and everybody’s seat kept; the others are told of it', async () => {
    const house = await openHouse();
    const set = await play(house, { people: 2, bots: ['greedy'], options: { openTents: true }, open: false });
    const [anna, bartek] = set.people;
    expect((await anna!.ask({ type: 'rematch', table: set.table })).refused?.code).toBe('notOver');
    await playToTheEnd(set);
    await bartek!.until('the end', () => bartek!.room(set.table)?.phase === 'over');
    const { done } = await bartek!.ask({ type: 'rematch', table: set.table });
    const table = done!.table!;
    await anna!.until('word of it', () => anna!.room(set.table)?.rematch === table);
    expect(await anna!.ask({ type: 'rematch', table: set.table })).toEqual({ done: { seq: null, table } });
    expect(await subscribe(bartek!, table)).toMatchObject({
      host: true,
      open: false,
      phase: 'gathering',
      options: { openTents: true },
      seats: [{ kind: 'empty' }, { kind: 'empty' }, { kind: 'bot', level: 'greedy' }],
    });
    const stranger = await visit(house, 'Obcy');
    await subscribe(stranger, table, bartek!.room(table)!.invite);
    expect((await sit(stranger, table, 0)).refused?.code).toBe('seatTaken');
    // Anna needs no invitation: she was there.
    await subscribe(anna!, table);
    expect(await sit(anna!, table, 0)).toHaveProperty('done');
    expect(await sit(bartek!, table, 1)).toHaveProperty('done');
    expect(await bartek!.ask({ type: 'start', table })).toEqual({ done: { seq: 0, table } });
    expect(bartek!.room(table)?.commitment).not.toBe(bartek!.room(set.table)?.commitment);
  });

  it('survives a restart, and a kept seat is free for another bot if somebody does not come', async () => {
    const house = await openHouse();
    const set = await play(house, { people: 2, bots: ['random'] });
    await playToTheEnd(set);
    const [anna] = set.people;
    await anna!.until('the end', () => anna!.room(set.table)?.phase === 'over');
    const { done } = await anna!.ask({ type: 'rematch', table: set.table });
    await house.restart();
    const back = await visit(house, anna!.guest);
    expect(await subscribe(back, set.table)).toMatchObject({ phase: 'over', rematch: done!.table });
    const table = done!.table!;
    await subscribe(back, table);
    expect((await back.ask({ type: 'start', table })).refused?.code).toBe('seatsEmpty');
    await sit(back, table, 0);
    expect(await back.ask({ type: 'seatBot', table, seat: 1, level: 'greedy' })).toHaveProperty('done');
    expect(await back.ask({ type: 'start', table })).toHaveProperty('done');
  });
});
