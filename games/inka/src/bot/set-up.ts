import { at, type BotQuestion, pick } from '@quri/kernel';
import type { Inka } from '../game.ts';
import type { Intent } from '../vocabulary.ts';
import { sharesIn } from './evaluation.ts';
import { positionOf, withTileLaid } from './position.ts';
import type { Weights } from './weights.ts';

/** IN-1, IN-2: any start will do, for all are alike; a tile goes where it promises most. */
export function setUpIntent({ seat, view, offers, rng }: BotQuestion<Inka>, weights: Weights): Intent {
  const { tile } = view;
  if (tile === null) return pick(rng, offers);
  const position = positionOf(view);
  const values = offers.map((offer) =>
    offer.type === 'layTile' ? at(sharesIn(withTileLaid(position, tile, offer.pose), weights), seat) : 0,
  );
  const most = Math.max(...values);
  return pick(
    rng,
    offers.filter((_, i) => values[i] === most),
  );
}
