import type { Seat } from '@quri/kernel';
import type { BOTS } from './meta.ts';

/** GR-C1: the six faces. Cards of one face are the same card to everybody, so a card is its face. */
export const CARDS = ['mile1', 'mile2', 'mile3', 'bandits', 'steal', 'recon'] as const;
export type Card = (typeof CARDS)[number];

/** GR-C1 */
export const COPIES: Readonly<Record<Card, number>> = {
  mile1: 11,
  mile2: 9,
  mile3: 7,
  bandits: 11,
  steal: 9,
  recon: 7,
};

/** What is printed on the travel cards: it decides ties at the temple (GR-18). */
export const PRINTED_MILES: Readonly<Record<Card, number>> = {
  mile1: 1,
  mile2: 2,
  mile3: 3,
  bandits: 0,
  steal: 0,
  recon: 0,
};

/** GR-C3 */
export const MOST_PLAYERS = 6;
/** GR-1. Nobody can ever have more stacks than this either: each card adds one at most. */
export const HAND_SIZE = 8;
/** GR-19 */
export const ROUNDS = 20;
/** GR-11 */
export const SPACES_PER_BANDITS = 2;
/** GR-15 */
export const SPACES_PER_TRIPLET = 5;

/** GR-C2: the lengths that have a name; any from 5 to 60 may be set. */
export const TRAILS = { short: 15, usual: 25, long: 35 } as const;
export const SHORTEST_TRAIL = 5;
export const LONGEST_TRAIL = 60;

export interface Options {
  /** How many spaces it is from Start to the temple. */
  readonly trail: number;
  readonly memoryAid: boolean;
}

/** Where a card or a stolen stack goes: onto the own stack at that place, counted from 0, or to the right of all. */
export type Onto = number | 'new';

export type Intent =
  | { readonly type: 'stackCard'; readonly card: Card; readonly onto: Onto }
  | { readonly type: 'peek'; readonly owner: Seat; readonly place: number }
  | { readonly type: 'lookAway' }
  | { readonly type: 'steal'; readonly owner: Seat; readonly place: number; readonly onto: Onto }
  | { readonly type: 'revealStack'; readonly place: number }
  | { readonly type: 'endTurn' };

export type IntentOf<T extends Intent['type']> = Extract<Intent, { readonly type: T }>;

export type Refusal =
  | { readonly code: 'gameOver'; readonly rule: 'GR-18' | 'GR-19' }
  | { readonly code: 'notNow'; readonly rule: 'GR-2' }
  | { readonly code: 'onlyAtNight'; readonly rule: 'GR-3' }
  | { readonly code: 'onlyByDay'; readonly rule: 'GR-10' }
  | { readonly code: 'notYourTurn'; readonly rule: 'GR-3' | 'GR-10'; readonly turn: Seat }
  | { readonly code: 'lookAwayFirst'; readonly rule: 'GR-7' }
  | { readonly code: 'notPeeking'; readonly rule: 'GR-7' }
  | { readonly code: 'notInHand'; readonly rule: 'GR-3' | 'GR-5'; readonly card: Card }
  | {
      readonly code: 'noStackThere';
      readonly rule: 'GR-4' | 'GR-7' | 'GR-8' | 'GR-10';
      readonly owner: Seat;
      readonly place: number;
    }
  | { readonly code: 'ownStack'; readonly rule: 'GR-8' }
  | { readonly code: 'alreadyOpen'; readonly rule: 'GR-10'; readonly place: number };

/**
 * What a card did when its stack was revealed: it moved the raider, was part of a triplet, was a Recon that was read
 * past, brought nothing; or it chased the raider back, or was one of the others that Bandits put to no use.
 */
export type CountedAs = 'moved' | 'triplet' | 'ignored' | 'idle' | 'chased' | 'cancelled';

export interface CountedCard {
  readonly card: Card;
  readonly as: CountedAs;
  /** Spaces that are added when this card is counted; a triplet's five come with its third card. */
  readonly spaces: number;
}

/** What a revealed stack came to, bottom card first. Every three cards in a row that count as a triplet are one. */
export interface StackCount {
  readonly spaces: number;
  readonly counted: readonly CountedCard[];
}

/** What decided the game (GR-18, GR-19): being there or ahead alone, or one of the ties' remedies. */
export type WonBy = 'temple' | 'farthest' | 'miles' | 'closedStacks' | 'turnOrder';

export interface FinalCount {
  readonly winners: readonly Seat[];
  /** How far along the trail everybody is. */
  readonly scores: readonly number[];
  readonly reason: WonBy;
}

export type BotId = (typeof BOTS)[number];
