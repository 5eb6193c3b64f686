import { lessonCard as card, type Lesson, type LessonStep, lessonStep as step } from '@quri/words';
import type { TikalShape } from '../shape.ts';
import type { Intent } from '../vocabulary.ts';
import { bring, dig, endTurn, hunt, pitchCamp, place, putGuard, walk } from './acts.ts';
import { rival } from './rival.ts';
import type { CardId } from './words.en.ts';

type Step = LessonStep<Intent, CardId>;

/** A temple, two figures, two levels. */
const firstTurn: readonly Step[] = [
  step([card('welcome'), card('tile', 'TK-2', 'TK-C4'), card('placeTemple', 'TK-7')], place('b3', 0)),
  step([card('torches', 'TK-1', 'TK-1'), card('bringLeader', 'TK-5', 'TK-5')], ...bring('leader', 'a5', 'b4', 'b3')),
  step([card('bringExplorer', 'TK-7')], ...bring('explorer', 'a5', 'b4', 'b3')),
  step([card('dig', 'TK-8', 'TK-C6')], dig('explorer', 'b3')),
  step([card('digAgain', 'TK-8')], dig('leader', 'b3')),
  step([card('firstEnd', 'TK-15')], endTurn),
];

/** Ruins, and two treasures. */
const secondTurn: readonly Step[] = [
  step([card('ruins', 'TK-3'), card('placeRuins', 'TK-2')], place('c4', 3)),
  step([card('walkNextDoor', 'TK-7')], ...walk('explorer', 'b3', 'c4')),
  step([card('hunt', 'TK-9', 'TK-9')], hunt('c4')),
  step([card('secondHunter', 'TK-9')], ...bring('explorer', 'a5', 'b4', 'c4')),
  step([card('huntAgain')], hunt('c4')),
  step([card('sets', 'TK-15', 'TK-C7'), card('secondEnd')], endTurn),
];

/** A tie that is broken, and a camp. */
const thirdTurn: readonly Step[] = [
  step([card('tie', 'TK-15', 'TK-15'), card('sharedLevels', 'TK-8'), card('placeSecond', 'TK-2')], place('c2', 4)),
  step([card('breakTie', 'TK-C1')], ...walk('explorer', 'c4', 'b3')),
  step([card('digHigher')], dig('explorer', 'b3')),
  step([card('camp', 'TK-11', 'TK-11'), card('walkToClearing')], ...walk('explorer', 'c4', 'c3')),
  step([card('pitch')], pitchCamp('c3')),
  step([card('arrive', 'TK-5')], ...bring('explorer', 'c3')),
  step([card('letters', 'TK-C5', 'TK-C5')], endTurn),
];

/** The bonus turn after a volcano. */
const bonusTurn: readonly Step[] = [
  step(
    [card('volcano', 'TK-14'), card('behind', 'TK-15', 'TK-15'), card('firstHelp')],
    ...walk('explorer', 'c3', 'b3'),
  ),
  step([card('secondHelp')], ...walk('explorer', 'c3', 'b3')),
  step([card('raise')], dig('explorer', 'b3')),
  step([card('raiseAgain')], dig('leader', 'b3')),
  step([card('otherTemple')], ...bring('explorer', 'c3', 'c2')),
  step([card('digOther')], dig('explorer', 'c2')),
  step([card('score', 'TK-15')], endTurn),
];

/** The volcano lies, and a guard stands. */
const lastTurn: readonly Step[] = [
  step([card('paidTwice', 'TK-14'), card('placeVolcano', 'TK-4')], place('b2', 0)),
  step([card('guard', 'TK-12', 'TK-12'), card('digBefore')], dig('explorer', 'c2')),
  step([card('putGuard', 'TK-12')], putGuard('c2')),
];

/** The first volcano comes with the seventh tile, drawn by the learner. */
export const lesson: Lesson<TikalShape, CardId> = {
  seed: 'tikal lesson 58283',
  options: { finalRound: 'placer', auction: false, odds: true },
  bots: ['random'],
  steps: [...firstTurn, ...secondTurn, ...thirdTurn, ...bonusTurn, ...lastTurn],
  // Temples and treasures: the scoring itself comes late.
  basics: firstTurn.length + secondTurn.length,
  moves: [rival],
  ending: [card('free', 'TK-10'), card('farewell')],
};
