import {
  canonical,
  frozen,
  heardOf,
  newsText,
  ownMoves,
  pick,
  type Rng,
  seats,
  seededRng,
  viewers,
} from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { type MoveAnswer, newsAfter } from '../src/index.ts';
import {
  DIP,
  dealt,
  type Host,
  hosted,
  memoryStore,
  offersOf,
  play,
  STOP,
  turnOf,
  type Weather,
  wants,
  wear,
} from './store.ts';

/** Two processes at one table. */
async function two(seed = 'seed'): Promise<readonly [Host, Host]> {
  const first = await dealt({ seed });
  return [first, hosted(first.store, { seed })];
}

const spelled = ({ runner: { table, heard } }: Host): string =>
  canonical([table.entries, table.state, table.asks, table.head, table.epoch, heard()]);

describe('two runners on one store', () => {
  test('who is overtaken reads, tells what it missed, and decides again', async () => {
    const [here, there] = await two();
    await wear(here, 0);
    expect(await wear(there, 1)).toEqual({ ok: true, answer: { seq: 2, made: 1 } });
    expect(there.told.map(({ step }) => step.entry.seq)).toEqual([1, 2]);
    expect(there.runner.table.entries).toEqual(here.store.entries());
  });

  test('of two who answer one decision the second is told that it is stale', async () => {
    const [here, there] = await two();
    const [one, other] = [wants(here, 0, offersOf(here, 0)[0]), wants(there, 0, offersOf(there, 0)[1])];
    const results = await Promise.all([here.runner.play(one), there.runner.play(other)]);
    expect(results).toEqual([
      { ok: true, answer: { seq: 1, made: 1 } },
      { ok: false, refused: { code: 'stale', retry: false } },
    ]);
    expect(here.store.answers.has(other.request)).toBe(false);
  });

  test('both answer at once and neither is lost', async () => {
    const [here, there] = await two();
    const results = await Promise.all([wear(here, 0), wear(there, 1)]);
    expect(results.map((result) => result.ok)).toEqual([true, true]);
    expect(here.store.rows).toHaveLength(3);
  });

  test('a list that is overtaken is decided again as a whole', async () => {
    const [here, there] = await two();
    await wear(here, 1);
    const [a, b] = offersOf(there, 0);
    // By now the last charm begins the dipping, so the second one comes too late.
    expect(await play(there, 0, a, b)).toEqual({
      ok: true,
      answer: { seq: 2, made: 1, refused: { code: 'allAreWorn', rule: 'SA-2', retry: false } },
    });
  });

  test('a draw is the same, whoever makes it', async () => {
    const [here, there] = await two();
    await wear(here, 0);
    await wear(there, 1);
    const { seat: by, ...wanted } = wants(there, turnOf(there), DIP);
    await there.runner.play({ ...wanted, seat: by });
    const alone = await dealt();
    for (const one of [0, 1]) await wear(alone, one);
    await play(alone, by, DIP);
    expect(canonical(there.runner.table.state)).toBe(canonical(alone.runner.table.state));
  });

  test('both may deal, and there is one deal', async () => {
    const store = memoryStore();
    const [here, there] = [hosted(store), hosted(store)];
    expect(await here.runner.start('here')).toEqual({ seq: 0, made: 1 });
    expect(await there.runner.start('there')).toEqual({ seq: 0, made: 0 });
    expect(store.rows).toHaveLength(1);
    expect(spelled(there)).toBe(spelled(here));
  });

  test('who may be behind reads what there is before anything else', async () => {
    const [here] = await two();
    for (const by of [0, 1]) await wear(here, by);
    const late = hosted(here.store, { behind: 1 });
    expect(late.runner.table.entries).toHaveLength(1);
    await late.runner.reconcile();
    expect(spelled(late)).toBe(spelled(here));
    expect(late.told.map(({ step }) => step.entry.seq)).toEqual([1, 2]);
  });

  test('who loses every race gives up in the end, and knows all there is', async () => {
    const here = await dealt();
    const { commit } = here.store;
    let races = 0;
    const losing = hosted({
      ...here.store,
      commit: async (written) => {
        races++;
        await play(here, 0, offersOf(here, 0)[races % 2]);
        return commit(written);
      },
    });
    expect(await wear(losing, 1)).toEqual({ ok: false, refused: { code: 'unavailable', retry: true } });
    expect(losing.runner.table.entries).toEqual(here.store.entries());
    expect(losing.runner.heard()).toEqual(here.runner.heard());
  });
});

