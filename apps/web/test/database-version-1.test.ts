import { readFileSync } from 'node:fs';
import { loadEngines } from '@quri/catalogue';
import { isComplete, isVerified, parseReplay, verify } from '@quri/kernel';
import { describe, expect, it } from 'vitest';
import { localSession } from '../src/session/local/local-session.ts';
import { clientOf } from '../src/session/local/worker-client.ts';
import { memoryStore } from '../src/session/worker/memory-store.ts';
import { fromVersion1, type TableInVersion1 } from '../src/session/worker/version-1.ts';
import { playOut } from './playing-out.ts';
import { until } from './until.ts';
import { workerBeside } from './worker-in-process.ts';

/** Written by the page of commit 3544f73: a practice game, one that goes round with a move taken back, a finished one. */
const saved: readonly TableInVersion1[] = JSON.parse(
  readFileSync(new URL('fixtures/saved-tables-v1.json', import.meta.url), 'utf8'),
);
const [practice, goingRound, finished] = saved as [TableInVersion1, TableInVersion1, TableInVersion1];

async function migrated() {
  const store = memoryStore();
  for (const table of saved) {
    const { record, log } = fromVersion1(table);
    await store.create(record, log);
  }
  return { store, engine: clientOf(workerBeside(store)) };
}

const engines = await loadEngines();
const gameOf = (id: string) => engines.find(({ game }) => game.meta.id === id)!.game;

const checked = (text: string | null) => {
  const replay = parseReplay(text ?? '');
  if (!replay.ok) throw new Error(replay.refused);
  const found = verify(replay.value, gameOf(replay.value.opening.game));
  return { replay: replay.value, broken: found.filter(({ verdict }) => verdict !== 'fits'), found };
};

describe('a game that was saved before logs had entries of their own', () => {
  it('is stored as a small record and its entries, and keeps everything', () => {
    const { record, log } = fromVersion1(practice);
    expect(record).not.toHaveProperty('entries');
    expect(record).toMatchObject({ id: practice.id, seats: practice.seats, over: false, count: 13 });
    expect(record.opening).toMatchObject({ format: 'quri/table/1', table: practice.id, players: 3 });
    expect(record.opening).not.toHaveProperty('deal');
    expect(log.map(({ entry }) => entry)).toEqual(practice.entries);
  });

  it('is listed, unless it is finished', async () => {
    const { engine } = await migrated();
    const lines = await engine.ask('tables', {});
    expect(lines.map(({ table }) => table).sort()).toEqual([practice.id, goingRound.id].sort());
  });

  it.each([
    ['with bots', practice],
    ['passed round, with a move taken back', goingRound],
  ])('opens, is played to its end, and its replay is true and wholly checked: %s', async (_, { id, entries }) => {
    const { engine, store } = await migrated();
    const session = localSession(engine, id);
    await until(() => session.snapshot().position !== null);
    expect(session.snapshot().history.map(({ kind }) => kind)).toEqual(entries.map(({ kind }) => kind));
    await playOut(session, (turn) => (turn % 3 === 2 ? -1 : 0));
    const { replay, broken, found } = checked(await session.replay());
    expect(broken).toEqual([]);
    expect([isVerified(found), isComplete(found)]).toEqual([true, true]);
    expect(replay.entries.slice(0, entries.length)).toEqual(entries);
    expect(await store.get(id)).toMatchObject({ over: true, count: replay.entries.length });
  });

  it('gives its replay if it was finished, and that is true', async () => {
    const { engine } = await migrated();
    const { broken, replay } = checked(await engine.ask('replay', { table: finished.id }));
    expect(broken).toEqual([]);
    expect(replay.entries).toEqual(finished.entries);
  });

  it('is taken up again after a reload in the middle, by the marks of what was played since', async () => {
    const { engine, store } = await migrated();
    const session = localSession(engine, practice.id);
    await until(() => {
      return session.snapshot().history.length > practice.entries.length;
    });
    session.leave();
    const again = localSession(clientOf(workerBeside(store)), practice.id);
    await until(() => again.snapshot().position !== null);
    expect(again.snapshot().heard).toBe(session.snapshot().heard);
    await playOut(again, () => 0);
    expect(checked(await again.replay()).broken).toEqual([]);
  });
});
