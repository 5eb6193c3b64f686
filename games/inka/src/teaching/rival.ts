import type { Intent } from '../vocabulary.ts';
import { endWith, layOn, moveTo, START_WALKING, startOn, TAKE_STATUE, walkTo } from './named.ts';

const SETTING_UP: readonly Intent[] = [
  startOn('j11'),
  layOn('f16-f17'),
  layOn('i10-i11'),
  layOn('f4-f5'),
  layOn('f14-f13'),
  layOn('d11-d12'),
  layOn('g12-g11'),
  layOn('h13-h12'),
];

/** What the learner's rival does. */
export const RIVAL: readonly Intent[] = [
  ...SETTING_UP,
  // Carries the learner off.
  moveTo(5, 'b5-c6'),
  START_WALKING,
  walkTo('h11'),
  ...endWith(null),
  // Closes the short way to the learner's third statue.
  moveTo(9, 'e16-e17'),
  START_WALKING,
  walkTo('g11'),
  ...endWith('f11'),
  // Over two snakes: no point is left for the statue there.
  moveTo(4, 'f12-f11'),
  START_WALKING,
  walkTo('e11'),
  ...endWith(null),
  // Two statues, and nothing that spoils the learner's way out.
  START_WALKING,
  TAKE_STATUE,
  walkTo('e9'),
  TAKE_STATUE,
  ...endWith(null),
];
