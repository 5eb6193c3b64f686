import { describe, expect, it } from 'vitest';
import { play } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';

/** So long that whoever is late does not mean to answer at all. */
const LONG = 20_000;

const said = (server: TestServer, what: string): string[] => server.logged.filter((line) => line.includes(what));

describe('a bot that', () => {
  it.each([
    ['is late', 'sleepy', 150, 'no answer within 150 ms'],
    ['breaks down', 'crashing', LONG, 'I have crashed'],
    ['cheats', 'cheating', LONG, 'that was not offered'],
    ['takes all the memory', 'hoarding', LONG, 'ERR_WORKER_OUT_OF_MEMORY'],
  ])('%s has its move made by rng, and everybody else plays on', async (_what, level, botTimeoutMs, words) => {
    const server = await startServer({ settings: { botMs: 75, botTimeoutMs, botMemoryMb: 32 } });
    const { table, people } = await play(server, { game: 'sample', people: 1, bots: [level] });
    await people[0]!.until('a move in its name', () => people[0]!.last(table)!.seq === 1);
    expect(people[0]!.news(table)[1]).toMatchObject({ by: 1, kind: 'move' });
    expect(said(server, words).length).toBeGreaterThan(0);
    expect(server.store.entries(table, 1)[0]).toMatchObject({ actor: 'bot', seat: 1 });
  });

  it('asks what it is given is given what a person in its seat has, and nothing else', async () => {
    const server = await startServer({ settings: { botTimeoutMs: LONG } });
    const { table, people } = await play(server, { game: 'sample', people: 1, bots: ['telling'] });
    await people[0]!.until('a move in its name', () => people[0]!.last(table)!.seq === 1);
    const line = JSON.parse(said(server, 'given ')[0]!);
    const given = JSON.parse(line.err.message.slice('given '.length));
    expect(Object.keys(given).sort()).toEqual(['memory', 'ms', 'offers', 'options', 'players', 'seat', 'view']);
    const hidden = (people[0]!.last(table)!.view as { charms: { id: string }[] }).charms;
    expect(hidden).toHaveLength(2);
    for (const charm of hidden) expect(JSON.stringify(given)).not.toContain(charm.id);
    expect(JSON.stringify(given)).not.toContain(server.store.table(table)!.seed);
  });

  it('has a guest who keeps too many of them waits its turn, and another guest’s does not', async () => {
    const share = { botWorkers: 2, botsThinkingPerGuest: 1, botsWaitingPerGuest: 1 };
    const server = await startServer({ settings: { ...share, botTimeoutMs: 600_000 } });
    const greedy = await play(server, { game: 'sample', people: 1, bots: ['sleepy', 'sleepy', 'sleepy'] });
    const modest = await play(server, { game: 'sample', people: 1, bots: ['random'] });
    await modest.people[0]!.until('the bot', () => modest.people[0]!.last(modest.table)!.seq === 1);
    // One thinks, one waits, and for the third there was no room: it did not wait at all.
    await greedy.people[0]!.until('one of three', () => greedy.people[0]!.last(greedy.table)!.seq === 1);
    expect(said(server, 'too many bots waiting')).toHaveLength(1);
    expect(said(server, 'bot failed or timed out')).toEqual([]);
  });

  it('waits its turn has it when the one before it is done', async () => {
    const server = await startServer({ settings: { botMs: 75, botTimeoutMs: 150, botsThinkingPerGuest: 1 } });
    const { table, people } = await play(server, { game: 'sample', people: 1, bots: ['sleepy', 'sleepy', 'sleepy'] });
    await people[0]!.until('all three', () => people[0]!.last(table)!.seq === 3);
    expect(said(server, 'no answer within 150 ms')).toHaveLength(3);
  });
});

describe('a bot’s answer', () => {
  it('is shown after the same time, whatever it is', async () => {
    const server = await startServer({ settings: { botDelayMs: 400 } });
    const begun = performance.now();
    const { table, people } = await play(server, { people: 1, bots: ['greedy', 'mixed', 'random'] });
    await people[0]!.until('all three', () => people[0]!.last(table)!.seq === 3);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(395);
  });

  it('comes again after a restart, if the table still waits for it', async () => {
    const server = await startServer({ settings: { botDelayMs: 60_000 } });
    const { table, people } = await play(server, { people: 1, bots: ['greedy', 'mixed'] });
    expect(people[0]!.last(table)!.seq).toBe(0);
    await server.close();
    const again = await startServer({ folder: server.folder });
    const { subscribe, visit } = await import('./support/visit.ts');
    const back = await visit(again, people[0]!.guest);
    await subscribe(back, table);
    await back.until('both bots', () => back.last(table)?.seq === 2);
  });
});
