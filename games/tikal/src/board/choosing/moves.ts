import { type Choosing, choicesOf } from '@quri/board-kit';
import { figuresAt } from '../../answers/figures.ts';
import { edgeTo } from '../../answers/map.ts';
import { waysFrom } from '../../answers/reach.ts';
import { crossingCost } from '../../answers/stones.ts';
import type { View } from '../../view/shapes.ts';
import {
  COSTS,
  type Figure,
  type Hex,
  type Intent,
  type Rotation,
  type TileId,
  type Treasure,
} from '../../vocabulary.ts';

/** What a figure can do where it stands. */
export type Work = 'excavate' | 'huntTreasure' | 'pitchCamp' | 'placeGuard';

/** One thing that is chosen on the way to a move. */
export type Step =
  | { readonly ask: 'place'; readonly hex: Hex }
  | { readonly ask: 'turn'; readonly rotation: Rotation }
  | { readonly ask: 'figure'; readonly figure: Figure; readonly from: Hex | 'supply' }
  | { readonly ask: 'work'; readonly work: Work; readonly hex: Hex }
  | { readonly ask: 'go'; readonly to: Hex }
  /** What has been chosen is shown first, and done with this. */
  | { readonly ask: 'sure' }
  | { readonly ask: 'exchange' }
  | { readonly ask: 'give'; readonly treasure: Treasure }
  | { readonly ask: 'take'; readonly treasure: Treasure; readonly from: number }
  | { readonly ask: 'bid'; readonly points: number }
  | { readonly ask: 'passBid' }
  | { readonly ask: 'tile'; readonly tile: TileId }
  | { readonly ask: 'endTurn' };

export type FigureStep = Extract<Step, { ask: 'figure' }>;

/** What can be done at once: one intent, or all those of a walk. */
export interface Move {
  readonly steps: readonly Step[];
  readonly intents: readonly Intent[];
  /** Action points. */
  readonly cost: number;
}

export const choices = choicesOf<Move, Step>({ stepsOf: ({ steps }) => steps, implied: ['exchange'] });

export type TikalChoosing = Choosing<Move, Step>;

/** The figure that was picked, if one was. */
export const pickedIn = (taken: readonly Step[]): FigureStep | null => (taken[0]?.ask === 'figure' ? taken[0] : null);

/** Everything that can be done; of the figure that was picked, also every walk of several steps. */
export function movesOf(view: View, offers: readonly Intent[], picked: FigureStep | null): readonly Move[] {
  const moves = offers.flatMap((intent) => singleMoves(view, intent));
  if (picked === null || !moves.some(({ steps }) => isSameFigure(steps[0], picked))) return moves;
  const { figure, from } = picked;
  // What is offered may be less than the rules allow: a walk begins with something that is.
  const offered = new Set(offers.map(goingKey));
  const ways = waysFrom(view, { seat: view.turn.seat, figure, from, points: view.turn.actionPoints }).filter(
    ({ steps: [first] }) => first !== undefined && offered.has(goingKey(first)),
  );
  return [
    ...moves.filter(({ steps }) => !isSameFigure(steps[0], picked) || steps[1]?.ask !== 'go'),
    ...ways.map(
      ({ hex, cost, steps }): Move => ({ steps: [picked, { ask: 'go', to: hex }, SURE], intents: steps, cost }),
    ),
  ];
}

/** The same for the same step of a figure. */
const goingKey = (intent: Intent): string =>
  'figure' in intent && 'to' in intent
    ? `${intent.type} ${intent.figure} ${'from' in intent ? intent.from : ''} ${intent.to}`
    : intent.type;

const SURE: Step = { ask: 'sure' };

export const isSameFigure = (step: Step | undefined, { figure, from }: FigureStep): boolean =>
  step?.ask === 'figure' && step.figure === figure && step.from === from;

/** What one offer is as a move. What a whole group does can be asked of each sort of figure in it. */
function singleMoves(view: View, intent: Intent): readonly Move[] {
  const move = (cost: number, ...steps: readonly Step[]): readonly Move[] => [{ steps, intents: [intent], cost }];
  switch (intent.type) {
    case 'bid':
      return move(0, { ask: 'bid', points: intent.points });
    case 'passBid':
      return move(0, { ask: 'passBid' });
    case 'chooseTile':
      return move(0, { ask: 'tile', tile: intent.tile });
    case 'placeTile':
      return move(0, { ask: 'place', hex: intent.hex }, { ask: 'turn', rotation: intent.rotation }, SURE);
    case 'bringFigure':
      return move(
        COSTS.bringFigure,
        { ask: 'figure', figure: intent.figure, from: 'supply' },
        { ask: 'go', to: intent.to },
        SURE,
      );
    case 'changeCamp':
    case 'walk': {
      const { figure, from, to } = intent;
      return move(costOf(view, intent), { ask: 'figure', figure, from }, { ask: 'go', to }, SURE);
    }
    case 'excavate':
    case 'huntTreasure': {
      const { type: work, figure, hex } = intent;
      return move(COSTS[work], { ask: 'figure', figure, from: hex }, { ask: 'work', work, hex });
    }
    case 'pitchCamp':
    case 'placeGuard': {
      const { type: work, hex } = intent;
      return figuresAt(view, view.turn.seat, hex).flatMap((figure) =>
        move(COSTS[work], { ask: 'figure', figure, from: hex }, { ask: 'work', work, hex }),
      );
    }
    case 'exchangeTreasure':
      return move(
        COSTS.exchangeTreasure,
        { ask: 'exchange' },
        { ask: 'give', treasure: intent.give },
        { ask: 'take', treasure: intent.take, from: intent.from },
      );
    case 'endTurn':
      return move(0, { ask: 'endTurn' });
    default:
      return intent satisfies never;
  }
}

/** What one step of a figure costs. */
function costOf(view: View, intent: Extract<Intent, { type: 'walk' | 'changeCamp' }>): number {
  if (intent.type === 'changeCamp') return COSTS.changeCamp;
  const edge = edgeTo(intent.from, intent.to);
  return edge === undefined ? 0 : crossingCost(view, intent.from, edge);
}