/** What was acknowledged: the answer, and what its entries must say. */
interface Acknowledged {
  readonly request: string;
  readonly answer: MoveAnswer;
  readonly made: readonly object[];
}

/** Does something that this host thinks possible; undefined if it was refused. */
async function something(host: Host, rng: Rng): Promise<Acknowledged | undefined> {
  const { table } = host.runner;
  const awaited = table.game.awaited(frozen(table.state));
  const own = seats(2).find((by) => ownMoves(table, by) !== null);
  if (own !== undefined && rng.below(4) === 0) {
    const request = `back ${rng.below(1e9)}`;
    const { last: to } = ownMoves(table, own)!;
    const result = await host.runner.takeBack({ seat: own, to, request });
    return result.ok ? { request, answer: result.answer, made: [{ kind: 'takenBack', seat: own, to }] } : undefined;
  }
  if (awaited.length === 0) return undefined;
  const by = pick(rng, awaited);
  const offers = offersOf(host, by);
  const wanted = wants(host, by, ...(rng.below(3) === 0 ? [...offers, DIP, STOP] : [pick(rng, offers)]));
  const result = await host.runner.play(wanted);
  if (!result.ok) return undefined;
  const made = wanted.intents.slice(0, result.answer.made).map((intent) => ({ kind: 'move', seat: by, intent }));
  return { request: wanted.request, answer: result.answer, made };
}

/** A host that has seen all there is: whatever it tries on an old table brings it up to date. */
async function caughtUp(host: Host): Promise<Host> {
  const { store, runner } = host;
  while (runner.table.entries.length < store.rows.length) {
    const [by] = runner.table.game.awaited(frozen(runner.table.state));
    if (by === undefined) throw new Error('a table is over before the store says so');
    await play(host, by, offersOf(host, by)[0]);
  }
  return host;
}

/** It is the table that the store restores to, and it has told everybody just what the log tells, once. */
function mustAgree(host: Host, fresh: Host): void {
  const { runner, store, told } = host;
  expect(spelled(host)).toBe(spelled(fresh));
  expect(runner.table.entries).toEqual(store.entries());
  expect(runner.heard()).toEqual(heardOf(runner.table).last);
  const before = runner.table.entries.length - told.length - 1;
  viewers(2).forEach((viewer, i) => {
    const news = newsAfter(runner.table, viewer, before).map(newsText);
    expect(told.map(({ texts }) => texts[i])).toEqual(news);
  });
}

describe('whatever the weather', () => {
  const weathers: readonly Weather[] = ['fair', 'fair', 'fair', 'lost', 'unsure'];

  test('two runners converge, no acknowledged move is lost, and all hashes are those of the log', async () => {
    let [acknowledged, together] = [0, 0];
    for (let n = 0; n < 40; n++) {
      const seed = `weather ${n}`;
      const rng = seededRng(seed);
      const hosts = await two(seed);
      const { store } = hosts[0];
      const said: Acknowledged[] = [];
      for (let i = 0; i < 30; i++) {
        if (rng.below(3) === 0) store.expect(pick(rng, weathers), pick(rng, weathers));
        const made = await Promise.all(
          hosts.map((host) => something(host, rng).catch(() => host.runner.reconcile().then(() => undefined))),
        );
        const both = made.filter((one) => one !== undefined);
        said.push(...both);
        if (both.length === 2) together++;
      }
      const entries = store.entries();
      for (const { request, answer, made } of said) {
        expect(store.answers.get(request)).toEqual(answer);
        expect(entries.slice(answer.seq - answer.made + 1, answer.seq + 1)).toMatchObject(made);
      }
      acknowledged += said.length;
      for (const host of hosts) mustAgree(await caughtUp(host), hosted(store, { seed }));
    }
    expect(acknowledged).toBeGreaterThan(400);
    expect(together).toBeGreaterThan(20);
  });
});
