import { turnSearch } from '@quri/bot-kit';
import { type Bot, pick } from '@quri/kernel';
import type { Inka } from '../game.ts';
import { answerTo } from './answer.ts';
import { timesBefore } from './repetition.ts';
import { endOf } from './turn-end.ts';
import { turnMoves } from './turn-moves.ts';
import { turnFrom, turnTerms } from './turns.ts';
import { WEIGHTS } from './weights.ts';

/** How many of the moves that look best are tried, and how many of them are followed. */
const MOVES = { own: 8, harm: 0 };
const WIDTH = 1;

/** One tile after the other, whatever brings its own counter nearer; it never looks at others and blocks nobody. */
export const greedy: Bot<Inka> = {
  id: 'greedy',
  choose: (asked) =>
    answerTo(asked, WEIGHTS, (position) => {
      const search = turnSearch(
        turnTerms(
          (at) => turnMoves(at, WEIGHTS, MOVES),
          (at) => -endOf(at, WEIGHTS).cost,
        ),
        position,
        () => false,
      );
      search.widen(WIDTH);
      const turns = search.best(6).map(({ moves }) => turnFrom(position, moves, WEIGHTS, false));
      const fresh = turns.find(({ wins, after }) => wins || timesBefore(asked.view, after) === 0);
      return fresh ?? pick(asked.rng, turns);
    }),
};
