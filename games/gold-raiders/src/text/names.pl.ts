import { countPl, isYou, type Who } from '@quri/words';
import type { View } from '../view/shapes.ts';
import type { Card, Onto } from '../vocabulary.ts';
import { grouped, numberOf } from './view-facts.ts';

export const CARD_PL: Readonly<Record<Card, string>> = {
  mile1: '1 mila',
  mile2: '2 mile',
  mile3: '3 mile',
  bandits: 'Bandyci',
  steal: 'Kradzież',
  recon: 'Zwiad',
};

/** Within a sentence, after "kartę" or "karty": „2 mile” */
export const quotedPl = (card: Card): string => `„${CARD_PL[card]}”`;

/** 1 pole, 2 pola, 5 pól */
export const spacesPl = (n: number): string => countPl(n, 'pole', 'pola', 'pól');
/** 1 karta, 2 karty, 5 kart */
export const cardsPl = (n: number): string => countPl(n, 'karta', 'karty', 'kart');
/** 1 stos, 2 stosy, 5 stosów */
export const stacksPl = (n: number): string => countPl(n, 'stos', 'stosy', 'stosów');

export const facesPl = (cards: readonly Card[]): string => cards.map((card) => CARD_PL[card]).join(', ');

/** 2 × 1 mila, Bandyci */
export const handPl = (hand: readonly Card[]): string =>
  grouped(hand)
    .map(({ card, count }) => (count === 1 ? CARD_PL[card] : `${count} × ${CARD_PL[card]}`))
    .join(', ');

export const ontoPl = (onto: Onto): string => (onto === 'new' ? 'jako nowy stos' : `na stos ${numberOf(onto)}`);

/** What may be used instead is said to be laid: "Kradzież jako nowy stos" would sound like a theft. */
export const laidPl = (card: Card): string =>
  card === 'steal' ? `${CARD_PL.steal} zakryta` : card === 'recon' ? `${CARD_PL.recon} zakryty` : CARD_PL[card];

/** Whose a stack is stands in brackets, where nothing declines it: stos 2 (Jan), stos 2 (Jan, 3 karty), twój stos 2 */
export function stackOfPl(owner: number, place: number, who: Who, note?: string): string {
  const own = isYou(who, owner);
  const facts = [...(own ? [] : [who(owner)]), ...(note === undefined ? [] : [note])];
  return `${own ? 'twój ' : ''}stos ${numberOf(place)}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`;
}

/** posążek ma Jan, posążek masz ty */
export const holdsPl = (seat: number, who: Who): string => (isYou(who, seat) ? 'masz ty' : `ma ${who(seat)}`);

export const wherePl = ({ options }: View, at: number): string =>
  at === options.trail ? 'w świątyni' : at === 0 ? 'na starcie' : `na polu ${at}`;
