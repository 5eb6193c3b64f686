import { type Sample, sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import {
  accept,
  canonical,
  move,
  type News,
  newsOf,
  newsText,
  offersAt,
  ownMoves,
  positionOf,
  type Seat,
  type Step,
  seat,
  start,
  type TableChange,
  type Viewer,
  viewers,
} from '../src/index.ts';
import {
  change,
  dealt,
  granted,
  making,
  offersOf,
  opened,
  type SampleTable,
  wear,
  whim,
  withdraw,
} from './sample-table.ts';

/** Plays a game of three and hands over each step once it is part of the table. */
function listened(seed: string, hear: (table: SampleTable, step: Step<Sample>) => void): void {
  const { table } = opened(seed, { players: 3, bringing: [0] });
  const policy = whim(seed);
  let step = granted(start(table, 1));
  for (;;) {
    accept(table, step);
    hear(table, step);
    const next = sample.awaited(table.state)[0];
    if (next === undefined) return;
    step = granted(move(table, making(table, next, policy(offersOf(table, next)))));
  }
}

/** What a viewer is told of a step. */
const told = ({ entry, seen }: Step<Sample>, viewer: Viewer): News<Sample> =>
  newsOf(entry, seen[viewer === 'spectator' ? seen.length - 1 : viewer] ?? []);

const charmsOf = (s: Sample['state'], by: Seat): string[] => (s.players[by]?.charms ?? []).map(({ id }) => id);

describe('news and position', () => {
  test('never hold a charm that their reader may not know', () => {
    let looked = 0;
    for (let n = 0; n < 20; n++) {
      listened(`secret ${n}`, (table, step) => {
        const after = step.state;
        const shown: readonly unknown[] = after.stage === 'over' ? after.players.map(({ worn }) => worn?.id) : [];
        for (const viewer of viewers(3)) {
          const text = JSON.stringify([told(step, viewer), positionOf(table, viewer)]);
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

  test('hold the reader’s own charms, so that the search above would find one', () => {
    const { table } = opened('own', { players: 3 });
    const step = granted(start(table, 1));
    accept(table, step);
    for (const one of [0, 1, 2].map(seat)) {
      for (const charm of charmsOf(step.state, one)) {
        expect(JSON.stringify(told(step, one))).toContain(charm);
        expect(JSON.stringify(positionOf(table, one))).toContain(charm);
      }
    }
  });

  test('hold no hash, no draw and no seed', () => {
    const { secret, key, table } = dealt('nothing');
    const hidden = [secret.serverSeed, Buffer.from(key).toString('hex'), table.opening.commitment, table.head, 'draws'];
    const step = wear(table, 0);
    for (const viewer of viewers(2)) {
      const text = JSON.stringify([told(step, viewer), positionOf(table, viewer)]);
      for (const one of [...hidden, step.entry.prev, table.head]) expect(text).not.toContain(one);
      expect(text).not.toMatch(/[0-9a-f]{32}/);
    }
  });
});

describe('news', () => {
  test('are where, what, by whom and what was seen of it, and nothing else', () => {
    const { table } = dealt('lean', { players: 3 });
    const step = wear(table, 1);
    const [charm] = table.state.players[1]!.charms;
    const seen = { type: 'charmWorn', seat: 1 };
    expect(told(step, 'spectator')).toEqual({ seq: 1, kind: 'move', by: 1, seen: [seen] });
    expect(told(step, seat(1))).toEqual({ seq: 1, kind: 'move', by: 1, seen: [{ ...seen, charm }] });
  });

  test('of the start are nobody’s doing, and have for each seat what it was dealt', () => {
    const { table } = opened('deal');
    const step = granted(start(table, 1));
    expect(told(step, 'spectator')).toEqual({ seq: 0, kind: 'start', by: null, seen: [] });
    for (const one of [0, 1].map(seat))
      expect(told(step, one).seen).toEqual([{ type: 'charmsDealt', charms: step.state.players[one]?.charms }]);
  });

  test('to others are the same, whichever charm is worn; to the wearer they are not', () => {
    const { table } = dealt('same', { players: 3 });
    const [left, right] = [0, 1].map((which) => granted(move(table, making(table, 0, offersOf(table, 0)[which]))));
    for (const viewer of [seat(1), seat(2), 'spectator'] as Viewer[])
      expect(newsText(told(left!, viewer))).toBe(newsText(told(right!, viewer)));
    expect(newsText(told(left!, seat(0)))).not.toBe(newsText(told(right!, seat(0))));
  });

  test('are spelled in one way, whatever the order their parts came in', () => {
    const news: News = { seen: [], by: null, kind: 'start', seq: 0 };
    expect(newsText(news)).toBe('{"by":null,"kind":"start","seen":[],"seq":0}');
  });

  test('of a take-back say to everybody who took back what', () => {
    const { table } = dealt('back');
    wear(table, 0);
    const step = withdraw(table, 0, 1);
    const due = { seq: 2, kind: 'takenBack', by: 0, seen: [{ type: 'takenBack', to: 1 }] };
    for (const viewer of viewers(2)) expect(told(step, viewer)).toEqual(due);
  });

  test.each<[TableChange, number | null, object]>([
    [{ kind: 'seating', seat: seat(1), bot: 'greedy' }, 1, { type: 'seating', bot: 'greedy' }],
    [{ kind: 'pause', paused: true, consent: [seat(0)] }, null, { type: 'pause', paused: true }],
    [{ kind: 'clock', seat: seat(1), left: 30_000 }, 1, { type: 'clock', left: 30_000 }],
    [{ kind: 'ended', seat: seat(0), reason: 'conceded', consent: [] }, 0, { type: 'ended', reason: 'conceded' }],
    [{ kind: 'ended', seat: null, reason: 'abandoned', consent: [] }, null, { type: 'ended', reason: 'abandoned' }],
  ])('of what happens to the table say it to everybody: %j', (wanted, by, seen) => {
    const { table } = dealt('table');
    const step = change(table, wanted);
    for (const viewer of viewers(2))
      expect(told(step, viewer)).toEqual({ seq: 1, kind: wanted.kind, by, seen: [seen] });
  });
});

describe('news of a person who is back', () => {
  test('say that no bot plays for them any more', () => {
    const { table } = dealt('back');
    change(table, { kind: 'seating', seat: seat(0), bot: 'greedy' });
    const step = change(table, { kind: 'seating', seat: seat(0), bot: null });
    for (const viewer of viewers(2))
      expect(told(step, viewer)).toEqual({ seq: 2, kind: 'seating', by: 0, seen: [{ type: 'seating', bot: null }] });
  });
});

describe('a position', () => {
  test('is the view, and for a seat its offers, its open ask and what it may take back', () => {
    listened('offers', (table, step) => {
      const outside = positionOf(table, 'spectator');
      expect([outside.offers, outside.ask, outside.takeBack]).toEqual([[], null, null]);
      for (const one of [0, 1, 2].map(seat)) {
        const position = positionOf(table, one);
        expect(position).toEqual({
          seq: step.entry.seq,
          view: sample.project(step.state, one),
          offers: sample.legal(step.state, one),
          ask: step.asks[one],
          takeBack: ownMoves(table, one),
        });
        expect(position.ask === null).toBe(position.offers.length === 0);
      }
    });
  });

  test('after a take-back is the one before the move, but for the ask', () => {
    const { table } = dealt('again');
    wear(table, 1);
    const before = viewers(2).map((viewer) => positionOf(table, viewer));
    wear(table, 0);
    withdraw(table, 0, 2);
    viewers(2).forEach((viewer, i) => {
      const { seq, ask, takeBack, ...rest } = positionOf(table, viewer);
      const { seq: _seq, ask: _ask, takeBack: due, ...due2 } = before[i]!;
      expect(canonical(rest)).toBe(canonical(due2));
      expect([seq, takeBack]).toEqual([3, due]);
      expect(ask).toBe(viewer === 'spectator' ? null : table.asks[viewer]);
    });
  });

  test('asks the rules for its offers once', () => {
    let asked = 0;
    const legal: typeof sample.legal = (s, by) => {
      asked++;
      return sample.legal(s, by);
    };
    const { table } = dealt('once', { game: { ...sample, legal } });
    const before = asked;
    for (const one of [0, 1, 0, 1].map(seat)) {
      positionOf(table, one);
      offersAt(table, one);
    }
    expect(asked).toBe(before);
  });
});
