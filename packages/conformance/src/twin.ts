import {
  type Dice,
  type Draw,
  frozen,
  type Game,
  type Luck,
  learns,
  luckDice,
  recordingDice,
  type Seat,
  type Shape,
  type Viewer,
} from '@quri/kernel';

/** What a viewer hears of one step in one world, up to the moment it tells them something. */
export interface Overheard<G extends Shape> {
  readonly seen: readonly G['seen'][];
  /** True if the step says of itself that this viewer learns something by it. */
  readonly told: boolean;
  readonly view: G['view'] | undefined;
  readonly offers: readonly G['intent'][];
  readonly draws: readonly Draw[];
}

/** Plays a step in a world and listens with one viewer's ears. */
export function overhear<G extends Shape>(
  game: Game<G>,
  world: G['state'],
  by: Seat,
  intent: G['intent'],
  viewer: Viewer,
  dice: Dice,
): Overheard<G> {
  const state = game.fork(frozen(world));
  const recorded = recordingDice(dice);
  const seen: G['seen'][] = [];
  const decided = game.decide(frozen(state), by, intent);
  if (!decided.ok)
    throw new Error(`a legal intent was refused: ${JSON.stringify({ by, intent, refused: decided.refused })}`);
  let batch = decided.value;
  do {
    for (const event of batch) {
      if (learns(game.reveals(frozen(state), event), viewer)) {
        return { seen, told: true, view: undefined, offers: [], draws: recorded.draws };
      }
      const glimpse = game.redact(frozen(state), event, viewer);
      if (glimpse !== undefined) seen.push(glimpse);
      game.evolve(state, event);
    }
    batch = game.proceed(frozen(state), recorded);
  } while (batch.length > 0);
  const offers = viewer === 'spectator' ? [] : game.legal(frozen(state), viewer);
  return { seen, told: false, view: game.project(frozen(state), viewer), offers, draws: recorded.draws };
}

/** Dice that fall as they fell elsewhere; where that cannot be, because the piles differ in secret, they fall as they like. */
export function sameDraws(draws: readonly Draw[], luck: Luck): Dice {
  const told = draws.flatMap(({ address, drew }) => drew.map((one) => ({ address, one })));
  const free = luckDice(luck);
  let next = 0;
  return {
    draw: (address, from, id) => {
      const wanted = told[next];
      const found = wanted?.address === address ? from.find((one) => id(one) === wanted.one) : undefined;
      if (wanted?.address === address) next++;
      return found ?? free.draw(address, from, id);
    },
  };
}
