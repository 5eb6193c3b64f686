import type { Seat } from '@quri/kernel';
import type { BOTS } from './meta.ts';

export const HAZARDS = ['spiders', 'mummy', 'fire', 'snake', 'rockfall'] as const;
export type Hazard = (typeof HAZARDS)[number];

/** IG-C1: how many cards there are of each hazard. */
export const COPIES_OF_HAZARD = 3;

/** Each artifact is an object of its own; what it is worth depends on the edition. */
export const ARTIFACTS = ['sunDisc', 'llama', 'mask', 'knife', 'beaker'] as const;
export type Artifact = (typeof ARTIFACTS)[number];

/** IG-E4: what is printed on the artifacts of the modern edition, in the order of its rounds. */
export const PRINTED_VALUES: Readonly<Record<Artifact, number>> = {
  sunDisc: 5,
  llama: 7,
  mask: 8,
  knife: 10,
  beaker: 12,
};

/** Torch: go on. Camp: leave. */
export const CHOICES = ['torch', 'camp'] as const;
export type Choice = (typeof CHOICES)[number];

export const EDITIONS = ['incan-gold', 'diamant', 'diamant-2016', 'modern'] as const;
export type Edition = (typeof EDITIONS)[number];

export const ROUNDS = 5;

export type CardId = string & { readonly __brand: 'CardId' };

export type QuestCard =
  | { readonly id: CardId; readonly kind: 'treasure'; readonly value: number }
  | { readonly id: CardId; readonly kind: 'hazard'; readonly hazard: Hazard }
  | { readonly id: CardId; readonly kind: 'artifact'; readonly artifact: Artifact };
export type TreasureCard = Extract<QuestCard, { kind: 'treasure' }>;
export type HazardCard = Extract<QuestCard, { kind: 'hazard' }>;
export type ArtifactCard = Extract<QuestCard, { kind: 'artifact' }>;

/** An artifact somebody carried out, with what it is worth to them. */
export interface CarriedArtifact {
  readonly card: ArtifactCard;
  readonly value: number;
}

export interface Options {
  readonly edition: Edition;
  readonly autoSecondCard: boolean;
  readonly openTents: boolean;
  readonly twoPlayers: boolean;
}

export interface Intent {
  readonly type: 'choose';
  readonly choice: Choice;
}

export type Refusal =
  | { readonly code: 'gameOver'; readonly rule: 'IG-16' }
  | { readonly code: 'notInside'; readonly rule: 'IG-12' }
  | { readonly code: 'notNow'; readonly rule: 'IG-5' };

export type RoundEnd = 'emptied' | 'struck';

export type WonBy = 'wealth' | 'artifacts' | 'shared';

/** How the game ended, and what everybody took home. */
export interface FinalCount {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly reason: WonBy;
}

export type BotId = (typeof BOTS)[number];
