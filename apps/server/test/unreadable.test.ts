import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { heardIn } from './support/running-hash.ts';
import { heardBy, isAway, moveOf, play, TORCH } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { subscribe, visit } from './support/visit.ts';

/** For as long as something is done, no entry can be read or written. */
async function withoutEntries(server: TestServer, during: () => Promise<void>): Promise<void> {
  const other = new Database(join(server.folder, 'quri.db'));
  other.exec('ALTER TABLE entries RENAME TO hidden');
  try {
    await during();
  } finally {
    other.exec('ALTER TABLE hidden RENAME TO entries');
    other.close();
  }
}

const UNAVAILABLE = { code: 'unavailable', retry: true };

describe('a store that cannot read', () => {
  it('keeps a table closed for the time being, and does not pause it', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    await server.restart();
    const anna = await visit(server, people[0]!.guest);
    const move = { type: 'move', table, ask: 0, intents: TORCH } as const;
    await withoutEntries(server, async () => {
      anna.send({ type: 'subscribe', table, invite: null, last: -1 });
      await anna.until('a rejection', () => anna.of('rejected')[0]);
      expect(anna.of('rejected')[0]?.refused).toEqual({ ...UNAVAILABLE, table });
      expect((await anna.ask(move)).refused).toEqual(UNAVAILABLE);
    });
    expect(await subscribe(anna, table)).toMatchObject({ phase: 'playing' });
    expect(await anna.ask(move)).toEqual({ done: { seq: 1, table, made: 1 } });
    expect(server.logged.filter((line) => line.includes('table stopped'))).toEqual([]);
  });

  it('sends away whoever comes back in the middle of a game, and the others play on', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna, bartek, celina] = people;
    await anna!.ask(moveOf(anna!, table, TORCH));
    await heardBy(people, table, 1);
    celina!.close();
    await celina!.closed();
    await bartek!.until('that Celina is away', () => isAway(bartek!, table, 2));
    const back = await visit(server, celina!.guest);
    const heard = heardIn(celina!.news(table).slice(0, 1));
    await withoutEntries(server, async () => {
      back.send({ type: 'subscribe', table, invite: null, last: 0, heard });
      await back.until('a rejection', () => back.of('rejected')[0]);
      expect(back.of('rejected')[0]?.refused).toEqual({ ...UNAVAILABLE, table });
    });
    expect(await bartek!.ask(moveOf(bartek!, table, TORCH))).toEqual({ done: { seq: 2, table, made: 1 } });
    await heardBy([bartek!], table, 2);
    expect(isAway(bartek!, table, 2)).toBe(true);
    // Until they ask again they hear nothing: what they had missed would be missing.
    expect(back.news(table)).toEqual([]);
    await subscribe(back, table, null, 0, heard);
    await heardBy([back], table, 2);
    expect(back.news(table).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(server.logged.filter((line) => line.includes('table stopped'))).toEqual([]);
  });
});
