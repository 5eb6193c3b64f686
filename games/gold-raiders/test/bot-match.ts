import {
  asList,
  type Bot,
  type BotQuestion,
  defaultOptions,
  type Frozen,
  frozen,
  rngDice,
  seats,
  seededRng,
} from '@quri/kernel';
import { type GoldRaiders, goldRaiders } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import type { Intent } from '../src/vocabulary.ts';

/** Plays one game between bots that hear everything a person in their seat would; the winner and the rounds it took. */
export function match(
  field: readonly Bot<GoldRaiders>[],
  seed: string,
  some: Partial<GoldRaiders['options']> = {},
  watch: (question: BotQuestion<GoldRaiders>, intent: Intent, state: Frozen<State>) => void = () => {},
): { readonly winner: number; readonly rounds: number } {
  const players = field.length;
  const options = { ...defaultOptions(goldRaiders.meta.options, players), ...some };
  const rng = seededRng(seed);
  const dice = rngDice(rng);
  const state = goldRaiders.blank(players, options);
  const memories = seats(players).map((seat) => goldRaiders.emptyMemory(players, options, seat));
  const play = (first: readonly GoldRaiders['event'][]): void => {
    const seen = seats(players).map((): GoldRaiders['seen'][] => []);
    let batch = first;
    do {
      for (const event of batch) {
        for (const seat of seats(players)) {
          const glimpse = goldRaiders.redact(frozen(state), event, seat);
          if (glimpse !== undefined) seen[seat]?.push(glimpse);
        }
        goldRaiders.evolve(state, event);
      }
      batch = goldRaiders.proceed(frozen(state), dice);
    } while (batch.length > 0);
    for (const seat of seats(players)) {
      const memory = memories[seat];
      if (memory !== undefined)
        goldRaiders.remember(memory, seen[seat] ?? [], goldRaiders.project(frozen(state), seat));
    }
  };
  play([]);
  for (let seat = goldRaiders.awaited(frozen(state))[0]; seat !== undefined; ) {
    const question: BotQuestion<GoldRaiders> = {
      seat,
      players,
      options,
      view: goldRaiders.project(frozen(state), seat),
      memory: frozen(memories[seat] as GoldRaiders['memory']),
      offers: goldRaiders.legal(frozen(state), seat),
      rng,
      // The clock stands still: only the worlds are counted, never the time.
      ms: 60_000,
      now: () => 0,
    };
    const intent = asList((field[seat] as Bot<GoldRaiders>).choose(question))[0] as Intent;
    watch(question, intent, frozen(state));
    const decided = goldRaiders.decide(frozen(state), seat, intent);
    if (!decided.ok) throw new Error(`${seed}: refused with ${decided.refused.code}`);
    play(decided.value);
    seat = goldRaiders.awaited(frozen(state))[0];
  }
  return { winner: state.final?.winners[0] ?? -1, rounds: state.round };
}
