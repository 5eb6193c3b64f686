import type { GameText } from '@quri/words';
import type { InkaShape } from '../shape.ts';
import { titles } from '../titles.ts';
import { boardFaultsEn } from './board-faults.en.ts';
import { intentsEn } from './intents.en.ts';
import { logEn } from './log.en.ts';
import { momentsEn } from './moments.en.ts';
import { headlineEn, positionEn } from './position.en.ts';
import { questionEn } from './question.en.ts';
import { refusalsEn } from './refusals.en.ts';
import { resultEn } from './result.en.ts';

export const en: GameText<InkaShape> = {
  ...titles.en,
  options: {
    looseEdge: {
      label: 'Loose edge',
      sentence:
        'A turning tile may swing out over the edge of the board, as long as it lies on the board after every 60°.',
    },
    solidCounters: {
      label: 'Solid counters',
      sentence: 'Nobody walks past a counter or a blocker; only golden tiles have room for several.',
    },
    openExits: { label: 'Open exits', sentence: 'No blocker may be put on an exit.' },
    board: {
      label: 'Board',
      sentence:
        'The floor to play on: our reconstruction, called temple-2, its first form, temple, or a board of your own as JSON.',
      faults: boardFaultsEn,
    },
  },
  bots: {
    random: {
      names: ['Happy-Go-Lucky', 'Daydreamer', 'Butterfly', 'Rambler'],
      level: 'easy',
      sentence: 'Pushes stones about and strolls wherever there is a floor: cheerful company for a first game.',
    },
    greedy: {
      names: ['Pathfinder', 'Ranger', 'Tracker', 'Trailblazer'],
      level: 'steady',
      sentence: 'Takes the shortest way it can see, one move at a time, and never looks at yours.',
    },
    ocelot: {
      names: ['Ocelot', 'Margay', 'Lynx', 'Serval'],
      level: 'cunning',
      sentence: 'Thinks its turn through to the end, and leaves a blocker where it hurts.',
    },
    puma: {
      names: ['Puma', 'Jaguar', 'Panther', 'Leopard'],
      level: 'strong',
      sentence: 'Sees every way through the temple, and what you would answer, before it moves a single stone.',
    },
  },
  intent: intentsEn,
  seen: logEn,
  moment: momentsEn,
  masked: [],
  refusal: refusalsEn,
  question: questionEn,
  headline: headlineEn,
  position: positionEn,
  result: resultEn,
};
