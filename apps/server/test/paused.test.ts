import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { openHouse } from './support/open-house.ts';
import { play, TORCH } from './support/set-table.ts';
import { subscribe, visit } from './support/visit.ts';

describe('a bug of ours', () => {
  it('pauses the table it hits, tells everybody there, and leaves the others alone', async () => {
    const house = await openHouse();
    const fragile = await play(house, { game: 'fragile', people: 2 });
    const sound = await play(house);
    const { table, people } = fragile;
    const [anna, bartek] = people;
    for (const one of people) await one.ask({ type: 'move', table, ask: one.last(table)!.ask!, offer: 0 });
    for (const one of people) await one.until('both bids', () => one.last(table)!.seq === 2);
    // Dip until there is something to stop for, then stop: that is where the bug is.
    for (let seq = 2; anna!.last(table)!.offers.length < 2; seq++) {
      const turn = [anna!, bartek!].find((one) => one.last(table)!.offers.length > 0)!;
      await turn.ask({ type: 'move', table, ask: turn.last(table)!.ask!, offer: 0 });
      for (const one of people) await one.until('the news', () => one.last(table)!.seq === seq + 1);
    }
    const answer = await anna!.ask({ type: 'move', table, ask: anna!.last(table)!.ask!, offer: 1 });
    expect(answer.refused).toEqual({ code: 'broken', retry: false });
    await bartek!.until('the pause', () => bartek!.room(table)?.phase === 'paused');
    expect(house.logged.some((line) => line.includes('a bug of ours') && line.includes(table))).toBe(true);
    const [carla] = sound.people;
    const move = { type: 'move', table: sound.table, ask: carla!.last(sound.table)!.ask!, offer: TORCH } as const;
    expect(await carla!.ask(move)).toEqual({ done: { seq: 1, table: sound.table } });
    // Mended, it goes on from its log.
    await house.restart();
    const back = await visit(house, anna!.guest);
    expect(await subscribe(back, table)).toMatchObject({ phase: 'playing' });
    expect(await back.ask({ type: 'move', table, ask: anna!.last(table)!.ask!, offer: 0 })).toHaveProperty('done');
  });

  it('in a log that does not fold pauses that table when it is opened', async () => {
    const house = await openHouse();
    const { table, people } = await play(house);
    const other = await play(house);
    await house.close();
    const db = new Database(join(house.folder, 'quri.db'));
    db.exec(`UPDATE entries SET entry = json_set(entry, '$.events[0].type', 'nonsense') WHERE table_id = '${table}'`);
    db.close();
    await house.restart();
    const back = await visit(house, people[0]!.guest);
    expect(await subscribe(back, table)).toMatchObject({ phase: 'paused' });
    const well = await visit(house, other.people[0]!.guest);
    expect(await subscribe(well, other.table)).toMatchObject({ phase: 'playing' });
  });
});
