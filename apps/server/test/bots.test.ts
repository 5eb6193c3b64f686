import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { describe, expect, it } from 'vitest';
import { fairQueue } from '../src/bots/fair-queue.ts';
import { nextAnswers } from '../src/tables/bot-timing.ts';
import type { BotQuestion } from '../src/tables/live-table.ts';
import { moveOf, play, playToTheEnd, TORCH } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { verifiedReplay } from './support/verified.ts';

/** The usual thinking time, of which ten times is the limit: whoever is late does not mean to answer at all. */
const LONG = 2000;

const said = (server: TestServer, what: string): string[] => server.logged.filter((line) => line.includes(what));

describe('a bot that', () => {
  it.each([
    ['is late', 'sleepy', 15, 'no answer within 150 ms'],
    ['breaks down', 'crashing', LONG, 'I have crashed'],
    ['cheats', 'cheating', LONG, 'that was not offered'],
    ['takes all the memory', 'hoarding', LONG, 'ERR_WORKER_OUT_OF_MEMORY'],
  ])('%s is answered for by the levels below it, never at random', async (_what, level, botMs, words) => {
    const server = await startServer({ settings: { botMs, botMemoryMb: 32 } });
    const { table, people } = await play(server, { game: 'sample', people: 1, bots: [level] });
    await people[0]!.until('a move in its name', () => people[0]!.last(table)!.seq === 1);
    expect(people[0]!.news(table)[1]).toMatchObject({ by: 1, kind: 'move' });
    expect(said(server, words).length).toBeGreaterThan(0);
    expect(said(server, '"bot":"random"')).toEqual([]);
    expect(server.store.entries(table, 1)[0]).toMatchObject({ actor: 'bot', seat: 1 });
  });

  it('and all below it fail pause their table, and no other', async () => {
    const server = await startServer({ settings: { botMs: LONG } });
    const broken = await play(server, { game: 'allCrash', people: 1, bots: ['crashing'] });
    await broken.people[0]!.until('the pause', () => broken.people[0]!.room(broken.table)?.phase === 'paused');
    expect(said(server, 'no level of bot has answered')).toHaveLength(1);
    const other = await play(server, { game: 'sample', people: 1, bots: ['greedy'] });
    await other.people[0]!.until('a move', () => other.people[0]!.last(other.table)!.seq === 1);
  });

  it('has nobody below it and is slow is asked once more, and has longer', async () => {
    const server = await startServer({ settings: { botMs: 15 } });
    const { table, people } = await play(server, { game: 'allSlow', people: 1, bots: ['slow'] });
    await people[0]!.until('its move', () => people[0]!.last(table)!.seq === 1);
    expect(said(server, 'no answer within 150 ms').length).toBeGreaterThan(0);
    expect(people[0]!.room(table)?.phase).toBe('playing');
  });

  it('asks what it is given is given what a person in its seat has, and nothing else', async () => {
    const server = await startServer({ settings: { botMs: LONG } });
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

  it('belongs to a guest with many of them waits its turn, and another guest’s does not', async () => {
    const share = { botWorkers: 2, botsThinkingPerGuest: 1, botsThinkingPerAddress: 2 };
    const server = await startServer({ settings: { ...share, botMs: 60_000 } });
    const greedy = await play(server, { game: 'sample', people: 1, bots: ['sleepy', 'sleepy', 'sleepy'] });
    const modest = await play(server, { game: 'sample', people: 1, bots: ['random'] });
    await modest.people[0]!.until('the bot', () => modest.people[0]!.last(modest.table)!.seq === 1);
    expect(greedy.people[0]!.last(greedy.table)!.seq).toBe(0);
    expect(said(server, 'bot failed or timed out')).toEqual([]);
  });

  it('waits its turn has it when the one before it is done', async () => {
    const server = await startServer({ settings: { botMs: 15, botsThinkingPerGuest: 1 } });
    const { table, people } = await play(server, { game: 'sample', people: 1, bots: ['sleepy', 'sleepy', 'sleepy'] });
    await people[0]!.until('all three', () => people[0]!.last(table)!.seq === 3);
    expect(said(server, '"bot":"sleepy"')).toHaveLength(3);
  });

  it.runIf(process.platform === 'linux')(
    'thinks in a thread that gives way to the one that serves people',
    async () => {
      const nice = (thread: string): number =>
        Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]!.split(' ')[16]);
      const before = nice(String(process.pid));
      const server = await startServer();
      const { table, people } = await play(server, { game: 'sample', people: 1, bots: ['greedy'] });
      await people[0]!.until('the bot', () => people[0]!.last(table)!.seq === 1);
      const threads = readdirSync('/proc/self/task');
      expect(threads.filter((thread) => nice(thread) === constants.priority.PRIORITY_LOW)).toHaveLength(1);
      expect(nice(String(process.pid))).toBe(before);
    },
  );
});

