import { BASE_CAMP } from '../answers/map.ts';
import type { View } from '../view/shapes.ts';
import type { Figure, FinalCount, Hex, Rotation, ScoreCount, TileId, Treasure } from '../vocabulary.ts';

export type Place =
  | { readonly at: 'hex'; readonly hex: Hex }
  /** The panel of a player. */
  | { readonly at: 'seat'; readonly seat: number }
  /** Where the tile lies that is to be placed, and where it can go. */
  | { readonly at: 'tile' | 'frontier' };

/** Something that travels during one beat. */
export interface Flight {
  readonly what:
    | { readonly kind: 'figure'; readonly figure: Figure; readonly seat: number }
    | { readonly kind: 'tile'; readonly tile: TileId; readonly rotation: Rotation }
    | { readonly kind: 'treasure'; readonly treasure: Treasure };
  readonly from: Place;
  readonly to: Place;
}

/** Somebody is being paid: what has been counted so far. */
export interface Counting {
  readonly seat: number;
  readonly temples: ScoreCount['temples'];
  /** Points for treasures, once they are counted. */
  readonly treasures: number | null;
  /** The sum so far. */
  readonly total: number;
}

/** Everything the board draws at one moment. Nothing of it is for one seat only. */
export interface Shown
  extends Pick<
    View,
    'phase' | 'tile' | 'tiles' | 'display' | 'moved' | 'auction' | 'scoring' | 'hexes' | 'expeditions' | 'levels'
  > {
  readonly turn: Pick<View['turn'], 'seat' | 'kind' | 'actionPoints'>;
  readonly final: FinalCount | null;
  readonly counting: Counting | null;
  /** A volcano was drawn just now, and the light goes out. */
  readonly dark: boolean;
  /** Hexes where something has just happened. */
  readonly touched: readonly Hex[];
  /** Where the torch-light falls. */
  readonly focus: Place;
  readonly flights: readonly Flight[];
}

/** A view at rest. */
export const shownOf = (view: View): Shown => ({
  phase: view.phase,
  turn: { seat: view.turn.seat, kind: view.turn.kind, actionPoints: view.turn.actionPoints },
  tile: view.tile,
  tiles: view.tiles,
  display: view.display,
  moved: view.moved,
  auction: view.auction,
  scoring: view.scoring,
  hexes: view.hexes,
  expeditions: view.expeditions,
  levels: view.levels,
  final: view.final,
  counting: null,
  dark: false,
  touched: [],
  focus: focusOf(view),
  flights: [],
});

/** The light falls where something is to be done: on the map, or on the panel of whoever is asked. */
function focusOf({ final, phase, auction, turn, expeditions }: View): Place {
  if (final !== null) return { at: 'seat', seat: final.winners[0] ?? 0 };
  if (phase === 'bidding') return { at: 'seat', seat: auction?.bidder ?? turn.seat };
  if (phase === 'choosing') return { at: 'seat', seat: turn.seat };
  if (phase === 'placing') return { at: 'frontier' };
  const leader = expeditions[turn.seat]?.leader;
  const hex = turn.summary.tile?.hex ?? (typeof leader === 'number' ? leader : BASE_CAMP);
  return { at: 'hex', hex };
}
