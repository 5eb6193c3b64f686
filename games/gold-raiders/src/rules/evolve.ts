import { at, nextSeat, unreachable } from '@quri/kernel';
import type { Card } from '../vocabulary.ts';
import type { Event, EventOf } from './events.ts';
import type { Raider, State } from './state.ts';

export function evolve(s: State, event: Event): void {
  switch (event.type) {
    case 'cardStacked':
      return cardStacked(s, event);
    case 'peekOpened':
      return peekOpened(s, event);
    case 'lookedAway':
      s.peek = null;
      return passOn(s);
    case 'stackStolen':
      return stackStolen(s, event);
    case 'dayBegun':
      s.stage = 'day';
      return;
    case 'stackRevealed':
      return stackRevealed(s, event);
    case 'dayTurnEnded':
      passOn(s);
      if (s.turn === s.firstPlayer) s.stage = 'dusk';
      return;
    case 'roundBegun':
      return roundBegun(s, event);
    case 'gameEnded':
      s.final = { winners: [event.winner], scores: event.scores, reason: event.reason };
      s.stage = 'over';
      return;
    default:
      return unreachable(event);
  }
}

function passOn(s: State): void {
  s.turn = nextSeat(s.turn, s.raiders.length);
}

/** Closes the gap, so that a hand keeps its order. */
function takeFromHand({ hand }: Raider, card: Card): void {
  for (let i = hand.indexOf(card) + 1; i < hand.length; i++) hand[i - 1] = at(hand, i);
  hand.pop();
}

function cardStacked(s: State, { seat, card, onto }: EventOf<'cardStacked'>): void {
  const raider = at(s.raiders, seat);
  takeFromHand(raider, card);
  if (onto === 'new') raider.stacks.push({ cards: [card], knownBy: [1 << seat], open: false });
  else {
    const stack = at(raider.stacks, onto);
    stack.cards.push(card);
    stack.knownBy.push(1 << seat);
  }
  passOn(s);
}

function peekOpened(s: State, { seat, owner, place }: EventOf<'peekOpened'>): void {
  takeFromHand(at(s.raiders, seat), 'recon');
  s.discards.push('recon');
  s.peek = { owner, place };
  const stack = at(at(s.raiders, owner).stacks, place);
  stack.knownBy = stack.knownBy.map((known) => known | (1 << seat));
}

function stackStolen(s: State, { seat, owner, place, onto }: EventOf<'stackStolen'>): void {
  const thief = at(s.raiders, seat);
  takeFromHand(thief, 'steal');
  s.discards.push('steal');
  const stolen = at(at(s.raiders, owner).stacks.splice(place, 1), 0);
  if (onto === 'new') thief.stacks.push(stolen);
  else {
    const below = at(thief.stacks, onto);
    below.cards.push(...stolen.cards);
    below.knownBy.push(...stolen.knownBy);
  }
  passOn(s);
}

function stackRevealed(s: State, { seat, place, to }: EventOf<'stackRevealed'>): void {
  const raider = at(s.raiders, seat);
  at(raider.stacks, place).open = true;
  raider.at = to;
}

/** GR-17: everything on the table goes back into the deck. */
function roundBegun(s: State, { round, firstPlayer, hands }: EventOf<'roundBegun'>): void {
  s.stage = 'night';
  s.round = round;
  s.firstPlayer = firstPlayer;
  s.turn = firstPlayer;
  s.discards = [];
  s.raiders.forEach((raider, seat) => {
    raider.hand = at(hands, seat).slice();
    raider.stacks = [];
  });
}
