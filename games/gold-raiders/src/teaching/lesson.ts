import { lessonCard as card, type Lesson, type LessonStep, lessonStep as step } from '@quri/words';
import type { GoldRaidersShape } from '../shape.ts';
import { type Intent, TRAILS } from '../vocabulary.ts';
import { END_TURN, LEFT, LOOK_AWAY, lay, peek, RIGHT, reveal, steal } from './moves.ts';
import { LEFT_RIVAL, RIGHT_RIVAL } from './rivals.ts';
import type { CardId } from './words.en.ts';

const FIRST_ROUND: readonly LessonStep<Intent, CardId>[] = [
  step(
    [card('welcome', 'GR-C2', 'GR-16'), card('night', 'GR-3', 'GR-3'), card('firstMile', 'GR-4', 'GR-12')],
    lay('mile1', 'new'),
  ),
  step([card('secondMile', 'GR-12', 'GR-12')], lay('mile2', 0)),
  step([card('bandits', 'GR-11', 'GR-11'), card('bait', 'GR-4', 'GR-11')], lay('bandits', 'new')),
  step([card('robbed', 'GR-6'), card('takeBack', 'GR-8', 'GR-8')], steal(RIGHT, 2)),
  step([card('numbers', 'GR-6', 'GR-4'), card('scout', 'GR-7', 'GR-7')], peek(LEFT, 0)),
  step([card('triplet', 'GR-15')], LOOK_AWAY),
  step([card('takeTriplet', 'GR-8', 'GR-8')], steal(LEFT, 0)),
  step([card('trapSprung', 'GR-6', 'GR-4'), card('thirdMile', 'GR-12', 'GR-12')], lay('mile3', 0)),
  step([card('lastCard', 'GR-11', 'GR-11')], lay('bandits', 'new')),
  step([card('day', 'GR-10', 'GR-10'), card('revealPath', 'GR-12')], reveal(0)),
  step([card('revealTriplet', 'GR-15')], reveal(1)),
  step([card('leaveClosed', 'GR-10', 'GR-10')], END_TURN),
];

const SECOND_ROUND: readonly LessonStep<Intent, CardId>[] = [
  step([card('idol', 'GR-17', 'GR-17'), card('newPath', 'GR-4')], lay('mile1', 'new')),
  step([card('reconInStack', 'GR-14', 'GR-7')], lay('recon', 0)),
  step([card('acrossRecon', 'GR-14')], lay('mile2', 0)),
  step([card('scoutAgain', 'GR-7', 'GR-7')], peek(RIGHT, 0)),
  step([card('everybodySaw', 'GR-7')], LOOK_AWAY),
  step([card('oneMore', 'GR-6'), card('gamble', 'GR-8', 'GR-8')], steal(RIGHT, 0)),
  step([card('finishPath', 'GR-12', 'GR-12')], lay('mile3', 0)),
  step([card('baitAgain', 'GR-11', 'GR-11')], lay('bandits', 'new')),
  step([card('twoBandits', 'GR-11', 'GR-11')], lay('bandits', 2)),
  step([card('sureFirst', 'GR-10')], reveal(0)),
  step([card('twoSides', 'GR-10', 'GR-10'), card('turnOver', 'GR-11')], reveal(1)),
];

/**
 * Two rounds. In the first the learner is robbed and takes it back, learns of a triplet and steals it, and sees Bandits
 * work as a trap; in the second a stack is stolen that was added to after a peek, and leads back.
 */
export const lesson: Lesson<GoldRaidersShape, CardId> = {
  seed: 'first night 68992',
  options: { trail: TRAILS.usual, memoryAid: false },
  bots: ['random', 'random'],
  steps: [...FIRST_ROUND, ...SECOND_ROUND],
  basics: FIRST_ROUND.length,
  moves: [LEFT_RIVAL, RIGHT_RIVAL],
  ending: [card('caught', 'GR-11'), card('onwards', 'GR-17', 'GR-16')],
};
