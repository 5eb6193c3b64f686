import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { holdTime, passUntil } from './support/fake-time.ts';
import { temporaryFolder } from './support/program.ts';
import { moveOf, play, TORCH } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { changesIn } from './support/verified.ts';
import { subscribe, type Visit, visit } from './support/visit.ts';

const MINUTE = { clock: { kind: 'decision', seconds: 60 } } as const;
const BANK = { clock: { kind: 'bank', seconds: 60, increment: 5 } } as const;
const TWO = { twoPlayers: true };
const FREE = 3000;
const TEN_MINUTES = 600_000;
const settings = { freeMs: FREE };

describe('the clocks of a table that goes on at another server', () => {
  it.each([
    ['for each decision', MINUTE],
    ['of a bank', BANK],
  ])('%s have what was left after its last entry, and run from there', async (_what, terms) => {
    const pass = holdTime();
    const server = await startServer({ settings });
    const { table, people } = await play(server, { people: 2, options: TWO, terms });
    const [anna] = people as [Visit, Visit];
    pass(FREE + 20_000);
    expect(await anna.ask(moveOf(anna, table, TORCH))).toHaveProperty('done');
    pass(7000);
    const file = join(temporaryFolder(), 'table.json');
    expect(await server.exportTable(table, file)).toBe('done');
    await server.close();
    pass(TEN_MINUTES);
    const other = await startServer({ settings });
    expect(await other.importTable(file)).toMatchObject({ table, newcomers: [{ seat: 0 }, { seat: 1 }] });
    const set = { kind: 'clock', seat: 1, left: 40_000, actor: 'table' };
    await expect.poll(() => changesIn(other, table)).toMatchObject([set]);
    const watcher = await visit(other, 'Wanda');
    await subscribe(watcher, table);
    await watcher.until('the clocks', () => watcher.of('clocks')[0]);
    expect(watcher.of('clocks')[0]?.clocks[1]).toEqual({ left: 40_000, runsIn: 0 });
    pass(39_999);
    await anotherRound(watcher);
    expect(changesIn(other, table)).toHaveLength(1);
    pass(1);
    await watcher.until('the end of his time', () => watcher.news(table).some(({ kind }) => kind === 'seating'));
    expect(changesIn(other, table)).toMatchObject([
      set,
      { kind: 'clock', seat: 1, left: 0, actor: 'clock' },
      { kind: 'seating', seat: 1, actor: 'clock' },
    ]);
  });
});

/** Whatever was due before has been done: a message is read, and a transaction is on disk. */
const anotherRound = async (one: Visit): Promise<void> => {
  const before = one.of('pong').length;
  one.send({ type: 'ping' });
  await one.until('a pong', () => one.of('pong').length > before);
  expect(await one.ask({ type: 'open', game: 'sample', seats: 2, options: {}, open: false })).toHaveProperty('done');
};

describe('a server that is killed', () => {
  it('before it has once noted that it runs charges nobody for the time until the next one runs', async () => {
    const pass = holdTime();
    const killed = await startServer({ settings });
    const { table } = await play(killed, { people: 2, options: TWO, terms: MINUTE });
    // What is on disk at this moment is what a killed process leaves behind.
    const folder = temporaryFolder();
    cpSync(killed.folder, folder, { recursive: true });
    await killed.close();
    pass(TEN_MINUTES);
    const server = await startServer({ settings, folder });
    await passUntil(pass, 1000, () => server.liveTables.has(table));
    await expect.poll(() => changesIn(server, table).length).toBe(2);
    for (const [seat, entry] of changesIn(server, table).entries()) {
      expect(entry).toMatchObject({ kind: 'clock', seat, actor: 'table' });
      // It is looked for once a second: the first of them are theirs.
      expect(entry.kind === 'clock' && entry.left).toBeGreaterThan(50_000);
    }
  });

  it('later charges nobody either, from when it last noted that it ran', async () => {
    const pass = holdTime();
    const killed = await startServer({ settings });
    const { table } = await play(killed, { people: 2, options: TWO, terms: MINUTE });
    pass(FREE + 20_000);
    const begunAt = killed.store.entries(table, 0)[0]!.at;
    await expect.poll(() => killed.store.lastAlive()).toBeGreaterThanOrEqual(begunAt + 20_000);
    const folder = temporaryFolder();
    cpSync(killed.folder, folder, { recursive: true });
    await killed.close();
    pass(TEN_MINUTES);
    const server = await startServer({ settings, folder });
    await passUntil(pass, 1000, () => server.liveTables.has(table));
    await expect.poll(() => changesIn(server, table).length).toBe(2);
    for (const entry of changesIn(server, table)) {
      expect(entry.kind === 'clock' && entry.left).toBeGreaterThan(35_000);
      expect(entry.kind === 'clock' && entry.left).toBeLessThan(44_000);
    }
  });
});
