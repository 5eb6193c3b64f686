import {
  type Dice,
  type Draw,
  frozen,
  type Game,
  recordingDice,
  type Seat,
  type Shape,
  type Viewer,
} from '@quri/kernel';

/** One way an entry can go: what each of an audience sees of it, and the state after it. */
export interface Way<G extends Shape> {
  readonly seen: readonly (readonly G['seen'][])[];
  readonly state: G['state'];
  readonly draws: readonly Draw[];
}

/** Folds events and all that follows from them onto a copy of a world. */
function wayOf<G extends Shape>(
  game: Game<G>,
  world: G['state'],
  first: readonly G['event'][],
  audience: readonly Viewer[],
  dice: Dice,
): Way<G> {
  const state = game.fork(frozen(world));
  const recorded = recordingDice(dice);
  const seen = audience.map((): G['seen'][] => []);
  for (let batch = first; ; ) {
    for (const event of batch) {
      audience.forEach((viewer, i) => {
        const glimpse = game.redact(frozen(state), event, viewer);
        if (glimpse !== undefined) seen[i]?.push(glimpse);
      });
      game.evolve(state, event);
    }
    batch = game.proceed(frozen(state), recorded);
    if (batch.length === 0) return { seen, state, draws: recorded.draws };
  }
}

/** A way to set up. */
export const wayToStart = <G extends Shape>(
  game: Game<G>,
  players: number,
  options: G['options'],
  audience: readonly Viewer[],
  dice: Dice,
): Way<G> => wayOf(game, game.blank(players, options), [], audience, dice);

/** The way of a move. */
export function wayOfMove<G extends Shape>(
  game: Game<G>,
  world: G['state'],
  { seat, intent }: { readonly seat: Seat; readonly intent: G['intent'] },
  audience: readonly Viewer[],
  dice: Dice,
): Way<G> {
  const decided = game.decide(frozen(world), seat, intent);
  if (!decided.ok)
    throw new Error(`a legal intent was refused: ${JSON.stringify({ seat, intent, refused: decided.refused })}`);
  return wayOf(game, world, decided.value, audience, dice);
}
