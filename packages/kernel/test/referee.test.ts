import { describe, expect, test } from 'vitest';
import { accept, canonical, hashOfEntry, hashOfOpening, move, restore, seat, start, why } from '../src/index.ts';
import {
  dealt,
  dealtWithCoins,
  dip,
  everybodyWears,
  finish,
  granted,
  making,
  movesOf,
  offersOf,
  opened,
  play,
  refusalOf,
  stop,
  timid,
  wear,
  whim,
} from './sample-table.ts';

describe('the start', () => {
  test('deals everything up to the first decision in one entry of the table itself', () => {
    const { table } = dealt('start', { players: 3 });
    const [entry] = table.entries;
    expect(entry).toMatchObject({ kind: 'start', seq: 0, at: 1000, actor: 'table', rulesVersion: 1 });
    expect(entry).toMatchObject({ prev: hashOfOpening(table.opening), draws: [{ address: 'charms' }] });
    expect(entry?.kind === 'start' && entry.events.map(({ type }) => type)).toEqual([
      'charmsDealt',
      'charmsDealt',
      'charmsDealt',
      'wearingBegun',
    ]);
    expect(entry?.kind === 'start' && entry.draws[0]?.drew).toHaveLength(6);
  });

  test('comes once', () => {
    expect(refusalOf(start(dealt('once').table, 5))).toEqual({ code: 'alreadyStarted' });
  });

  test('comes before any move', () => {
    const { table } = opened('early');
    expect(refusalOf(move(table, making(table, 0, { type: 'dip' })))).toEqual({ code: 'notStarted' });
  });
});

describe('a move', () => {
  test('is written down with who, when, what was asked, what was wanted and what came of it', () => {
    const { table } = dealtWithCoins(1);
    everybodyWears(table);
    const { entry } = dip(table);
    expect(entry).toMatchObject({
      kind: 'move',
      seq: 3,
      at: 1003,
      actor: 'human',
      rulesVersion: 1,
      seat: 0,
      ask: 2,
      intent: { type: 'dip' },
      sealed: true,
    });
    expect(entry.kind === 'move' && entry.events.map(({ type }) => type)).toEqual(['dipped', 'coinDrawn']);
    expect(entry.kind === 'move' && entry.draws).toMatchObject([
      { address: 'bag/0', drew: [table.state.drawn[0]?.id] },
    ]);
  });

  test('carries the hash of the entry before it', () => {
    const { table } = dealt('chain');
    finish(table, timid);
    table.entries.slice(1).forEach((entry, i) => {
      expect(entry.prev).toBe(hashOfEntry(table.entries[i]!));
    });
    expect(table.head).toBe(hashOfEntry(table.entries.at(-1)!));
  });

  test.each([
    null,
    undefined,
    7,
    'dip',
    [],
    {},
    { type: 'fly' },
    { type: 'wear' },
    { type: 'wear', charm: 'charm-9z' },
    { type: 'dip', charm: 'charm-0a' },
    { type: 'dip', extra: 1 },
    JSON.parse('{"type":"dip","__proto__":{"x":1}}'),
  ])('that is %j is malformed', (intent) => {
    const { table } = dealt('malformed');
    expect(refusalOf(move(table, making(table, 0, intent)))).toEqual({ code: 'malformed' });
    expect(why(table, seat(0), intent)).toEqual({ code: 'malformed' });
  });

  test('the rules refuse is refused in their own words', () => {
    const { table } = dealt('refused');
    const others = offersOf(table, 1)[0];
    expect(refusalOf(move(table, making(table, 0, others)))).toEqual({ code: 'notYourCharm', rule: 'SA-2' });
    expect(refusalOf(move(table, making(table, 0, { type: 'dip' })))).toEqual({ code: 'wearFirst', rule: 'SA-2' });
    everybodyWears(table);
    expect(refusalOf(move(table, making(table, 1, { type: 'dip' })))).toEqual({ code: 'notYourTurn', rule: 'SA-3' });
    expect(refusalOf(move(table, making(table, 0, { type: 'stop' })))).toEqual({ code: 'nothingInPot', rule: 'SA-4' });
    expect(table.entries).toHaveLength(3);
  });

  test('after the end is refused', () => {
    const { table } = dealt('over');
    finish(table, timid);
    expect(refusalOf(move(table, making(table, 0, { type: 'dip' })))).toEqual({ code: 'gameOver', rule: 'SA-7' });
  });
});