describe('the queue of bots', () => {
  const limits = { botsThinkingPerGuest: 1, botsThinkingPerAddress: 2 };
  /** A queue by a clock that is set by hand. */
  const queueAt = () => {
    const clock = { now: 0 };
    return { clock, queue: fairQueue<string>(limits, () => clock.now) };
  };

  it('serves whoever has used least lately, by address and then by owner', () => {
    const { clock, queue } = queueAt();
    queue.add('first', 'anna', 'here');
    const first = queue.next()!;
    clock.now = 1000;
    first.done();
    for (const [item, owner, address] of [
      ['anna again', 'anna', 'here'],
      ['a new guest of anna’s address', 'adam', 'here'],
      ['somebody else', 'bartek', 'there'],
    ] as const)
      queue.add(item, owner, address);
    const order: string[] = [];
    for (let next = queue.next(); next !== undefined; next = queue.next()) {
      order.push(next.item);
      clock.now += 10;
      next.done();
    }
    expect(order).toEqual(['somebody else', 'a new guest of anna’s address', 'anna again']);
  });

  it('lets a hundred jobs of one owner wait for one of another', () => {
    const { clock, queue } = queueAt();
    for (let i = 0; i < 100; i++) queue.add(`many ${i}`, `guest ${i % 4}`, 'one address');
    const started = [queue.next()!, queue.next()!];
    expect(queue.next()).toBeUndefined();
    queue.add('the other', 'other', 'elsewhere');
    clock.now = 500;
    expect(queue.next()?.item).toBe('the other');
    started[0]!.done();
    expect(queue.next()?.item).toBe('many 2');
  });

  it('forgets what was used a while ago', () => {
    const { clock, queue } = queueAt();
    queue.add('long', 'anna', 'here');
    const long = queue.next()!;
    clock.now = 10_000;
    long.done();
    clock.now = 200_000;
    queue.add('short', 'bartek', 'there');
    const short = queue.next()!;
    clock.now += 100;
    short.done();
    queue.add('of bartek', 'bartek', 'there');
    queue.add('of anna', 'anna', 'here');
    expect(queue.next()?.item).toBe('of anna');
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

describe('bots that are asked while no person decides', () => {
  const botsIn = ({ news }: { readonly news: readonly { readonly by: number | null }[] }): number =>
    news.filter(({ by }) => by !== null && by > 0).length;

  it('answer together, in one commit', async () => {
    // While Anna decides, the bots wait for an hour; once she has, for nothing.
    const server = await startServer({ settings: { botDelayMs: 3_600_000 } });
    const { table, people } = await play(server, { people: 1, bots: ['greedy', 'random', 'mixed'] });
    const anna = people[0]!;
    expect(anna.last(table)!.seq).toBe(0);
    expect(await anna.ask(moveOf(anna, table, TORCH))).toHaveProperty('done');
    await anna.until('all three', () => anna.last(table)!.seq >= 4);
    expect(
      anna
        .of('news')
        .map(botsIn)
        .filter((n) => n > 0)[0],
    ).toBe(3);
    expect(server.store.entries(table, 2).slice(0, 3)).toMatchObject([1, 2, 3].map((seat) => ({ actor: 'bot', seat })));
    await playToTheEnd({ table, people });
    await verifiedReplay(server, table);
  });

  it('play a whole game by themselves when somebody leaves, a commit for each turn', async () => {
    const server = await startServer({ settings: { botDelayMs: 3_600_000 } });
    const { table, people } = await play(server, { people: 1, bots: ['greedy', 'random'] });
    const anna = people[0]!;
    await anna.ask({ type: 'substitute', table, seat: 0, bot: true });
    await anna.until('the end', () => anna.room(table)?.phase === 'over');
    const { entries } = await verifiedReplay(server, table);
    expect(entries.slice(2).every(({ actor }) => actor === 'bot')).toBe(true);
    const frames = anna.of('news').map(({ news }) => news.length);
    // Each turn all who are still inside choose: more than one of them, until the others have left.
    expect(frames.filter((n) => n > 1).length).toBeGreaterThan(3);
  });
});

describe('the moment at which answers are played', () => {
  const times = { botDelayMs: 700, botStepMs: 100 };
  const asked = (seat: number, askedAt: number, answeredAt?: number): BotQuestion => ({
    seat: seat as BotQuestion['seat'],
    ask: 0,
    level: 'x',
    askedAt,
    answer: answeredAt === undefined ? undefined : { intents: [], at: answeredAt },
  });
  const seatsOf = (next: ReturnType<typeof nextAnswers>) => next && [next.questions.map(({ seat }) => seat), next.inMs];

  it('is a multiple of 100 ms after they were asked, when all are there', () => {
    expect(nextAnswers([asked(1, 1000, 1012), asked(2, 1000)], false, 1012, times)).toBeUndefined();
    const both = [asked(1, 1000, 1012), asked(2, 1000, 1230)];
    expect(seatsOf(nextAnswers(both, false, 1230, times))).toEqual([[1, 2], 70]);
    expect(seatsOf(nextAnswers([asked(1, 1000, 1000)], false, 1000, times))).toEqual([[1], 100]);
    expect(seatsOf(nextAnswers([asked(1, 1000, 1100)], false, 1100, times))).toEqual([[1], 0]);
    // Of those asked at different times the last one counts.
    expect(seatsOf(nextAnswers([asked(1, 1000, 1012), asked(2, 1050, 1060)], false, 1060, times))).toEqual([
      [1, 2],
      90,
    ]);
  });

  it('is after the delay while a person decides, for each by itself', () => {
    expect(nextAnswers([asked(1, 1000)], true, 1010, times)).toBeUndefined();
    const all = [asked(1, 1000, 1012), asked(2, 1000), asked(3, 1000, 1020)];
    expect(seatsOf(nextAnswers(all, true, 1020, times))).toEqual([[1, 3], 680]);
    const late = [asked(1, 1000, 1012), asked(2, 1000, 1801)];
    expect(seatsOf(nextAnswers(late, true, 1801, times))).toEqual([[1], 0]);
    expect(seatsOf(nextAnswers(late.slice(1), true, 1801, times))).toEqual([[2], 99]);
  });
});
