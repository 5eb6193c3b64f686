import type { Lesson, LessonStep } from '@quri/words';
import type { InkaShape } from '../shape.ts';
import type { Intent } from '../vocabulary.ts';
import { endWith, layOn, moveTo, passageTo, START_WALKING, startOn, TAKE_STATUE, walkTo } from './named.ts';
import { RIVAL } from './rival.ts';
import type { CardId } from './words.ts';

type Step = LessonStep<Intent, CardId>;

const SETTING_UP: readonly Step[] = [
  {
    cards: [
      { id: 'welcome', rule: 'IN-C2', points: 'IN-C2' },
      { id: 'start', rule: 'IN-1', points: 'IN-1' },
    ],
    intents: [startOn('a1')],
  },
  {
    cards: [
      { id: 'tiles', rule: 'IN-2', points: 'IN-2' },
      { id: 'layPlain', rule: 'IN-2' },
    ],
    intents: [layOn('c3-c4')],
  },
  { cards: [{ id: 'layWall', rule: 'IN-C4', points: 'IN-2' }], intents: [layOn('c8-c9')] },
  { cards: [{ id: 'laySnake', rule: 'IN-C4', points: 'IN-2' }], intents: [layOn('g6-g7')] },
  { cards: [{ id: 'layRest', rule: 'IN-3' }], intents: [layOn('d5-d6'), layOn('h10-h11'), layOn('h9-h8')] },
];

/** A slide, a swing, a snake; and what happens to somebody who leaves a tile unguarded. */
const FIRST_TURN: readonly Step[] = [
  {
    cards: [
      { id: 'points', rule: 'IN-6', points: 'IN-6' },
      { id: 'slide', rule: 'IN-8' },
    ],
    intents: [moveTo(0, 'b3-b4')],
  },
  {
    cards: [
      { id: 'gap', rule: 'IN-9' },
      { id: 'swing', rule: 'IN-10' },
    ],
    intents: [moveTo(5, 'c7-d8')],
  },
  {
    cards: [
      { id: 'walking', rule: 'IN-11', points: 'IN-11' },
      { id: 'walk', rule: 'IN-16' },
    ],
    intents: [START_WALKING, walkTo('d8')],
  },
  { cards: [{ id: 'noBlocker', rule: 'IN-17' }], intents: endWith(null) },
];

/** A ride to the middle, and two statues. */
const SECOND_TURN: readonly Step[] = [
  {
    cards: [
      { id: 'carried', rule: 'IN-7' },
      { id: 'ride', rule: 'IN-8' },
    ],
    intents: [moveTo(5, 'd9-e10')],
  },
  { cards: [{ id: 'toFirst', rule: 'IN-16' }], intents: [START_WALKING, walkTo('e9')] },
  { cards: [{ id: 'takeFirst', rule: 'IN-13' }], intents: [TAKE_STATUE] },
  { cards: [{ id: 'takeSecond', rule: 'IN-11' }], intents: [walkTo('e11'), TAKE_STATUE] },
  {
    cards: [
      { id: 'guard', rule: 'IN-7' },
      { id: 'guardBridge', rule: 'IN-17' },
    ],
    intents: endWith('d9'),
  },
];

/** Round a blocker to the third statue, with exactly three points. */
const THIRD_TURN: readonly Step[] = [
  {
    cards: [
      { id: 'blocked', rule: 'IN-17', points: 'IN-12' },
      { id: 'around', rule: 'IN-8' },
    ],
    intents: [moveTo(6, 'f8-f9')],
  },
  { cards: [{ id: 'third', rule: 'IN-13' }], intents: [START_WALKING, walkTo('f10'), TAKE_STATUE] },
  {
    cards: [
      { id: 'choice', rule: 'IN-17' },
      { id: 'guardAhead', rule: 'IN-7' },
    ],
    intents: endWith('h9'),
  },
];

/** Through a secret passage, almost home. */
const FOURTH_TURN: readonly Step[] = [
  {
    cards: [
      { id: 'exits', rule: 'IN-18', points: 'IN-18' },
      { id: 'stairs', rule: 'IN-14', points: 'IN-14' },
      { id: 'swingOut', rule: 'IN-9' },
    ],
    intents: [moveTo(2, 'h7-g8')],
  },
  { cards: [{ id: 'passage', rule: 'IN-14' }], intents: [START_WALKING, walkTo('i7'), passageTo('b7')] },
  { cards: [{ id: 'guardHome', rule: 'IN-17' }], intents: endWith('b4') },
];

export const lesson: Lesson<InkaShape, CardId> = {
  seed: 'inka 235621',
  options: { looseEdge: false, solidCounters: false, openExits: false, board: 'temple' },
  bots: ['random'],
  steps: [...SETTING_UP, ...FIRST_TURN, ...SECOND_TURN, ...THIRD_TURN, ...FOURTH_TURN],
  moves: [RIVAL],
  ending: [
    { id: 'learned', rule: 'IN-18' },
    { id: 'diamonds', rule: 'IN-15', points: 'IN-15' },
    { id: 'yourTurn', rule: 'IN-18', points: 'IN-18' },
  ],
};
