import type { Lesson } from '@quri/words';
import type { IncanGoldShape } from '../shape.ts';
import type { Choice, Intent } from '../vocabulary.ts';
import { type CardId, ENDING, STEPS } from './lesson-steps.ts';

/** t: torch, c: camp. */
const choices = (letters: string): readonly Intent[] =>
  [...letters].map((letter): Intent => ({ type: 'choose', choice: letter === 't' ? 'torch' : 'camp' }));

const chosen = (choice: Choice): readonly Intent[] => [{ type: 'choose', choice }];

/**
 * Round 1: 5, spiders, 15, snake; the learner leaves together with one of the others, and the third finds 7 and is
 * struck by spiders. Round 2: 14, 3, rockfall, 15, fire, snake; the others leave one by one, and the learner is struck
 * by a rockfall. Round 3: 1, fire, the beaker; both others leave for it at once, and the learner finds 17 alone.
 */
export const lesson: Lesson<IncanGoldShape, CardId> = {
  seed: 'first expedition 1640',
  options: { edition: 'incan-gold', autoSecondCard: true, openTents: false, twoPlayers: false },
  bots: ['random', 'greedy'],
  steps: STEPS.map(({ choice, cards }) => ({ cards, intents: chosen(choice) })),
  // To choose between two is what is taught: both stay in sight.
  keepsOffers: true,
  // One word for each round.
  moves: [['tttc', 'ttc', 'ttc'].flatMap(choices), ['ttttt', 'ttttc', 'ttc'].flatMap(choices)],
  ending: ENDING,
};
