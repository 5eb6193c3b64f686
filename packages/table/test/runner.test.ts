import { canonical, heardOf, positionOf, replayOf, seat, seedFromText, verify, viewers } from '@quri/kernel';
import { sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { DIP, dealt, hosted, memoryStore, offersOf, play, STOP, turnOf, wants, wear } from './store.ts';

const MALFORMED = { ok: false, refused: { code: 'malformed', retry: false } };

describe('a table that is run', () => {
  test('deals once', async () => {
    const host = hosted(memoryStore());
    expect(await host.runner.start('deal')).toEqual({ seq: 0, made: 1 });
    expect(host.store.entries()).toMatchObject([{ kind: 'start', seq: 0, at: 1000 }]);
    expect(host.store.answers.get('deal')).toEqual({ seq: 0, made: 1 });
    expect(host.told).toHaveLength(1);
  });

  test('makes a move: stored, answered, then part of the table and told', async () => {
    const host = await dealt();
    const wanted = wants(host, 1, offersOf(host, 1)[0]);
    expect(await host.runner.play(wanted)).toEqual({ ok: true, answer: { seq: 1, made: 1 } });
    expect(host.store.entries()[1]).toMatchObject({ kind: 'move', seat: 1, actor: 'human', ask: 0, at: 1001 });
    expect(host.store.answers.get(wanted.request)).toEqual({ seq: 1, made: 1 });
    expect(host.runner.table.entries).toHaveLength(2);
    expect(host.told.at(-1)?.step.entry).toBe(host.runner.table.entries[1]);
  });

  test('is not changed, and tells nothing, until the store has it', async () => {
    const host = await dealt();
    const before = canonical(host.runner.table.state);
    const playing = wear(host, 0);
    expect([canonical(host.runner.table.state), host.told.length]).toEqual([before, 1]);
    await playing;
    expect([canonical(host.runner.table.state) === before, host.told.length]).toEqual([false, 2]);
  });

  test('stores an entry as its canonical text', async () => {
    const host = await dealt();
    await wear(host, 0);
    host.store.rows.forEach(({ text }, i) => {
      expect(text).toBe(canonical(host.runner.table.entries[i]));
    });
  });

  test('refuses without writing anything', async () => {
    const host = await dealt();
    expect(await play(host, 0, { type: 'fly' })).toEqual(MALFORMED);
    expect(await play(host, 0, DIP)).toEqual({ ok: false, refused: { code: 'wearFirst', rule: 'SA-2', retry: false } });
    const late = wants(host, 0, offersOf(host, 0)[0]);
    await wear(host, 0);
    expect(await host.runner.play(late)).toEqual({ ok: false, refused: { code: 'stale', retry: false } });
    expect([host.store.rows.length, host.store.answers.size]).toEqual([2, 1]);
  });

  test('answers that a decision is gone, whatever was meant for it', async () => {
    const host = await dealt();
    const { ask } = wants(host, 0);
    for (const by of [0, 1]) await wear(host, by);
    for (const intent of [DIP, STOP, { type: 'fly' }])
      for (const by of [0, 1])
        expect(await host.runner.play({ ...wants(host, by, intent), ask })).toMatchObject({
          refused: { code: 'stale', retry: false },
        });
    expect(host.store.rows).toHaveLength(3);
  });

  test('says why not, without making anything', async () => {
    const host = await dealt();
    expect(host.runner.why(seat(0), DIP)).toEqual({ code: 'wearFirst', rule: 'SA-2', retry: false });
    expect(host.runner.why(seat(0), offersOf(host, 0)[0])).toBeNull();
    expect(host.store.rows).toHaveLength(1);
  });

  test('takes a move back, and not what it may not', async () => {
    const host = await dealt();
    const before = viewers(2).map((viewer) => positionOf(host.runner.table, viewer).view);
    await wear(host, 0);
    const takeBack = (by: number, to: number) => host.runner.takeBack({ seat: seat(by), to, request: `back ${by}` });
    expect(await takeBack(1, 1)).toEqual({ ok: false, refused: { code: 'notYours', retry: false } });
    expect(await takeBack(0, 1)).toEqual({ ok: true, answer: { seq: 2, made: 1 } });
    expect(viewers(2).map((viewer) => positionOf(host.runner.table, viewer).view)).toEqual(before);
    expect(host.store.answers.get('back 0')).toEqual({ seq: 2, made: 1 });
    expect(await takeBack(0, 1)).toEqual({ ok: false, refused: { code: 'nothingToTakeBack', retry: false } });
  });

  test('tells the store with which entry the game is over, and verifies from what is stored', async () => {
    const host = await dealt();
    const overs: boolean[] = [];
    while (sample.outcome(host.runner.table.state as never) === undefined) {
      const by = host.runner.table.game.awaited(host.runner.table.state as never)[0]!;
      await play(host, by, offersOf(host, by).at(-1));
      overs.push(host.store.over());
    }
    expect(overs.indexOf(true)).toBe(overs.length - 1);
    const { table } = hosted(host.store).runner;
    const secret = { serverSeed: seedFromText('seed'), bytes: [null, null] };
    const findings = verify(replayOf(table, secret, { names: ['', ''], bots: [null, null] }), sample);
    expect(findings.map(({ verdict }) => verdict)).toEqual(Array(7).fill('fits'));
  });

  test('keeps the running hash of everybody, which is that of the log', async () => {
    const host = await dealt();
    for (const by of [0, 1]) await wear(host, by);
    await play(host, turnOf(host), DIP);
    await play(host, turnOf(host), STOP);
    expect(host.runner.heard()).toEqual(heardOf(host.runner.table).last);
    expect(host.told.at(-1)?.heard).toEqual(host.runner.heard());
  });
});
