import { canonical, heardOf, replayOf, seat, seedFromText, verify } from '@quri/kernel';
import { type Sample, sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { substituteLevel } from '../src/index.ts';
import { DIP, dealt, type Host, hosted, offersOf, play, turnOf, wear } from './store.ts';

/** What a bot in a seat answers the decision that is open. */
const answer = ({ runner: { table } }: Host, by: number, ...intents: readonly unknown[]) => ({
  seat: seat(by),
  actor: 'bot' as const,
  request: null,
  ask: table.asks[by] ?? null,
  intents,
});

const stale = { ok: false, refused: { code: 'stale', retry: false } };

describe('answers of several bots', () => {
  test('are made one after the other and stored in one commit', async () => {
    const host = await dealt({ players: 3 });
    const answers = [2, 0, 1].map((by) => answer(host, by, offersOf(host, by)[0]));
    expect(await host.runner.playTogether(answers)).toEqual([1, 2, 3].map((seq) => made(seq)));
    expect(host.store.commits).toEqual([1, 3]);
    expect(host.store.entries().slice(1)).toMatchObject(
      [2, 0, 1].map((by) => ({ kind: 'move', actor: 'bot', seat: by, ask: 0 })),
    );
    expect(host.told.map(({ step }) => step.entry.seq)).toEqual([0, 1, 2, 3]);
    expect(host.store.answers.size).toBe(0);
  });

  test('are the same log as one after the other', async () => {
    const [together, apart] = [await dealt({ players: 3 }), await dealt({ players: 3 })];
    const answers = [0, 1, 2].map((by) => answer(apart, by, offersOf(apart, by)[1]));
    await together.runner.playTogether(answers);
    for (const one of answers) await apart.runner.play(one);
    const [left, right] = [together, apart].map(({ store }) =>
      store.entries().map(({ prev: _, at: __, ...rest }) => rest),
    );
    expect(left).toEqual(right);
    expect(together.runner.heard()).toEqual(apart.runner.heard());
    expect(together.runner.heard()).toEqual(heardOf(together.runner.table).last);
  });

  test('leave out the one whose decision those before it have closed', async () => {
    const host = await dealt({ players: 2 });
    const [first, second] = [0, 1].map((by) => answer(host, by, offersOf(host, by)[0])) as [
      ReturnType<typeof answer>,
      ReturnType<typeof answer>,
    ];
    // With the last charm the dipping begins: whoever answers for the charms once more is late.
    const results = await host.runner.playTogether([first, second, { ...first }]);
    expect(results).toEqual([made(1), made(2), stale]);
    expect(host.store.commits).toEqual([1, 2]);
  });

  test('may be lists, each up to where it is refused', async () => {
    const host = await dealt({ players: 3 });
    const [a, b] = offersOf(host, 0);
    const results = await host.runner.playTogether([
      answer(host, 0, a, b),
      answer(host, 1, offersOf(host, 1)[0], DIP),
      answer(host, 2, { type: 'fly' }),
    ]);
    expect(results).toEqual([
      { ok: true, answer: { seq: 2, made: 2 } },
      { ok: true, answer: { seq: 3, made: 1, refused: { code: 'wearFirst', rule: 'SA-2', retry: false } } },
      { ok: false, refused: { code: 'malformed', retry: false } },
    ]);
    expect(host.store.commits).toEqual([1, 3]);
  });

  test('of which none can be made store nothing', async () => {
    const host = await dealt();
    const late = [0, 1].map((by) => ({ ...answer(host, by, offersOf(host, by)[0]), ask: 7 }));
    expect(await host.runner.playTogether(late)).toEqual([stale, stale]);
    expect(host.store.commits).toEqual([1]);
    expect(await host.runner.playTogether([])).toEqual([]);
  });

  test('are computed again where somebody was first, without what is no longer open', async () => {
    const here = await dealt({ players: 3 });
    const there = hosted(here.store, { players: 3 });
    const answers = [0, 1, 2].map((by) => answer(there, by, offersOf(there, by)[0]));
    await wear(here, 1, 1);
    expect(await there.runner.playTogether(answers)).toEqual([made(2), stale, made(3)]);
    expect(here.store.commits).toEqual([1, 1, 2]);
    expect(there.runner.table.entries).toEqual(here.store.entries());
  });

  test('leave no trace if their commit is lost', async () => {
    const host = await dealt({ players: 3 });
    const before = canonical([host.runner.table.state, host.runner.table.asks, host.runner.table.head]);
    host.store.expect('lost');
    const answers = [0, 1, 2].map((by) => answer(host, by, offersOf(host, by)[0]));
    await expect(host.runner.playTogether(answers)).rejects.toThrow('not there');
    await host.runner.reconcile();
    const { state, asks, head } = host.runner.table;
    expect(canonical([state, asks, head])).toBe(before);
  });
});

const made = (seq: number) => ({ ok: true, answer: { seq, made: 1 } });

describe('a change of the table', () => {
  const LEAVES = { kind: 'seating', seat: seat(1), bot: 'greedy' } as const;
  const END = { kind: 'ended', seat: null, reason: 'abandoned', consent: [seat(0)] } as const;

  test('is one entry, answered and told like a move', async () => {
    const host = await dealt();
    expect(await host.runner.change(LEAVES, 'human', 'leaves')).toEqual(made(1));
    expect(host.store.entries()[1]).toMatchObject({ ...LEAVES, actor: 'human', at: 1001 });
    expect(host.store.answers.get('leaves')).toEqual({ seq: 1, made: 1 });
    expect(host.told.at(-1)?.step.entry).toMatchObject(LEAVES);
    expect(host.runner.table.substitutes).toEqual([null, 'greedy']);
    expect(hosted(host.store).runner.table.substitutes).toEqual([null, 'greedy']);
  });

  test('that changes nothing is refused', async () => {
    const host = await dealt();
    const back = { ...LEAVES, bot: null };
    expect(await host.runner.change(back, 'table', null)).toEqual({
      ok: false,
      refused: { code: 'nothingChanges', retry: false },
    });
    expect(host.store.commits).toEqual([1]);
  });

  test('that ends the game says so to the store, and its replay verifies', async () => {
    const host = await dealt();
    await wear(host, 0);
    expect(host.store.over()).toBe(false);
    expect(await host.runner.change(END, 'human', 'end')).toEqual(made(2));
    expect(host.store.over()).toBe(true);
    expect(await play(host, turnOf(host), DIP)).toMatchObject({ refused: { code: 'tableEnded', retry: false } });
    const secret = { serverSeed: seedFromText('seed'), bytes: [null, null] };
    const replay = replayOf(host.runner.table as never, secret, { names: ['', ''], bots: [null, null] });
    expect(verify(replay, sample as never).every(({ verdict }) => verdict === 'fits')).toBe(true);
    expect((host.runner.table.state as Sample['state']).stage).not.toBe('over');
  });

  test('that somebody else has made first is refused', async () => {
    const here = await dealt();
    const there = hosted(here.store);
    await here.runner.change(LEAVES, 'human', 'here');
    expect(await there.runner.change(LEAVES, 'human', 'there')).toEqual({
      ok: false,
      refused: { code: 'nothingChanges', retry: false },
    });
    expect(here.store.answers.has('there')).toBe(false);
  });
});

test('the bot that plays on for somebody is the middle of the list', () => {
  const levels = (n: number) => Array.from({ length: n }, (_, id) => ({ id: String(id) }));
  expect([1, 2, 3, 4, 5].map((n) => substituteLevel(levels(n)))).toEqual(['0', '1', '1', '2', '2']);
});
