import { boardTrial } from '@quri/conformance/board';
import { frozen, seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';
import { BASE_CAMP } from '../src/answers/map.ts';
import { placements } from '../src/answers/placement.ts';
import { choices, type FigureStep, type Move, movesOf, type Step } from '../src/board/choosing/moves.ts';
import { ghostIn, picksAt, rotationsAt, tapOn, turned } from '../src/board/choosing/taps.ts';
import { tikal } from '../src/game.ts';
import type { View } from '../src/view/shapes.ts';
import type { Intent } from '../src/vocabulary.ts';

const { played } = boardTrial(SUBJECT);
const LOGS = [0, 1].map((i) => played({ players: 3, seed: `choose ${i}`, options: { auction: i === 1 } }));
const ASKED = LOGS.flat().filter(({ offers }) => offers.length > 0);
const ACTING = ASKED.filter(({ view }) => view.phase === 'acting');
const PLACING = ASKED.filter(({ view }) => view.phase === 'placing');

const sorted = (intents: readonly Intent[]): readonly string[] => intents.map((one) => JSON.stringify(one)).sort();

/** Every figure that can be picked. */
const figuresIn = (moves: readonly Move[]): readonly FigureStep[] =>
  choices.optionsAfter(moves, []).filter((step): step is FigureStep => step.ask === 'figure');

describe('moves', () => {
  test('there is a way by steps to every offer', () => {
    for (const { view, offers } of ASKED) {
      const moves = movesOf(view, offers, null);
      const reached = moves.flatMap(({ steps }) => choices.intentOf(moves, steps)?.intents ?? []);
      expect(new Set(sorted(reached))).toEqual(new Set(sorted(offers)));
    }
  });

  test('TK-5 to TK-7: a picked figure can be sent wherever it gets, and the rules allow each step at that cost', () => {
    let walks = 0;
    for (const { view, offers } of ACTING.filter((_, i) => i % 7 === 0)) {
      for (const picked of figuresIn(movesOf(view, offers, null))) {
        for (const { intents, cost } of movesOf(view, offers, picked)) {
          if (intents.length < 2) continue;
          walks++;
          const state = tikal.fork(frozen(view));
          const by = state.turn.seat;
          for (const intent of intents) {
            const decided = tikal.decide(frozen(state), by, intent);
            expect(decided.ok, JSON.stringify(intents)).toBe(true);
            if (decided.ok) for (const event of decided.value) tikal.evolve(state, event);
          }
          expect(view.turn.actionPoints - state.turn.actionPoints).toBe(cost);
        }
      }
    }
    expect(walks).toBeGreaterThan(100);
  });

  test('picking a figure takes away nothing that others can do', () => {
    const { view, offers } = ACTING.find((one) => figuresIn(movesOf(one.view, one.offers, null)).length > 3)!;
    const plain = movesOf(view, offers, null);
    const [picked] = figuresIn(plain);
    const firsts = (moves: readonly Move[]): readonly Step[] => choices.optionsAfter(moves, []);
    expect(new Set(firsts(movesOf(view, offers, picked!)).map((step) => JSON.stringify(step)))).toEqual(
      new Set(firsts(plain).map((step) => JSON.stringify(step))),
    );
  });
});

describe('a tap on the map', () => {
  test('TK-2: lays the tile where it can lie as it first fits, and elsewhere asks the rules why not', () => {
    for (const { view, offers } of PLACING) {
      const moves = movesOf(view, offers, null);
      const possible = placements(view, view.tile!);
      view.hexes.forEach((_, hex) => {
        const tap = tapOn(view, moves, [], hex)!;
        const first = possible.find((one) => one.hex === hex);
        expect(tap).toEqual(
          first === undefined
            ? { why: { type: 'placeTile', hex, rotation: 0 } }
            : {
                steps: [
                  { ask: 'place', hex },
                  { ask: 'turn', rotation: first.rotation },
                ],
              },
        );
        if ('why' in tap) expect(tikal.decide(frozen(view), view.turn.seat, tap.why).ok).toBe(false);
      });
    }
  });

  test('TK-2: a second one turns it through all ways it can lie and back to the first, or says why it cannot', () => {
    let turns = 0;
    for (const { view, offers } of PLACING) {
      const moves = movesOf(view, offers, null);
      for (const { hex } of placements(view, view.tile!)) {
        const rotations = rotationsAt(moves, hex);
        let tap = tapOn(view, moves, [], hex)!;
        if (rotations.length === 1) {
          const ghost = 'steps' in tap ? ghostIn(tap.steps)! : null;
          expect(turned(ghost!, moves)).toMatchObject({ why: { type: 'placeTile', hex } });
          continue;
        }
        for (let i = 1; i <= rotations.length; i++) {
          tap = tapOn(view, moves, 'steps' in tap ? tap.steps : [], hex)!;
          expect('steps' in tap && ghostIn(tap.steps)).toEqual({ hex, rotation: rotations[i % rotations.length] });
          turns++;
        }
      }
    }
    expect(turns).toBeGreaterThan(50);
  });

  /** A position with these figures of whoever is asked, and a hex where they are. */
  const found = (fits: (picks: readonly FigureStep[], view: View) => boolean) => {
    for (const { view, offers } of ACTING) {
      const moves = movesOf(view, offers, null);
      for (const [hex] of view.hexes.entries()) {
        const picks = picksAt(view, moves, hex);
        if (fits(picks, view)) return { view, offers, moves, hex, picks };
      }
    }
    throw new Error('no such position');
  };

  test('picks the figures of a hex one after the other, in a camp also those of the supply, then none', () => {
    const { view, offers, hex, picks } = found((all) => all.length > 2);
    expect(picks.some(({ from }) => from === 'supply')).toBe(true);
    let taken: readonly Step[] = [];
    for (const next of [...picks, null]) {
      const [picked] = taken;
      const moves = movesOf(view, offers, picked?.ask === 'figure' ? picked : null);
      const tap = tapOn(view, moves, taken, hex)!;
      const goesThere = 'steps' in tap && tap.steps[1]?.ask === 'go';
      // From the supply a figure can be brought to the camp that was tapped.
      if (goesThere) return expect(picked).toMatchObject({ from: 'supply' });
      expect(tap).toEqual({ steps: next === null ? [] : [next] });
      taken = next === null ? [] : [next];
    }
  });

  test('shows the way first, and a second tap goes it', () => {
    const { view, offers, picks, hex } = found((all) => all.length === 1 && all[0]!.from !== 'supply');
    const [picked] = picks;
    const moves = movesOf(view, offers, picked!);
    const goal = moves.find(({ steps }) => steps[0] === picked && steps[1]?.ask === 'go')!;
    const to = goal.steps[1]!.ask === 'go' ? goal.steps[1]!.to : hex;
    const shown = tapOn(view, moves, [picked!], to)!;
    expect(shown).toEqual({ steps: [picked, { ask: 'go', to }] });
    const steps = 'steps' in shown ? shown.steps : [];
    expect(choices.intentOf(moves, steps)).toBeUndefined();
    const gone = tapOn(view, moves, steps, to)!;
    expect(choices.intentOf(moves, 'steps' in gone ? gone.steps : [])).toBe(goal);
  });

  test('TK-7: on a hex that cannot be reached it asks why not', () => {
    const { view, offers, picks } = found(
      (all, one) => all.length === 1 && all[0]!.from !== BASE_CAMP && one.turn.actionPoints < 4,
    );
    const [picked] = picks;
    const moves = movesOf(view, offers, picked!);
    const taps = view.hexes.map((_, hex) => tapOn(view, moves, [picked!], hex));
    const whys = taps.flatMap((tap) => (tap !== null && 'why' in tap ? [tap.why] : []));
    expect(whys.length).toBeGreaterThan(10);
    for (const why of whys) expect(tikal.decide(frozen(view), view.turn.seat, why).ok).toBe(false);
  });

  test('means nothing during an auction', () => {
    const { view, offers } = ASKED.find(({ view: { phase } }) => phase === 'bidding')!;
    expect(tapOn(view, movesOf(view, offers, null), [], BASE_CAMP)).toBeNull();
    expect(view.auction!.bidder).toBe(seat(0));
  });
});
