import { KIT_WORDS } from '@quri/board-kit';
import { countEn } from '@quri/words';
import { CARD_EN, cardEn, cardsEn, spacesEn, stacksEn } from '../text/names.en.ts';
import type { Card } from '../vocabulary.ts';

/** The few words the board itself needs, most of them for screen readers. */
export const en = {
  ...KIT_WORDS.en,
  rows: 'Stacks',
  card: CARD_EN,
  /** What a card is good for, in a sentence. */
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
  close: 'Close',
  hand: 'Your hand',
  /** That of the seat one watches. */
  watchedHand: 'Hand',
  /** Everybody's. */
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
  round: (round: number) => `Round ${round}`,
  at: (space: number, trail: number) =>
    space === trail ? 'at the temple' : space === 0 ? 'on Start' : `on space ${space}`,
  inHand: (n: number) => `${cardsEn(n)} in hand`,
  copies: (card: string, count: number) => (count === 1 ? card : `${card}, ${count} in hand`),
  stack: (place: number) => `Stack ${place + 1}`,
  cards: cardsEn,
  open: (n: number) =>
    n < 0 ? `open: ${spacesEn(-n)} back` : n === 0 ? 'open: no way forward' : `open: ${spacesEn(n)} forward`,
  known: (faces: string) => `you know, bottom card first: ${faces}`,
  /** Whoever reads has no name here and below, but null. */
  peekedBy: (name: string | null) => (name === null ? 'you are peeking at it' : `${name} is peeking at it`),
  peeking: (owner: string | null, place: number) =>
    owner === null ? `Your stack ${place + 1}` : `${owner}, stack ${place + 1}`,
  enlarge: (name: string) => `${name}. Show it large`,
  miles: (n: number) => countEn(n, 'mile', 'miles'),
  closed: (n: number) => `${n} closed`,
  wins: (name: string | null) => (name === null ? 'You win' : `${name} wins`),
  /** Recon and Steal: laid like any other card, or used. */
  use: (use: 'lay' | 'effect', card: Card) =>
    use === 'lay' ? 'Lay face down' : card === 'recon' ? 'Peek at a stack' : 'Take a stack',
  stacksOf: (name: string, count: number) => `${name}, ${stacksEn(count)}`,
  /** What the action bar asks, about the card that is played. */
  ask: {
    card: () => 'Which card do you play?',
    use: (card: Card | null) => `${card === null ? '' : CARD_EN[card]}: lay it face down, or use it?`,
    owner: (card: Card | null) =>
      card === 'recon' ? 'Recon: whose stack do you peek at?' : 'Steal: whose stack do you take?',
    stack: (card: Card | null) =>
      card === 'recon' ? 'Recon: which stack do you peek at?' : 'Steal: which stack do you take?',
    onto: (card: Card | null) => `Where do you lay the ${card === null ? 'card' : cardEn(card)}?`,
    /** Where a stolen stack goes. */
    loot: () => 'Where does the stolen stack go?',
    turn: () => 'Which stack do you reveal?',
  },
};
