import { describe, expect, it } from 'vitest';
import { holdTime } from './support/fake-time.ts';
import { isAway, play, playToTheEnd } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { changesIn, verifiedReplay } from './support/verified.ts';
import { subscribe, type Visit, visit } from './support/visit.ts';

const changes = (server: TestServer, table: string): readonly unknown[] =>
  changesIn(server, table).map((one) => {
    if (one.kind === 'pause') return one.paused ? 'pause' : 'resume';
    return one.kind === 'seating' ? `${one.seat} ${one.bot}` : one.kind;
  });

/** All are gone, as whoever watches knows. */
async function allGone(server: TestServer, people: readonly Visit[], table: string): Promise<void> {
  for (const one of people) one.close();
  // Until only Wanda is left, who watches.
  while (server.liveTables.get(table)?.sockets.size !== 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Who only watches is told a moment later. */
async function allGoneFor(wanda: Visit, people: readonly Visit[], table: string): Promise<void> {
  await wanda.until('all being away', () => people.every((_, n) => isAway(wanda, table, n)));
}

async function watched(server: TestServer, table: string): Promise<Visit> {
  const wanda = await visit(server, 'Wanda');
  await subscribe(wanda, table);
  return wanda;
}

/** A table whose people are all gone, a moment before it is paused; Wanda watches. */
async function almostPaused() {
  const server = await startServer({ settings: { pauseAfterMs: 60_000 } });
  const { table, people } = await play(server);
  const wanda = await watched(server, table);
  const pass = holdTime();
  await allGone(server, people, table);
  pass(100);
  await allGoneFor(wanda, people, table);
  pass(59_899);
  return { server, table, people, wanda, pass };
}

/** The table has done all it had to do: whatever was in its queue is done before this is answered. */
const settled = (one: Visit, table: string) => one.ask({ type: 'why', table, intent: { type: 'x' } });

describe('a game that all its people have left', () => {
  it('is paused after a while, whoever watches, and goes on when the first of them is back', async () => {
    const { server, table, people, wanda, pass } = await almostPaused();
    await settled(wanda, table);
    expect(changes(server, table)).toEqual([]);
    pass(1);
    await wanda.until('the pause', () => wanda.last(table)?.kind === 'pause');
    expect(changesIn(server, table)).toMatchObject([{ kind: 'pause', paused: true, consent: [], actor: 'table' }]);
    // Another who watches changes nothing.
    await watched(server, table);
    pass(600_000);
    await settled(wanda, table);
    expect(changes(server, table)).toEqual(['pause']);
    const back = await visit(server, people[1]!.guest);
    await subscribe(back, table);
    await back.until('the game', () => back.last(table));
    expect(back.news(table).map(({ kind }) => kind)).toEqual(['start', 'pause', 'pause']);
    expect(back.last(table)).toMatchObject({ ask: 0 });
    expect(changesIn(server, table).at(-1)).toMatchObject({ kind: 'pause', paused: false, actor: 'table' });
  });

  it('is not paused if one of them is back in time', async () => {
    const { server, table, people, pass } = await almostPaused();
    const back = await visit(server, people[2]!.guest);
    await subscribe(back, table);
    pass(600_000);
    await settled(back, table);
    expect(changes(server, table)).toEqual([]);
  });

  it('has quiet bots while it is paused, and all that is so after a restart', async () => {
    const server = await startServer({ settings: { pauseAfterMs: 0, botStepMs: 3_600_000 } });
    const { table, people } = await play(server, { people: 1, bots: ['greedy', 'random'] });
    const [anna] = people as [Visit];
    await anna.ask({ type: 'substitute', table, seat: 0, bot: true });
    const wanda = await watched(server, table);
    const live = server.liveTables.get(table)!;
    expect(live.botQuestions.size).toBe(3);
    anna.close();
    await wanda.until('the pause', () => wanda.last(table)?.kind === 'pause');
    expect(live.botQuestions.size).toBe(0);
    await server.restart();
    const again = await visit(server, wanda.guest);
    expect((await subscribe(again, table)).seats[0]).toMatchObject({ substitute: 'mixed' });
    await again.until('the game', () => again.last(table));
    expect(server.liveTables.get(table)!.botQuestions.size).toBe(0);
    expect(server.liveTables.get(table)!.pauseTimer).toBeUndefined();
    const back = await visit(server, anna.guest);
    expect((await subscribe(back, table)).seats[0]).toMatchObject({ substitute: null });
    await back.until('the game', () => back.last(table));
    expect(changes(server, table)).toEqual(['0 mixed', 'pause', 'resume', '0 null']);
    expect(server.liveTables.get(table)!.botQuestions.size).toBe(2);
  });

  it('plays to its end in between and verifies', async () => {
    const server = await startServer({ settings: { pauseAfterMs: 0 } });
    const { table, people } = await play(server, { people: 1, bots: ['greedy', 'random'] });
    let [anna] = people as [Visit];
    const wanda = await watched(server, table);
    for (let n = 1; n < 4; n++) {
      anna.close();
      await wanda.until('the pause', () => changes(server, table).length === 2 * n - 1);
      anna = await visit(server, anna.guest);
      await subscribe(anna, table);
      await anna.until('the game', () => anna.last(table)?.ask != null);
    }
    await playToTheEnd({ table, people: [anna] });
    const { entries } = await verifiedReplay(server, table);
    expect(entries.filter(({ kind }) => kind === 'pause')).toHaveLength(6);
  });

  it('is paused also if the server was started anew and only somebody who watches came', async () => {
    const server = await startServer({ settings: { pauseAfterMs: 60_000 } });
    const { table } = await play(server);
    const wanda = await watched(server, table);
    await server.restart();
    const pass = holdTime();
    const again = await visit(server, wanda.guest);
    await subscribe(again, table);
    await again.until('the game', () => again.last(table));
    pass(60_000);
    await again.until('the pause', () => again.last(table)?.kind === 'pause');
  });

  it('is kept in memory until it is paused, and no longer', async () => {
    const server = await startServer({ settings: { evictIdleMs: 1000, pauseAfterMs: 60_000 } });
    const pass = holdTime();
    const { table, people } = await play(server);
    await server.restart();
    // Loaded by a question about it, with nobody there.
    const wanda = await visit(server, 'Wanda');
    expect(await wanda.ask({ type: 'why', table, intent: { type: 'x' } })).toHaveProperty('refused');
    pass(59_000);
    expect(server.liveTables.size).toBe(1);
    pass(1000);
    await expect.poll(() => changes(server, table), { timeout: 30_000 }).toEqual(['pause']);
    await expect
      .poll(
        () => {
          pass(1000);
          return server.liveTables.size;
        },
        { timeout: 30_000 },
      )
      .toBe(0);
    const back = await visit(server, people[0]!.guest);
    await subscribe(back, table);
    await back.until('the game', () => back.last(table));
    expect(changes(server, table)).toEqual(['pause', 'resume']);
  });

  it('is not paused where no people play: a table of bots plays to its end', async () => {
    const server = await startServer({ settings: { pauseAfterMs: 0 } });
    const wanda = await visit(server, 'Wanda');
    const { done } = await wanda.ask({ type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true });
    const table = done!.table!;
    await subscribe(wanda, table);
    for (const seat of [0, 1, 2]) await wanda.ask({ type: 'seatBot', table, seat, level: 'random' });
    expect(await wanda.ask({ type: 'start', table })).toHaveProperty('done');
    await wanda.until('the end', () => wanda.room(table)?.phase === 'over');
    expect(changes(server, table)).toEqual([]);
    await verifiedReplay(server, table);
  });
});

describe('those who watch', () => {
  it('are counted for everybody, each once', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna] = people as [Visit];
    expect(anna.room(table)).toMatchObject({ watchers: 0 });
    const wanda = await watched(server, table);
    expect(wanda.room(table)).toMatchObject({ watchers: 1, you: null });
    await anna.until('one', () => anna.room(table)?.watchers === 1);
    const window = await visit(server, wanda.guest);
    expect(await subscribe(window, table)).toMatchObject({ watchers: 1 });
    const second = await watched(server, table);
    await anna.until('two', () => anna.room(table)?.watchers === 2);
    wanda.close();
    second.close();
    await anna.until('one again', () => anna.room(table)?.watchers === 1);
    window.close();
    await anna.until('nobody', () => anna.room(table)?.watchers === 0);
  });
});
