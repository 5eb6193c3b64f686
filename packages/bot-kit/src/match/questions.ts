import {
  advance,
  apply,
  asList,
  type Dice,
  type Frozen,
  frozen,
  type Game,
  invariantBroken,
  type Outcome,
  type Seat,
  type Shape,
  sameJson,
  seats,
  type TrialResult,
  tryIntents,
} from '@quri/kernel';

/** A game to be played among bots. */
export interface MatchSetup<G extends Shape = Shape> {
  readonly game: Game<G>;
  readonly players: number;
  readonly options: G['options'];
  readonly dice: Dice;
}

/** What a seat that listens has to go by: what a person there would have. */
export interface SeatInput<G extends Shape = Shape> {
  readonly view: G['view'];
  readonly memory: Frozen<G['memory']>;
  /** All it saw since it was last asked. */
  readonly seen: readonly G['seen'][];
  /** Tries intents without playing them, while the question is open. */
  tryOut(intents: readonly unknown[]): TrialResult<G>;
}

/** Somebody has to choose. Seats that do not listen get the offers and nothing else. */
export interface Question<G extends Shape = Shape> {
  readonly seat: Seat;
  readonly offers: readonly G['intent'][];
  readonly input: SeatInput<G> | undefined;
}

interface Listener<G extends Shape> {
  readonly seat: Seat;
  readonly memory: G['memory'];
  entry: G['seen'][];
  since: G['seen'][];
}

/**
 * Plays one game and stops at every decision to ask: the one way in which simulations, matches and training play.
 * Every event is shown to the listening seats on its way into the state, entry by entry, as it would be at a table;
 * the state itself is never handed out. A seat may answer with a list: the rest of it is played without asking, until
 * something comes to light, it is somebody else's turn, or what is next is not offered.
 */
export function* questions<G extends Shape>(
  { game, players, options, dice }: MatchSetup<G>,
  listens: (seat: Seat) => boolean,
): Generator<Question<G>, Outcome, G['intent'] | readonly G['intent'][]> {
  const state = game.blank(players, options);
  const listeners = seats(players)
    .filter(listens)
    .map((seat): Listener<G> => ({ seat, memory: game.emptyMemory(players, options, seat), entry: [], since: [] }));
  const played = listeners.length === 0 ? game : withListeners(game, listeners);
  advance(played, state, dice);
  for (;;) {
    const seat = game.awaited(frozen(state))[0];
    if (seat === undefined) break;
    const input = inputFor(game, state, listeners, seat);
    const answer = yield { seat, offers: game.legal(frozen(state), seat), input };
    if (Array.isArray(answer))
      applyList(played, state, seat, asList(answer), dice, () => inputFor(game, state, listeners));
    else apply(played, state, seat, answer as G['intent'], dice);
  }
  return game.outcome(frozen(state)) ?? invariantBroken('nobody is awaited, yet the game is not over');
}

/** The first is one of the offers; `between` is called after each but the last that is played. */
function applyList<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  [first, ...rest]: readonly G['intent'][],
  dice: Dice,
  between: () => void,
): void {
  let sealed = false;
  const watched: Game<G> = {
    ...game,
    evolve: (s, event) => {
      if (game.reveals(frozen(s), event) !== 'none') sealed = true;
      game.evolve(s, event);
    },
  };
  const watchedDice: Dice = {
    draw: (address, from, id) => {
      sealed = true;
      return dice.draw(address, from, id);
    },
  };
  apply(watched, state, seat, first as G['intent'], watchedDice);
  for (const intent of rest) {
    if (sealed || game.awaited(frozen(state))[0] !== seat) return;
    const offer = game.legal(frozen(state), seat).find((one) => sameJson(one, intent));
    if (offer === undefined) return;
    between();
    apply(watched, state, seat, offer, watchedDice);
  }
}

const withListeners = <G extends Shape>(game: Game<G>, listeners: readonly Listener<G>[]): Game<G> => ({
  ...game,
  evolve: (state, event) => {
    for (const listener of listeners) {
      const glimpse = game.redact(frozen(state), event, listener.seat);
      if (glimpse !== undefined) listener.entry.push(glimpse);
    }
    game.evolve(state, event);
  },
});

/** Between two questions lies exactly one entry, so this is where everybody has heard it to its end. */
function inputFor<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  listeners: readonly Listener<G>[],
  seat?: Seat,
): SeatInput<G> | undefined {
  let own: SeatInput<G> | undefined;
  for (const listener of listeners) {
    const view = game.project(frozen(state), listener.seat);
    game.remember(listener.memory, listener.entry, view);
    listener.since.push(...listener.entry);
    listener.entry = [];
    if (listener.seat !== seat) continue;
    // The view of an open game is the state itself, which is written into as the game goes on.
    const shown = game.open ? (game.fork(frozen(state)) as G['view']) : view;
    own = {
      view: shown,
      memory: frozen(listener.memory),
      seen: listener.since,
      tryOut: (intents) => tryIntents(game, frozen(state), listener.seat, intents),
    };
    listener.since = [];
  }
  return own;
}
