import { advance, apply, defaultOptions, everyChance, frozen, pick, rngDice, type Seat, seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { deckOdds } from '../src/answers/deck-odds.ts';
import { countInside } from '../src/answers/shares.ts';
import { valueOfArtifacts } from '../src/answers/wealth.ts';
import { worthByLeavers } from '../src/answers/worth.ts';
import { odds } from '../src/board/odds/odds.tsx';
import { incanGold } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { type Choice, EDITIONS } from '../src/vocabulary.ts';
import { expedition } from './expedition.ts';

/** What a seat has of this round once the next card was turned, or nobody is left to turn it for: on average. */
function worthByRules(state: State, seat: number, choices: readonly Choice[]): number {
  const before = state.explorers[seat]!;
  const chances = everyChance((dice) => {
    const played = incanGold.fork(frozen(state));
    played.explorers.forEach(({ inside }, n) => {
      if (!inside) return;
      const decided = incanGold.decide(frozen(played), n as Seat, { type: 'choose', choice: choices[n]! });
      if (!decided.ok) throw new Error(decided.refused.code);
      for (const event of decided.value) incanGold.evolve(played, event);
    });
    for (;;) {
      for (const event of incanGold.proceed(frozen(played), dice)) {
        incanGold.evolve(played, event);
        const isCard = ['treasureFound', 'artifactFound', 'hazardMet', 'hazardStruck'].includes(event.type);
        const nobodyIn = event.type === 'leaversSettled' && countInside(played.explorers) === 0;
        if (!isCard && !nobodyIn) continue;
        const after = played.explorers[seat]!;
        if (event.type === 'hazardStruck' && choices[seat] === 'torch') return 0;
        return (
          after.beside +
          after.tent -
          before.tent +
          valueOfArtifacts(after.artifacts) -
          valueOfArtifacts(before.artifacts)
        );
      }
    }
  });
  return chances.reduce((sum, { probability, value }) => sum + probability * value, 0);
}

describe('odds', () => {
  test('IG-8 count every card of the deck once, and mark the hazards that end the round', () => {
    const view = expedition(3, ['0', 'artifact-mask', 'treasure-9a']).go('ttt', 'fire-a').view('spectator');
    const { hazards, treasures, artifacts } = deckOdds(view);
    expect(hazards.filter(({ ends }) => ends)).toEqual([{ hazard: 'fire', count: 2, ends: true }]);
    expect(treasures.map(({ value, count }) => (count === 1 ? value : `${count}×${value}`))).toEqual([
      1,
      2,
      3,
      4,
      '2×5',
      '2×7',
      '2×11',
      13,
      14,
      15,
      17,
    ]);
    expect(artifacts).toBe(1);
    const all = [...hazards, ...treasures].reduce((sum, { count }) => sum + count, artifacts);
    expect(all).toBe(view.deckSize);
  });

  test('IG-9 IG-11 leaving alone takes artifacts and all gems on the path, together they are divided', () => {
    const view = expedition(4, ['0', 'artifact-mask', 'treasure-11a'])
      .go('tttt', 'artifact-mask')
      .view(0 as Seat);
    // Two gems beside each tent, three on the path.
    expect(worthByLeavers(view, 0).map(({ leaving }) => leaving)).toEqual([10, 3, 3, 2]);
  });

  test.each(EDITIONS)('IG-5 to IG-11 the worth of staying and leaving is what the rules give: %s', (edition) => {
    const rng = seededRng(`worth/${edition}`);
    let compared = 0;
    for (let game = 0; game < 2; game++) {
      const players = 3 + rng.below(3);
      const state = incanGold.blank(players, { ...defaultOptions(incanGold.meta.options, players), edition });
      advance(incanGold, state, rngDice(rng));
      for (let awaited = incanGold.awaited(frozen(state)); awaited.length > 0; ) {
        const [seat, ...others] = awaited;
        // As it comes in a message: its cards are no objects of the engine.
        const view = structuredClone(incanGold.project(frozen(state), seat!));
        const worths = worthByLeavers(view, seat!);
        expect(worths).toHaveLength(others.length + 1);
        for (const { leavers, leaving, staying } of worths) {
          const choices = state.explorers.map(
            (_, n): Choice => (others.indexOf(n as Seat) < leavers ? 'camp' : 'torch'),
          );
          expect(staying).toBeCloseTo(worthByRules(state, seat!, choices.with(seat!, 'torch')), 9);
          expect(leaving).toBeCloseTo(worthByRules(state, seat!, choices.with(seat!, 'camp')), 9);
          compared++;
        }
        for (const one of awaited)
          apply(incanGold, state, one, pick(rng, incanGold.legal(frozen(state), one)), rngDice(rng));
        awaited = incanGold.awaited(frozen(state));
      }
    }
    expect(compared).toBeGreaterThan(40);
  });

  test('know no more than the view, and differ where it does', () => {
    const rng = seededRng('odds/equal views');
    const state = incanGold.blank(4, defaultOptions(incanGold.meta.options, 4));
    advance(incanGold, state, rngDice(rng));
    const seen = new Set<string>();
    for (let awaited = incanGold.awaited(frozen(state)); awaited.length > 0; ) {
      const [first, ...rest] = awaited;
      // The others have chosen already, and this seat cannot see what.
      for (const one of rest)
        apply(incanGold, state, one, pick(rng, incanGold.legal(frozen(state), one)), rngDice(rng));
      const view = incanGold.project(frozen(state), first!);
      const memory = incanGold.emptyMemory(4, state.options, first!);
      const shown = odds(view, first!, 'en');
      for (let i = 0; i < 4; i++) {
        const other = incanGold.imagine(view, memory, rng);
        expect(odds(incanGold.project(frozen(other), first!), first!, 'en')).toEqual(shown);
      }
      seen.add(JSON.stringify(shown.worth));
      apply(incanGold, state, first!, pick(rng, incanGold.legal(frozen(state), first!)), rngDice(rng));
      awaited = incanGold.awaited(frozen(state));
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  test('have no table for somebody in camp, for somebody who looks on, and after the end', () => {
    const e = expedition(3, ['0', 'artifact-mask', 'treasure-9a']).go('ctt', 'fire-a');
    expect(odds(e.view(0 as Seat), 0, 'en').worth).toBeUndefined();
    expect(odds(e.view('spectator'), null, 'pl').worth).toBeUndefined();
    expect(odds(e.view(1 as Seat), 1, 'pl').worth?.rows).toHaveLength(2);
    const over = { ...e.view(1 as Seat), choosing: false };
    expect(odds(over, 1, 'en')).toMatchObject({ groups: [{ rows: [] }] });
  });
});
