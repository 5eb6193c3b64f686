import { type SearchRound, searchBeginnings, type TurnPlan, type TurnTerms, turnSearch } from '@quri/bot-kit';
import { evolve } from '../rules/evolve.ts';
import { fork } from '../rules/state.ts';
import type { View } from '../view/shapes.ts';
import { ACTION_POINTS, type Intent } from '../vocabulary.ts';
import { intentsOf, type TurnMove, turnMoves } from './turn-moves.ts';
import { keyOf, played, type TurnPosition } from './turn-position.ts';

/** What it is worth to somebody to end the turn in a position. */
export type PositionValue = (position: TurnPosition) => number;

const termsWith = (value: PositionValue): TurnTerms<TurnPosition, TurnMove> => ({
  moves: ({ view }) => turnMoves(view),
  play: played,
  key: keyOf,
  used: ({ view }) => ACTION_POINTS - view.turn.actionPoints,
  value,
});

/** A turn: where the tile goes, if there is one to place, and what follows. */
export interface Turn {
  readonly placement: Placement | null;
  readonly start: TurnPosition;
  readonly plan: TurnPlan<TurnMove>;
}

type Placement = Extract<Intent, { type: 'placeTile' }>;

/** The best turn that is found with each place of the tile, best first. */
export function turnPlans(
  view: View,
  placements: readonly Placement[],
  value: PositionValue,
  rounds: readonly SearchRound[],
  isOver: () => boolean,
): readonly Turn[] {
  const starts = placements.length === 0 ? [null] : placements;
  const terms = termsWith(value);
  const searches = starts.map((placement) => {
    const start = { view: placement === null ? view : withTile(view, placement), hunted: 0 };
    return { placement, start, ...turnSearch(terms, start, isOver) };
  });
  return searchBeginnings(searches, rounds, isOver).flatMap(({ placement, start, best }) =>
    best(1).map((plan): Turn => ({ placement, start, plan })),
  );
}

export function withTile(view: View, { hex, rotation }: Placement): View {
  const state = fork(view);
  if (view.tile !== null) evolve(state, { type: 'tilePlaced', seat: view.turn.seat, tile: view.tile, hex, rotation });
  return state;
}

/** A turn as a list of intents, up to the first that draws or to its end. */
export function listOf({ placement, start, plan }: Turn): readonly Intent[] {
  const intents: Intent[] = placement === null ? [] : [placement];
  let position = start;
  for (const move of plan.moves) {
    intents.push(...intentsOf(position.view, position.view.turn.seat, move));
    if (move.type === 'huntTreasure') return intents;
    position = played(position, move);
  }
  return [...intents, { type: 'endTurn' }];
}
