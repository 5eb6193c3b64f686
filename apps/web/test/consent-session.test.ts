import type { TableTerms } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { room } from './fake-server.ts';
import { joined } from './joined.ts';

const TERMS: TableTerms = { clock: null, timeUp: 'forfeit', watchers: true };
const SEATS = [{ kind: 'empty' }, { kind: 'empty' }] as const;

const atTable = () => {
  const all = joined();
  all.end.welcome();
  all.end.say({ type: 'room', room: room({ phase: 'gathering', terms: TERMS, seats: SEATS }) });
  return all;
};

describe('at a table on a server', () => {
  it('consent and giving up are requests', () => {
    const { session, saidOf } = atTable();
    session.consent({ kind: 'takeBack', to: 7 }, true);
    session.consent({ kind: 'pause' }, false);
    session.concede();
    expect(saidOf('consent')).toMatchObject([
      { table: 'table1', to: { kind: 'takeBack', to: 7 }, agree: true },
      { table: 'table1', to: { kind: 'pause' }, agree: false },
    ]);
    expect(saidOf('concede')).toMatchObject([{ table: 'table1' }]);
  });

  it('terms are part of its setup, and two quick changes of them are both made', () => {
    const { session, saidOf } = atTable();
    session.setUp(({ terms }) => ({ terms: { ...terms, watchers: false } }));
    session.setUp(({ terms }) => ({ terms: { ...terms, clock: { kind: 'days', days: 3 } } }));
    const both = { ...TERMS, watchers: false, clock: { kind: 'days', days: 3 } };
    expect(saidOf('setUp').at(-1)).toMatchObject({ terms: both });
    expect(session.snapshot().room?.terms).toEqual(both);
  });

  it('clocks are kept with when they came', () => {
    const { session, end } = atTable();
    const before = performance.now();
    end.say({ type: 'clocks', table: 'table1', clocks: [{ left: 5000, runsIn: null }, null] });
    const { clocks } = session.snapshot();
    expect(clocks?.clocks).toEqual([{ left: 5000, runsIn: null }, null]);
    expect(clocks?.at).toBeGreaterThanOrEqual(before);
  });

  it('that lets nobody watch is gone for watchers', () => {
    const { session, end } = atTable();
    end.say({ type: 'gone', table: 'table1', code: 'noWatchers' });
    expect(session.snapshot().gone).toBe('noWatchers');
  });
});
