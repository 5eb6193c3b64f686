import { type Sample, sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import {
  accept,
  canonical,
  heardAfter,
  heardOf,
  type Message,
  messageOf,
  move,
  NOTHING_HEARD,
  type Seat,
  type Step,
  seat,
  start,
  type Viewer,
  viewers,
} from '../src/index.ts';
import {
  dealt,
  everybodyWears,
  granted,
  making,
  offersOf,
  opened,
  type SampleTable,
  type Sitting,
  wear,
  whim,
  withdraw,
} from './sample-table.ts';

/** Plays a game of three and hands over each step before it is accepted. */
function listened(seed: string, hear: (table: SampleTable, step: Step<Sample>) => void): Sitting {
  const sitting = opened(seed, { players: 3, bringing: [0] });
  const { table } = sitting;
  const policy = whim(seed);
  let step = granted(start(table, 1));
  for (;;) {
    hear(table, step);
    accept(table, step);
    const next = sample.awaited(table.state)[0];
    if (next === undefined) return sitting;
    step = granted(move(table, making(table, next, policy(offersOf(table, next)))));
  }
}

const charmsOf = (s: Sample['state'], by: Seat): string[] => (s.players[by]?.charms ?? []).map(({ id }) => id);

describe('a message', () => {
  test('never holds a charm that its reader may not know', () => {
    let looked = 0;
    for (let n = 0; n < 20; n++) {
      listened(`secret ${n}`, (table, step) => {
        const after = step.state;
        const shown: readonly unknown[] = after.stage === 'over' ? after.players.map(({ worn }) => worn?.id) : [];
        for (const viewer of viewers(3)) {
          const text = JSON.stringify(messageOf(table, step, viewer));
          for (const other of [0, 1, 2].map(seat).filter((one) => one !== viewer)) {
            for (const charm of charmsOf(after, other).filter((id) => !shown.includes(id))) {
              expect(text).not.toContain(charm);
              looked++;
            }
          }
        }
      });
    }
    expect(looked).toBeGreaterThan(2000);
  });

  test('holds the reader’s own charms, so that the search above would find one', () => {
    const { table } = opened('own', { players: 3 });
    const step = granted(start(table, 1));
    for (const one of [0, 1, 2].map(seat)) {
      for (const charm of charmsOf(step.state, one)) {
        expect(JSON.stringify(messageOf(table, step, one))).toContain(charm);
      }
    }
  });

  test('to others is the same, whichever charm is worn', () => {
    const { table } = dealt('same', { players: 3 });
    const [left, right] = [0, 1].map((which) => granted(move(table, making(table, 0, offersOf(table, 0)[which]))));
    for (const viewer of [seat(1), seat(2), 'spectator'] as Viewer[]) {
      expect(canonical(messageOf(table, left!, viewer))).toBe(canonical(messageOf(table, right!, viewer)));
    }
    expect(canonical(messageOf(table, left!, seat(0)))).not.toBe(canonical(messageOf(table, right!, seat(0))));
  });

  test('to a spectator has no offers and no ask, to a seat its own', () => {
    listened('offers', (table, step) => {
      const outside = messageOf(table, step, 'spectator');
      expect([outside.offers, outside.ask]).toEqual([[], null]);
      for (const one of [0, 1, 2].map(seat)) {
        const message = messageOf(table, step, one);
        expect(message.offers).toEqual(sample.legal(step.state, one));
        expect(message.ask).toBe(step.asks[one] ?? null);
        expect(message.ask === null).toBe(message.offers.length === 0);
      }
    });
  });

  test('holds no hash, no draw and no seed', () => {
    const { secret, key, table } = dealt('nothing');
    const hidden = [secret.serverSeed, Buffer.from(key).toString('hex'), table.opening.commitment, table.head, 'draws'];
    const step = wear(table, 0);
    for (const viewer of viewers(2)) {
      const text = JSON.stringify(messageOf(table, step, viewer));
      for (const one of [...hidden, step.entry.prev, table.head]) expect(text).not.toContain(one);
      expect(text).not.toMatch(/[0-9a-f]{32}/);
    }
  });

  test('of a take-back says who took back, shows nothing seen, and the view as it is now', () => {
    const { table } = dealt('back');
    wear(table, 0);
    const step = withdraw(table, 0, 1);
    const message = messageOf(table, step, seat(1));
    expect(message).toMatchObject({ seq: 2, kind: 'takenBack', by: 0, seen: [], ask: 0 });
    expect(message.view.players).toEqual([
      { purse: 0, wearing: false },
      { purse: 0, wearing: false },
    ]);
  });
});

describe('the running hash', () => {
  test('changes with every message, for every viewer, and no two viewers share one', () => {
    const all: string[] = [NOTHING_HEARD];
    let last = viewers(3).map(() => NOTHING_HEARD);
    listened('running', (table, step) => {
      last = viewers(3).map((viewer, i) => heardAfter(last[i]!, messageOf(table, step, viewer) as Message));
      all.push(...last);
    });
    expect(all.length).toBeGreaterThan(30);
    expect(new Set(all).size).toBe(all.length);
  });

  test('depends on every part of a message and on all that came before', () => {
    const { table } = opened('parts', { players: 2 });
    const message = messageOf(table, granted(start(table, 1)), seat(0)) as Message;
    const hashes = [
      heardAfter(NOTHING_HEARD, message),
      heardAfter(heardAfter(NOTHING_HEARD, message), message),
      heardAfter(NOTHING_HEARD, { ...message, seq: 1 }),
      heardAfter(NOTHING_HEARD, { ...message, kind: 'move' }),
      heardAfter(NOTHING_HEARD, { ...message, by: seat(0) }),
      heardAfter(NOTHING_HEARD, { ...message, seen: [] }),
      heardAfter(NOTHING_HEARD, { ...message, view: { ...message.view, pot: 1 } }),
      heardAfter(NOTHING_HEARD, { ...message, offers: message.offers.slice(1) }),
      heardAfter(NOTHING_HEARD, { ...message, ask: null }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('worked out from the log is the one that was kept while playing', () => {
    let last = viewers(3).map(() => NOTHING_HEARD);
    let count = 0;
    const { table, key } = listened('kept', (at, step) => {
      last = viewers(3).map((viewer, i) => heardAfter(last[i]!, messageOf(at, step, viewer) as Message));
      count++;
    });
    const heard = heardOf(table, key);
    expect(heard.last).toEqual(last);
    expect(heard.each).toHaveLength(count);
    expect(new Set(heard.each).size).toBe(count);
  });

  test('goes on over a take-back', () => {
    const { table, key } = dealt('goes on');
    everybodyWears(table);
    const before = heardOf(table, key);
    withdraw(table, 1, 2);
    const after = heardOf(table, key);
    expect(after.each.slice(0, -1)).toEqual(before.each);
    for (const [i, hash] of after.last.entries()) expect(hash).not.toBe(before.last[i]);
  });
});
