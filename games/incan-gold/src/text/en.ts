import { type GameText, listEn, namedEn, overEn, subjectEn, type Who } from '@quri/words';
import type { IncanGoldShape } from '../shape.ts';
import { titles } from '../titles.ts';
import type { View } from '../view/shapes.ts';
import { keysEn } from './keys.en.ts';
import { logEn } from './log.en.ts';
import { ARTIFACT_EN, gemsEn, HAZARD_EN } from './names.en.ts';
import { headlineEn, positionEn } from './position.en.ts';
import { resultEn } from './result.en.ts';
import { awaitedIn, ownOf } from './view-facts.ts';

const momentsEn: GameText<IncanGoldShape>['moment'] = {
  hazardLoss: ({ hazard, inside, lost }, who) => {
    const { again } = HAZARD_EN[hazard];
    if (lost === null) return `${again} ${subjectEn(inside, who, 'flees', 'flee')} empty-handed.`;
    return lost === 0 ? `${again} You had nothing to lose yet.` : `${again} You lose ${gemsEn(lost)}.`;
  },
  broughtHome: ({ gems, artifacts }) => {
    const brought = [
      ...(gems > 0 || artifacts.length === 0 ? [gemsEn(gems)] : []),
      ...artifacts.map(({ card }) => ARTIFACT_EN[card.artifact]),
    ];
    return `You are safely back with ${listEn(brought)}.`;
  },
  roundOver: ({ round, tent }) =>
    tent === null ? `Round ${round} is over.` : `Round ${round} is over: ${gemsEn(tent)} in your tent.`,
};

export const en: GameText<IncanGoldShape> = {
  ...titles.en,
  options: {
    edition: {
      label: 'Edition',
      sentence: 'Which artifacts there are, and what they are worth.',
      values: {
        'incan-gold': {
          label: 'Incan Gold',
          sentence: 'One artifact joins the deck each round; the first three carried out are worth 5, later ones 10.',
        },
        diamant: { label: 'Diamant', sentence: 'No artifacts: gems alone decide.' },
        'diamant-2016': {
          label: 'Diamant 2016',
          sentence: 'All five artifacts are in the deck from the start, and equal wealth is a shared victory.',
        },
        modern: {
          label: 'Modern',
          sentence: 'One artifact joins the deck each round; they are worth 5, 7, 8, 10 and 12, in that order.',
        },
      },
    },
    autoSecondCard: {
      label: 'Second card at once',
      sentence:
        'When a round opens with a hazard the next card is turned without asking, for nobody has anything to lose.',
    },
    openTents: { label: 'Open tents', sentence: 'Everybody sees how many gems lie in every tent.' },
    twoPlayers: {
      label: 'Two players (unofficial)',
      sentence: 'Lets two people play, although the published game needs at least three.',
    },
  },
  bots: {
    random: {
      names: [
        'Happy-Go-Lucky',
        'Daydreamer',
        'Butterfly',
        'Tumbleweed',
        'Dandelion',
        'Whistler',
        'Grasshopper',
        'Featherhead',
      ],
      level: 'easy',
      sentence: 'Tosses a coin at every choice: cheerful company for a first game.',
    },
    greedy: {
      names: ['Counter', 'Abacus', 'Ledger', 'Treasurer', 'Teller', 'Bookkeeper', 'Tally', 'Auditor'],
      level: 'steady',
      sentence: 'Goes on while the next card should bring more than it may cost, and is content with a dozen gems.',
    },
    mixed: {
      names: [
        'Old Fox',
        'Grey Raven',
        'Sly Marten',
        'Silent Lynx',
        'Wise Owl',
        'Quick Weasel',
        'Bold Magpie',
        'Wary Badger',
      ],
      level: 'cunning',
      sentence: 'Weighs the odds but cannot be read, and likes to slip out alone with an artifact.',
    },
    condor: {
      names: ['Condor', 'Falcon', 'Eagle', 'Hawk', 'Kestrel', 'Osprey', 'Caracara', 'Harrier'],
      level: 'strong',
      sentence: 'Has circled the temple for thousands of expeditions: it knows who is ahead, and when to turn home.',
    },
  },
  intent: {
    // "Leave" alone could be read as leaving the table.
    choose: ({ choice }) => ({ torch: 'Torch: go on', camp: 'Camp: go back' })[choice],
  },
  seen: logEn,
  moment: momentsEn,
  masked: ['choiceMade'],
  refusal: {
    gameOver: () => 'The game is over: all five rounds are played.',
    notInside: () => 'You are in camp already and sit out the rest of this round.',
    notNow: () => 'Cards are being turned; you choose again in a moment.',
  },
  question: questionEn,
  headline: headlineEn,
  position: positionEn,
  keys: keysEn,
  result: resultEn,
};

function questionEn(view: View, who: Who): string {
  if (view.final !== null) return overEn(view.final.winners, who);
  const waiting = awaitedIn(view);
  if (waiting.length === 0) return 'Cards are being turned.';
  const names = namedEn(waiting, who);
  const own = ownOf(view);
  if (own === undefined) return `Waiting for ${names} to choose.`;
  if (!own.inside) return `You are in camp; waiting for ${names} to choose.`;
  if (view.choice === null) return 'Choose in secret: go on, or back to camp?';
  const chosen = view.choice === 'torch' ? 'You go on' : 'You go back to camp';
  return `${chosen}, and may still change your mind while ${names} ${waiting.length === 1 ? 'is' : 'are'} choosing.`;
}
