import { countEn } from '@quri/words';
import type { View } from '../view/shapes.ts';
import type { Card, Onto } from '../vocabulary.ts';
import { grouped, numberOf } from './view-facts.ts';

export const CARD_EN: Readonly<Record<Card, string>> = {
  mile1: '1 Mile',
  mile2: '2 Mile',
  mile3: '3 Mile',
  bandits: 'Bandits',
  steal: 'Steal',
  recon: 'Recon',
};

/** Within a sentence: the 2-Mile card. */
export const cardEn = (card: Card): string => `${CARD_EN[card].replace(' ', '-')} card`;

export const spacesEn = (n: number): string => countEn(n, 'space', 'spaces');
export const cardsEn = (n: number): string => countEn(n, 'card', 'cards');
export const stacksEn = (n: number): string => countEn(n, 'stack', 'stacks');

export const facesEn = (cards: readonly Card[]): string => cards.map((card) => CARD_EN[card]).join(', ');

/** 2 × 1 Mile, Bandits */
export const handEn = (hand: readonly Card[]): string =>
  grouped(hand)
    .map(({ card, count }) => (count === 1 ? CARD_EN[card] : `${count} × ${CARD_EN[card]}`))
    .join(', ');

export const ontoEn = (onto: Onto): string => (onto === 'new' ? 'as a new stack' : `onto stack ${numberOf(onto)}`);

/** What may be used instead is said to be laid: "Steal as a new stack" would sound like a theft. */
export const laidEn = (card: Card): string =>
  card === 'steal' || card === 'recon' ? `${CARD_EN[card]} face down` : CARD_EN[card];

export const whereEn = ({ options }: View, at: number): string =>
  at === options.trail ? 'at the temple' : at === 0 ? 'on Start' : `on space ${at}`;
