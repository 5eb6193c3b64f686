import type { Dice } from './dice.ts';
import type { Frozen } from './frozen.ts';
import type { OptionFields } from './options.ts';
import type { Result, RuleRefusal } from './result.ts';
import type { Rng } from './rng.ts';
import type { Seat, Viewer } from './seat.ts';

/** The types a game is made of. A game's own shape is an interface that fills these in. */
export interface Shape {
  options: object;
  state: object;
  intent: { readonly type: string };
  event: { readonly type: string };
  refusal: RuleRefusal;
  view: object;
  seen: { readonly type: string };
  memory: object;
}

/** What is known of a game before it is played. */
export interface Meta<Options> {
  readonly id: string;
  /** Goes up when a rule is mended, so that an old game is never re-decided by new rules. */
  readonly rulesVersion: number;
  /** How many may play; an option can widen the range beyond what the box says. */
  players(options: Options): { readonly min: number; readonly max: number };
  readonly minutes: { readonly min: number; readonly max: number };
  readonly options: OptionFields<Options>;
  /** May a seat take its own moves back while nothing was revealed? Never, where a choice may be changed but not withdrawn. */
  readonly takeBack: boolean;
  /** Is it a game of memory? Then nobody's screen keeps what was shown before. */
  readonly memory: boolean;
}

/**
 * How many bytes each secret part of what a seat is sent falls short of the longest it could be, for all that everybody
 * knows: with them, what is sent is as long whatever the secret is.
 */
export interface Shortfall<G extends Shape = Shape> {
  seen(seen: G['seen']): number;
  view(view: G['view']): number;
}

/** How a game ended. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** What decided it, as a word the game's text can say. */
  readonly reason: string;
}

/** Who learns something by an event that they could not know before. */
export type Audience = 'none' | 'all' | readonly Seat[];

/** A game is a value: a record of pure functions. */
export interface Game<G extends Shape = Shape> {
  readonly meta: Meta<G['options']>;
  /** Nothing is hidden from anybody: the view is the state, and what is seen are the events. Made by `openGame`. */
  readonly open?: true;
  /** What is wrong with options that fit their fields, where the fields alone do not tell; the text has a sentence for each reason. */
  optionsFault?(options: G['options']): { readonly field: string; readonly reason: string } | undefined;
  /** The table before anything happened; set-up is `proceed` on it. */
  blank(players: number, options: G['options']): G['state'];
  /** The seats the table waits for. */
  awaited(s: Frozen<G['state']>): readonly Seat[];
  /** The one list that screens, bots and tests share. A seat that has chosen and may still change has offers too. */
  legal(s: Frozen<G['state']>, by: Seat): readonly G['intent'][];
  /**
   * Where offers tell a secret: all that this seat might be offered, for all that everybody knows. What it is sent takes
   * as much room as these would, so that its size tells nothing.
   */
  maximalOffers?(s: Frozen<G['state']>, by: Seat): readonly G['intent'][];
  /** Reads an intent from outside; undefined if it is none of this game's. */
  parse(raw: unknown): G['intent'] | undefined;
  /** The events of an intent, or why it is refused. Never draws. */
  decide(s: Frozen<G['state']>, by: Seat, intent: G['intent']): Result<readonly G['event'][], G['refusal']>;
  /** The next forced or chance step; empty when a person is needed or the game is over. */
  proceed(s: Frozen<G['state']>, dice: Dice): readonly G['event'][];
  /** Writes one event into the state. Never refuses, never draws. */
  evolve(s: G['state'], event: G['event']): void;
  fork(s: Frozen<G['state']>): G['state'];
  reveals(before: Frozen<G['state']>, event: G['event']): Audience;
  /** A view has the same fields for every viewer at every moment; what is not there is null. */
  project(s: Frozen<G['state']>, viewer: Viewer): G['view'];
  /**
   * Where something is hidden: the fields of a view that can differ between viewers. All others are the same to everybody.
   * Without it, all can.
   */
  readonly ownFields?: readonly string[];
  /**
   * Where something is hidden: a spectator's view with everybody's secrets of this moment, for games that are over. Never
   * with the order of what is still to be drawn.
   */
  projectAll?(s: Frozen<G['state']>): G['view'];
  /** What a viewer sees of an event. All that its view will show of it is in there: equal `seen`, equal views. */
  redact(before: Frozen<G['state']>, event: G['event'], viewer: Viewer): G['seen'] | undefined;
  /** Where something is hidden; a game without it is sent as it is. */
  readonly shortfall?: Shortfall<G>;
  /** `seen` as it was before it held what one seat alone is shown: what the hashes in replay files of format 1 are over. */
  seenInFormat1?(seen: G['seen']): object;
  /** The memory before the first entry. */
  emptyMemory(players: number, options: G['options'], viewer: Viewer): G['memory'];
  /** Adds what one entry shows to this viewer. */
  remember(memory: G['memory'], seen: readonly G['seen'][], view: G['view']): void;
  /** A full state that this viewer cannot tell from the real one. */
  imagine(view: G['view'], memory: Frozen<G['memory']>, rng: Rng): G['state'];
  outcome(s: Frozen<G['state']>): Outcome | undefined;
}

/** What a bot is given: exactly what a person in that seat has. */
export interface BotQuestion<G extends Shape = Shape> {
  readonly seat: Seat;
  readonly players: number;
  readonly options: G['options'];
  readonly view: G['view'];
  readonly memory: Frozen<G['memory']>;
  readonly offers: readonly G['intent'][];
  readonly rng: Rng;
  /** Time to think, in milliseconds, for the whole answer. */
  readonly ms: number;
  /** The clock that `ms` is measured by; one that stands still makes a bot repeat itself. */
  now(): number;
}

export interface Bot<G extends Shape = Shape> {
  readonly id: string;
  /** How long this level may think about one answer, where it wants another time than the host's usual one. */
  readonly ms?: number;
  /** One of the offers; or a list, whose first is one and whose others answer what their predecessors open. */
  choose(asked: BotQuestion<G>): G['intent'] | readonly G['intent'][];
}

/** A bot's answer as a list. */
export const asList = <I extends object>(answer: I | readonly I[]): readonly I[] =>
  Array.isArray(answer) ? answer : [answer as I];

export const learns = (audience: Audience, viewer: Viewer): boolean =>
  audience === 'all' || (audience !== 'none' && viewer !== 'spectator' && audience.includes(viewer));
