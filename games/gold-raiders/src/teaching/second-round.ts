import type { LessonStep } from '@quri/words';
import type { Intent } from '../vocabulary.ts';
import { LOOK_AWAY, lay, peek, RIGHT, reveal, steal } from './moves.ts';
import type { CardId } from './words.en.ts';

export const SECOND_ROUND: readonly LessonStep<Intent, CardId>[] = [
  {
    cards: [
      { id: 'idol', rule: 'GR-17', points: 'GR-17' },
      { id: 'newPath', rule: 'GR-4' },
    ],
    intents: [lay('mile1', 'new')],
  },
  { cards: [{ id: 'reconInStack', rule: 'GR-14', points: 'GR-7' }], intents: [lay('recon', 0)] },
  { cards: [{ id: 'acrossRecon', rule: 'GR-14' }], intents: [lay('mile2', 0)] },
  { cards: [{ id: 'scoutAgain', rule: 'GR-7', points: 'GR-7' }], intents: [peek(RIGHT, 0)] },
  { cards: [{ id: 'everybodySaw', rule: 'GR-7' }], intents: [LOOK_AWAY] },
  {
    cards: [
      { id: 'oneMore', rule: 'GR-6' },
      { id: 'gamble', rule: 'GR-8', points: 'GR-8' },
    ],
    intents: [steal(RIGHT, 0)],
  },
  { cards: [{ id: 'finishPath', rule: 'GR-12', points: 'GR-12' }], intents: [lay('mile3', 0)] },
  { cards: [{ id: 'baitAgain', rule: 'GR-11', points: 'GR-11' }], intents: [lay('bandits', 'new')] },
  { cards: [{ id: 'twoBandits', rule: 'GR-11', points: 'GR-11' }], intents: [lay('bandits', 2)] },
  { cards: [{ id: 'sureFirst', rule: 'GR-10' }], intents: [reveal(0)] },
  {
    cards: [
      { id: 'twoSides', rule: 'GR-10', points: 'GR-10' },
      { id: 'turnOver', rule: 'GR-11' },
    ],
    intents: [reveal(1)],
  },
];
