import {
  type Dice,
  defaultOptions,
  frozen,
  type Game,
  invariantBroken,
  pick,
  rngDice,
  type Seat,
  type Shape,
  seat,
  seededRng,
  type Viewer,
} from '@quri/kernel';
import { atRandom, type GallerySubject, type Policy } from './subject.ts';

/** What a table would send one viewer of one move, and what the shell around a board has to know. */
export interface Message<G extends Shape> {
  readonly seq: number;
  readonly view: G['view'];
  readonly seen: readonly G['seen'][];
  readonly offers: readonly G['intent'][];
  readonly players: number;
  readonly viewer: Viewer;
  /** Whom the table waits for. */
  readonly awaited: readonly Seat[];
}

/** How a game is to be played. */
export interface PlayOptions<G extends Shape> {
  readonly players: number;
  readonly seed: string;
  /** Whose eyes see it; the first seat's if missing. */
  readonly viewer?: number | 'spectator';
  readonly options?: Partial<G['options']>;
  readonly policy?: Policy<G>;
  /** Scripted dice instead of those of the seed. */
  readonly dice?: Dice;
}

/** Plays a whole game with the real engine and collects what one viewer is sent: first the blank table, then each move. */
export function playThrough<G extends Shape>(
  subject: GallerySubject<G>,
  options: PlayOptions<G>,
): readonly Message<G>[] {
  const { game } = subject;
  const { players, seed, viewer: eyes = 0, dice = rngDice(seededRng(`${seed} cards`)) } = options;
  const viewer = eyes === 'spectator' ? eyes : seat(eyes);
  const policy = options.policy ?? subject.policy ?? atRandom;
  const rng = seededRng(seed);
  let state = game.blank(players, {
    ...defaultOptions<G['options']>(game.meta.options, players),
    ...options.options,
  });
  const messages: Message<G>[] = [];
  const send = (seen: readonly G['seen'][]): void => {
    messages.push({
      seq: messages.length,
      view: game.project(frozen(state), viewer),
      seen,
      offers: viewer === 'spectator' ? [] : game.legal(frozen(state), viewer),
      players,
      viewer,
      awaited: game.awaited(frozen(state)),
    });
  };
  send([]);
  // On a copy each time: the view of an open game is the state itself.
  state = game.fork(frozen(state));
  send(seenOf(game, state, [], dice, viewer));
  for (let awaited = game.awaited(frozen(state)); awaited.length > 0; awaited = game.awaited(frozen(state))) {
    const by = pick(rng, awaited);
    const intent = policy(game.legal(frozen(state), by), game.project(frozen(state), by), rng);
    const decided = game.decide(frozen(state), by, intent);
    if (!decided.ok) return invariantBroken('somebody in the picture made a move the rules refuse', { by, intent });
    state = game.fork(frozen(state));
    send(seenOf(game, state, decided.value, dice, viewer));
  }
  return messages;
}

/** Writes events and all that follows from them into the state, and answers what the viewer sees of it. */
function seenOf<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  first: readonly G['event'][],
  dice: Dice,
  viewer: Viewer,
): readonly G['seen'][] {
  const seen: G['seen'][] = [];
  for (let events = first; ; ) {
    for (const event of events) {
      const one = game.redact(frozen(state), event, viewer);
      if (one !== undefined) seen.push(one);
      game.evolve(state, event);
    }
    events = game.proceed(frozen(state), dice);
    if (events.length === 0) return seen;
  }
}
