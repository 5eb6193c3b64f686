import type { LessonStep } from '@quri/words';
import type { Intent } from '../vocabulary.ts';
import { END_TURN, LEFT, LOOK_AWAY, lay, peek, RIGHT, reveal, steal } from './moves.ts';
import type { CardId } from './words.en.ts';

export const FIRST_ROUND: readonly LessonStep<Intent, CardId>[] = [
  {
    cards: [
      { id: 'welcome', rule: 'GR-C2', points: 'GR-16' },
      { id: 'night', rule: 'GR-3', points: 'GR-3' },
      { id: 'firstMile', rule: 'GR-4', points: 'GR-12' },
    ],
    intents: [lay('mile1', 'new')],
  },
  { cards: [{ id: 'secondMile', rule: 'GR-12', points: 'GR-12' }], intents: [lay('mile2', 0)] },
  {
    cards: [
      { id: 'bandits', rule: 'GR-11', points: 'GR-11' },
      { id: 'bait', rule: 'GR-4', points: 'GR-11' },
    ],
    intents: [lay('bandits', 'new')],
  },
  {
    cards: [
      { id: 'robbed', rule: 'GR-6' },
      { id: 'takeBack', rule: 'GR-8', points: 'GR-8' },
    ],
    intents: [steal(RIGHT, 2)],
  },
  {
    cards: [
      { id: 'numbers', rule: 'GR-6', points: 'GR-4' },
      { id: 'scout', rule: 'GR-7', points: 'GR-7' },
    ],
    intents: [peek(LEFT, 0)],
  },
  { cards: [{ id: 'triplet', rule: 'GR-15' }], intents: [LOOK_AWAY] },
  { cards: [{ id: 'takeTriplet', rule: 'GR-8', points: 'GR-8' }], intents: [steal(LEFT, 0)] },
  {
    cards: [
      { id: 'trapSprung', rule: 'GR-6', points: 'GR-4' },
      { id: 'thirdMile', rule: 'GR-12', points: 'GR-12' },
    ],
    intents: [lay('mile3', 0)],
  },
  { cards: [{ id: 'lastCard', rule: 'GR-11', points: 'GR-11' }], intents: [lay('bandits', 'new')] },
  {
    cards: [
      { id: 'day', rule: 'GR-10', points: 'GR-10' },
      { id: 'revealPath', rule: 'GR-12' },
    ],
    intents: [reveal(0)],
  },
  { cards: [{ id: 'revealTriplet', rule: 'GR-15' }], intents: [reveal(1)] },
  { cards: [{ id: 'leaveClosed', rule: 'GR-10', points: 'GR-10' }], intents: [END_TURN] },
];
