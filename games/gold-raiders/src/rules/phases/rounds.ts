import { type Dice, type Frozen, type Seat, seats } from '@quri/kernel';
import { farthestSpace } from '../../answers/trail.ts';
import { seatsFrom } from '../../answers/turn-order.ts';
import type { Deck, DeckCard } from '../../components.ts';
import { CARDS, type Card } from '../../vocabulary.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** GR-1, GR-2, GR-17: the idol is handed on, all cards are shuffled, and hands are dealt. */
export function begin(deck: Deck, s: Frozen<State>, dice: Dice): Event {
  const players = s.raiders.length;
  const round = s.round + 1;
  const firstPlayer = s.round === 0 ? dice.draw('first', seats(players), String) : farthestAlong(s);
  return { type: 'roundBegun', round, firstPlayer, hands: deal(deck, players, round, dice) };
}

/** GR-17: of equals the first clockwise from the present first player, that one included. */
export function farthestAlong({ raiders, firstPlayer }: Frozen<State>): Seat {
  const farthest = farthestSpace(raiders);
  return seatsFrom(firstPlayer, raiders.length).find((seat) => raiders[seat]?.at === farthest) ?? firstPlayer;
}

/**
 * GR-1: what is not dealt is set aside; nobody draws it, so nobody can know it. One pile a round: the same hands come in
 * the same round, however play went.
 */
function deal({ cards, handSize }: Deck, players: number, round: number, dice: Dice): readonly (readonly Card[])[] {
  const pile = cards.slice();
  const address = `deal/${round}`;
  const hands: (readonly Card[])[] = [];
  while (hands.length < players) hands.push(dealHand(pile, handSize, address, dice));
  return hands;
}

function dealHand(pile: DeckCard[], size: number, address: string, dice: Dice): readonly Card[] {
  const hand: Card[] = [];
  while (hand.length < size) {
    const drawn = dice.draw(address, pile, idOf);
    // A pile has no order: the last card fills the gap.
    const place = pile.indexOf(drawn);
    const last = pile.pop();
    if (last !== undefined && last !== drawn) pile[place] = last;
    hand.push(drawn.card);
  }
  return sorted(hand);
}

const idOf = ({ id }: DeckCard): string => id;

/** A hand lies in the order of the faces: how it was dealt is not shown. */
export function sorted(hand: readonly Card[]): Card[] {
  const inOrder: Card[] = [];
  for (const face of CARDS) for (const card of hand) if (card === face) inOrder.push(card);
  return inOrder;
}
