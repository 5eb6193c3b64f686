import { pickBest } from '@quri/bot-kit';
import { at, type BotQuestion, type Seat } from '@quri/kernel';
import { placements } from '../answers/placement.ts';
import { isVolcano } from '../answers/terrain.ts';
import { seatsFrom } from '../answers/turn-order.ts';
import type { Tikal } from '../game.ts';
import { evolve } from '../rules/evolve.ts';
import { fork } from '../rules/state.ts';
import type { View } from '../view/shapes.ts';
import type { Intent, TileId } from '../vocabulary.ts';
import { leadIn } from './position-value.ts';
import { turnPlans } from './turn-plans.ts';
import type { Weights } from './weights.ts';

/** A quick look is enough: what counts is how tiles differ. */
const ROUNDS = [
  { width: 0, keep: 3 },
  { width: 1, keep: 1 },
];

/** Nobody pays more than this share of what a tile promises, nor more than so many points. */
const PAID_SHARE = 0.5;
const MOST_PAID = 6;

/** TK-A1: picks the tile that promises most; bids up to half of what it promises more than the others. */
export function auctionIntent(asked: BotQuestion<Tikal>, weights: Weights): Intent {
  const { seat, view, offers, rng } = asked;
  const start = asked.now();
  const isOver = (): boolean => asked.now() - start > asked.ms / 2;
  const leads = view.display.map((tile) => leadWith(view, seat, tile, weights, isOver));
  if (view.phase === 'choosing') {
    const tile = pickBest(rng, view.display, leads);
    return offers.find((offer) => offer.type === 'chooseTile' && offer.tile === tile) ?? at(offers, 0);
  }
  const mean = leads.reduce((sum, one) => sum + one, 0) / leads.length;
  const most = Math.min(MOST_PAID, Math.floor((Math.max(...leads) - mean) * PAID_SHARE));
  const next = (view.auction?.bid ?? 0) + 1;
  const bid = next <= most ? offers.find((offer) => offer.type === 'bid' && offer.points === next) : undefined;
  return bid ?? offers.find((offer) => offer.type === 'passBid') ?? at(offers, 0);
}

/** By how many points a seat would be ahead in the end if it took its turn with this tile now. */
function leadWith(view: View, seat: Seat, tile: TileId, weights: Weights, isOver: () => boolean): number {
  const state = fork(view);
  evolve(state, { type: 'tileChosen', seat, tile, free: false });
  if (isVolcano(tile)) {
    evolve(state, { type: 'scoringBegun', cause: 'volcano', order: seatsFrom(seat, view.expeditions.length) });
    evolve(state, { type: 'bonusTurnBegun', seat });
  }
  const places = isVolcano(tile)
    ? []
    : placements(state, tile).map((placement) => ({ type: 'placeTile', ...placement }) as const);
  const [turn] = turnPlans(state, places, leadIn(weights, state), ROUNDS, isOver);
  return turn?.plan.value ?? 0;
}
