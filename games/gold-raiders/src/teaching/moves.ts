import { type Seat, seat } from '@quri/kernel';
import type { Card, Intent, Onto } from '../vocabulary.ts';

export const LEARNER: Seat = seat(0);
export const LEFT: Seat = seat(1);
export const RIGHT: Seat = seat(2);

export const lay = (card: Card, onto: Onto): Intent => ({ type: 'stackCard', card, onto });
export const peek = (owner: Seat, place: number): Intent => ({ type: 'peek', owner, place });
export const steal = (owner: Seat, place: number): Intent => ({ type: 'steal', owner, place, onto: 'new' });
export const reveal = (place: number): Intent => ({ type: 'revealStack', place });
export const LOOK_AWAY: Intent = { type: 'lookAway' };
export const END_TURN: Intent = { type: 'endTurn' };
