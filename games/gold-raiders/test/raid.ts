import { advance, apply, type Dice, defaultOptions, frozen, seat, type Viewer } from '@quri/kernel';
import { FULL_DECK } from '../src/components.ts';
import { raidersWith } from '../src/game.ts';
import { meta } from '../src/meta.ts';
import type { State } from '../src/rules/state.ts';
import type { View } from '../src/view/shapes.ts';
import type { Card, FinalCount, Intent, Onto, Options, Refusal } from '../src/vocabulary.ts';
import { cards, letters } from './cards.ts';

export const stack = (letter: string, onto: Onto = 'new'): Intent => ({
  type: 'stackCard',
  card: cards(letter)[0] as Card,
  onto,
});
export const peek = (owner: number, place: number): Intent => ({ type: 'peek', owner: seat(owner), place });
export const steal = (owner: number, place: number, onto: Onto = 'new'): Intent => ({
  type: 'steal',
  owner: seat(owner),
  place,
  onto,
});
export const reveal = (place: number): Intent => ({ type: 'revealStack', place });
export const lookAway: Intent = { type: 'lookAway' };
export const endTurn: Intent = { type: 'endTurn' };

/** A game whose hands are dealt as a test tells them. */
export interface Raid {
  readonly state: State;
  /** Each intent by whoever's turn it is. */
  play(...intents: readonly Intent[]): Raid;
  view(viewer: Viewer): View;
  /** Why this seat may not do that now. */
  refusal(by: number, intent: Intent): Refusal | undefined;
  offers(by: number): readonly Intent[];
  hand(n: number): string;
  stacks(n: number): readonly string[];
  /** How far along everybody is. */
  at(): readonly number[];
  final(): FinalCount | undefined;
}

interface Terms extends Partial<Options> {
  readonly first?: number;
  readonly rounds?: number;
  /** The hands of the rounds after the first. */
  readonly later?: readonly (readonly string[])[];
}

/** Opens a game with these hands, spelled by letters; they may be shorter than eight cards. */
export function raid(hands: readonly string[], { first = 0, rounds = 20, later = [], ...options }: Terms = {}): Raid {
  const players = hands.length;
  const game = raidersWith({ ...FULL_DECK, handSize: hands[0]?.length ?? 0, rounds });
  const dice = toldDice(first, [hands, ...later]);
  const state = game.blank(players, { ...defaultOptions(meta.options, players), ...options });
  advance(game, state, dice);
  const self: Raid = {
    state,
    play: (...intents) => {
      for (const intent of intents) apply(game, state, state.turn, intent, dice);
      return self;
    },
    view: (viewer) => game.project(frozen(state), viewer),
    refusal: (by, intent) => {
      const decided = game.decide(frozen(state), seat(by), intent);
      return decided.ok ? undefined : decided.refused;
    },
    offers: (by) => game.legal(frozen(state), seat(by)),
    hand: (n) => letters(state.raiders[n]?.hand ?? []),
    stacks: (n) => (state.raiders[n]?.stacks ?? []).map((one) => letters(one.cards)),
    at: () => state.raiders.map(({ at }) => at),
    final: () => game.outcome(frozen(state)) as FinalCount | undefined,
  };
  return self;
}

/** The first player and the hands as told, round by round; what nobody told comes as it lies in the pile. */
function toldDice(first: number, rounds: readonly (readonly string[])[]): Dice {
  const told = new Map(rounds.map((hands, i) => [`deal/${i + 1}`, [...cards(hands.join(''))] as string[]]));
  told.set('first', [String(first)]);
  return {
    draw: (address, from, id) => {
      const wanted = told.get(address)?.shift();
      const found = wanted === undefined ? from[0] : from.find((one) => id(one).split('-')[0] === wanted);
      if (found === undefined) throw new Error(`${wanted} is not there to draw at ${address}`);
      return found;
    },
  };
}
