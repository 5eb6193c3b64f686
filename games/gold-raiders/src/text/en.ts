import { type GameText, possessiveEn } from '@quri/words';
import type { GoldRaidersShape } from '../shape.ts';
import { titles } from '../titles.ts';
import { keysEn } from './keys.en.ts';
import { logEn } from './log.en.ts';
import { momentsEn } from './moments.en.ts';
import { cardEn, laidEn, ontoEn } from './names.en.ts';
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
    random: {
      names: ['Happy-Go-Lucky', 'Beachcomber', 'Castaway', 'Driftwood', 'Sleepyhead', 'Butterfly'],
      level: 'easy',
      sentence: 'Plays any card anywhere: cheerful company for a first game.',
    },
    greedy: {
      names: ['Pathfinder', 'Ranger', 'Tracker', 'Trailblazer', 'Wayfarer', 'Explorer'],
      level: 'steady',
      sentence: 'Forgets nothing it has seen and makes each card count, but never thinks of the next one.',
    },
    ocelot: {
      names: ['Ocelot', 'Margay', 'Lynx', 'Serval', 'Caracal', 'Bobcat'],
      level: 'cunning',
      sentence: 'Plays by instinct until the night wears thin; then it thinks, and every stack of yours is in danger.',
    },
    puma: {
      names: ['Puma', 'Jaguar', 'Panther', 'Leopard', 'Tiger', 'Lion'],
      level: 'strong',
      sentence: 'Plans whole nights ahead, leaves Bandits where you will look, and knows what you probably hide.',
    },
  },
  intent: {
    stackCard: ({ card, onto }) => `${laidEn(card)} ${ontoEn(onto)}`,
    peek: ({ owner, place }, who) => `Recon: peek at ${possessiveEn(owner, who)} stack ${numberOf(place)}`,
    lookAway: () => 'Look away',
    steal: ({ owner, place, onto }, who) =>
      `Steal: take ${possessiveEn(owner, who)} stack ${numberOf(place)} ${
        onto === 'new' ? ontoEn(onto) : `onto your stack ${numberOf(onto)}`
      }`,
    revealStack: ({ place }) => `Reveal stack ${numberOf(place)}`,
    endTurn: () => 'End the turn',
  },
  seen: logEn,
  moment: momentsEn,
  masked: [],
  refusal: {
    gameOver: () => 'The game is over.',
    notNow: () => 'Cards are being dealt; the night begins in a moment.',
    onlyAtNight: () => 'Cards are played at night; now it is day.',
    onlyByDay: () => 'Stacks are revealed by day; now it is night.',
    notYourTurn: ({ turn }, who) => `It is ${possessiveEn(turn, who)} turn.`,
    lookAwayFirst: () => 'You are still peeking at a stack: look away first.',
    notPeeking: () => 'You are not peeking at anything.',
    notInHand: ({ card }) => `You have no ${cardEn(card)} in your hand.`,
    noStackThere: ({ owner, place }, who) => `There is no stack ${numberOf(place)} in ${possessiveEn(owner, who)} row.`,
    ownStack: () => 'You can only steal somebody else’s stack.',
    alreadyOpen: ({ place }) => `Stack ${numberOf(place)} is open already.`,
  },
  question: questionEn,
  headline: headlineEn,
  position: positionEn,
  keys: keysEn,
  result: resultEn,
};
