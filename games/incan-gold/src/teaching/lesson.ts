import { lessonCard as card, type Lesson, lessonStep as step } from '@quri/words';
import type { IncanGoldShape } from '../shape.ts';
import type { Intent } from '../vocabulary.ts';

const TORCH: Intent = { type: 'choose', choice: 'torch' };
const CAMP: Intent = { type: 'choose', choice: 'camp' };

/** What the learner chooses, with the cards that are read before; each comment says what lies on the path. */
export const STEPS = [
  // Round 1: 5
  step([card('welcome', 'IG-6', 'IG-6'), card('choose', 'IG-4', 'IG-4')], TORCH),
  // 5, spiders
  step([card('warning', 'IG-8', 'IG-8')], TORCH),
  // 5, spiders, 15
  step([card('beside', 'IG-10', 'IG-6')], TORCH),
  // 5, spiders, 15, snake
  step([card('go-home', 'IG-9', 'IG-9')], CAMP),
  // Round 2: 14
  step([card('from-camp', 'IG-9'), card('removed', 'IG-8', 'IG-8')], TORCH),
  // 14, 3
  step([card('no-hazard', 'IG-8', 'IG-5')], TORCH),
  // 14, 3, rockfall
  step([card('price', 'IG-8', 'IG-3')], TORCH),
  // 14, 3, rockfall, 15
  step([card('larger-shares', 'IG-6', 'IG-10')], TORCH),
  // 14, 3, rockfall, 15, fire
  step([card('last-inside', 'IG-6', 'IG-5')], TORCH),
  // 14, 3, rockfall, 15, fire, snake
  step([card('bold', 'IG-8', 'IG-3')], TORCH),
  // Round 3: 1
  step([card('struck', 'IG-10', 'IG-10'), card('one-gem', 'IG-6', 'IG-6')], TORCH),
  // 1, fire
  step([card('nothing-to-lose', 'IG-8', 'IG-5')], TORCH),
  // 1, fire, beaker
  step([card('artifact', 'IG-11', 'IG-7'), card('stay', 'IG-11', 'IG-5')], TORCH),
  // 1, fire, beaker, 17
  step([card('carry-out', 'IG-11', 'IG-7')], CAMP),
];

/** Round 4: 11 */
const ENDING = [card('learned', 'IG-10'), card('on-your-own', 'IG-16')];

export type CardId = (typeof STEPS)[number]['cards'][number]['id'] | (typeof ENDING)[number]['id'];

/** t: torch, c: camp. */
const choices = (letters: string): readonly Intent[] =>
  [...letters].map((letter): Intent => ({ type: 'choose', choice: letter === 't' ? 'torch' : 'camp' }));

/**
 * Round 1: 5, spiders, 15, snake; the learner leaves together with one of the others, and the third finds 7 and is
 * struck by spiders. Round 2: 14, 3, rockfall, 15, fire, snake; the others leave one by one, and the learner is struck
 * by a rockfall. Round 3: 1, fire, the beaker; both others leave for it at once, and the learner finds 17 alone.
 */
export const lesson: Lesson<IncanGoldShape, CardId> = {
  seed: 'first expedition 1640',
  options: { edition: 'incan-gold', autoSecondCard: true, openTents: false, twoPlayers: false },
  bots: ['random', 'greedy'],
  steps: STEPS,
  // The first round.
  basics: 4,
  // To choose between two is what is taught: both stay in sight.
  keepsOffers: true,
  // One word for each round.
  moves: [['tttc', 'ttc', 'ttc'].flatMap(choices), ['ttttt', 'ttttc', 'ttc'].flatMap(choices)],
  ending: ENDING,
};
