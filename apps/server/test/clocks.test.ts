import { describe, expect, it } from 'vitest';
import { holdTime, passUntil } from './support/fake-time.ts';
import { answer, CAMP, heardBy, moveOf, play, playToTheEnd, TORCH, vanishes } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { changesIn, verifiedReplay } from './support/verified.ts';
import { subscribe, type Visit, visit } from './support/visit.ts';

const MINUTE = { clock: { kind: 'decision', seconds: 60 } } as const;
const DAYS = { clock: { kind: 'days', days: 2 } } as const;
const TWO = { twoPlayers: true };
const FREE = 3000;
const DAY_MS = 86_400_000;
const settings = { freeMs: FREE };

const clocksOf = (one: Visit) => one.of('clocks').at(-1)?.clocks;
const kindsOf = (one: Visit, table: string) => one.news(table).map(({ kind }) => kind);

describe('a table with a clock', () => {
  it('tells everybody the clocks, with every change of them and to whoever comes', async () => {
    const server = await startServer({ settings });
    const { table, people } = await play(server, { people: 2, bots: ['greedy'], terms: MINUTE });
    const [anna, bartek] = people as [Visit, Visit];
    for (const one of people) await one.until('clocks', () => clocksOf(one));
    expect(clocksOf(anna)).toMatchObject([{ left: 60_000 }, { left: 60_000 }, null]);
    await anna.ask(moveOf(anna, table, TORCH));
    await bartek.until('her clock to stand', () => clocksOf(bartek)?.[0]?.runsIn === null);
    expect(clocksOf(bartek)?.[1]?.runsIn).not.toBeNull();
    const watcher = await visit(server, 'Celina');
    await subscribe(watcher, table);
    await watcher.until('clocks', () => clocksOf(watcher)?.length === 3);
    const without = await play(server);
    await heardBy(without.people, without.table, 0);
    expect(without.people.flatMap((one) => one.of('clocks'))).toEqual([]);
  });

  it('has a bot decide for whoever runs out of time, and they decide the next time', async () => {
    const pass = holdTime();
    const server = await startServer({ settings });
    const { table, people } = await play(server, { people: 2, options: TWO, terms: MINUTE });
    const [anna, bartek] = people as [Visit, Visit];
    await anna.ask(moveOf(anna, table, TORCH));
    pass(60_000 + FREE - 1);
    expect(changesIn(server, table)).toEqual([]);
    pass(1);
    await heardBy(people, table, 2);
    expect(changesIn(server, table)).toMatchObject([{ kind: 'clock', seat: 1, left: 0, actor: 'clock' }]);
    await passUntil(pass, 5, () => bartek.news(table).length > 3);
    expect(server.store.entries(table, 3)[0]).toMatchObject({ kind: 'move', seat: 1, actor: 'clock' });
    expect(bartek.room(table)?.seats[1]).toMatchObject({ substitute: null });
    await bartek.until('something to decide', () => bartek.last(table)?.ask === 3);
    expect(await bartek.ask(moveOf(bartek, table, CAMP))).toHaveProperty('done');
    await playToTheEnd({ table, people });
    await verifiedReplay(server, table);
  });

  it('hands the seat of somebody who is away to a bot, and back when they come', async () => {
    const pass = holdTime();
    const server = await startServer({ settings });
    const { table, people } = await play(server, { people: 2, options: TWO, terms: MINUTE });
    const [anna, bartek] = people as [Visit, Visit];
    await vanishes(bartek, [anna], table, 1);
    pass(30_000);
    // Only the clock replaces a player.
    expect(await anna.ask({ type: 'substitute', table, seat: 1, bot: true })).toHaveProperty(
      'refused.code',
      'clockRuns',
    );
    expect(await anna.ask({ type: 'end', table })).toHaveProperty('refused.code', 'clockRuns');
    await anna.ask(moveOf(anna, table, TORCH));
    pass(30_000 + FREE);
    await anna.until('the bot', () => kindsOf(anna, table).includes('seating'));
    expect(changesIn(server, table)).toMatchObject([
      { kind: 'clock', seat: 1, left: 0 },
      { kind: 'seating', seat: 1, bot: expect.any(String), actor: 'clock' },
    ]);
    expect(clocksOf(anna)?.[1]).toBeNull();
    const back = await visit(server, bartek.guest);
    expect((await subscribe(back, table)).seats[1]).toMatchObject({ substitute: null });
  });

  it('makes whoever runs out of time lose, where the table says so', async () => {
    const pass = holdTime();
    const server = await startServer({ settings });
    const { table, people } = await play(server, { people: 3, terms: { ...MINUTE, timeUp: 'forfeit' } });
    const [anna, bartek, celina] = people as [Visit, Visit, Visit];
    for (const one of [anna, celina]) await one.ask(moveOf(one, table, TORCH));
    pass(60_000 + FREE);
    await anna.until('the end of his time', () => kindsOf(anna, table).includes('conceded'));
    expect(changesIn(server, table)).toMatchObject([
      { kind: 'clock', seat: 1, left: 0 },
      { kind: 'conceded', seat: 1, reason: 'outOfTime', actor: 'clock' },
    ]);
    await bartek.until('the room', () => {
      const own = bartek.room(table)?.seats[1];
      return own?.kind === 'person' && own.conceded;
    });
    expect(await bartek.ask({ type: 'substitute', table, seat: 1, bot: false })).toHaveProperty(
      'refused.code',
      'hasConceded',
    );
  });

  it('counts a move from when it was read, not from when its turn came', async () => {
    const pass = holdTime();
    const server = await startServer({ settings });
    const { table, people } = await play(server, { people: 2, options: TWO, terms: MINUTE });
    const [anna] = people as [Visit, Visit];
    let release = (): void => undefined;
    server.liveTables.get(table)!.queue.add(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    pass(FREE + 59_000);
    const sentAt = Date.now();
    const asked = anna.ask(moveOf(anna, table, TORCH));
    const bytes = anna.socket.bufferedAmount;
    expect(bytes).toBeLessThan(1000);
    // Another message of hers is answered after the move was read.
    anna.send({ type: 'ping' });
    await anna.until('a pong', () => anna.of('pong').length > 0);
    pass(30_000);
    release();
    expect(await asked).toHaveProperty('done');
    expect(server.store.entries(table, 1)[0]).toMatchObject({ kind: 'move', seat: 0, at: sentAt, actor: 'human' });
  });

  it('charges nobody for the time in which no server ran', async () => {
    const pass = holdTime();
    const server = await startServer({ settings });
    const { table, people } = await play(server, { people: 2, options: TWO, terms: MINUTE });
    const [anna, bartek] = people as [Visit, Visit];
    await anna.ask(moveOf(anna, table, TORCH));
    pass(FREE + 20_000);
    await server.close();
    pass(600_000);
    await server.restart();
    // It is looked for a second after the start: that second is theirs.
    pass(1000);
    const back = await visit(server, bartek.guest);
    await subscribe(back, table);
    await back.until('his clock', () => clocksOf(back)?.[1]);
    expect(changesIn(server, table)).toMatchObject([{ kind: 'clock', seat: 1, left: 39_000, actor: 'table' }]);
    expect(await answer(back, table, CAMP)).toHaveProperty('done');
    expect(changesIn(server, table)).toHaveLength(1);
  });

  it('goes on with nobody there, from the deadline in the data file', async () => {
    const pass = holdTime();
    const server = await startServer({
      settings: { ...settings, evictIdleMs: 60_000, deadlineMs: 600_000, aliveMs: 600_000 },
    });
    const { table, people } = await play(server, { people: 2, bots: ['greedy'], terms: DAYS });
    const [anna, bartek] = people as [Visit, Visit];
    await anna.ask(moveOf(anna, table, TORCH));
    await passUntil(pass, 2, () => bartek.news(table).length > 2);
    anna.close();
    bartek.close();
    await expect.poll(() => server.liveTables.get(table)?.subscribers.size).toBe(0);
    await passUntil(pass, 10_000, () => !server.liveTables.has(table));
    expect(changesIn(server, table)).toEqual([]);
    await passUntil(pass, 600_000, () => changesIn(server, table).length >= 2);
    expect(changesIn(server, table)).toMatchObject([
      { kind: 'clock', seat: 1, left: 0 },
      { kind: 'seating', seat: 1 },
    ]);
    expect(changesIn(server, table)[0]!.at - server.store.entries(table, 0)[0]!.at).toBeGreaterThan(2 * DAY_MS);
    // Both bots play on, until the time of the other person is up.
    const moves = () => server.store.entries(table, 3).filter(({ actor }) => actor === 'bot');
    await passUntil(pass, 2, () => moves().length >= 2);
    await passUntil(pass, 600_000, () => changesIn(server, table).length >= 4);
    expect(changesIn(server, table)[3]).toMatchObject({ kind: 'seating', seat: 0 });
    // The game was never paused.
    expect(changesIn(server, table).some(({ kind }) => kind === 'pause')).toBe(false);
  });
});
