import { describe, expect, it } from 'vitest';
import { startServer } from './support/test-server.ts';
import { type Visit, visit } from './support/visit.ts';

const WISH = { type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true } as const;

/** Opens this many tables and stays at all of them. */
async function list(one: Visit, count: number): Promise<readonly string[]> {
  const opened = await Promise.all(Array.from({ length: count }, () => one.ask(WISH)));
  const tables = opened.map(({ done }) => done!.table!);
  for (const table of tables) one.send({ type: 'subscribe', table, invite: null, last: -1 });
  await one.until('all rooms', () => tables.every((table) => one.room(table) !== undefined));
  return tables;
}

describe('the list of open tables', () => {
  it('has a fair share for every address and every host, however many the others list', async () => {
    const server = await startServer({ settings: { tablesPerSocket: 100 }, env: { TRUST_PROXY: 'true' } });
    const at = (name: string, from: string) => visit(server, name, { headers: { 'x-forwarded-for': from } });
    const listed = async (): Promise<readonly string[]> => {
      const reader = await visit(server, 'Reader');
      reader.send({ type: 'lobby', watch: true });
      const { tables } = await reader.until('the list', () => reader.of('lobby')[0]);
      return tables.map(({ table }) => table);
    };
    const [honest] = await list(await at('Anna', '10.0.0.1'), 1);
    const [neighbour] = await list(await at('Bartek', '10.0.0.9'), 1);
    const flood: string[] = [];
    for (let i = 0; i < 5; i++) flood.push(...(await list(await at(`Flood ${i}`, '10.0.0.9'), 30)));
    const tables = await listed();
    expect(tables).toHaveLength(100);
    expect(tables).toContain(honest);
    expect(tables).toContain(neighbour);
    // The newest first, and of the flood the same share for each guest.
    expect(tables.slice(-2)).toEqual([neighbour, honest]);
    const shares = [0, 1, 2, 3, 4].map(
      (n) => flood.slice(n * 30, n * 30 + 30).filter((id) => tables.includes(id)).length,
    );
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    expect(tables).toEqual([honest, neighbour, ...flood].filter((id) => tables.includes(id!)).reverse());
  });
});
