import { describe, expect, it } from 'vitest';
import { positionOf } from '../src/session/chronicle.ts';
import { engineOn } from '../src/session/local/engine.ts';
import { localSession } from '../src/session/local/local-session.ts';
import type { TableSession } from '../src/session/table-session.ts';
import { memoryVault, type Vault } from '../src/session/worker/vault.ts';
import type { LocalSeat } from '../src/session/worker/wire.ts';
import { deskBeside } from './desk-beside.ts';
import { until } from './until.ts';

const anna: LocalSeat = { kind: 'person', name: 'Anna' };
const jan: LocalSeat = { kind: 'person', name: 'Jan' };
const bot: LocalSeat = { kind: 'bot', level: 'greedy' };

/** A vault that is full whenever the test says so. */
function fullVault(): Vault & { full: boolean } {
  const vault = memoryVault();
  const self = {
    ...vault,
    full: false,
    put: async (table: Parameters<Vault['put']>[0]) => {
      if (self.full) throw new Error('the quota is used up');
      return vault.put(table);
    },
  };
  return self;
}

const heardAt = (session: TableSession): number => session.snapshot().history.length;

/** As a screen does: everything is shown at once. */
const show = (session: TableSession): void => session.settled(positionOf(session.snapshot())?.seq ?? -1);

describe('a write that fails', () => {
  it('refuses the move and nothing else: the same move does when there is room again', async () => {
    const vault = fullVault();
    const engine = engineOn(deskBeside(vault));
    const table = await engine.ask('open', { game: 'incan-gold', seats: [anna, bot, bot], options: {} });
    const session = localSession(engine, table);
    await until(() => heardAt(session) > 0);
    vault.full = true;
    session.play(0);
    await until(() => session.snapshot().refused !== null);
    expect(session.snapshot()).toMatchObject({ pending: null, refused: { code: 'notKept', retry: true } });
    vault.full = false;
    session.play(0);
    await until(() => heardAt(session) > 1);
    const kept = await vault.get(table);
    expect(kept?.entries.map(({ seq }) => seq)).toEqual(kept?.entries.map((_, n) => n));
    const again = localSession(engineOn(deskBeside(vault)), table);
    await until(() => heardAt(again) >= (kept?.entries.length ?? 0));
  });

  it('keeps the bots waiting and no longer', async () => {
    const vault = fullVault();
    const engine = engineOn(deskBeside(vault));
    const table = await engine.ask('open', { game: 'incan-gold', seats: [anna, bot, bot], options: {} });
    vault.full = true;
    const session = localSession(engine, table);
    await until(() => heardAt(session) > 0);
    show(session);
    await new Promise((done) => setTimeout(done, 30));
    expect(heardAt(session)).toBe(1);
    vault.full = false;
    await until(() => {
      show(session);
      return heardAt(session) === 3;
    });
  });
});

describe('a device that was put down', () => {
  it('shows no hand to whoever comes back to the table before they say who they are', async () => {
    const engine = engineOn(deskBeside());
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

describe('two tabs of one table', () => {
  it('never overwrite each other: the one behind is brought up to date by its next move', async () => {
    const vault = memoryVault();
    const one = engineOn(deskBeside(vault));
    const table = await one.ask('open', { game: 'incan-gold', seats: [anna, jan, anna], options: {} });
    const first = localSession(one, table);
    const second = localSession(engineOn(deskBeside(vault)), table);
    for (const tab of [first, second]) {
      await until(() => tab.snapshot().passTo === 0);
      tab.ready();
      await until(() => tab.snapshot().hand !== null);
    }
    first.play(1);
    await until(() => heardAt(first) === 2);
    const kept = await vault.get(table);
    second.play(0);
    await until(() => second.snapshot().refused !== null);
    expect(second.snapshot()).toMatchObject({ pending: null, hand: null, refused: { code: 'stale', retry: true } });
    expect(second.snapshot().history).toEqual(first.snapshot().history);
    expect(await vault.get(table)).toEqual(kept);
    await until(() => second.snapshot().passTo === 1);
    second.ready();
    await until(() => second.snapshot().hand?.seat === 1);
    expect(second.snapshot().refused).toBeNull();
    second.play(0);
    await until(() => heardAt(second) === 3);
    expect((await vault.get(table))?.entries).toHaveLength(3);
  });

  it('bring no table back that one of them has discarded', async () => {
    const vault = memoryVault();
    const one = engineOn(deskBeside(vault));
    const table = await one.ask('open', { game: 'incan-gold', seats: [anna, jan, anna], options: {} });
    const second = localSession(engineOn(deskBeside(vault)), table);
    await until(() => second.snapshot().passTo === 0);
    second.ready();
    await until(() => second.snapshot().hand !== null);
    one.tell({ type: 'discard', table });
    second.play(0);
    await until(() => second.snapshot().gone === 'noSuchTable');
    expect(await vault.all()).toEqual([]);
  });
});
