import { DURATIONS } from '@quri/board-kit';
import { boardTrial, inPairs } from '@quri/conformance/board';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';
import { countAt } from '../src/answers/figures.ts';
import { planOf } from '../src/board/plan/plan.ts';
import { type Shown, shownOf } from '../src/board/shown.ts';
import type { Seen, SeenOf, View } from '../src/view/shapes.ts';

const { played } = boardTrial(SUBJECT);
const LOGS = [0, 1, 2].map((i) => played({ players: 3, seed: `plan ${i}`, options: { auction: i === 2 } }));

/** The first step of some games in which such a thing was seen, and how it is staged. */
function staged<T extends Seen['type']>(
  type: T,
  { you = null, fits = () => true }: { you?: number | null; fits?: (seen: SeenOf<T>, before: View) => boolean } = {},
) {
  for (const log of LOGS) {
    for (const [before, message] of inPairs(log)) {
      const at = message.seen.findIndex((one) => one.type === type && fits(one as SeenOf<T>, before.view));
      if (at !== 0) continue;
      const seen = message.seen[0] as SeenOf<T>;
      const beats = planOf(before.view, [seen], message.view, you) ?? [];
      return { seen, before: before.view, view: message.view, beats, names: beats.map(({ name }) => name) };
    }
  }
  throw new Error(`nobody saw ${type}`);
}

/** Everything somebody did in one turn, as if it had come at once, and the views around it. */
function wholeTurn(seat: number, fits: (seen: readonly Seen[]) => boolean) {
  for (const log of LOGS) {
    for (let from = 1; from < log.length; from++) {
      const first = log[from]!;
      if (!first.seen.some((one) => one.type === 'tilePlaced' && one.seat === seat)) continue;
      const to = log.findIndex(({ seen }, i) => i >= from && seen.some(({ type }) => type === 'turnEnded'));
      const seen = log.slice(from, to + 1).flatMap((one) => one.seen);
      const turn = seen.slice(0, seen.findIndex(({ type }) => type === 'turnEnded') + 1);
      if (to > from && fits(turn)) return { before: log[from - 1]!.view, turn, view: log[to]!.view };
    }
  }
  throw new Error('nobody took such a turn');
}

const ofType = <T extends Seen['type']>(seen: readonly Seen[], ...types: readonly T[]): readonly SeenOf<T>[] =>
  seen.filter((one): one is SeenOf<T> => types.some((type) => type === one.type));

