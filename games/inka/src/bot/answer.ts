import { at, type BotQuestion, sameJson } from '@quri/kernel';
import type { Inka } from '../game.ts';
import type { Intent } from '../vocabulary.ts';
import { bestBlocker } from './blocking.ts';
import { type Position, positionOf } from './position.ts';
import { setUpIntent } from './set-up.ts';
import { endTurn, type Turn } from './turns.ts';
import type { Weights } from './weights.ts';

/** Answers whatever is asked; `plan` is asked for the rest of a turn that is not at its end. */
export function answerTo(
  asked: BotQuestion<Inka>,
  weights: Weights,
  plan: (position: Position) => Turn | undefined,
): Intent | readonly Intent[] {
  const { view, offers } = asked;
  if (view.phase === 'pickingStart' || view.phase === 'layingTile') return setUpIntent(asked, weights);
  const position = positionOf(view);
  if (view.phase === 'blocking') return endTurn(bestBlocker(position, weights).cell);
  const intents = plan(position)?.intents ?? [];
  // Somebody else may have begun this turn: whoever has just walked may not walk on for nothing.
  return offers.some((offer) => sameJson(offer, intents[0])) ? intents : at(offers, offers.length - 1);
}
