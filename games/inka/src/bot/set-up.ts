import { pickBest } from '@quri/bot-kit';
import { at, type BotQuestion } from '@quri/kernel';
import type { Inka } from '../game.ts';
import type { Cell, Intent } from '../vocabulary.ts';
import { costAt, sharesIn } from './evaluation.ts';
import { ALL_STATUES, positionOf, withStartPicked, withTileLaid } from './position.ts';
import { surveyOf } from './routes.ts';
import type { Weights } from './weights.ts';

/** IN-1, IN-2: the nearest start, and for a tile the place that promises most. */
export function setUpIntent({ seat, view, offers, rng }: BotQuestion<Inka>, weights: Weights): Intent {
  const { tile } = view;
  const position = positionOf(view);
  const wayFrom = (cell: Cell): number => {
    const standing = withStartPicked(position, seat, cell);
    surveyOf(standing, weights);
    return costAt(standing, cell, ALL_STATUES, weights);
  };
  const values = offers.map((offer) => {
    if (offer.type === 'pickStart') return -wayFrom(offer.cell);
    if (offer.type !== 'layTile' || tile === null) return 0;
    return at(sharesIn(withTileLaid(position, tile, offer.pose), weights), seat);
  });
  return pickBest(rng, offers, values, tile === null ? STARTS_ALIKE : 0);
}

/** By how much starts may differ before the tiles lie: so little of a way is made good by one tile. */
const STARTS_ALIKE = 6;
