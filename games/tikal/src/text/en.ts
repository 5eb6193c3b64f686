import type { GameText } from '@quri/words';
import type { TikalShape } from '../shape.ts';
import { titles } from '../titles.ts';
import { intentsEn } from './intents.en.ts';
import { keysEn } from './keys.en.ts';
import { logEn } from './log.en.ts';
import { momentsEn } from './moments.en.ts';
import { placesOf } from './places.ts';
import { headlineEn, positionEn } from './position.en.ts';
import { questionEn } from './question.en.ts';
import { refusalsEn } from './refusals.en.ts';
import { resultEn } from './result.en.ts';

export const en: GameText<TikalShape> = {
  ...titles.en,
  options: {
    finalRound: {
      label: 'Final scoring',
      sentence: 'Who begins the scoring round at the end of the game.',
      values: {
        placer: { label: 'Last explorer', sentence: 'Whoever placed the last tile begins.' },
        next: { label: 'Next player', sentence: 'The player after whoever placed the last tile begins.' },
      },
    },
    auction: {
      label: 'Auction',
      sentence: 'Tiles lie open, and you bid points for the right to choose one: less luck, a longer game.',
    },
    odds: {
      label: 'Odds',
      sentence: 'Shows which tiles can still come and how likely a volcano is.',
    },
  },
  bots: {
    random: {
      names: ['Happy-Go-Lucky', 'Daydreamer', 'Butterfly', 'Rambler'],
      level: 'easy',
      sentence: 'Wanders about the jungle and digs where it happens to stand: cheerful company for a first game.',
    },
    greedy: {
      names: ['Digger', 'Surveyor', 'Prospector', 'Mapmaker'],
      level: 'steady',
      sentence: 'Makes the most of each point as it comes, but has no plan for the whole turn.',
    },
    ocelot: {
      names: ['Ocelot', 'Margay', 'Lynx', 'Serval'],
      level: 'cunning',
      sentence: 'Thinks its turn through to the end, and likes to turn up at your temple with one explorer more.',
    },
    // A stone jaguar is a treasure here, so none of them is called Jaguar.
    puma: {
      names: ['Puma', 'Panther', 'Leopard', 'Tiger'],
      level: 'strong',
      sentence: 'Plans whole turns, hears the volcano coming, and knows when a temple is worth a guard.',
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
  placesOf,
  keys: keysEn,
  result: resultEn,
};
