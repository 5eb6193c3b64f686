import { join } from 'node:path';
import type { Intent } from '@quri/protocol';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { rateLimit } from '../src/limits/rate-limits.ts';
import { CAMP, heardBy, moveOf, play, TORCH } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { newId, subscribe, type Visit, visit } from './support/visit.ts';

const STEP = { type: 'step', feet: 1 };
const DIG = { type: 'dig' };
const REST = { type: 'rest' };
const steps = (n: number): readonly Intent[] => Array.from({ length: n }, () => STEP);

const logOf = (server: TestServer, table: string) => server.store.entries(table, 0);

async function strolling(goal = 60) {
  const server = await startServer();
  const { table, people } = await play(server, { game: 'stroll', people: 2, options: { goal } });
  const [anna, bartek] = people as [Visit, Visit];
  return { server, table, people, anna, bartek };
}

describe('a list of intents', () => {
  it('makes one entry for each, and is answered once', async () => {
    const { server, table, people, anna } = await strolling();
    const answer = await anna.ask(moveOf(anna, table, [STEP, STEP, { type: 'step', feet: 3 }, REST]));
    expect(answer).toEqual({ done: { seq: 4, table, made: 4 } });
    await heardBy(people, table, 4);
    expect(logOf(server, table)).toMatchObject([
      { kind: 'start' },
      { kind: 'move', seat: 0, intent: STEP, ask: 0 },
      { kind: 'move', seat: 0, intent: STEP, ask: 1 },
      { kind: 'move', seat: 0, intent: { feet: 3 }, ask: 2 },
      { kind: 'move', seat: 0, intent: REST, ask: 3 },
    ]);
    expect(anna.last(table)!.view).toMatchObject({ at: [5, 0], turn: 1 });
  });

  it('is on disk with all its entries or with none', async () => {
    const { server, table, anna, bartek } = await strolling();
    const other = new Database(join(server.folder, 'quri.db'));
    // The disk is full at the third entry.
    other.exec(`CREATE TRIGGER full BEFORE INSERT ON entries WHEN NEW.seq = 3 BEGIN SELECT RAISE(ABORT, 'full'); END`);
    const id = newId();
    const move = moveOf(anna, table, steps(5));
    expect((await anna.ask(move, id)).refused).toEqual({ code: 'unavailable', retry: true });
    expect(logOf(server, table)).toHaveLength(1);
    await bartek.ask({ type: 'why', table, intent: STEP });
    expect(bartek.news(table)).toHaveLength(1);
    other.exec('DROP TRIGGER full');
    other.close();
    expect(await anna.ask(move, id)).toEqual({ done: { seq: 5, table, made: 5 } });
    await heardBy([bartek], table, 5);
    expect(bartek.of('news').map(({ news }) => news.length)).toEqual([1, 5]);
    await server.restart();
    expect(logOf(server, table)).toHaveLength(6);
  });

  it('stops at the first that the rules refuse, and says why', async () => {
    const { server, table, anna, bartek } = await strolling(2);
    const tooFar = { code: 'tooFar', rule: 'ST-2', retry: false };
    expect(await anna.ask(moveOf(anna, table, [STEP, STEP, STEP, REST]))).toEqual({
      done: { seq: 2, table, made: 2, refused: tooFar },
    });
    await heardBy([anna, bartek], table, 2);
    expect(bartek.of('news').at(-1)?.news).toHaveLength(2);
    // Where it is the first, nothing was made at all.
    expect(await anna.ask(moveOf(anna, table, [STEP, REST]))).toEqual({ refused: tooFar });
    expect(await anna.ask(moveOf(anna, table, [{ type: 'fly' }, REST]))).toEqual({
      refused: { code: 'malformed', retry: false },
    });
    expect(logOf(server, table)).toHaveLength(3);
    expect(await anna.ask(moveOf(anna, table, [REST, REST]))).toMatchObject({ done: { seq: 3, made: 1 } });
  });

  it('stops where it is somebody else’s turn, and where the game does not know what is meant', async () => {
    const { table, anna, bartek } = await strolling();
    const [flown, tooLate] = [{ type: 'fly' }, { code: 'notYourTurn', rule: 'ST-1', retry: false }];
    expect((await anna.ask(moveOf(anna, table, [STEP, flown, STEP]))).done).toEqual({
      seq: 1,
      table,
      made: 1,
      refused: { code: 'malformed', retry: false },
    });
    await heardBy([anna], table, 1);
    // To rest closes the way back: with it the list is over, and nothing after it is even looked at.
    expect((await anna.ask(moveOf(anna, table, [REST, STEP]))).done).toEqual({ seq: 2, table, made: 1 });
    expect((await bartek.ask({ type: 'why', table, intent: STEP })).done).toBeDefined();
    expect((await anna.ask({ type: 'why', table, intent: STEP })).refused).toEqual(tooLate);
  });

  it('stops where something comes to light, and the rest is dropped without a word', async () => {
    const { server, table, anna } = await strolling();
    expect(await anna.ask(moveOf(anna, table, [STEP, DIG, STEP, REST]))).toEqual({
      done: { seq: 2, table, made: 2 },
    });
    expect(logOf(server, table)).toMatchObject([{}, { sealed: false }, { sealed: true }]);
    await heardBy([anna], table, 2);
    expect(anna.last(table)).toMatchObject({ ask: 2, takeBack: null });
  });

  it('of choices that may be changed ends with the one that is the last of all', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna, bartek, celina] = people;
    expect((await anna!.ask(moveOf(anna!, table, [...TORCH, ...CAMP, ...TORCH]))).done?.made).toBe(3);
    expect((await bartek!.ask(moveOf(bartek!, table, [...CAMP, ...TORCH]))).done?.made).toBe(2);
    expect(await celina!.ask(moveOf(celina!, table, [...TORCH, ...CAMP]))).toEqual({
      done: { seq: 6, table, made: 1 },
    });
    await heardBy(people, table, 6);
    expect(celina!.news(table)[6]!.seen).toContainEqual({
      type: 'choicesRevealed',
      stayers: [0, 1, 2],
      leavers: [],
    });
  });

  it('has 24 at most, and one at least', async () => {
    const { server, table, anna } = await strolling();
    for (const n of [0, 25])
      expect((await anna.ask(moveOf(anna, table, steps(n)))).refused).toEqual({
        code: 'malformed',
        retry: false,
        field: 'intents',
      });
    expect(logOf(server, table)).toHaveLength(1);
    expect(await anna.ask(moveOf(anna, table, steps(24)))).toEqual({ done: { seq: 24, table, made: 24 } });
  });

  it('answers the decision of its first: it is late as a whole, or not at all', async () => {
    const { server, table, anna } = await strolling();
    const late = moveOf(anna, table, steps(2));
    expect(await anna.ask(late)).toEqual({ done: { seq: 2, table, made: 2 } });
    for (const ask of [late.ask, 1, 7])
      expect((await anna.ask({ ...late, ask })).refused).toEqual({ code: 'stale', retry: false });
    expect(await anna.ask({ ...late, ask: 2 })).toEqual({ done: { seq: 4, table, made: 2 } });
    expect(logOf(server, table)).toHaveLength(5);
  });
});

