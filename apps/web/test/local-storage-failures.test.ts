import { describe, expect, it } from 'vitest';
import { localSession } from '../src/session/local/local-session.ts';
import { clientOf } from '../src/session/local/worker-client.ts';
import type { TableSession } from '../src/session/table-session.ts';
import { memoryStore } from '../src/session/worker/memory-store.ts';
import { overflowStore } from '../src/session/worker/overflow-store.ts';
import type { TableStore } from '../src/session/worker/table-store.ts';
import type { LocalSeat } from '../src/session/worker/worker-messages.ts';
import { playOffer } from './playing-out.ts';
import { until } from './until.ts';
import { workerBeside } from './worker-in-process.ts';

const anna: LocalSeat = { kind: 'person', name: 'Anna' };
const jan: LocalSeat = { kind: 'person', name: 'Jan' };
const bot: LocalSeat = { kind: 'bot', level: 'greedy' };

/** A store that is full whenever the test says so. */
function fullStore(): TableStore & { full: boolean } {
  const store = memoryStore();
  const self: TableStore & { full: boolean } = {
    ...store,
    full: false,
    create: async (...all) => {
      if (self.full) throw new Error('the quota is used up');
      return store.create(...all);
    },
    append: async (...all) => {
      if (self.full) throw new Error('the quota is used up');
      return store.append(...all);
    },
    keeps: () => true,
  };
  return self;
}

const heardAt = (session: TableSession): number => session.snapshot().history.length;

describe('a write that fails', () => {
  it('refuses the move and nothing else: the same move does when there is room again', async () => {
    const store = fullStore();
    const engine = clientOf(workerBeside(store));
    const table = await engine.ask('open', { game: 'incan-gold', seats: [anna, bot, bot], options: {} });
    const session = localSession(engine, table);
    await until(() => heardAt(session) > 0);
    store.full = true;
    playOffer(session, 0);
    await until(() => session.snapshot().refused !== null);
    expect(session.snapshot()).toMatchObject({ pending: null, refused: { code: 'notKept', retry: true } });
    store.full = false;
    playOffer(session, 0);
    await until(() => heardAt(session) > 1);
    const log = await store.log(table, 0);
    expect(log.map(({ entry }) => entry.seq)).toEqual(log.map((_, n) => n));
    const again = localSession(clientOf(workerBeside(store)), table);
    await until(() => heardAt(again) >= log.length);
  });

  it('keeps the bots waiting and no longer, and says so', async () => {
    const store = fullStore();
    const engine = clientOf(workerBeside(store));
    const table = await engine.ask('open', { game: 'incan-gold', seats: [anna, bot, bot], options: {} });
    store.full = true;
    const session = localSession(engine, table);
    await until(() => heardAt(session) > 0);
    await new Promise((done) => setTimeout(done, 30));
    expect(heardAt(session)).toBe(1);
    expect(session.snapshot().kept).toBe(false);
    store.full = false;
    await until(() => {
      return heardAt(session) === 3;
    });
    expect(session.snapshot().kept).toBe(true);
  });
});

describe('a table that there is no room for', () => {
  it('is played all the same, as long as the page is there, and says so', async () => {
    const store = fullStore();
    const engine = clientOf(workerBeside(overflowStore(store, memoryStore())));
    const open = (): Promise<string> =>
      engine.ask('open', { game: 'incan-gold', seats: [anna, bot, bot], options: {} });
    const kept = await open();
    store.full = true;
    const table = await open();
    const session = localSession(engine, table);
    await until(() => heardAt(session) > 0);
    expect(session.snapshot().kept).toBe(false);
    const before = heardAt(session);
    playOffer(session, 0);
    await until(() => heardAt(session) > before);
    expect((await engine.ask('tables', {})).map((line) => line.table)).toEqual([table, kept]);
    const other = localSession(engine, kept);
    await until(() => other.snapshot().room !== null);
    expect(other.snapshot().kept).toBe(true);
  });
});

describe('a device that was put down', () => {
  it('shows no hand to whoever comes back to the table before they say who they are', async () => {
    const engine = clientOf(workerBeside());
    const table = await engine.ask('open', { game: 'incan-gold', seats: [anna, jan, bot], options: {} });
    const session = localSession(engine, table);
    await until(() => session.snapshot().passTo === 0);
    session.ready();
    await until(() => session.snapshot().hand?.seat === 0);
    session.leave();
    const again = localSession(engine, table);
    await until(() => heardAt(again) > 0);
    expect(again.snapshot()).toMatchObject({ hand: null, passTo: 0, room: { you: null } });
    again.ready();
    await until(() => again.snapshot().hand?.seat === 0);
  });
});
