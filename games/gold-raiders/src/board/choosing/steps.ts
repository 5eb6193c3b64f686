import { type Choosing, choicesOf } from '@quri/board-kit';
import type { Card, Intent, Onto } from '../../vocabulary.ts';

/** One thing that is chosen on the way to an intent. */
export type Step =
  | { readonly ask: 'card'; readonly card: Card }
  /** Recon and Steal: laid like any other card, or discarded for what they do. */
  | { readonly ask: 'use'; readonly use: 'lay' | 'effect'; readonly card: Card }
  | { readonly ask: 'owner'; readonly owner: number; readonly card: Card }
  | { readonly ask: 'stack'; readonly owner: number; readonly place: number }
  | { readonly ask: 'onto'; readonly onto: Onto }
  | { readonly ask: 'reveal'; readonly place: number }
  | { readonly ask: 'endTurn' }
  | { readonly ask: 'lookAway' };

function stepsOf(intent: Intent): readonly Step[] {
  switch (intent.type) {
    case 'stackCard':
      return [
        { ask: 'card', card: intent.card },
        { ask: 'use', use: 'lay', card: intent.card },
        { ask: 'onto', onto: intent.onto },
      ];
    case 'peek':
      return [...played('recon', intent.owner), { ask: 'stack', owner: intent.owner, place: intent.place }];
    case 'steal':
      return [
        ...played('steal', intent.owner),
        { ask: 'stack', owner: intent.owner, place: intent.place },
        { ask: 'onto', onto: intent.onto },
      ];
    case 'revealStack':
      return [{ ask: 'reveal', place: intent.place }];
    case 'endTurn':
      return [{ ask: 'endTurn' }];
    case 'lookAway':
      return [{ ask: 'lookAway' }];
    default:
      return intent satisfies never;
  }
}

const played = (card: 'recon' | 'steal', owner: number): readonly Step[] => [
  { ask: 'card', card },
  { ask: 'use', use: 'effect', card },
  { ask: 'owner', owner, card },
];

/** Nobody is asked how or whose when there is only one way. */
export const choices = choicesOf<Intent, Step>({ stepsOf, implied: ['use', 'owner'] });

export type GoldRaidersChoosing = Choosing<Intent, Step>;

/** A place on the table that can be tapped now, with the steps it stands for. */
export interface Target {
  readonly at: { readonly owner: number; readonly place: Onto };
  readonly steps: readonly Step[];
}

/** The places that can be tapped: a stack answers whose it is as well. */
export function targetsAfter(offers: readonly Intent[], taken: readonly Step[], own: number): readonly Target[] {
  const targets = new Map<string, Target>();
  for (const missing of choices.missingSteps(offers, taken)) {
    const steps = missing.slice(0, missing[0]?.ask === 'owner' ? 2 : 1);
    const at = placeOf(steps.at(-1), own);
    if (at !== undefined) targets.set(`${at.owner} ${at.place}`, { at, steps });
  }
  return [...targets.values()];
}

function placeOf(step: Step | undefined, own: number): Target['at'] | undefined {
  if (step?.ask === 'stack') return { owner: step.owner, place: step.place };
  if (step?.ask === 'onto') return { owner: own, place: step.onto };
  return step?.ask === 'reveal' ? { owner: own, place: step.place } : undefined;
}
