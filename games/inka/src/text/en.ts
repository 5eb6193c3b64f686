import type { GameText } from '@quri/words';
import type { BoardFault } from '../answers/board-faults.ts';
import type { InkaShape } from '../shape.ts';
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

/** IN-C5: what is wrong with a board that somebody wrote. */
const boardFaultsEn: Readonly<Record<BoardFault, string>> = {
  form: 'a board is "temple-2", "temple" or JSON with "rows", a list of ten texts, and perhaps "faces", a list of thirteen, and "targets", lists of three by number of players.',
  rows: 'a board has ten rows, of 11, 13, 15, 17, 19, 19, 17, 15, 13 and 11 cells.',
  cells: 'the cells of a board are S (start), # (ground), s (snake), p (passage), d (diamond), . (hole), 1, 2 and 3.',
  targets:
    'a board has each of its target tiles 1, 2 and 3 on two cells side by side; "targets" names three such places, like "e9-e10", for 2, 3 or 4 players.',
  faces: 'a board has 13 faces; each lists walls (e0, e1, e2, e3, m) and snakes (h0, h1), none of them twice.',
  starts: 'a board has four starts.',
  asymmetric: 'a board must look the same mirrored left to right and top to bottom, but for its target tiles.',
  middle: 'no ground may lie under or beside a target tile.',
  tooNear: 'from every start at least two tiles must be needed to reach a target tile.',
};

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
  placesOf,
  keys: keysEn,
  result: resultEn,
};
