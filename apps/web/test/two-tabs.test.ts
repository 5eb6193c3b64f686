import { describe, expect, it } from 'vitest';
import { localSession } from '../src/session/local/local-session.ts';
import { clientOf } from '../src/session/local/worker-client.ts';
import type { TableSession } from '../src/session/table-session.ts';
import { memoryStore } from '../src/session/worker/memory-store.ts';
import type { LocalSeat } from '../src/session/worker/worker-messages.ts';
import { playOffer, playOut } from './playing-out.ts';
import { until } from './until.ts';
import { workerBeside } from './worker-in-process.ts';

const anna: LocalSeat = { kind: 'person', name: 'Anna' };
const jan: LocalSeat = { kind: 'person', name: 'Jan' };
const bot: LocalSeat = { kind: 'bot', level: 'greedy' };

/** Two tabs of one browser at one table: a worker each, and one storage. */
async function twoTabs(seats: readonly LocalSeat[], secondPause?: () => Promise<void>) {
  const store = memoryStore();
  const one = clientOf(workerBeside(store));
  const table = await one.ask('open', { game: 'incan-gold', seats, options: {} });
  const first = localSession(one, table);
  const second = localSession(clientOf(workerBeside(store, secondPause)), table);
  for (const tab of [first, second]) await until(() => tab.snapshot().position !== null);
  return { store, one, table, first, second };
}

const take = async (tab: TableSession, seat: number) => {
  await until(() => tab.snapshot().passTo === seat);
  tab.ready();
  await until(() => tab.snapshot().hand?.seat === seat);
};

describe('two tabs of one table', () => {
  it('never overwrite each other: the one behind hears what it missed with its next move', async () => {
    const { store, table, first, second } = await twoTabs([anna, jan, anna]);
    for (const tab of [first, second]) await take(tab, 0);
    playOffer(first, 1);
    await until(() => first.snapshot().history.length === 2);
    const stored = await store.log(table, 0);
    playOffer(second, 0);
    await until(() => second.snapshot().refused !== null);
    expect(second.snapshot()).toMatchObject({ pending: null, hand: null, passTo: 1, refused: { code: 'stale' } });
    expect(second.snapshot().history).toEqual(first.snapshot().history);
    expect(second.snapshot().heard).toBe(first.snapshot().heard);
    expect(await store.log(table, 0)).toEqual(stored);
    await take(second, 1);
    expect(second.snapshot().refused).toBeNull();
    playOffer(second, 0);
    await until(() => second.snapshot().history.length === 3);
    expect(await store.get(table)).toMatchObject({ count: 3 });
  });

  it('make a move that still stands after what was missed, and nobody is told to choose again', async () => {
    // The bots of the second tab never come to move, so that it hears of nothing.
    const never = (): Promise<void> => new Promise(() => {});
    const { store, table, first, second } = await twoTabs([anna, bot, bot], never);
    await until(() => {
      return first.snapshot().history.length === 3;
    });
    expect(second.snapshot().history).toHaveLength(1);
    playOffer(second, 0);
    await until(() => second.snapshot().pending === null);
    expect(second.snapshot().refused).toBeNull();
    expect(
      second
        .snapshot()
        .history.map(({ by }) => by)
        .slice(0, 4),
    ).toEqual([...first.snapshot().history.map(({ by }) => by), 0]);
    expect((await store.log(table, 3)).map(({ entry }) => entry.actor)).toEqual(['human']);
  });

  it('converge when both let the bots play: one log, and both have heard all of it', async () => {
    const { store, table, first, second } = await twoTabs([anna, bot, bot]);
    await Promise.all([first, second].map((tab) => playOut(tab, (turn) => (turn % 3 === 2 ? 1 : 0))));
    expect(second.snapshot().history).toEqual(first.snapshot().history);
    expect(second.snapshot().heard).toBe(first.snapshot().heard);
    const log = await store.log(table, 0);
    expect(log.map(({ entry }) => entry.seq)).toEqual(first.snapshot().history.map(({ seq }) => seq));
    expect(await store.get(table)).toMatchObject({ over: true, count: log.length });
  });

  it('bring no table back that one of them has discarded', async () => {
    const { store, one, table, second } = await twoTabs([anna, jan, anna]);
    await take(second, 0);
    one.notify({ type: 'discard', table });
    playOffer(second, 0);
    await until(() => second.snapshot().gone === 'noSuchTable');
    expect(await store.all()).toEqual([]);
  });
});
