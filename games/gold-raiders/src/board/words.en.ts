import { KIT_WORDS } from '@quri/board-kit';
import { countEn } from '@quri/words';
import { CARD_EN, cardEn, cardsEn, spacesEn, stacksEn } from '../text/names.en.ts';
import type { BoardWords } from './words.ts';

export const en: BoardWords = {
  ...KIT_WORDS.en,
  rows: 'Stacks',
  card: CARD_EN,
  cardMeans: {
    mile1: 'One space, once in a stack.',
    mile2: 'Two spaces, if a 1-Mile card lies directly below it.',
    mile3: 'Three spaces, if a 1-Mile and a 2-Mile card lie directly below it, in that order.',
    bandits: 'A trap: a stack with Bandits leads back, two spaces for each of them.',
    steal: 'Discard it to take somebody’s whole stack, or lay it like any other card.',
    recon: 'Discard it to look at all cards of one stack, or lay it like any other card.',
  },
  night: 'Night',
  day: 'Day',
  idol: 'has the idol',
  toPlay: 'to play',
  close: 'Close',
  back: 'Back',
  actions: 'What you can do',
  hand: 'Your hand',
  watchedHand: 'Hand',
  hands: 'Hands',
  newStack: 'New stack',
  discarded: 'Discarded',
  unknown: 'unknown',
  bottomFirst: 'bottom card first',
  counted: {
    moved: 'counts',
    triplet: 'part of a triplet',
    ignored: 'ignored',
    idle: 'brings nothing',
    chased: 'chase back',
    cancelled: 'undone by Bandits',
  },
  wonBy: {
    temple: 'alone at the temple',
    farthest: 'farthest along the trail',
    miles: 'a tie, most miles revealed',
    closedStacks: 'a tie, most closed stacks',
    turnOrder: 'a tie, earliest in turn order',
  },
  keys: [
    { key: 'Tab Enter', does: 'chooses a card, a stack or an answer' },
    { key: 'Esc', does: 'goes back one step, or puts a stack down' },
  ],
  round: (round) => `Round ${round}`,
  at: (space, trail) => (space === trail ? 'at the temple' : space === 0 ? 'on Start' : `on space ${space}`),
  inHand: (n) => `${cardsEn(n)} in hand`,
  copies: (card, count) => (count === 1 ? card : `${card}, ${count} in hand`),
  stack: (place) => `Stack ${place + 1}`,
  cards: cardsEn,
  open: (n) =>
    n < 0 ? `open: ${spacesEn(-n)} back` : n === 0 ? 'open: no way forward' : `open: ${spacesEn(n)} forward`,
  known: (faces) => `you know, bottom card first: ${faces}`,
  peekedBy: (name) => (name === null ? 'you are peeking at it' : `${name} is peeking at it`),
  peeking: (owner, place) => (owner === null ? `Your stack ${place + 1}` : `${owner}, stack ${place + 1}`),
  enlarge: (name) => `${name}. Show it large`,
  miles: (n) => countEn(n, 'mile', 'miles'),
  closed: (n) => `${n} closed`,
  wins: (name) => (name === null ? 'You win' : `${name} wins`),
  use: (use, card) => (use === 'lay' ? 'Lay face down' : card === 'recon' ? 'Peek at a stack' : 'Take a stack'),
  stacksOf: (name, count) => `${name}, ${stacksEn(count)}`,
  ask: (about, card) => {
    switch (about) {
      case 'card':
        return 'Which card do you play?';
      case 'use':
        return `${card === null ? '' : CARD_EN[card]}: lay it face down, or use it?`;
      case 'owner':
        return card === 'recon' ? 'Recon: whose stack do you peek at?' : 'Steal: whose stack do you take?';
      case 'stack':
        return card === 'recon' ? 'Recon: which stack do you peek at?' : 'Steal: which stack do you take?';
      case 'onto':
        return `Where do you lay the ${card === null ? 'card' : cardEn(card)}?`;
      case 'loot':
        return 'Where does the stolen stack go?';
      case 'turn':
        return 'Which stack do you reveal?';
      default:
        return about satisfies never;
    }
  },
};
