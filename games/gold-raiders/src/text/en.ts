import type { GameText } from '@quri/words';
import type { GoldRaidersShape } from '../shape.ts';
import { titles } from '../titles.ts';
import { logEn } from './log.en.ts';
import { CARD_EN, laidEn, ontoEn } from './names.en.ts';
import { headlineEn, positionEn } from './position.en.ts';
import { questionEn } from './question.en.ts';
import { resultEn } from './result.en.ts';
import { numberOf } from './view-facts.ts';

export const en: GameText<GoldRaidersShape> = {
  ...titles.en,
  options: {
    trail: {
      label: 'Length of the trail',
      sentence: 'How many spaces it is to the temple: a shorter trail makes a shorter game.',
    },
    memoryAid: {
      label: 'Memory aid',
      sentence: 'Shows you, until the round is over, every card you have stacked or peeked at yourself.',
    },
  },
  bots: {
    random: { name: 'Happy-Go-Lucky', sentence: 'Plays any card anywhere: cheerful company for a first game.' },
    greedy: {
      name: 'Pathfinder',
      sentence: 'Forgets nothing it has seen and makes each card count, but never thinks of the next one.',
    },
    ocelot: {
      name: 'Ocelot',
      sentence: 'Plays by instinct until the night wears thin; then it thinks, and every stack of yours is in danger.',
    },
    puma: {
      name: 'Puma',
      sentence: 'Plans whole nights ahead, leaves Bandits where you will look, and knows what you probably hide.',
    },
  },
  intent: {
    stackCard: ({ card, onto }) => `${laidEn(card)} ${ontoEn(onto)}`,
    peek: ({ owner, place }, who) => `Recon: peek at stack ${numberOf(place)} of ${who(owner)}`,
    lookAway: () => 'Look away',
    steal: ({ owner, place, onto }, who) =>
      `Steal: take stack ${numberOf(place)} of ${who(owner)} ${
        onto === 'new' ? ontoEn(onto) : `onto your stack ${numberOf(onto)}`
      }`,
    revealStack: ({ place }) => `Reveal stack ${numberOf(place)}`,
    endTurn: () => 'End the turn',
  },
  seen: logEn,
  masked: [],
  refusal: {
    gameOver: () => 'The game is over.',
    notNow: () => 'Cards are being dealt; the night begins in a moment.',
    onlyAtNight: () => 'Cards are played at night; now it is day.',
    onlyByDay: () => 'Stacks are revealed by day; now it is night.',
    notYourTurn: ({ turn }, who) => `It is the turn of ${who(turn)}.`,
    lookAwayFirst: () => 'You are still peeking at a stack: look away first.',
    notPeeking: () => 'You are not peeking at anything.',
    notInHand: ({ card }) => `You have no ${CARD_EN[card]} in your hand.`,
    noStackThere: ({ owner, place }, who) => `There is no stack ${numberOf(place)} in the row of ${who(owner)}.`,
    ownStack: () => 'Only a stack of somebody else can be stolen.',
    alreadyOpen: ({ place }) => `Stack ${numberOf(place)} is open already.`,
  },
  question: questionEn,
  headline: headlineEn,
  position: positionEn,
  result: resultEn,
};
