import { boardTrial, inPairs } from '@quri/conformance/board';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';
import { cellsOf } from '../src/answers/laid-tiles.ts';
import { printedBoard, STEPPING } from '../src/answers/map.ts';
import { planOf } from '../src/board/plan/plan.ts';
import type { Flight, Shown } from '../src/board/shown.ts';
import type { Seen, SeenOf, View } from '../src/view/shapes.ts';

const { played } = boardTrial(SUBJECT);
const LOGS = [0, 1, 2].map((i) => played({ players: 3, seed: `plan ${i}` }));

/** The first step of some games that began with such a thing, and how it is staged. */
function staged<T extends Seen['type']>(
  type: T,
  { you = null, fits = () => true }: { you?: number | null; fits?: (seen: SeenOf<T>, before: View) => boolean } = {},
) {
  for (const [before, message] of LOGS.flatMap((log) => inPairs(log))) {
    const [first] = message.seen;
    if (first?.type !== type || !fits(first as SeenOf<T>, before.view)) continue;
    const seen = first as SeenOf<T>;
    const beats = planOf(before.view, [seen], message.view, you) ?? [];
    return { seen, before: before.view, view: message.view, beats, names: beats.map(({ name }) => name) };
  }
  throw new Error(`nobody saw ${type}`);
}

const flightOf = (shown: Shown): Flight => shown.flights[0]!;
const lasts = (beats: readonly { readonly ms: number; readonly steady?: boolean }[]): number =>
  beats.reduce((sum, { ms, steady }) => (steady ? sum : sum + ms), 0);

describe('what a plan stages', () => {
  test.each(['slide', 'turn'] as const)('IN-8, IN-9: a %s takes the tile and its riders all the way', (kind) => {
    const { seen, view, beats, names } = staged('tileMoved', {
      fits: ({ motion, riders }) => motion.kind === kind && riders.length > 0,
    });
    const { tile, to, motion, riders } = seen;
    expect(names).toEqual([kind === 'slide' ? 'slide' : 'swing', 'lies']);
    expect(flightOf(beats[0]!.shown)).toMatchObject({ kind: 'tile', tile, to, motion, ms: beats[0]!.ms });
    // It is drawn where it gets to, and comes from where it was.
    expect(beats[0]!.shown.poses[tile]).toBe(to);
    for (const rider of riders) expect(cellsOf(to)).toContain(beats[0]!.shown.counters[rider]);
    expect(beats[0]!.shown.counters).toEqual(view.counters);
    expect(beats[1]!.shown.flights).toEqual([]);
  });

  test('a friend’s step takes less than a second, one’s own half of it', () => {
    const fits = (one: SeenOf<'tileMoved'>): boolean => one.seat === 1 && one.riders.length === 0;
    expect(lasts(staged('tileMoved', { you: 0, fits }).beats)).toBe(700);
    expect(lasts(staged('tileMoved', { you: 1, fits }).beats)).toBe(350);
  });

  test('IN-7: whoever is carried off by somebody else is told so, and nobody else', () => {
    const { seen, before, view } = staged('tileMoved', {
      fits: ({ seat, riders }) => riders.some((rider) => rider !== seat),
    });
    const rider = seen.riders.find((one) => one !== seen.seat)!;
    const first = (you: number | null) => planOf(before, [seen], view, you)![0]!;
    expect(first(rider)).toMatchObject({
      big: true,
      own: true,
      says: { type: 'carriedOff', seat: seen.seat, rider },
    });
    for (const you of [null, seen.seat, ...[0, 1, 2].filter((one) => !seen.riders.some((rides) => rides === one))]) {
      expect(first(you).says).toEqual(seen);
      expect(first(you).big).toBeUndefined();
    }
  });

  test('IN-11: a counter walks its way cell by cell, and pays at once', () => {
    const { seen, before, beats, names } = staged('counterWalked', { fits: ({ cost }) => cost > 0 });
    expect(names).toEqual(['walk', 'arrived']);
    expect(flightOf(beats[0]!.shown)).toMatchObject({ kind: 'walk', seat: seen.seat, path: seen.path });
    expect(beats[0]!.shown.turn.actionPoints).toBe(before.turn.actionPoints - seen.cost);
    expect(beats[1]!.shown.counters[seen.seat]).toBe(seen.path.at(-1));
  });

  test('IN-13: a statue is only somebody’s when it has reached them, and only then it is counted', () => {
    const { seen, before, beats, names } = staged('statueTaken');
    const { seat, tile, left } = seen;
    expect(names).toEqual(['raise', 'raised']);
    expect(beats[0]!.says).toEqual(seen);
    expect(beats[0]!.shown.statues).toEqual(before.statues);
    expect(flightOf(beats[0]!.shown)).toEqual({ kind: 'statue', seat, tile });
    expect(beats[1]!.shown.statues[seat]).not.toContain(tile);
    expect(beats[1]!.says).toEqual({ type: 'statueRaised', seat, left });
  });

  test('IN-13: the last statue of somebody is a big moment', () => {
    for (const left of [0, 1]) {
      const { beats } = staged('statueTaken', { fits: (one) => one.left === left });
      expect(beats.at(-1)!.big === true).toBe(left === 0);
    }
  });

  test('IN-14: a counter goes down in one passage and comes up in another', () => {
    const { view } = LOGS[0]!.find((message) => message.view.phase === 'walking')!;
    const { seat } = view.turn;
    const from = view.counters[seat]!;
    const to = printedBoard(view).passages.find((cell) => cell !== from)!;
    const beats = planOf(view, [{ type: 'passageTaken', seat, from, to }], view)!;
    expect(flightOf(beats[0]!.shown)).toMatchObject({ kind: 'passage', seat, from, to });
    expect(beats.map(({ shown }) => shown.counters[seat])).toEqual(beats.map(() => to));
    expect(beats.at(-1)!.shown).toMatchObject({ flights: [], touched: [] });
    expect(beats.at(-1)!.shown.turn.actionPoints).toBe(view.turn.actionPoints - 1);
  });

  test('IN-2: a tile lies on the board only when it has arrived there', () => {
    const { seen, beats, names } = staged('tileLaid');
    expect(names).toEqual(['lay', 'laid']);
    expect(beats.map(({ shown }) => shown.poses[seen.tile])).toEqual([null, seen.pose]);
    expect(beats[0]!.shown.tile).toBeNull();
  });

  test('IN-17: a blocker drops on its cell before the turn is summed up', () => {
    const { seen, beats } = staged('turnEnded', {
      you: 0,
      fits: ({ seat, blocker }) => seat !== 0 && blocker !== null,
    });
    const { seat, blocker } = seen;
    expect(beats[0]!.name).toBe('block');
    expect(beats[0]!.says).toBeUndefined();
    expect(beats[0]!.shown.blockers[seat]).toBeNull();
    expect(flightOf(beats[0]!.shown)).toEqual({ kind: 'blocker', seat, cell: blocker });
    expect(beats.at(-1)).toMatchObject({ steady: true, says: { type: 'turnSummed', summary: seen.summary } });
    expect(beats.at(-1)!.shown.blockers[seat]).toBe(blocker);
  });

  test('IN-18, IN-19: the end is a big moment that says how it came', () => {
    const ends = LOGS.map((log) => inPairs(log).at(-1)!);
    for (const [before, message] of ends) {
      const { reason, winners } = message.view.final!;
      const last = planOf(before.view, message.seen, message.view)!.at(-1)!;
      expect(last).toMatchObject({ name: 'win', big: true });
      expect(last.says).toEqual(
        reason === 'escaped' ? { type: 'escaped', seat: winners[0] } : { type: 'stalled', reason },
      );
    }
  });
});

