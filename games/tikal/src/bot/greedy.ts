import { pickBest } from '@quri/bot-kit';
import { at, type Bot } from '@quri/kernel';
import type { Tikal } from '../game.ts';
import type { View } from '../view/shapes.ts';
import { auctionIntent } from './auction.ts';
import { expectedPoints } from './evaluation.ts';
import { treasureGain } from './features.ts';
import { type TurnMove, turnMoves } from './turn-moves.ts';
import { listOf, type Turn, withTile } from './turn-plans.ts';
import { played, type TurnPosition } from './turn-position.ts';
import { BEGINNER } from './weights.ts';

/** One action after the other, always the one that pays best for its cost; it never looks at what others could do. */
export const greedy: Bot<Tikal> = {
  id: 'greedy',
  choose: (asked) => {
    const { view, offers, rng } = asked;
    if (view.phase === 'bidding' || view.phase === 'choosing') return auctionIntent(asked, BEGINNER);
    const placements = offers.filter((offer) => offer.type === 'placeTile');
    if (placements.length === 0) return listOf(greedyTurn(null, view));
    const values = placements.map((placement) => ownValue({ view: withTile(view, placement), hunted: 0 }));
    const placement = pickBest(rng, placements, values);
    return listOf(greedyTurn(placement, withTile(view, placement)));
  },
};

function greedyTurn(placement: Turn['placement'], view: View): Turn {
  const start: TurnPosition = { view, hunted: 0 };
  const moves: TurnMove[] = [];
  let position = start;
  for (let next = bestMove(position); next !== null; next = bestMove(position)) {
    moves.push(next);
    position = played(position, next);
  }
  return { placement, start, plan: { moves, value: ownValue(position) } };
}

/** The move that gains most for each action point; null if none gains anything. */
function bestMove(position: TurnPosition): TurnMove | null {
  const before = ownValue(position);
  let best: TurnMove | null = null;
  let most = 0.01;
  for (const move of turnMoves(position.view)) {
    const after = played(position, move);
    const cost = position.view.turn.actionPoints - after.view.turn.actionPoints;
    const gain = (ownValue(after) - before) / cost;
    if (gain <= most) continue;
    best = move;
    most = gain;
  }
  return best;
}

const ownValue = ({ view, hunted }: TurnPosition): number =>
  at(expectedPoints(view, BEGINNER), view.turn.seat) + hunted * treasureGain(view, view.turn.seat) * 2;