describe('the same list again', () => {
  it('gets the same answer, with what was made of it and why no more; over another line and after a restart too', async () => {
    const { server, table, anna } = await strolling(4);
    const moves = [
      [moveOf(anna, table, steps(3)), { seq: 3, table, made: 3 }],
      [
        { ...moveOf(anna, table, steps(3)), ask: 3 },
        { seq: 4, table, made: 1, refused: { code: 'tooFar', rule: 'ST-2', retry: false } },
      ],
      [
        { ...moveOf(anna, table, [DIG, STEP]), ask: 4 },
        { seq: 5, table, made: 1 },
      ],
    ] as const;
    const ids = moves.map(() => newId());
    for (const [i, [move, done]] of moves.entries()) expect(await anna.ask(move, ids[i])).toEqual({ done });
    const again = async (one: Visit) => {
      for (const [i, [move, done]] of moves.entries()) {
        expect(await one.ask(move, ids[i])).toEqual({ done });
        // Even if it says something else by now.
        expect(await one.ask({ ...move, intents: [REST] }, ids[i])).toEqual({ done });
      }
      expect(logOf(server, table)).toHaveLength(6);
    };
    await again(anna);
    await again(await visit(server, anna.guest));
    await server.restart();
    await again(await visit(server, anna.guest));
  });
});

describe('who sends many intents at once', () => {
  it('spends as many messages as there are', async () => {
    const server = await startServer({ settings: { burst: 30, perSecond: 0.001 } });
    const { table, people } = await play(server, { game: 'stroll', people: 2, options: { goal: 200 } });
    // A line of its own has the whole measure.
    const tab = await visit(server, people[0]!.guest);
    await subscribe(tab, table);
    await heardBy([tab], table, 0);
    expect(await tab.ask(moveOf(tab, table, steps(24)))).toHaveProperty('done');
    await heardBy([tab], table, 24);
    // Five are left, of which being refused takes one.
    expect((await tab.ask(moveOf(tab, table, steps(24)))).refused).toEqual({ code: 'tooFast', retry: true });
    expect(await tab.ask(moveOf(tab, table, steps(3)))).toEqual({ done: { seq: 27, table, made: 3 } });
    await heardBy([tab], table, 27);
    expect((await tab.ask(moveOf(tab, table, steps(2)))).refused?.code).toBe('tooFast');
    expect((await tab.ask(moveOf(tab, table, steps(1)))).refused?.code).toBe('tooFast');
    expect(logOf(server, table)).toHaveLength(28);
  });

  it('has all of them or none from their measure, and no more of it by asking for too many', () => {
    let at = 0;
    const some = rateLimit(10, 2, () => at);
    expect([some.take(7), some.take(4), some.take(3), some.take(1)]).toEqual([true, false, true, false]);
    at = 1500;
    expect([some.take(4), some.take(3), some.take()]).toEqual([false, true, false]);
    at = 60_000;
    expect([some.take(11), some.take(10), some.take(0)]).toEqual([false, true, true]);
  });
});