describe('what a plan stages', () => {
  test('a tile travels to its place, and the hex is explored only when it is there', () => {
    const { seen, beats, names } = staged('tilePlaced');
    expect(names).toEqual(['place', 'placed', 'lies']);
    expect(beats[0]!.shown.flights).toEqual([
      {
        what: { kind: 'tile', tile: seen.tile, rotation: seen.rotation },
        from: { at: 'tile' },
        to: { at: 'hex', hex: seen.hex },
      },
    ]);
    expect(beats.map(({ shown }) => shown.hexes[seen.hex]?.terrain ?? null)).toEqual([null, seen.tile, seen.tile]);
  });

  test.each(['explorer', 'leader'] as const)('a walking %s is nowhere else while it is on its way', (figure) => {
    const { seen, before, beats, names } = staged('figureWalked', { fits: (one) => one.figure === figure });
    const { seat, from, to, cost } = seen;
    expect(names).toEqual(['walk', 'arrived']);
    const count = (shown: Pick<Shown, 'hexes' | 'expeditions'>, hex: number): number =>
      countAt(shown, seat, figure, hex);
    const [start, end] = [count(before, from), count(before, to)];
    expect(beats.map(({ shown }) => [count(shown, from), count(shown, to)])).toEqual([
      [start - 1, end],
      [start - 1, end + 1],
    ]);
    expect(beats[0]!.shown.flights).toEqual([
      { what: { kind: 'figure', figure, seat }, from: { at: 'hex', hex: from }, to: { at: 'hex', hex: to } },
    ]);
    expect(beats[0]!.shown.turn.actionPoints).toBe(before.turn.actionPoints - cost);
  });

  test('a friend’s step takes half a second at every pace, one’s own less', () => {
    const fits = (one: SeenOf<'figureWalked'>): boolean => one.seat === 1;
    const seenBy = (you: number | null): ReturnType<typeof staged>['beats'] =>
      staged('figureWalked', { you, fits }).beats;
    const lasts = (you: number | null): number => seenBy(you).reduce((sum, { ms }) => sum + ms, 0);
    expect(lasts(0)).toBe(500);
    expect(lasts(1)).toBe(250);
    expect(seenBy(0).map(({ evenPaced }) => evenPaced)).toEqual([true, true]);
    expect(seenBy(1).map(({ evenPaced }) => evenPaced)).toEqual([undefined, undefined]);
  });

  test('TK-9: a treasure is only somebody’s when it has reached them', () => {
    const { seen } = staged('treasureHunted');
    for (const log of LOGS) {
      for (const [before, message] of inPairs(log)) {
        const found = ofType(message.seen, 'treasureFound')[0];
        if (found === undefined) continue;
        const beats = planOf(before.view, message.seen, message.view)!;
        const sum = ({ expeditions }: Pick<Shown, 'expeditions'>): number =>
          expeditions[found.seat]!.treasures.reduce((all, count) => all + count, 0);
        const has = sum(before.view);
        expect(beats.map(({ name, shown }) => [name, sum(shown) - has])).toEqual([
          ['search', 0],
          ['done', 0],
          ['found', 0],
          ['kept', 1],
        ]);
        return;
      }
    }
    throw new Error(`nothing was found by ${seen.seat}`);
  });

  test('TK-15: what somebody scores is counted temple by temple, and paid when it is said', () => {
    const log = LOGS.flat();
    const [before, message] = inPairs(log).find(
      ([, { seen }]) => (ofType(seen, 'scored')[0]?.count.temples.length ?? 0) > 2,
    )!;
    const [seen] = ofType(message.seen, 'scored');
    const { seat, count, points } = seen!;
    const beats = planOf(before.view, message.seen, message.view)!;
    const tallies = beats.filter(({ name }) => name === 'tally').map(({ shown }) => shown.counting!);
    const temples = tallies.slice(0, count.temples.length);
    expect(temples.map((one) => one.temples)).toEqual(count.temples.map((_, i) => count.temples.slice(0, i + 1)));
    expect(temples.at(-1)!.total).toBe(count.total - count.treasures);
    const paid = beats.find(({ name }) => name === 'score')!;
    expect(paid).toMatchObject({ big: true, says: { type: 'seatScores', seat, count, points } });
    expect(paid.shown.counting).toMatchObject({ total: count.total, treasures: count.treasures });
    const had = before.view.expeditions[seat]!.points;
    for (const { name, shown } of beats.slice(0, beats.indexOf(paid)))
      expect(shown.expeditions[seat]!.points, name).toBe(had);
    expect(paid.shown.expeditions[seat]!.points).toBe(points);
    // The summary of the turn comes before the count: it does not give it away.
    const summed = beats.find(({ says }) => says?.type === 'turnSummed');
    expect(summed!.says).toMatchObject({ summary: { seat, scored: null } });
  });

  test('TK-14: a volcano darkens the board, and everybody is told', () => {
    const [before, message] = inPairs(LOGS[0]!).find(
      ([, { seen }]) => ofType(seen, 'scoringBegun')[0]?.cause === 'volcano',
    )!;
    const beats = planOf(before.view, message.seen, message.view)!;
    const dark = beats.filter(({ shown }) => shown.dark);
    expect(dark).toHaveLength(1);
    expect(dark[0]).toMatchObject({
      name: 'eruption',
      big: true,
      ms: DURATIONS.staged,
      says: { type: 'everybodyScores', cause: 'volcano' },
    });
  });

  test('the end is a big moment', () => {
    const [before, message] = inPairs(LOGS[0]!).at(-1)!;
    const last = planOf(before.view, message.seen, message.view)!.at(-1)!;
    expect(last).toMatchObject({ name: 'win', big: true, says: { type: 'gameEnded' } });
  });

  test('TK-10, TK-12: what is done against the viewer is a big moment, for others it is not', () => {
    const swap = staged('treasureExchanged');
    const { seat, from, give, take } = swap.seen;
    const said = { type: 'treasureSwapped', seat, from, give, take };
    const first = (you: number | null) => planOf(swap.before, [swap.seen], swap.view, you)![0]!;
    expect(first(from)).toMatchObject({ big: true, own: true, says: said });
    for (const you of [null, seat]) {
      expect(first(you)).toMatchObject({ says: said });
      expect(first(you).big).toBeUndefined();
    }
    const guard = staged('guardPlaced', {
      fits: (one, before) => before.hexes[one.hex]!.explorers.some((count, n) => count > 0 && n !== one.seat),
    });
    const { hex } = guard.seen;
    guard.before.expeditions.forEach((_, you) => {
      const [shownFirst] = planOf(guard.before, [guard.seen], guard.view, you)!;
      const stands = countAt(guard.before, you, 'explorer', hex) + countAt(guard.before, you, 'leader', hex) > 0;
      expect(shownFirst!.big === true, `seat ${you}`).toBe(you !== guard.seen.seat && stands);
    });
  });
});

