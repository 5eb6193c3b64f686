import type { Lesson } from '@quri/words';
import type { GoldRaidersShape } from '../shape.ts';
import { TRAILS } from '../vocabulary.ts';
import { FIRST_ROUND } from './first-round.ts';
import { LEFT_RIVAL, RIGHT_RIVAL } from './rivals.ts';
import { SECOND_ROUND } from './second-round.ts';
import type { CardId } from './words.en.ts';

/**
 * Two rounds. In the first the learner is robbed and takes it back, learns of a triplet and steals it, and sees Bandits
 * work as a trap; in the second a stack is stolen that was added to after a peek, and leads back.
 */
export const lesson: Lesson<GoldRaidersShape, CardId> = {
  seed: 'first night 68992',
  options: { trail: TRAILS.usual, memoryAid: false },
  bots: ['random', 'random'],
  steps: [...FIRST_ROUND, ...SECOND_ROUND],
  moves: [LEFT_RIVAL, RIGHT_RIVAL],
  ending: [
    { id: 'caught', rule: 'GR-11' },
    { id: 'onwards', rule: 'GR-17', points: 'GR-16' },
  ],
};