describe('a whole turn at once', () => {
  /** Everything that somebody did in one turn, from its beginning to its end. */
  const TURNS = LOGS.flatMap((log) =>
    log.flatMap((before, i) => {
      if (before.view.phase !== 'movingTiles' || before.view.turn.summary.moved.length > 0) return [];
      const rest = log.slice(i + 1).flatMap((message) => message.seen);
      const end = rest.findIndex(({ type }) => type === 'turnEnded');
      return end < 0 ? [] : [{ before: before.view, turn: rest.slice(0, end + 1) }];
    }),
  );

  test('of somebody else ends with its summary, and takes no longer than there is time for at a brisk pace', () => {
    expect(TURNS.length).toBeGreaterThan(50);
    for (const { before, turn } of TURNS) {
      const you = (before.turn.seat + 1) % 3;
      const beats = planOf(before, turn, before, you)!;
      expect(beats.at(-1)!.says).toMatchObject({ type: 'turnSummed', summary: { seat: before.turn.seat } });
      // Of the three seconds of a brisk pace, 1.4 are for all that moves; what is steady takes 55 % of its time.
      const steady = beats.reduce((sum, one) => sum + (one.steady ? one.ms * 0.55 : 0), 0);
      expect(steady).toBeGreaterThan(0);
      expect(steady + 1400).toBeLessThanOrEqual(3000);
    }
  });

  test('never shows a tile on another', () => {
    for (const { before, turn } of TURNS.slice(0, 40)) {
      for (const { name, shown } of planOf(before, turn, before, null)!) {
        const cells = STEPPING.flatMap((tile) => (shown.poses[tile] === null ? [] : cellsOf(shown.poses[tile]!)));
        expect(new Set(cells).size, name).toBe(cells.length);
      }
    }
  });
});
