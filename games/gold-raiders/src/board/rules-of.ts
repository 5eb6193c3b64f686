import type { Card, StackCount } from '../vocabulary.ts';
import type { Step } from './choosing/steps.ts';

/** Which rules explain what lies on the table, for `data-rule`: the first one most of all. */
export const RULES_OF_CARD: Readonly<Record<Card, string>> = {
  mile1: 'GR-12 GR-15',
  mile2: 'GR-12 GR-13 GR-15',
  mile3: 'GR-12 GR-13 GR-15',
  bandits: 'GR-11',
  steal: 'GR-8 GR-5 GR-9',
  recon: 'GR-7 GR-5 GR-14',
};

export const RULES_OF_PIECE = {
  trail: 'GR-C2',
  lagoon: 'GR-1',
  temple: 'GR-16 GR-17',
  raider: 'GR-C3',
  idol: 'GR-17 GR-2',
  hand: 'GR-3',
  handSize: 'GR-6',
  newStack: 'GR-4',
  time: 'GR-2',
  discards: 'GR-5',
  verdict: 'GR-18 GR-19',
} as const;

/** A closed stack: one's own can be added to by night and revealed by day. */
export function rulesOfClosed(own: boolean, phase: 'night' | 'day' | 'over'): string {
  if (!own) return 'GR-6';
  return phase === 'night' ? 'GR-6 GR-4' : 'GR-10';
}

/** An open stack: what made it count as it did. */
export function rulesOfOpen({ counted }: StackCount): string {
  if (counted.some(({ as }) => as === 'chased')) return RULES_OF_CARD.bandits;
  return counted.some(({ as }) => as === 'triplet') ? 'GR-15 GR-12' : 'GR-12';
}

export function rulesOfStep(step: Step): string {
  switch (step.ask) {
    case 'card':
      return RULES_OF_CARD[step.card];
    case 'use':
      return step.use === 'lay' ? RULES_OF_PIECE.newStack : RULES_OF_CARD[step.card];
    case 'owner':
      return RULES_OF_CARD[step.card];
    case 'stack':
      return 'GR-6';
    case 'onto':
      return RULES_OF_PIECE.newStack;
    case 'reveal':
    case 'endTurn':
      return 'GR-10';
    case 'lookAway':
      return RULES_OF_CARD.recon;
    default:
      return step satisfies never;
  }
}
