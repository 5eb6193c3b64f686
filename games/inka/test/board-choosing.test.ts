import { boardTrial } from '@quri/conformance/board';
import { frozen } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';
import { floorOf, tileAt } from '../src/answers/floor.ts';
import { cellsOf } from '../src/answers/laid-tiles.ts';
import { isTarget } from '../src/answers/map.ts';
import { grabOf } from '../src/board/choosing/grab.ts';
import { choices, type Move, movesOf, type Step } from '../src/board/choosing/moves.ts';
import { canLie, ghostIn, posesOver, tapOn, turned } from '../src/board/choosing/taps.ts';
import { ALL_CELLS } from '../src/board/layout/cells.ts';
import { inka } from '../src/game.ts';
import type { View } from '../src/view/shapes.ts';
import type { Cell, Intent } from '../src/vocabulary.ts';

const { played } = boardTrial(SUBJECT);
const LOGS = [0, 1].map((i) => played({ players: 3, seed: `choose ${i}` }));
const ASKED = LOGS.flat().filter(({ offers }) => offers.length > 0);
const inPhase = (phase: View['phase']) => ASKED.filter(({ view }) => view.phase === phase);
const [LAYING, MOVING, WALKING, BLOCKING] = (['layingTile', 'movingTiles', 'walking', 'blocking'] as const).map(
  inPhase,
);

const sorted = (intents: readonly Intent[]): readonly string[] => intents.map((one) => JSON.stringify(one)).sort();
const isAllowed = (view: View, intent: Intent): boolean => inka.decide(frozen(view), view.turn.seat, intent).ok;

/** What is left of the action points after some intents, each of which the rules allow. */
function pointsAfter(view: View, intents: readonly Intent[]): number {
  const state = inka.fork(frozen(view));
  const by = state.turn.seat;
  for (const intent of intents) {
    const decided = inka.decide(frozen(state), by, intent);
    expect(decided.ok, JSON.stringify(intents)).toBe(true);
    if (decided.ok) for (const event of decided.value) inka.evolve(state, event);
  }
  return state.turn.actionPoints;
}

describe('moves', () => {
  test('there is a way by steps to every offer', () => {
    for (const { view, offers } of ASKED.filter((_, i) => i % 5 === 0)) {
      const moves = movesOf(view, offers);
      const single = moves.filter(({ intents }) => intents.length === 1);
      expect(sorted(single.flatMap(({ intents }) => intents))).toEqual(sorted(offers));
      for (const move of moves) expect(choices.intentOf(moves, move.steps)).toBe(move);
    }
  });

  test('IN-16: whoever moves tiles may walk, take a statue or a passage at once, at that cost', () => {
    let walks = 0;
    for (const { view, offers } of MOVING!) {
      for (const { intents, cost, path } of movesOf(view, offers)) {
        if (intents.length < 2) continue;
        walks++;
        expect(intents[0]).toEqual({ type: 'startWalking' });
        expect(view.turn.actionPoints - pointsAfter(view, intents)).toBe(cost);
        if (path !== undefined) expect(intents[1]).toEqual({ type: 'walk', to: path.at(-1) });
      }
    }
    expect(walks).toBeGreaterThan(100);
  });

  test('IN-11: after a free walk only ways that cost something are left', () => {
    const walked = WALKING!.filter(({ view }) => view.turn.walked);
    expect(walked.length).toBeGreaterThan(5);
    for (const { view, offers } of walked)
      for (const { steps, cost } of movesOf(view, offers)) if (steps[0]?.ask === 'go') expect(cost).toBeGreaterThan(0);
  });

  test('the end of the turn is one step in both parts of it', () => {
    for (const { view, offers } of [...MOVING!, ...WALKING!].filter((_, i) => i % 9 === 0)) {
      const end = choices.intentOf(movesOf(view, offers), [{ ask: 'endTurn' }])!;
      const expected = view.phase === 'walking' ? ['stopWalking'] : ['startWalking', 'stopWalking'];
      expect(end.intents.map(({ type }) => type)).toEqual(expected);
    }
  });
});

