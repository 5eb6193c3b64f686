import { describe, expect, it } from 'vitest';
import { CAMP, play, playToTheEnd, type SetTable, TORCH } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { verifiedReplay } from './support/verified.ts';
import { sit, subscribe, type Visit, visit } from './support/visit.ts';

const dealOf = async (server: TestServer, table: string) => {
  const response = await fetch(`${server.url}/api/deals/${table}`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const again = (deal: string) =>
  ({ type: 'open', game: 'incan-gold', seats: 1, options: {}, open: true, deal }) as const;

async function finished(server: TestServer): Promise<SetTable> {
  const set = await play(server, { people: 2, bots: ['greedy'], options: { openTents: true } });
  await playToTheEnd(set);
  await set.people[0]!.until('the end', () => set.people[0]!.room(set.table)?.phase === 'over');
  return set;
}

/** Opens the deal again, with one person and bots, and starts. */
async function startAgain(deal: string, who: Visit): Promise<SetTable> {
  const { done } = await who.ask(again(deal));
  const table = done!.table!;
  await subscribe(who, table);
  await sit(who, table, 0);
  for (const seat of [1, 2]) await who.ask({ type: 'seatBot', table, seat, level: 'greedy' });
  expect(await who.ask({ type: 'start', table })).toHaveProperty('done');
  await who.until('the deal', () => who.last(table));
  return { table, people: [who] };
}

const drawsIn = (server: TestServer, table: string) =>
  server.store.entries(table, 0).flatMap((one) => ('draws' in one ? one.draws : []));

describe('a deal that is played again', () => {
  it('has the same cards, players and options, needs nobody’s bytes, and its replay says whose deal it is', async () => {
    const server = await startServer();
    const first = await finished(server);
    const darek = await visit(server, 'Darek', { silent: true });
    const second = await startAgain(first.table, darek);
    expect(darek.room(second.table)).toMatchObject({ deal: first.table, options: { openTents: true } });
    expect(darek.room(second.table)?.seats).toHaveLength(3);
    expect(darek.of('revealAsked')).toEqual([]);
    expect(drawsIn(server, second.table)[0]).toEqual(drawsIn(server, first.table)[0]);
    await playToTheEnd(second, (_seat, turn) => (turn % 2 === 0 ? TORCH : CAMP));
    await darek.until('the end', () => darek.room(second.table)?.phase === 'over');
    // Whatever is drawn at the same address from the same cards is the same card, however the game went.
    const keyOf = ({ address, from }: { address: string; from: readonly string[] }) =>
      `${address} of ${[...from].sort()}`;
    const cards = new Map(drawsIn(server, first.table).map((draw) => [keyOf(draw), draw.drew]));
    const both = drawsIn(server, second.table).filter((draw) => cards.has(keyOf(draw)));
    expect(both.length).toBeGreaterThan(1);
    for (const draw of both) expect(draw.drew).toEqual(cards.get(keyOf(draw)));
    const replay = await verifiedReplay(server, second.table);
    expect(replay.opening).toMatchObject({ deal: first.table, table: second.table });
  });

  it('shows everybody’s results side by side, whichever of its tables is asked for', async () => {
    const server = await startServer();
    const first = await finished(server);
    const darek = await visit(server, 'Darek');
    const second = await startAgain(first.table, darek);
    await playToTheEnd(second);
    await darek.until('the end', () => darek.room(second.table)?.phase === 'over');
    const third = await startAgain(second.table, darek);
    expect(darek.room(third.table)?.deal).toBe(first.table);
    const { status, body } = await dealOf(server, second.table);
    expect(status).toBe(200);
    expect(body).toEqual({
      deal: first.table,
      game: 'incan-gold',
      players: 3,
      options: server.store.table(first.table)?.options,
      // The one that is still played is not there.
      tables: [
        {
          table: second.table,
          original: false,
          onDevice: false,
          endedAt: expect.any(Number),
          seats: [
            { name: 'Darek', level: null },
            { name: null, level: 'greedy' },
            { name: null, level: 'greedy' },
          ],
          places: expect.any(Array),
          scores: expect.any(Array),
        },
        expect.objectContaining({ table: first.table, original: true }),
      ],
    });
    expect(await dealOf(server, first.table)).toEqual({ status, body });
  });

  it('cannot be changed, and there is none of a game that is still played', async () => {
    const server = await startServer();
    const first = await finished(server);
    const darek = await visit(server, 'Darek');
    const { done } = await darek.ask(again(first.table));
    const table = done!.table!;
    const { options } = await subscribe(darek, table);
    const wanted = { type: 'setUp', table, open: false } as const;
    expect((await darek.ask({ ...wanted, seats: 4, options })).refused?.code).toBe('dealFixed');
    expect((await darek.ask({ ...wanted, seats: 3, options: { openTents: false } })).refused?.code).toBe('dealFixed');
    expect(await darek.ask({ ...wanted, seats: 3, options })).toHaveProperty('done');
    expect((await darek.ask(again(table))).refused?.code).toBe('noSuchTable');
    const missing = await dealOf(server, 'AAAAAAAAAAAA');
    expect(missing.status).toBe(404);
    expect(await dealOf(server, table)).toEqual(missing);
  });
});
