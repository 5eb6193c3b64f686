import { isYou, type Who } from '@quri/words';
import type { View } from '../view/shapes.ts';
import { BLOCKER_MARKS, COUNTER_MARKS, drawingOf, SYMBOL_MARKS } from './drawing.ts';

/** The board as a picture for a terminal, and what its marks mean. */
export const drawingPl = (view: View, who: Who): readonly string[] => [
  ...drawingOf(view),
  `A do M płyty, 1 do 3 złote płyty, # grunt, . dziura, ${SYMBOL_MARKS.start} wyjście,`,
  `${SYMBOL_MARKS.passage} przejście, ${SYMBOL_MARKS.diamond} diament, ${SYMBOL_MARKS.snake} wąż`,
  view.counters
    .map((_, seat) => `${COUNTER_MARKS[seat]} ${isYou(who, seat) ? 'ty' : who(seat)} (blokada ${BLOCKER_MARKS[seat]})`)
    .join(', '),
];
