import { SIDES } from '@quri/triangle-lattice';
import { floorOf, tileAt } from '../../answers/floor.ts';
import { cellsOf } from '../../answers/laid-tiles.ts';
import { distinctPose } from '../../answers/laying.ts';
import { HEXAGON } from '../../answers/map.ts';
import { motionsFrom } from '../../answers/tile-moves.ts';
import type { View } from '../../view/shapes.ts';
import type { Cell, Intent, Pose, Tile } from '../../vocabulary.ts';
import { lyingAt } from '../layout/cells.ts';
import { choices, endIn, type Move, pickedIn, type Step } from './moves.ts';

/** What a tap means: other steps than before, or a question that the rules answer. */
export type Tap = { readonly steps: readonly Step[] } | { readonly why: Intent };

/** What somebody wants who taps a cell while they have to decide; null where that would be a guess. */
export function tapOn(
  view: View,
  moves: readonly Move[],
  taken: readonly Step[],
  cell: Cell,
  anchor: Cell | null,
): Tap | null {
  switch (view.phase) {
    case 'pickingStart':
      return chosenOr(moves, taken, { ask: 'start', cell }, { type: 'pickStart', cell });
    case 'layingTile':
      return laying(view, moves, taken, cell, anchor);
    case 'movingTiles':
    case 'walking':
      return acting(view, moves, taken, cell);
    case 'blocking':
      return chosenOr(moves, taken, { ask: 'block', cell }, { type: 'endTurn', blocker: cell });
    default:
      return null;
  }
}

/** Can something begin with these steps? */
const isPossible = (moves: readonly Move[], ...steps: readonly Step[]): boolean =>
  choices.missingSteps(moves, steps).length > 0;

const same = (one: Step | undefined, other: Step): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Shown first; a second tap does it. */
function chosenOr(moves: readonly Move[], taken: readonly Step[], step: Step, otherwise: Intent): Tap {
  if (same(taken[0], step)) return { steps: [step, { ask: 'sure' }] };
  return isPossible(moves, step) ? { steps: [step] } : { why: otherwise };
}

function acting(view: View, moves: readonly Move[], taken: readonly Step[], cell: Cell): Tap | null {
  const picked = pickedIn(taken);
  const go = (
    [
      { ask: 'go', to: cell },
      { ask: 'passage', to: cell },
    ] as const
  ).find((step) => isPossible(moves, step));
  if (go !== undefined && same(taken[0], go)) return { steps: [go, { ask: 'sure' }] };
  const tile = tileAt(floorOf(view), cell);
  if (tile !== null && isPossible(moves, { ask: 'tile', tile })) {
    if (picked !== tile) return { steps: [{ ask: 'tile', tile }] };
    return { steps: go === undefined ? [] : [go] };
  }
  // Around a picked tile nothing but its ends is offered.
  if (picked !== null) return { steps: [] };
  if (go !== undefined) return { steps: [go] };
  if (view.phase === 'walking') return { why: { type: 'walk', to: cell } };
  return tile === null ? null : whyNotMoved(view, tile);
}

/** Any end will do: the tile itself cannot be moved. */
function whyNotMoved({ poses }: View, tile: Tile): Tap | null {
  const to = motionsFrom(poses[tile] ?? 0).flatMap(({ steps }) => steps.flatMap(({ pose }) => pose ?? []))[0];
  return to === undefined ? null : { why: { type: 'moveTile', tile, to } };
}

/** An end of the picked tile: shown first, or at once where it was shown already. */
export function tapOnEnd(moves: readonly Move[], taken: readonly Step[], to: Pose, direct: boolean): Tap | null {
  const tile = pickedIn(taken);
  if (tile === null) return null;
  const steps: readonly Step[] = [
    { ask: 'tile', tile },
    { ask: 'end', to },
  ];
  if (!isPossible(moves, ...steps)) return { why: { type: 'moveTile', tile, to } };
  return { steps: direct || endIn(taken) === to ? [...steps, { ask: 'sure' }] : steps };
}

/** The next end of the picked tile in its order, or the one before. */
export function nextEnd<E extends { readonly to: Pose }>(
  ends: readonly E[],
  at: Pose | null,
  by: 1 | -1,
): E | undefined {
  const index = ends.findIndex(({ to }) => to === at);
  if (index < 0) return ends[by === 1 ? 0 : ends.length - 1];
  return ends[(index + by + ends.length) % ends.length];
}

/** The tile that lies on the board for a try. */
export const ghostIn = (taken: readonly Step[]): Pose | null => (taken[0]?.ask === 'lay' ? taken[0].pose : null);

/** Can the tile that was drawn lie like this? */
export const canLie = (moves: readonly Move[], pose: Pose): boolean => isPossible(moves, { ask: 'lay', pose });

/** Every way the tile can cover a cell, turned clockwise from one to the next. Those that look alike are one. */
export function posesOver(view: View, tile: Tile, cell: Cell): readonly Pose[] {
  const around = SIDES.flatMap((side) => {
    const other = HEXAGON.neighbours[cell * 3 + side];
    return other === null || other === undefined ? [] : [cell * 3 + side, other * 3 + side];
  });
  const distinct = [...new Set(around.map((pose) => distinctPose(view, tile, pose)))];
  const turnOf = (pose: Pose): number => (lyingAt(pose).angle + 360) % 360;
  return distinct.sort((one, other) => turnOf(one) - turnOf(other));
}

/** The next way in which the tile can lie over a cell, or why there is no other. */
export function turned(view: View, moves: readonly Move[], pose: Pose, anchor: Cell | null): Tap | null {
  if (view.tile === null) return null;
  const all = posesOver(view, view.tile, anchor ?? cellsOf(pose)[0]);
  const from = all.indexOf(pose);
  const others = [...all.slice(from + 1), ...all.slice(0, Math.max(0, from))];
  const next = others.find((one) => canLie(moves, one));
  if (next !== undefined) return { steps: [{ ask: 'lay', pose: next }] };
  return others[0] === undefined ? null : { why: { type: 'layTile', pose: others[0] } };
}

function laying(
  view: View,
  moves: readonly Move[],
  taken: readonly Step[],
  cell: Cell,
  anchor: Cell | null,
): Tap | null {
  const { tile } = view;
  if (tile === null) return null;
  const ghost = ghostIn(taken);
  if (ghost !== null && cellsOf(ghost).includes(cell)) return turned(view, moves, ghost, anchor);
  const here = posesOver(view, tile, cell);
  // The second of two cells side by side.
  const both = ghost === null || anchor === null ? [] : here.filter((pose) => cellsOf(pose).includes(anchor));
  const pose = [...both, ...here].find((one) => canLie(moves, one));
  if (pose !== undefined) return { steps: [{ ask: 'lay', pose }] };
  return here[0] === undefined ? null : { why: { type: 'layTile', pose: here[0] } };
}
