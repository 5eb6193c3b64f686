import type { TileMotion, View } from '../view/shapes.ts';
import type { Cell, Pose, Tile } from '../vocabulary.ts';

export type Place =
  | { readonly at: 'cell'; readonly cell: Cell }
  | { readonly at: 'pose'; readonly pose: Pose }
  /** The panel of a player. */
  | { readonly at: 'seat'; readonly seat: number }
  /** Where the tile lies that was drawn; the whole board. */
  | { readonly at: 'tile' | 'board' };

/**
 * Something that travels during one beat of so many milliseconds. What moves on the board is already where it gets to;
 * what comes from elsewhere or leaves is neither here nor there.
 */
export type Flight =
  | { readonly kind: 'tile'; readonly tile: Tile; readonly to: Pose; readonly motion: TileMotion; readonly ms: number }
  | { readonly kind: 'walk'; readonly seat: number; readonly path: readonly Cell[]; readonly ms: number }
  | {
      readonly kind: 'passage';
      readonly seat: number;
      readonly from: Cell;
      readonly to: Cell;
      readonly ms: number;
    }
  | { readonly kind: 'laying'; readonly tile: Tile; readonly pose: Pose }
  /** From a panel to a cell. */
  | { readonly kind: 'counter' | 'blocker'; readonly seat: number; readonly cell: Cell }
  /** From a target tile to a panel. */
  | { readonly kind: 'statue'; readonly seat: number; readonly tile: Tile };

/** Everything the board draws at one moment. Nothing of it is for one seat only. */
export interface Shown
  extends Pick<
    View,
    'options' | 'phase' | 'tile' | 'undrawn' | 'poses' | 'starts' | 'counters' | 'blockers' | 'statues' | 'final'
  > {
  readonly turn: { readonly seat: number; readonly actionPoints: number };
  /** Cells where something has just happened. */
  readonly touched: readonly Cell[];
  /** Where the torch-light falls. */
  readonly focus: Place;
  readonly flights: readonly Flight[];
}

/** A view at rest. */
export const shownOf = (view: View): Shown => ({
  options: view.options,
  phase: view.phase,
  turn: { seat: view.turn.seat, actionPoints: view.turn.actionPoints },
  tile: view.tile,
  undrawn: view.undrawn,
  poses: view.poses,
  starts: view.starts,
  counters: view.counters,
  blockers: view.blockers,
  statues: view.statues,
  final: view.final,
  touched: [],
  focus: focusOf(view),
  flights: [],
});

/** The light falls where something is to be done: on the whole board while tiles are laid, then on whoever walks. */
function focusOf({ final, phase, turn, counters }: View): Place {
  if (final !== null) return { at: 'seat', seat: final.winners[0] ?? 0 };
  const cell = counters[turn.seat];
  if (cell === null || cell === undefined || phase === 'layingTile' || phase === 'drawingTile') return { at: 'board' };
  return { at: 'cell', cell };
}