describe('why', () => {
  test('answers what a move would, and fine for what is offered', () => {
    const { table } = dealt('why');
    for (const by of [0, 1]) {
      for (const intent of [...offersOf(table, 0), ...offersOf(table, 1), { type: 'dip' }, { type: 'stop' }]) {
        const answer = move(table, making(table, by, intent));
        expect(why(table, seat(by), intent)).toEqual(answer.ok ? undefined : answer.refused);
      }
    }
    expect(why(table, seat(0), offersOf(table, 0)[0])).toBeUndefined();
  });

  test('changes nothing', () => {
    const { table } = dealt('why');
    const before = canonical([table.state, table.asks, table.entries, table.head]);
    why(table, seat(0), offersOf(table, 0)[0]);
    expect(canonical([table.state, table.asks, table.entries, table.head])).toBe(before);
  });

  test('says before the start what a move would be told', () => {
    const { table } = opened('early');
    expect(why(table, seat(0), { type: 'dip' })).toEqual({ code: 'notStarted' });
  });
});

describe('a seal', () => {
  test('is on what drew something or brought something to light, and on nothing else', () => {
    const { table } = dealt('seals', { players: 3 });
    finish(table, whim('seals'));
    const last = table.entries.at(-1);
    for (const entry of movesOf(table)) {
      expect(entry.sealed, JSON.stringify(entry.intent)).toBe(entry.intent.type === 'dip' || entry === last);
    }
  });

  test('is on a last stop that shows the charms though it draws nothing', () => {
    const { table } = dealtWithCoins(1);
    for (;;) {
      const next = table.game.awaited(table.state)[0];
      if (next === undefined) break;
      if (table.state.stage === 'dipping' && table.state.turnsTaken === 1 && table.state.pot > 0) break;
      play(table, next, timid(offersOf(table, next)));
    }
    if (table.state.stage === 'over') throw new Error('the last turn ended by a rat; choose another seed');
    const { entry } = stop(table);
    expect(entry).toMatchObject({ draws: [], sealed: true });
  });
});

describe('a step', () => {
  const spelled = (table: ReturnType<typeof dealt>['table']): string =>
    canonical([table.state, table.asks, table.entries, table.head, table.epoch]);

  test('changes nothing until it is accepted, and nothing ever if it is dropped', () => {
    const { table } = dealt('drop');
    everybodyWears(table);
    const before = spelled(table);
    const dropped = granted(move(table, making(table, 0, { type: 'dip' })));
    expect(spelled(table)).toBe(before);
    const again = granted(move(table, making(table, 0, { type: 'dip' })));
    expect(canonical(again)).toBe(canonical(dropped));
    accept(table, again);
    expect(table.entries).toHaveLength(4);
    expect(spelled(table)).not.toBe(before);
  });

  test('that was overtaken by another is not accepted', () => {
    const { table } = dealt('overtaken');
    const slow = granted(move(table, making(table, 0, offersOf(table, 0)[0])));
    wear(table, 1);
    const before = spelled(table);
    expect(() => accept(table, slow)).toThrow(expect.objectContaining({ name: 'InvariantBroken' }));
    expect(spelled(table)).toBe(before);
  });

  test('is not accepted twice', () => {
    const { table } = dealt('twice');
    const step = wear(table, 0);
    expect(() => accept(table, step)).toThrow(expect.objectContaining({ name: 'InvariantBroken' }));
  });

  test('of the start is not accepted twice', () => {
    const { table } = opened('start twice');
    const step = granted(start(table, 0));
    accept(table, step);
    expect(() => accept(table, step)).toThrow(expect.objectContaining({ name: 'InvariantBroken' }));
  });
});

describe('a log', () => {
  test('read from JSON at every moment folds to the table of that moment, which plays on the same', () => {
    const { table, key } = dealt('prefix', { players: 3 });
    const moments: string[] = [];
    const note = (): void => {
      moments[table.entries.length] = canonical([table.state, table.asks, table.head, table.epoch]);
    };
    note();
    const policy = whim('prefix');
    for (;;) {
      const next = table.game.awaited(table.state)[0];
      if (next === undefined) break;
      play(table, next, policy(offersOf(table, next)));
      note();
    }
    expect(table.entries.length).toBeGreaterThan(8);
    for (let n = 1; n <= table.entries.length; n++) {
      const log = JSON.parse(JSON.stringify(table.entries.slice(0, n)));
      const again = restore(table.game, JSON.parse(JSON.stringify(table.opening)), key, log);
      expect(canonical([again.state, again.asks, again.head, again.epoch])).toBe(moments[n]);
      const next = table.entries[n];
      if (next?.kind !== 'move') continue;
      expect(canonical(granted(move(again, next)).entry)).toBe(canonical(next));
    }
  });

  test('that is empty folds to a table with nothing on it', () => {
    const { table, key } = opened('empty');
    const again = restore(table.game, table.opening, key, []);
    expect(canonical([again.state, again.asks, again.head])).toBe(canonical([table.state, table.asks, table.head]));
  });
});