describe('a tap on a cell', () => {
  const tapped = (view: View, moves: readonly Move[], taken: readonly Step[], cell: Cell, anchor: Cell | null = null) =>
    tapOn(view, moves, taken, cell, anchor);

  test('asks only what the rules refuse, and chooses only what they allow', () => {
    let whys = 0;
    for (const { view, offers } of ASKED.filter((_, i) => i % 11 === 0)) {
      const moves = movesOf(view, offers);
      for (const cell of ALL_CELLS) {
        const tap = tapped(view, moves, [], cell);
        if (tap === null) continue;
        if ('why' in tap) {
          whys++;
          expect(isAllowed(view, tap.why), JSON.stringify(tap.why)).toBe(false);
        } else expect(choices.missingSteps(moves, tap.steps)).not.toEqual([]);
      }
    }
    expect(whys).toBeGreaterThan(500);
  });

  test('IN-6: picks the tile there; a second one walks there if that is possible, and lets it go if not', () => {
    let both = 0;
    for (const { view, offers } of MOVING!) {
      const moves = movesOf(view, offers);
      const floor = floorOf(view);
      const reached = new Set(moves.flatMap(({ steps: [first] }) => (first?.ask === 'go' ? [first.to] : [])));
      for (const cell of ALL_CELLS) {
        const tile = tileAt(floor, cell);
        if (tile === null || isTarget(tile) || grabOf(view, tile)!.ends.length === 0) continue;
        if (view.turn.actionPoints === 0) continue;
        const picked: Step = { ask: 'tile', tile };
        expect(tapped(view, moves, [], cell)).toEqual({ steps: [picked] });
        const goes = reached.has(cell);
        if (goes) both++;
        expect(tapped(view, moves, [picked], cell)).toEqual({ steps: goes ? [{ ask: 'go', to: cell }] : [] });
      }
    }
    expect(both).toBeGreaterThan(5);
  });

  test('IN-11: shows the way first, and a second tap goes it', () => {
    const { view, offers } = WALKING!.find((one) => one.offers.filter(({ type }) => type === 'walk').length > 3)!;
    const moves = movesOf(view, offers);
    const walk = offers.find((one) => one.type === 'walk')!;
    const to = walk.type === 'walk' ? walk.to : 0;
    expect(tapped(view, moves, [], to)).toEqual({ steps: [{ ask: 'go', to }] });
    const again = tapped(view, moves, [{ ask: 'go', to }], to)!;
    expect(choices.intentOf(moves, 'steps' in again ? again.steps : [])!.intents).toEqual([walk]);
  });

  test('IN-17: a blocker is shown where it would stand before it ends the turn', () => {
    const { view, offers } = BLOCKING![0]!;
    const moves = movesOf(view, offers);
    const offer = offers.find((one) => one.type === 'endTurn' && one.blocker !== null)!;
    const cell = offer.type === 'endTurn' ? offer.blocker! : 0;
    const [block, sure]: readonly Step[] = [{ ask: 'block', cell }, { ask: 'sure' }];
    expect(tapped(view, moves, [], cell)).toEqual({ steps: [block] });
    expect(tapped(view, moves, [block!], cell)).toEqual({ steps: [block, sure] });
    expect(choices.intentOf(moves, [block!])).toBeUndefined();
    expect(choices.intentOf(moves, [block!, sure!])!.intents).toEqual([offer]);
  });

  test('IN-2: lays the tile over that cell where it can lie, and a second one turns it there through all its ways', () => {
    let turns = 0;
    for (const { view, offers } of LAYING!) {
      const moves = movesOf(view, offers);
      for (const cell of ALL_CELLS.filter((_, i) => i % 7 === 0)) {
        const possible = posesOver(view, view.tile!, cell).filter((pose) => canLie(moves, pose));
        const tap = tapped(view, moves, [], cell)!;
        if (possible.length === 0) {
          expect(tap).toMatchObject({ why: { type: 'layTile' } });
          continue;
        }
        let taken = 'steps' in tap ? tap.steps : [];
        const seen = new Set([ghostIn(taken)]);
        for (let i = 1; i < possible.length; i++) {
          const next = tapped(view, moves, taken, cell, cell)!;
          taken = 'steps' in next ? next.steps : [];
          seen.add(ghostIn(taken));
          turns++;
        }
        expect([...seen].sort()).toEqual([...possible].sort());
        for (const pose of seen) expect(cellsOf(pose!)).toContain(cell);
      }
    }
    expect(turns).toBeGreaterThan(200);
  });

  test('IN-2: the second of two cells side by side lays it over both', () => {
    const { view, offers } = LAYING!.find(({ view: one }) => one.undrawn.length > 8)!;
    const moves = movesOf(view, offers);
    let pairs = 0;
    for (const cell of ALL_CELLS) {
      const first = tapped(view, moves, [], cell)!;
      if (!('steps' in first)) continue;
      for (const pose of posesOver(view, view.tile!, cell).filter((one) => canLie(moves, one))) {
        const other = cellsOf(pose).find((one) => one !== cell)!;
        if (cellsOf(ghostIn(first.steps)!).includes(other)) continue;
        const tap = tapped(view, moves, first.steps, other, cell)!;
        expect(new Set(cellsOf(ghostIn('steps' in tap ? tap.steps : [])!))).toEqual(new Set([cell, other]));
        pairs++;
      }
    }
    expect(pairs).toBeGreaterThan(50);
  });

  test('IN-2: a tile that cannot be turned asks the rules why not', () => {
    for (const { view, offers } of LAYING!) {
      const moves = movesOf(view, offers);
      for (const cell of ALL_CELLS) {
        const possible = posesOver(view, view.tile!, cell).filter((pose) => canLie(moves, pose));
        if (possible.length !== 1) continue;
        const tap = turned(view, moves, possible[0]!, cell);
        if (tap === null) continue;
        expect('why' in tap && isAllowed(view, tap.why)).toBe(false);
        return;
      }
    }
    throw new Error('every tile can be turned');
  });
});
