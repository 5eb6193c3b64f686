import {
  accept,
  type Bot,
  canonical,
  changeTable,
  type Entry,
  frozen,
  type Game,
  hashOfEntry,
  memoryOf,
  nothingHeard,
  pick,
  seat,
  seats,
  seededRng,
  type TableChange,
} from '@quri/kernel';
import { bots } from '@quri/sample/engine';
import { type Sample, sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { askBot, botJob, botsToMove } from '../src/index.ts';
import { dealt, type Host, hosted, offersOf, ownOf, play, wear } from './store.ts';

/** Lucky Dip for somebody who remembers every word and every view, one after the other. */
const verbatim: Game<Sample> = {
  ...sample,
  emptyMemory: () => ({ shown: [], words: [] }) as Sample['memory'],
  remember: (memory, seen, view) => void (memory as unknown as { words: string[] }).words.push(canonical([seen, view])),
};

const remembered = ({ runner }: Host): string[] => seats(2).map((by) => canonical(botJob(runner.table, by).memory));
const rebuilt = ({ runner }: Host): string[] => seats(2).map((by) => canonical(memoryOf(runner.table, by)));

/** Something happens to the table in another process. */
async function changedElsewhere(host: Host, change: TableChange): Promise<void> {
  const { table } = hosted(host.store, { game: verbatim }).runner;
  const step = changeTable(table, change, { actor: 'table', at: 1 });
  if (!step.ok) throw new Error(step.refused.code);
  accept(table, step.value);
  const entry = step.value.entry as Entry;
  const mark = { asks: table.asks, epoch: table.epoch, heard: nothingHeard(2) };
  const entries = [{ entry, text: canonical(entry), mark }];
  await host.store.commit({ entries, answered: [null], over: false, result: null });
}

describe('what a bot remembers', () => {
  test('is what the log tells a listener in its seat, after every step and every take-back', async () => {
    let takenBack = 0;
    for (let n = 0; n < 10; n++) {
      const rng = seededRng(`memory ${n}`);
      const host = await dealt({ game: verbatim, seed: `memory ${n}` });
      const { table } = host.runner;
      for (let [by] = table.game.awaited(frozen(table.state)); by !== undefined; ) {
        const own = ownOf(host);
        if (own !== undefined && rng.below(3) === 0) {
          await host.runner.takeBack({ seat: own.seat, to: own.last, request: null });
          takenBack++;
        } else {
          const offers = offersOf(host, by);
          await play(host, by, ...(rng.below(3) === 0 ? [...offers, ...offers] : [pick(rng, offers)]));
        }
        // Not at every step, so that memories grow over several as well.
        if (rng.below(3) > 0) expect(remembered(host)).toEqual(rebuilt(host));
        [by] = table.game.awaited(frozen(table.state));
      }
      expect(remembered(host)).toEqual(rebuilt(host));
    }
    expect(takenBack).toBeGreaterThan(10);
  });

  test('grows by what is read from the store after a lost answer', async () => {
    const host = await dealt({ game: verbatim });
    remembered(host);
    host.store.expect('unsure');
    await wear(host, 0).catch(() => host.runner.reconcile());
    expect(host.runner.table.entries).toHaveLength(2);
    expect(remembered(host)).toEqual(rebuilt(host));
  });

  test.each<TableChange>([
    { kind: 'seating', seat: seat(1), bot: 'greedy' },
    { kind: 'clock', seat: seat(0), left: 1 },
  ])('does not grow by what happens to the table: %j', async (change) => {
    const host = await dealt({ game: verbatim });
    remembered(host);
    await changedElsewhere(host, change);
    await wear(host, 0);
    expect(host.runner.table.entries.map(({ kind }) => kind)).toEqual(['start', change.kind, 'move']);
    expect(remembered(host)).toEqual(rebuilt(host));
  });

  test('leaves the table whole where the game fails to remember: the next entry follows the last', async () => {
    let failures = 0;
    const game: Game<Sample> = {
      ...sample,
      remember: (...of) => {
        if (failures-- > 0) throw new Error('not remembered');
        sample.remember(...of);
      },
    };
    const host = await dealt({ game });
    remembered(host);
    failures = 1;
    await expect(wear(host, 0)).rejects.toThrow('not remembered');
    await host.runner.reconcile();
    await wear(host, 1);
    const entries = host.store.entries();
    expect(entries).toHaveLength(3);
    expect(entries.slice(1).map(({ prev }) => prev)).toEqual(entries.slice(0, -1).map(hashOfEntry));
  });
});

describe('a bot', () => {
  test('is asked with what a person in its seat has, and nothing else', async () => {
    const host = await dealt();
    await wear(host, 1);
    const { table } = host.runner;
    expect(botJob(host.runner.table, seat(0))).toEqual({
      seat: 0,
      players: 2,
      options: table.options,
      view: table.game.project(frozen(table.state), seat(0)),
      memory: memoryOf(table, seat(0)),
      offers: table.game.legal(frozen(table.state), seat(0)),
    });
  });

  test('is asked where the table waits for it, and so are all others', async () => {
    const host = await dealt();
    const { table } = host.runner;
    expect(botsToMove(table, () => true)).toEqual([0, 1]);
    expect(botsToMove(table, (by) => by === 1)).toEqual([1]);
    expect(botsToMove(table, () => false)).toEqual([]);
    await wear(host, 0);
    expect(botsToMove(table, (by) => by === 0)).toEqual([]);
  });

  test.each<TableChange>([
    { kind: 'pause', paused: true, consent: [] },
    { kind: 'ended', seat: null, reason: 'abandoned', consent: [] },
  ])('is not asked at a table that stands still or was ended: %j', async (change) => {
    const host = await dealt();
    const { table } = host.runner;
    const step = changeTable(table, change, { actor: 'table', at: 1 });
    if (step.ok) accept(table, step.value);
    expect(botsToMove(table, () => true)).toEqual([]);
  });

  test('answers with one intent or with a list, which is played like a person’s', async () => {
    const host = await dealt();
    const [a, b] = offersOf(host, 0);
    const terms = { rng: seededRng('x'), ms: 5, now: () => 0 };
    const answering = (answer: unknown): Bot => ({ id: 'b', choose: () => answer as never });
    const job = botJob(host.runner.table, seat(0));
    expect(askBot(answering(a), job, terms)).toEqual([a]);
    const intents = askBot(answering([a, b]), job, terms);
    const played = await host.runner.play({ seat: seat(0), actor: 'bot', ask: 0, intents, request: null });
    expect(played).toEqual({ ok: true, answer: { seq: 2, made: 2 } });
    expect(host.store.entries()[2]).toMatchObject({ actor: 'bot', intent: b });
    expect(host.store.answers.size).toBe(0);
  });

  test('is given the time of its level, or the host’s where it has none, and the host’s clock', async () => {
    const host = await dealt();
    const job = botJob(host.runner.table, seat(0));
    const asked: unknown[] = [];
    const choose: Bot['choose'] = ({ ms, now, offers }) => {
      asked.push([ms, now()]);
      return offers[0]!;
    };
    const terms = { rng: seededRng('x'), ms: 50, now: () => 7 };
    askBot({ id: 'usual', choose }, job, terms);
    askBot({ id: 'slow', ms: 900, choose }, job, terms);
    expect(asked).toEqual([
      [50, 7],
      [900, 7],
    ]);
  });

  test('of the house plays a whole game this way', async () => {
    const host = await dealt({ seed: 'house' });
    const { table } = host.runner;
    for (let [by] = botsToMove(table, () => true); by !== undefined; [by] = botsToMove(table, () => true)) {
      const terms = { rng: seededRng(String(table.entries.length)), ms: 5, now: () => 0 };
      const intents = askBot(bots[by] as unknown as Bot, botJob(host.runner.table, by), terms);
      const ask = table.asks[by] ?? null;
      expect(await host.runner.play({ seat: by, actor: 'bot', ask, intents, request: null })).toMatchObject({
        ok: true,
      });
    }
    expect(host.store.over()).toBe(true);
  });
});
