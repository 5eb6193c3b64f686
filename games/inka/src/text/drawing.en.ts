import { isYou, type Who } from '@quri/words';
import type { View } from '../view/shapes.ts';
import { BLOCKER_MARKS, COUNTER_MARKS, drawingOf, SYMBOL_MARKS } from './drawing.ts';

/** The board as a picture for a terminal, and what its marks mean. */
export const drawingEn = (view: View, who: Who): readonly string[] => [
  ...drawingOf(view),
  `A to M tiles, 1 to 3 golden tiles, # ground, . hole, ${SYMBOL_MARKS.start} exit,`,
  `${SYMBOL_MARKS.passage} passage, ${SYMBOL_MARKS.diamond} diamond, ${SYMBOL_MARKS.snake} snake`,
  view.counters
    .map((_, seat) => `${COUNTER_MARKS[seat]} ${isYou(who, seat) ? 'you' : who(seat)} (blocker ${BLOCKER_MARKS[seat]})`)
    .join(', '),
];
