import type { LessonCard } from '@quri/words';
import type { Choice } from '../vocabulary.ts';

interface GuidedChoice {
  readonly choice: Choice;
  readonly cards: readonly LessonCard[];
}

/** What the learner chooses, with the cards that are read before; each comment says what lies on the path. */
export const STEPS = [
  // Round 1: 5
  {
    choice: 'torch',
    cards: [
      { id: 'welcome', rule: 'IG-1', points: 'IG-1' },
      { id: 'share', rule: 'IG-6', points: 'IG-6' },
      { id: 'choose', rule: 'IG-4', points: 'IG-4' },
    ],
  },
  // 5, spiders
  {
    choice: 'torch',
    cards: [
      { id: 'warning', rule: 'IG-8', points: 'IG-8' },
      { id: 'thirds', rule: 'IG-C1', points: 'IG-C1' },
    ],
  },
  // 5, spiders, 15
  { choice: 'torch', cards: [{ id: 'beside', rule: 'IG-10', points: 'IG-6' }] },
  // 5, spiders, 15, snake
  {
    choice: 'camp',
    cards: [
      { id: 'left-behind', rule: 'IG-9', points: 'IG-9' },
      { id: 'go-home', rule: 'IG-10', points: 'IG-9' },
    ],
  },
  // Round 2: 14
  {
    choice: 'torch',
    cards: [
      { id: 'from-camp', rule: 'IG-9' },
      { id: 'removed', rule: 'IG-8', points: 'IG-8' },
      { id: 'again', rule: 'IG-2', points: 'IG-5' },
    ],
  },
  // 14, 3
  { choice: 'torch', cards: [{ id: 'no-hazard', rule: 'IG-8', points: 'IG-5' }] },
  // 14, 3, rockfall
  { choice: 'torch', cards: [{ id: 'price', rule: 'IG-8', points: 'IG-3' }] },
  // 14, 3, rockfall, 15
  {
    choice: 'torch',
    cards: [
      { id: 'left-alone', rule: 'IG-9', points: 'IG-10' },
      { id: 'larger-shares', rule: 'IG-6', points: 'IG-5' },
    ],
  },
  // 14, 3, rockfall, 15, fire
  { choice: 'torch', cards: [{ id: 'last-inside', rule: 'IG-6', points: 'IG-5' }] },
  // 14, 3, rockfall, 15, fire, snake
  {
    choice: 'torch',
    cards: [
      { id: 'alone', rule: 'IG-8', points: 'IG-3' },
      { id: 'bold', rule: 'IG-5', points: 'IG-5' },
    ],
  },
  // Round 3: 1
  {
    choice: 'torch',
    cards: [
      { id: 'struck', rule: 'IG-8', points: 'IG-8' },
      { id: 'safe', rule: 'IG-10', points: 'IG-10' },
      { id: 'one-gem', rule: 'IG-6', points: 'IG-6' },
    ],
  },
  // 1, fire
  { choice: 'torch', cards: [{ id: 'nothing-to-lose', rule: 'IG-8', points: 'IG-5' }] },
  // 1, fire, beaker
  {
    choice: 'torch',
    cards: [
      { id: 'artifact', rule: 'IG-11', points: 'IG-7' },
      { id: 'worth', rule: 'IG-11', points: 'IG-7' },
      { id: 'stay', rule: 'IG-11', points: 'IG-5' },
    ],
  },
  // 1, fire, beaker, 17
  {
    choice: 'camp',
    cards: [
      { id: 'neither', rule: 'IG-11', points: 'IG-7' },
      { id: 'carry-out', rule: 'IG-11', points: 'IG-9' },
    ],
  },
] as const satisfies readonly GuidedChoice[];

/** Round 4: 11 */
export const ENDING = [
  { id: 'learned', rule: 'IG-10' },
  { id: 'on-your-own', rule: 'IG-16' },
] as const satisfies readonly LessonCard[];

export type CardId = (typeof STEPS)[number]['cards'][number]['id'] | (typeof ENDING)[number]['id'];
