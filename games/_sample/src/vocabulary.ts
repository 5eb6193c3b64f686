import type { BOTS } from './meta.ts';

export type TokenId = string & { readonly __brand: 'TokenId' };
export type CharmId = string & { readonly __brand: 'CharmId' };

/** A coin of some value, or a rat. */
export interface Token {
  readonly id: TokenId;
  readonly coin: number | null;
}

export interface Charm {
  readonly id: CharmId;
  readonly value: number;
}

export interface Options {
  readonly turns: number;
  readonly proudCharms: boolean;
}

export type Intent =
  | { readonly type: 'wear'; readonly charm: CharmId }
  | { readonly type: 'dip' }
  | { readonly type: 'stop' };

export type Refusal =
  | { readonly code: 'gameOver'; readonly rule: 'SA-7' }
  | { readonly code: 'notYourCharm'; readonly rule: 'SA-2' }
  | { readonly code: 'allAreWorn'; readonly rule: 'SA-2' }
  | { readonly code: 'wearFirst'; readonly rule: 'SA-2' }
  | { readonly code: 'notYourTurn'; readonly rule: 'SA-3' }
  | { readonly code: 'nothingInPot'; readonly rule: 'SA-4' };

export type BotId = (typeof BOTS)[number];
