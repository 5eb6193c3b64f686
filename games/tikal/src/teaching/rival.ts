import type { Intent } from '../vocabulary.ts';
import { bring, dig, endTurn, hunt, place, walk } from './acts.ts';

/** Finds the clearing, and digs at the western temple. */
const first: readonly Intent[] = [
  place('c3', 3),
  ...bring('leader', 'a5', 'a4'),
  ...bring('explorer', 'a5', 'a4'),
  dig('leader', 'a4'),
  dig('explorer', 'a4'),
  endTurn,
];

/** The leader comes to the learner's temple: a tie. */
const second: readonly Intent[] = [
  place('c5', 1),
  ...walk('leader', 'a4', 'b3'),
  dig('leader', 'b3'),
  ...bring('explorer', 'a5', 'b4', 'c5'),
  hunt('c5'),
  ...bring('explorer', 'a5'),
  endTurn,
];

/** Two explorers follow the leader. */
const third: readonly Intent[] = [
  place('a3', 0),
  ...walk('explorer', 'a5', 'b4', 'b3'),
  ...bring('explorer', 'a5', 'b4', 'b3'),
  ...bring('explorer', 'a5', 'a4'),
  ...bring('explorer', 'a5'),
  ...bring('explorer', 'a5'),
  endTurn,
];

/** The bonus turn: two more go there, after the learner has scored. */
const bonus: readonly Intent[] = [
  ...walk('explorer', 'a5', 'b4', 'b3'),
  ...walk('explorer', 'a5', 'b4', 'b3'),
  ...bring('explorer', 'a5', 'a4'),
  ...bring('explorer', 'a5'),
  ...bring('explorer', 'a5'),
  ...bring('explorer', 'a5'),
  endTurn,
];

/** What the other expedition does in the lesson. */
export const rival: readonly Intent[] = [...first, ...second, ...third, ...bonus];
