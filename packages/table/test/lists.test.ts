import { canonical, hashOfEntry, heardOf, ownMoves, seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { DIP, dealt, type Host, hosted, memoryStore, offersOf, play, STOP, wants, wear } from './store.ts';

/** Seat 1 has chosen; if seat 0 does too, its turn begins. */
async function beforeTheLastCharm(): Promise<Host> {
  for (let n = 0; ; n++) {
    const trial = await dealt({ seed: `coins ${n}` });
    await wear(trial, 1);
    await wear(trial, 0);
    await play(trial, 0, DIP);
    if ((trial.runner.table.state as { pot: number }).pot === 0) continue;
    const host = await dealt({ seed: `coins ${n}` });
    await wear(host, 1);
    return host;
  }
}

const kinds = ({ store }: Host): unknown[] =>
  store.entries().map((entry) => (entry.kind === 'move' ? entry.intent.type : entry.kind));

describe('a list of intents', () => {
  test('makes an entry each, in one commit, and one answer for all', async () => {
    const host = await dealt();
    const [a, b] = offersOf(host, 0);
    const wanted = wants(host, 0, a, b, a);
    expect(await host.runner.play(wanted)).toEqual({ ok: true, answer: { seq: 3, made: 3 } });
    expect(host.store.commits).toEqual([1, 3]);
    expect(host.store.answers.get(wanted.request)).toEqual({ seq: 3, made: 3 });
    expect(host.told.map(({ step }) => step.entry.seq)).toEqual([0, 1, 2, 3]);
  });

  test('is the same log as one move after the other', async () => {
    const [together, apart] = [await dealt(), await dealt()];
    const [a, b] = offersOf(apart, 0);
    await play(together, 0, b, a, b);
    for (const intent of [b, a, b]) await play(apart, 0, intent);
    const [left, right] = [together, apart].map(({ store }) =>
      store.entries().map(({ prev: _, at: __, ...rest }) => rest),
    );
    expect(left).toEqual(right);
    expect(canonical(together.runner.table.state)).toBe(canonical(apart.runner.table.state));
    expect(together.runner.heard()).toEqual(apart.runner.heard());
  });

  test('chains its entries, and each answers what the one before it opened', async () => {
    const host = await dealt();
    const [a, b] = offersOf(host, 0);
    await play(host, 0, a, b);
    const [, first, second] = host.store.entries();
    expect(second?.prev).toBe(hashOfEntry(first!));
    expect(second).toMatchObject({ ask: 1 });
  });

  test('stops at the first that is refused; what came before it is made', async () => {
    const host = await beforeTheLastCharm();
    const answer = { seq: 2, made: 1, refused: { code: 'nothingInPot', rule: 'SA-4', retry: false } };
    const wanted = wants(host, 0, offersOf(host, 0)[0], STOP, DIP);
    expect(await host.runner.play(wanted)).toEqual({ ok: true, answer });
    expect(host.store.answers.get(wanted.request)).toEqual(answer);
    expect(kinds(host)).toEqual(['start', 'wear', 'wear']);
  });

  test('that is refused at once makes nothing', async () => {
    const host = await dealt();
    const refused = await play(host, 0, DIP, offersOf(host, 0)[0]);
    expect(refused).toEqual({ ok: false, refused: { code: 'wearFirst', rule: 'SA-2', retry: false } });
    expect(host.store.commits).toEqual([1]);
  });

  test('stops where something comes to light, and drops the rest without a refusal', async () => {
    const host = await beforeTheLastCharm();
    const answer = { seq: 3, made: 2 };
    expect(await play(host, 0, offersOf(host, 0)[0], DIP, STOP)).toEqual({ ok: true, answer });
    expect(kinds(host)).toEqual(['start', 'wear', 'wear', 'dip']);
    expect(host.store.commits).toEqual([1, 1, 2]);
  });

  test('of which something cannot be read stops there', async () => {
    const host = await dealt();
    const [a] = offersOf(host, 0);
    const answer = { seq: 1, made: 1, refused: { code: 'malformed', retry: false } };
    expect(await play(host, 0, a, { type: 'fly' }, a)).toEqual({ ok: true, answer });
  });

  test('answers with its first intent the decision it names: a late list is stale as a whole', async () => {
    const host = await dealt();
    const [a, b] = offersOf(host, 0);
    const late = wants(host, 0, a, b);
    await play(host, 0, b);
    expect(await host.runner.play(late)).toEqual({ ok: false, refused: { code: 'stale', retry: false } });
    expect(host.store.rows).toHaveLength(2);
  });

  test('may be taken back as a whole or in part', async () => {
    const host = await dealt();
    const before = canonical(host.runner.table.state);
    const [a, b] = offersOf(host, 0);
    await play(host, 0, a, b, a);
    expect(ownMoves(host.runner.table, seat(0))).toEqual({ first: 1, choice: 1, last: 3 });
    await host.runner.takeBack({ seat: seat(0), to: 3, request: null });
    expect(ownMoves(host.runner.table, seat(0))).toEqual({ first: 1, choice: 1, last: 2 });
    await host.runner.takeBack({ seat: seat(0), to: 1, request: null });
    expect(canonical(host.runner.table.state)).toBe(before);
  });

  test('is one choice, and what the seat did before it is another', async () => {
    const host = await dealt();
    const [a, b] = offersOf(host, 0);
    await play(host, 0, a);
    await play(host, 0, b, a, b);
    expect(ownMoves(host.runner.table, seat(0))).toEqual({ first: 1, choice: 2, last: 4 });
    await host.runner.takeBack({ seat: seat(0), to: 2, request: null });
    expect(ownMoves(host.runner.table, seat(0))).toEqual({ first: 1, choice: 1, last: 1 });
  });

  test('whose commit is lost leaves no trace of any of it', async () => {
    const host = await dealt();
    const before = canonical([host.runner.table.state, host.runner.table.asks, host.runner.table.head]);
    const [a, b] = offersOf(host, 0);
    host.store.expect('lost');
    await expect(play(host, 0, a, b, a)).rejects.toThrow('not there');
    await host.runner.reconcile();
    const { state, asks, head } = host.runner.table;
    expect(canonical([state, asks, head])).toBe(before);
    expect(host.runner.heard()).toEqual(heardOf(host.runner.table).last);
  });

  test('with nothing in it is our own mistake', async () => {
    const host = hosted(memoryStore());
    await host.runner.start(null);
    await expect(play(host, 0)).rejects.toThrow(expect.objectContaining({ name: 'InvariantBroken' }));
  });
});
