import { lessonCard as card, type Lesson, type LessonStep, lessonStep as step } from '@quri/words';
import type { InkaShape } from '../shape.ts';
import type { Intent } from '../vocabulary.ts';
import { endWith, layOn, moveTo, passageTo, START_WALKING, startOn, TAKE_STATUE, walkTo } from './named.ts';
import { RIVAL } from './rival.ts';
import type { CardId } from './words.en.ts';

type Step = LessonStep<Intent, CardId>;

const SETTING_UP: readonly Step[] = [
  step([card('welcome', 'IN-C2', 'IN-C2'), card('start', 'IN-1', 'IN-1')], startOn('a1')),
  step([card('tiles', 'IN-2', 'IN-2'), card('layPlain', 'IN-2')], layOn('c3-c4')),
  step([card('layWall', 'IN-C4', 'IN-2')], layOn('c8-c9')),
  step([card('laySnake', 'IN-C4', 'IN-2')], layOn('g6-g7')),
  step([card('layRest', 'IN-3')], layOn('d5-d6'), layOn('h10-h11'), layOn('h9-h8')),
];

/** A slide, a swing, a snake; and what happens to somebody who leaves a tile unguarded. */
const FIRST_TURN: readonly Step[] = [
  step([card('points', 'IN-6', 'IN-6'), card('slide', 'IN-8')], moveTo(0, 'b3-b4')),
  step([card('gap', 'IN-9'), card('swing', 'IN-10')], moveTo(5, 'c7-d8')),
  step([card('walking', 'IN-11', 'IN-11'), card('walk', 'IN-16')], START_WALKING, walkTo('d8')),
  step([card('noBlocker', 'IN-17')], ...endWith(null)),
];

/** A ride to the middle, and two statues. */
const SECOND_TURN: readonly Step[] = [
  step([card('carried', 'IN-7'), card('ride', 'IN-8')], moveTo(5, 'd9-e10')),
  step([card('toFirst', 'IN-16')], START_WALKING, walkTo('e9')),
  step([card('takeFirst', 'IN-13')], TAKE_STATUE),
  step([card('takeSecond', 'IN-11')], walkTo('e11'), TAKE_STATUE),
  step([card('guard', 'IN-7'), card('guardBridge', 'IN-17')], ...endWith('d9')),
];

/** Round a blocker to the third statue, with exactly three points. */
const THIRD_TURN: readonly Step[] = [
  step([card('blocked', 'IN-17', 'IN-12'), card('around', 'IN-8')], moveTo(6, 'f8-f9')),
  step([card('third', 'IN-13')], START_WALKING, walkTo('f10'), TAKE_STATUE),
  step([card('choice', 'IN-17'), card('guardAhead', 'IN-7')], ...endWith('h9')),
];

/** Through a secret passage, almost home. */
const FOURTH_TURN: readonly Step[] = [
  step(
    [card('exits', 'IN-18', 'IN-18'), card('stairs', 'IN-14', 'IN-14'), card('swingOut', 'IN-9')],
    moveTo(2, 'h7-g8'),
  ),
  step([card('passage', 'IN-14')], START_WALKING, walkTo('i7'), passageTo('b7')),
  step([card('guardHome', 'IN-17')], ...endWith('b4')),
];

export const lesson: Lesson<InkaShape, CardId> = {
  seed: 'inka 235621',
  options: { looseEdge: false, solidCounters: false, openExits: false, board: 'temple' },
  bots: ['random'],
  steps: [...SETTING_UP, ...FIRST_TURN, ...SECOND_TURN, ...THIRD_TURN, ...FOURTH_TURN],
  // Until two statues are taken.
  basics: SETTING_UP.length + FIRST_TURN.length + SECOND_TURN.length,
  moves: [RIVAL],
  ending: [card('learned', 'IN-18'), card('diamonds', 'IN-15', 'IN-15'), card('yourTurn', 'IN-18', 'IN-18')],
};
