import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answer, CAMP, play, TORCH } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { type Guest, subscribe, type Visit, visit } from './support/visit.ts';

/** A copy of the data, made while the server is closed. */
async function copied(server: TestServer): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'quri-copy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await server.close();
  cpSync(server.folder, folder, { recursive: true });
  await server.restart();
  return folder;
}

async function choose(one: Visit, table: string, intents: typeof TORCH): Promise<void> {
  expect(await answer(one, table, intents)).toHaveProperty('done');
}

const back = (server: TestServer, guests: readonly Guest[]): Promise<Visit[]> =>
  Promise.all(guests.map((guest) => visit(server, guest)));

/** A game that was just dealt is copied, and played on by two of three: those who heard that, and come to the copy. */
async function playedOn() {
  const server = await startServer();
  const { table, people } = await play(server);
  const guests = people.map(({ guest }) => guest);
  const folder = await copied(server);
  const before = await back(server, guests);
  for (const one of before) await subscribe(one, table);
  for (const one of before.slice(0, 2)) await choose(one, table, TORCH);
  for (const one of before) await one.until('two choices', () => one.last(table)?.seq === 2);
  await server.close();
  return { table, before, after: await back(await startServer({ folder }), guests) };
}

describe('a log that was restored from a copy', () => {
  it('is told from its beginning to a page that has heard more of it', async () => {
    const { table, before, after } = await playedOn();
    const [anna] = after;
    await subscribe(anna!, table, null, 2);
    await anna!.until('the game as it is', () => anna!.last(table));
    expect(anna!.of('news')).toMatchObject([{ anew: true, news: [{ seq: 0 }] }]);
    expect(anna!.news(table)).toEqual(before[0]!.news(table).slice(0, 1));
    await choose(anna!, table, CAMP);
  });

  it('is told from its beginning to a page that has heard as much of another game', async () => {
    const { table, before, after } = await playedOn();
    const [anna, bartek, celina] = after;
    for (const one of [anna!, bartek!]) await subscribe(one, table);
    await choose(bartek!, table, CAMP);
    await choose(anna!, table, CAMP);
    await anna!.until('both', () => anna!.last(table)?.seq === 2);
    const { seq, heard } = before[2]!.last(table)!;
    await subscribe(celina!, table, null, seq, heard);
    await celina!.until('the game as it is', () => celina!.last(table)?.seq === 2);
    expect(celina!.of('news')).toMatchObject([{ anew: true, news: [{ seq: 0 }, { seq: 1 }, { seq: 2 }] }]);
    expect(celina!.news(table).map(({ by }) => by)).toEqual([null, 1, 0]);
  });

  it('is not told again to a page that has heard the same', async () => {
    const { table, before, after } = await playedOn();
    const [anna] = after;
    await subscribe(anna!, table, null, 0, before[0]!.of('news')[0]!.heard);
    await anna!.until('how it lies', () => anna!.last(table));
    const { anew, news } = anna!.of('news')[0]!;
    expect([anew, news]).toEqual([undefined, []]);
  });
});
