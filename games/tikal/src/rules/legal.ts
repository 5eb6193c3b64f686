import { at, type Frozen, type Seat, seatsIn } from '@quri/kernel';
import { campsOf, isCampOf } from '../answers/camps.ts';
import { countAt, inSupply, isAnyAt, isFreshAt, worksAt } from '../answers/figures.ts';
import { placements } from '../answers/placement.ts';
import { edgesOut } from '../answers/stones.ts';
import { strongestAt } from '../answers/strength.ts';
import { isCampGround } from '../answers/terrain.ts';
import { exchangesOf } from '../answers/treasures.ts';
import { COSTS, FIGURES, type Hex, type Intent, WORKS_PER_HEX } from '../vocabulary.ts';
import { isLevelLeft } from './phases/working.ts';
import type { State } from './state.ts';

export function awaited(s: Frozen<State>): readonly Seat[] {
  const seat = awaitedSeat(s);
  return seatsIn(seat === null ? 0 : 1 << seat);
}

/** Everybody acts alone in Tikal. */
export function awaitedSeat({ phase, auction, turn }: Frozen<State>): Seat | null {
  if (phase === 'bidding') return auction?.bidder ?? null;
  return phase === 'choosing' || phase === 'placing' || phase === 'acting' ? turn.seat : null;
}

export function legal(s: Frozen<State>, by: Seat): readonly Intent[] {
  if (awaitedSeat(s) !== by) return [];
  switch (s.phase) {
    case 'bidding':
      return bids(s, by);
    case 'choosing':
      return s.display.map((tile) => ({ type: 'chooseTile', tile }));
    case 'placing':
      return s.tile === null
        ? []
        : placements(s, s.tile).map(({ hex, rotation }) => ({ type: 'placeTile', hex, rotation }));
    default:
      return actions(s, by);
  }
}

/** TK-A1, TK-A2 */
function bids({ auction, expeditions }: Frozen<State>, by: Seat): readonly Intent[] {
  const offers: Intent[] = [{ type: 'passBid' }];
  const { points } = at(expeditions, by);
  for (let bid = (auction?.bid ?? 0) + 1; bid <= points; bid++) offers.push({ type: 'bid', points: bid });
  return offers;
}

function actions(s: Frozen<State>, by: Seat): readonly Intent[] {
  const offers: Intent[] = [];
  const points = s.turn.actionPoints;
  if (points > 0) {
    addFigures(offers, s, by);
    for (let hex = 0; hex < s.hexes.length; hex++) if (isAnyAt(s, by, hex)) addActionsAt(offers, s, by, hex);
    if (points >= COSTS.exchangeTreasure)
      for (const exchange of exchangesOf(s, by)) offers.push({ type: 'exchangeTreasure', ...exchange });
  }
  offers.push({ type: 'endTurn' });
  return offers;
}

/** TK-5 */
function addFigures(offers: Intent[], s: Frozen<State>, by: Seat): void {
  const camps = campsOf(s, by);
  for (const figure of FIGURES) {
    if (inSupply(s, by, figure) === 0) continue;
    for (const to of camps) offers.push({ type: 'bringFigure', figure, to });
  }
}

/** TK-6 to TK-9, TK-11, TK-12: what the figures on one hex can do. */
function addActionsAt(offers: Intent[], s: Frozen<State>, by: Seat, hex: Hex): void {
  const points = s.turn.actionPoints;
  addMoves(offers, s, by, hex);
  const explored = s.hexes[hex];
  if (!explored) return;
  if (explored.value > 0 && explored.guard === null) {
    if (points >= COSTS.excavate && isLevelLeft(s, explored.value + 1)) addWork(offers, s, hex, 'excavate');
    if (points >= COSTS.placeGuard && at(s.expeditions, by).guards > 0 && strongestAt(s, hex) === by)
      offers.push({ type: 'placeGuard', hex });
  }
  if (explored.treasures > 0 && points >= COSTS.huntTreasure) addWork(offers, s, hex, 'huntTreasure');
  if (points < COSTS.pitchCamp || explored.camp !== null || at(s.expeditions, by).camps === 0) return;
  if (isCampGround(explored)) offers.push({ type: 'pitchCamp', hex });
}

function addMoves(offers: Intent[], s: Frozen<State>, by: Seat, from: Hex): void {
  const points = s.turn.actionPoints;
  const ways = edgesOut(s, from).filter(({ cost }) => cost <= points);
  const camps = isCampOf(s, by, from) ? campsOf(s, by) : [];
  for (const figure of FIGURES) {
    if (countAt(s, by, figure, from) === 0) continue;
    for (const { to } of ways) offers.push({ type: 'walk', figure, from, to });
    for (const to of camps) if (to !== from) offers.push({ type: 'changeCamp', figure, from, to });
  }
}

function addWork(offers: Intent[], s: Frozen<State>, hex: Hex, type: 'excavate' | 'huntTreasure'): void {
  if (worksAt(s, hex) >= WORKS_PER_HEX) return;
  for (const figure of FIGURES) if (isFreshAt(s, figure, hex)) offers.push({ type, figure, hex });
}
