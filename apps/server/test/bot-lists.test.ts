import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { moveOf, play } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import type { Visit } from './support/visit.ts';

const REST = [{ type: 'rest' }];
/** The usual thinking time, of which ten times is the limit: whoever is late does not mean to answer at all. */
const LONG = 2000;

/** Somebody and a bot on a walk: the bot's turn comes with the second entry. */
async function walkWith(level: string, settings: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer({ ...settings, settings: { botMs: LONG, ...settings.settings } });
  const { table, people } = await play(server, { game: 'stroll', people: 1, bots: [level] });
  const anna = people[0] as Visit;
  const pass = async () => expect(await anna.ask(moveOf(anna, table, REST))).toHaveProperty('done');
  return { server, table, anna, pass };
}

/** How many entries of the bot came in each frame with any. */
const frames = (one: Visit): number[] =>
  one
    .of('news')
    .map(({ news }) => news.filter(({ by }) => by === 1).length)
    .filter((n) => n > 0);

const intentsIn = (server: TestServer, table: string) =>
  server.store
    .entries(table, 2)
    .map((entry) => (entry.kind === 'move' ? [entry.actor, entry.intent.type] : entry.kind));

const turnOf = (one: Visit, table: string): unknown => (one.last(table)?.view as { turn: number } | undefined)?.turn;

describe('a bot’s list', () => {
  it('is played like anybody’s: an entry each, heard together', async () => {
    const { server, table, anna, pass } = await walkWith('walking');
    await pass();
    await anna.until('her turn again', () => anna.last(table)!.seq === 5);
    expect(frames(anna)).toEqual([4]);
    expect(intentsIn(server, table)).toEqual([
      ['bot', 'step'],
      ['bot', 'step'],
      ['bot', 'step'],
      ['bot', 'rest'],
    ]);
  });

  it('ends where something comes to light: the bot is asked anew', async () => {
    const { server, table, anna, pass } = await walkWith('digging');
    await pass();
    await anna.until('her turn again', () => anna.last(table)!.seq > 1 && turnOf(anna, table) === 0);
    expect(frames(anna)).toEqual([2, 1]);
    expect(intentsIn(server, table)).toEqual([
      ['bot', 'step'],
      ['bot', 'dig'],
      ['bot', 'rest'],
    ]);
  });

  it('ends where the rules refuse the rest: what went before it stands, and nobody is paused', async () => {
    const { server, table, anna, pass } = await walkWith('stumbling');
    await pass();
    await anna.until('her turn again', () => anna.last(table)!.seq > 1 && turnOf(anna, table) === 0);
    expect(frames(anna)).toEqual([1, 1]);
    expect(intentsIn(server, table)).toEqual([
      ['bot', 'step'],
      ['bot', 'rest'],
    ]);
    expect(anna.room(table)?.phase).toBe('playing');
  });

  it('has no more of it heard than anybody’s may have', async () => {
    const { anna, table, pass } = await walkWith('restless');
    await pass();
    await anna.until('its list', () => anna.last(table)!.seq > 1);
    expect(frames(anna)[0]).toBe(24);
  });

  it('is on disk as a whole or not at all, and comes again if it could not be written', async () => {
    const { server, table, anna, pass } = await walkWith('walking');
    const other = new Database(join(server.folder, 'quri.db'));
    other.exec(`CREATE TRIGGER full BEFORE INSERT ON entries WHEN NEW.seq = 4 BEGIN SELECT RAISE(ABORT, 'full'); END`);
    await pass();
    const tried = () =>
      server.logged.filter((line) => line.includes('store unavailable, table will be read again')).length;
    await expect.poll(tried, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(server.store.entries(table, 0)).toHaveLength(2);
    other.exec('DROP TRIGGER full');
    other.close();
    await anna.until('all of it', () => anna.last(table)!.seq === 5);
    expect(frames(anna)).toEqual([4]);
  });
});

describe('a bot whose level wants another time to think', () => {
  it('has it, and is not late before ten times of it', async () => {
    const { server, table, anna, pass } = await walkWith('slow', { settings: { botMs: 5 } });
    await pass();
    await anna.until('its list', () => anna.last(table)!.seq === 3);
    expect(frames(anna)).toEqual([2]);
    expect(server.logged.filter((line) => line.includes('bot failed or timed out'))).toEqual([]);
  });
});
