import { type Dice, type Frozen, invariantBroken, type Seat, seats } from '@quri/kernel';
import type { Deck, DeckCard } from '../components.ts';
import { CARDS, type Card, ROUNDS } from '../vocabulary.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** One pile a round: the same hands come in the same round, however play went. */
const PILES: readonly string[] = Array.from({ length: ROUNDS + 1 }, (_, round) => `deal/${round}`);

/** GR-1, GR-2, GR-17: the idol is handed on, all cards are shuffled, and hands are dealt. */
export function begin(deck: Deck, s: Frozen<State>, dice: Dice): Event {
  const players = s.raiders.length;
  const round = s.round + 1;
  const firstPlayer = s.round === 0 ? dice.draw('first', seats(players), String) : farthestAlong(s);
  return { type: 'roundBegun', round, firstPlayer, hands: deal(deck, players, round, dice) };
}

/** GR-17: of equals the first clockwise from the present first player, that one included. */
function farthestAlong({ raiders, firstPlayer }: Frozen<State>): Seat {
  let best = firstPlayer;
  for (let i = 1; i < raiders.length; i++) {
    const seat = ((firstPlayer + i) % raiders.length) as Seat;
    if ((raiders[seat]?.at ?? 0) > (raiders[best]?.at ?? 0)) best = seat;
  }
  return best;
}

/** GR-1: what is not dealt is set aside; nobody draws it, so nobody can know it. */
function deal(deck: Deck, players: number, round: number, dice: Dice): readonly (readonly Card[])[] {
  const address = PILES[round] ?? invariantBroken('a deal out of any round', { round });
  const pile = deck.cards.slice();
  const hands: (readonly Card[])[] = [];
  for (let seat = 0; seat < players; seat++) hands.push(dealHand(pile, deck.handSize, address, dice));
  return hands;
}

function dealHand(pile: DeckCard[], size: number, address: string, dice: Dice): readonly Card[] {
  const hand: Card[] = [];
  for (let i = 0; i < size; i++) {
    const drawn = dice.draw(address, pile, idOf);
    const at = pile.indexOf(drawn);
    const last = pile.pop();
    if (last !== undefined && last !== drawn) pile[at] = last;
    hand.push(drawn.card);
  }
  return sorted(hand);
}

const idOf = ({ id }: DeckCard): string => id;

/** A hand lies in the order of the faces: how it was dealt is nobody's business. */
export function sorted(hand: readonly Card[]): Card[] {
  const inOrder: Card[] = [];
  for (let face = 0; face < CARDS.length; face++) {
    const card = CARDS[face] as Card;
    for (let i = 0; i < hand.length; i++) if (hand[i] === card) inOrder.push(card);
  }
  return inOrder;
}