describe('a whole turn at once', () => {
  const isLong = (seen: readonly Seen[]): boolean =>
    ofType(seen, 'figureBrought', 'figureWalked').length > 3 && ofType(seen, 'templeExcavated').length > 0;

  test('is shown in few beats: steps in a row together, and summed up in the last one', () => {
    const { before, turn, view } = wholeTurn(1, isLong);
    const beats = planOf(before, turn, view, 0)!;
    expect(beats.filter(({ name }) => name === 'walk').length).toBeLessThan(
      ofType(turn, 'figureBrought', 'figureWalked', 'campChanged').length,
    );
    expect(beats.at(-1)!.says).toMatchObject({ type: 'turnSummed', summary: { seat: 1 } });
    // Shorter than one by one, but for the summary, which is to be read.
    const lasts = (all: readonly { readonly ms: number; readonly steady?: boolean }[]): number =>
      all.reduce((sum, { ms, steady }) => (steady ? sum : sum + ms), 0);
    const oneByOne = turn.reduce((sum, seen) => sum + lasts(planOf(before, [seen], view, 0) ?? []), 0);
    expect(lasts(beats)).toBeLessThan(oneByOne * 0.8);
  });

  test('of one’s own is shown step by step', () => {
    const { before, turn, view } = wholeTurn(1, isLong);
    expect(planOf(before, turn, view, 1)!.filter(({ name }) => name === 'walk')).toHaveLength(
      ofType(turn, 'figureBrought', 'figureWalked', 'campChanged').length,
    );
  });

  test('never has more or fewer figures of anybody than there are, and ends as it should', () => {
    const figures = ({ hexes, expeditions, flights }: Shown, seat: number): number =>
      hexes.reduce((sum, hex) => sum + (hex?.explorers[seat] ?? 0), 0) +
      expeditions[seat]!.explorers +
      flights.filter(({ what }) => what.kind === 'figure' && what.figure === 'explorer' && what.seat === seat).length;
    const guards = (seen: readonly Seen[]): boolean => isLong(seen) && ofType(seen, 'guardPlaced').length === 0;
    const { before, turn, view } = wholeTurn(2, guards);
    const beats = planOf(before, turn, view, 0)!;
    const all = figures(shownOf(before), 2);
    for (const { name, shown } of beats) expect(figures(shown, 2), name).toBe(all);
    expect(beats.at(-1)!.shown.hexes).toEqual(view.hexes);
  });
});
