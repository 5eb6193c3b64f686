import { advance, apply, defaultOptions, frozen, pick, rngDice, seats, seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { activeWeights, WEIGHT_COUNT } from '../src/bot/features.ts';
import { positionIn, positionOf } from '../src/bot/position.ts';
import { bots } from '../src/engine.ts';
import { incanGold } from '../src/game.ts';
import { EDITIONS } from '../src/vocabulary.ts';

const condor = bots.at(-1)!;

describe('what condor looks at', () => {
  test.each(EDITIONS)('is the same from a seat as it would be with all cards open: %s', (edition) => {
    const rng = seededRng(`position/${edition}`);
    for (let game = 0; game < 12; game++) {
      const players = 3 + rng.below(6);
      const options = { ...defaultOptions(incanGold.meta.options, players), edition };
      const state = incanGold.blank(players, options);
      const memories = seats(players).map((seat) => incanGold.emptyMemory(players, options, seat));
      // Hears every event as a listener at the table would.
      const heard: typeof incanGold = {
        ...incanGold,
        evolve: (s, event) => {
          for (const seat of seats(players)) {
            const seen = incanGold.redact(frozen(s), event, seat);
            if (seen !== undefined) incanGold.remember(memories[seat]!, [seen], incanGold.project(frozen(s), seat));
          }
          incanGold.evolve(s, event);
        },
      };
      advance(heard, state, rngDice(rng));
      for (;;) {
        const seat = incanGold.awaited(frozen(state))[0];
        if (seat === undefined) break;
        const view = incanGold.project(frozen(state), seat);
        const fromSeat = positionOf(view, frozen(memories[seat]!), seat);
        expect(fromSeat).toEqual(positionIn(frozen(state), seat));
        for (const cell of activeWeights(fromSeat)) {
          expect(cell).toBeGreaterThanOrEqual(0);
          expect(cell).toBeLessThan(WEIGHT_COUNT);
        }
        apply(heard, state, seat, pick(rng, incanGold.legal(frozen(state), seat)), rngDice(rng));
      }
    }
  });

  test('does not hang on what others have secretly chosen', () => {
    const options = defaultOptions(incanGold.meta.options, 3);
    const state = incanGold.blank(3, options);
    advance(incanGold, state, rngDice(seededRng('secret')));
    const choices = (['torch', 'camp'] as const).map((choice) => {
      const world = incanGold.fork(frozen(state));
      const [first, second] = incanGold.awaited(frozen(world));
      apply(incanGold, world, first!, { type: 'choose', choice }, rngDice(seededRng('x')));
      return Array.from({ length: 20 }, (_, n) =>
        condor.choose({
          seat: second!,
          players: 3,
          options,
          view: incanGold.project(frozen(world), second!),
          memory: frozen(incanGold.emptyMemory(3, options, second!)),
          offers: incanGold.legal(frozen(world), second!),
          rng: seededRng(`rng/${n}`),
          ms: 20,
          now: () => 0,
        }),
      );
    });
    expect(choices[0]).toEqual(choices[1]);
  });
});
