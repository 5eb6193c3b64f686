import { type Choosing, choicesOf } from '@quri/board-kit';
import { floorOf } from '../../answers/floor.ts';
import { passagesFrom } from '../../answers/passages.ts';
import { type Walk, walksOf } from '../../answers/reach.ts';
import { targetUnder } from '../../answers/statues.ts';
import type { View } from '../../view/shapes.ts';
import type { Cell, Intent, Pose, Tile } from '../../vocabulary.ts';

/** One thing that is chosen on the way to a move. */
export type Step =
  | { readonly ask: 'start'; readonly cell: Cell }
  | { readonly ask: 'lay'; readonly pose: Pose }
  | { readonly ask: 'tile'; readonly tile: Tile }
  | { readonly ask: 'end'; readonly to: Pose }
  | { readonly ask: 'go'; readonly to: Cell }
  | { readonly ask: 'passage'; readonly to: Cell }
  | { readonly ask: 'block'; readonly cell: Cell }
  /** What has been chosen is shown first, and done with this. */
  | { readonly ask: 'sure' }
  | { readonly ask: 'statue' | 'walk' | 'endTurn' | 'noBlocker' };

/** What can be done at once: one intent, or several of which each answers what its predecessor opens. */
export interface Move {
  readonly steps: readonly Step[];
  readonly intents: readonly Intent[];
  /** Action points. */
  readonly cost: number;
  /** Of a walk: the cells on the way. */
  readonly path?: readonly Cell[];
}

export const choices = choicesOf<Move, Step>({ stepsOf: ({ steps }) => steps, implied: [] });

export type InkaChoosing = Choosing<Move, Step>;

/** The tile that was picked, if one was. */
export const pickedIn = (taken: readonly Step[]): Tile | null => (taken[0]?.ask === 'tile' ? taken[0].tile : null);

/** Where the picked tile is to end. */
export const endIn = (taken: readonly Step[]): Pose | null => (taken[1]?.ask === 'end' ? taken[1].to : null);

/** The cell that was chosen for something. */
export function cellIn([step]: readonly Step[]): Cell | null {
  if (step?.ask === 'start' || step?.ask === 'block') return step.cell;
  return step?.ask === 'go' || step?.ask === 'passage' ? step.to : null;
}

const SURE: Step = { ask: 'sure' };
const START_WALKING: Intent = { type: 'startWalking' };

/** Everything that can be done. While tiles are moved, one may walk at once: that ends the moving of tiles. */
export function movesOf(view: View, offers: readonly Intent[]): readonly Move[] {
  if (offers.length === 0) return [];
  const { seat, actionPoints } = view.turn;
  const floor = floorOf(view);
  const walks = view.phase === 'walking' ? walksOf(view, floor, seat, actionPoints) : [];
  // Where starting to walk is offered alone although points are left, that alone is meant.
  if (isLone(offers, 'startWalking') && actionPoints > 0)
    return [{ steps: [{ ask: 'walk' }], intents: [START_WALKING], cost: 0 }];
  const moves = offers.flatMap((intent): readonly Move[] => singleMoves(intent, walks));
  return offers.some(({ type }) => type === 'startWalking') ? [...moves, ...walkingMoves(view)] : moves;
}

const isLone = (offers: readonly Intent[], type: Intent['type']): boolean =>
  offers.length === 1 && offers[0]?.type === type;

function singleMoves(intent: Intent, walks: readonly Walk[]): readonly Move[] {
  const move = (cost: number, ...steps: readonly Step[]): readonly Move[] => [{ steps, intents: [intent], cost }];
  switch (intent.type) {
    case 'pickStart':
      return move(0, { ask: 'start', cell: intent.cell }, SURE);
    case 'layTile':
      return move(0, { ask: 'lay', pose: intent.pose }, SURE);
    case 'moveTile':
      return move(1, { ask: 'tile', tile: intent.tile }, { ask: 'end', to: intent.to }, SURE);
    case 'startWalking':
      return [
        ...move(0, { ask: 'walk' }),
        { steps: [{ ask: 'endTurn' }], intents: [intent, { type: 'stopWalking' }], cost: 0 },
      ];
    case 'walk':
      return walks.filter(({ to }) => to === intent.to).map((walk) => walkMove(walk, intent));
    case 'takeStatue':
      return move(1, { ask: 'statue' });
    case 'takePassage':
      return move(1, { ask: 'passage', to: intent.to }, SURE);
    case 'stopWalking':
      return move(0, { ask: 'endTurn' });
    case 'endTurn':
      return intent.blocker === null
        ? move(0, { ask: 'noBlocker' })
        : move(0, { ask: 'block', cell: intent.blocker }, SURE);
    default:
      return intent satisfies never;
  }
}

const walkMove = ({ to, cost, path }: Walk, ...intents: readonly Intent[]): Move => ({
  steps: [{ ask: 'go', to }, SURE],
  intents,
  cost,
  path,
});

/** IN-16: what would be possible after starting to walk. */
function walkingMoves(view: View): readonly Move[] {
  const { seat, actionPoints } = view.turn;
  const floor = floorOf(view);
  const moves = walksOf(view, floor, seat, actionPoints).map((walk) =>
    walkMove(walk, START_WALKING, { type: 'walk', to: walk.to }),
  );
  if (actionPoints === 0) return moves;
  const target = targetUnder(view, floor, seat);
  if (target !== null && view.statues[seat]?.includes(target))
    moves.push({ steps: [{ ask: 'statue' }], intents: [START_WALKING, { type: 'takeStatue' }], cost: 1 });
  for (const to of passagesFrom(view, floor, view.counters[seat]))
    moves.push({
      steps: [{ ask: 'passage', to }, SURE],
      intents: [START_WALKING, { type: 'takePassage', to }],
      cost: 1,
    });
  return moves;
}
