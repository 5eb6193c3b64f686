import {
  type Dice,
  type Draw,
  frozen,
  type Game,
  learns,
  pick,
  type Rng,
  recordingDice,
  rngDice,
  type Shape,
  type Viewer,
} from '@quri/kernel';
import type { NextMove } from './random-game.ts';
import type { Subject } from './subject.ts';

/** One way a game can go on: what each of an audience sees of it, and the state after it. */
export interface Continuation<G extends Shape> {
  readonly seen: readonly (readonly G['seen'][])[];
  /** How much of `seen` came before the first event that reveals something to this viewer; null if none does. */
  readonly seenBeforeReveal: readonly (number | null)[];
  readonly state: G['state'];
  readonly draws: readonly Draw[];
}

/** Folds events and all that follows from them onto a copy of a state. */
function continued<G extends Shape>(
  game: Game<G>,
  from: G['state'],
  first: readonly G['event'][],
  audience: readonly Viewer[],
  dice: Dice,
): Continuation<G> {
  const state = game.fork(frozen(from));
  const recorded = recordingDice(dice);
  const seen = audience.map((): G['seen'][] => []);
  const seenBeforeReveal = audience.map((): number | null => null);
  for (let batch = first; ; ) {
    for (const event of batch) {
      const reveals = game.reveals(frozen(state), event);
      seen.forEach((list, i) => {
        const viewer = audience[i] ?? 'spectator';
        if (learns(reveals, viewer)) seenBeforeReveal[i] ??= list.length;
        const glimpse = game.redact(frozen(state), event, viewer);
        if (glimpse !== undefined) list.push(glimpse);
      });
      game.evolve(state, event);
    }
    batch = game.proceed(frozen(state), recorded);
    if (batch.length === 0) return { seen, seenBeforeReveal, state, draws: recorded.draws };
  }
}

/** The deal. */
export const afterDeal = <G extends Shape>(
  game: Game<G>,
  { players, options }: { readonly players: number; readonly options: G['options'] },
  audience: readonly Viewer[],
  dice: Dice,
): Continuation<G> => continued(game, game.blank(players, options), [], audience, dice);

export function afterMove<G extends Shape>(
  game: Game<G>,
  from: G['state'],
  { seat, intent }: NextMove<G>,
  audience: readonly Viewer[],
  dice: Dice,
): Continuation<G> {
  const decided = game.decide(frozen(from), seat, intent);
  if (!decided.ok)
    throw new Error(`a legal intent was refused: ${JSON.stringify({ seat, intent, refused: decided.refused })}`);
  return continued(game, from, decided.value, audience, dice);
}

/**
 * The move to compare with, in a state that the viewer cannot tell from the real one: the same if it is the viewer's
 * own, otherwise any that looks like it; undefined if there is none.
 */
export function counterpartOf<G extends Shape>(
  { looksAlike }: Subject<G>,
  state: G['state'],
  viewer: Viewer,
  { seat, intent }: NextMove<G>,
  rng: Rng,
): NextMove<G> | undefined {
  if (viewer === seat) return { seat, intent };
  const alike = looksAlike(frozen(state), seat, intent);
  return alike.length === 0 ? undefined : { seat, intent: pick(rng, alike) };
}

/** Dice that fall as they fell elsewhere; where that cannot be, because the piles differ in secret, they fall as they like. */
export function sameDraws(draws: readonly Draw[], rng: Rng): Dice {
  const recorded = draws.flatMap(({ address, drew }) => drew.map((one) => ({ address, one })));
  const free = rngDice(rng);
  let next = 0;
  return {
    draw: (address, from, id) => {
      const wanted = recorded[next];
      const found = wanted?.address === address ? from.find((one) => id(one) === wanted.one) : undefined;
      if (wanted?.address === address) next++;
      return found ?? free.draw(address, from, id);
    },
  };
}
