import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { type OpenHouse, openHouse } from './support/open-house.ts';
import { play, type SetTable, TORCH } from './support/set-table.ts';
import { subscribe, type Visit, visit } from './support/visit.ts';

/** Two people of whom one has something to stop for: with a table of rats alone they go on to another. */
async function somethingInThePot(
  house: OpenHouse,
): Promise<SetTable & { readonly turn: Visit; readonly other: Visit }> {
  for (;;) {
    const set = await play(house, { game: 'fragile', people: 2 });
    const { table, people } = set;
    for (const one of people) await one.ask({ type: 'move', table, ask: one.last(table)!.ask!, offer: 0 });
    for (let seq = 2; ; seq++) {
      for (const one of people) await one.until('the news', () => one.last(table)!.seq === seq);
      const turn = people.find((one) => one.last(table)!.offers.length > 0);
      if (turn === undefined) break;
      if (turn.last(table)!.offers.length > 1) return { ...set, turn, other: people.find((one) => one !== turn)! };
      await turn.ask({ type: 'move', table, ask: turn.last(table)!.ask!, offer: 0 });
    }
  }
}

describe('a bug of ours', () => {
  it('pauses the table it hits, tells everybody there, and leaves the others alone', async () => {
    const house = await openHouse();
    const { table, turn, other } = await somethingInThePot(house);
    const sound = await play(house);
    // To stop is where the bug is.
    const answer = await turn.ask({ type: 'move', table, ask: turn.last(table)!.ask!, offer: 1 });
    expect(answer.refused).toEqual({ code: 'broken', retry: false });
    await other.until('the pause', () => other.room(table)?.phase === 'paused');
    expect(house.logged.some((line) => line.includes('a bug of ours') && line.includes(table))).toBe(true);
    const [carla] = sound.people;
    const move = { type: 'move', table: sound.table, ask: carla!.last(sound.table)!.ask!, offer: TORCH } as const;
    expect(await carla!.ask(move)).toEqual({ done: { seq: 1, table: sound.table } });
    // Mended, it goes on from its log.
    await house.restart();
    const back = await visit(house, turn.guest);
    expect(await subscribe(back, table)).toMatchObject({ phase: 'playing' });
    expect(await back.ask({ type: 'move', table, ask: turn.last(table)!.ask!, offer: 0 })).toHaveProperty('done');
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
