import { stepKey } from '@quri/board-kit';
import { isCampOf } from '../../answers/camps.ts';
import { figuresAt } from '../../answers/figures.ts';
import { NEIGHBOURS } from '../../answers/map.ts';
import type { View } from '../../view/shapes.ts';
import type { Hex, Intent, Rotation, TileId } from '../../vocabulary.ts';
import { choices, type FigureStep, type Move, pickedIn, type Step } from './moves.ts';

/** What a tap on a hex means: other steps than before, or a question that the rules answer. */
export type Tap = { readonly steps: readonly Step[] } | { readonly why: Intent };

/** The rotations in which the tile may lie on a hex. */
export const rotationsAt = (moves: readonly Move[], hex: Hex): readonly Rotation[] =>
  choices.optionsAfter(moves, [{ ask: 'place', hex }]).flatMap((step) => (step.ask === 'turn' ? [step.rotation] : []));

/** The tile that lies on a hex for a try. */
export interface Ghost {
  readonly hex: Hex;
  readonly rotation: Rotation;
}

/** With the tile it is. */
export interface PlacedGhost extends Ghost {
  readonly tile: TileId;
}

export function ghostIn(taken: readonly Step[]): Ghost | null {
  const [place, turn] = taken;
  return place?.ask === 'place' && turn?.ask === 'turn' ? { hex: place.hex, rotation: turn.rotation } : null;
}

/** The tile is turned to where it may lie as well, or the rules say why it cannot be turned. */
export function turned({ hex, rotation }: Ghost, moves: readonly Move[]): Tap {
  const possible = rotationsAt(moves, hex);
  const next = possible[(possible.indexOf(rotation) + 1) % possible.length];
  if (next === undefined || next === rotation) return { why: { type: 'placeTile', hex, rotation: after(rotation) } };
  return laidOn(hex, next);
}

const laidOn = (hex: Hex, rotation: Rotation): Tap => ({
  steps: [
    { ask: 'place', hex },
    { ask: 'turn', rotation },
  ],
});

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3, 4, 5];
const after = (rotation: Rotation): Rotation => ROTATIONS[(rotation + 1) % 6] ?? 0;

/** What can be picked at a hex: the figures there and, in a camp, those of the supply. */
export function picksAt(view: View, moves: readonly Move[], hex: Hex): readonly FigureStep[] {
  const { seat } = view.turn;
  return choices
    .optionsAfter(moves, [])
    .filter((step): step is FigureStep => step.ask === 'figure')
    .filter(({ from }) => from === hex || (from === 'supply' && isCampOf(view, seat, hex)));
}

/** What somebody wants who taps a hex while they have to decide; null where that would be a guess. */
export function tapOn(view: View, moves: readonly Move[], taken: readonly Step[], hex: Hex): Tap | null {
  if (view.phase === 'placing') return placing(moves, taken, hex);
  return view.phase === 'acting' ? acting(view, moves, taken, hex) : null;
}

function placing(moves: readonly Move[], taken: readonly Step[], hex: Hex): Tap {
  const ghost = ghostIn(taken);
  if (ghost?.hex === hex) return turned(ghost, moves);
  const [first] = rotationsAt(moves, hex);
  return first === undefined ? { why: { type: 'placeTile', hex, rotation: 0 } } : laidOn(hex, first);
}

function acting(view: View, moves: readonly Move[], taken: readonly Step[], hex: Hex): Tap | null {
  const picked = pickedIn(taken);
  const goal = taken[1];
  if (goal?.ask === 'go' && goal.to === hex) return { steps: [...taken.slice(0, 2), { ask: 'sure' }] };
  if (picked !== null) {
    const reached = choices.optionsAfter(moves, [picked]).find((step) => step.ask === 'go' && step.to === hex);
    if (reached !== undefined) return { steps: [picked, reached] };
  }
  const picks = picksAt(view, moves, hex);
  const keys = picks.map(stepKey);
  const next = picks[picked === null ? 0 : keys.indexOf(stepKey(picked)) + 1];
  if (next !== undefined) return { steps: [next] };
  if (picks.length > 0) return { steps: [] };
  if (picked !== null) return { why: impossible(picked, hex) };
  const [figure] = figuresAt(view, view.turn.seat, hex);
  const to = NEIGHBOURS[hex]?.find((one) => one !== null && view.hexes[one]);
  return figure === undefined || to === undefined || to === null
    ? null
    : { why: { type: 'walk', figure, from: hex, to } };
}

const impossible = ({ figure, from }: FigureStep, to: Hex): Intent =>
  from === 'supply' ? { type: 'bringFigure', figure, to } : { type: 'walk', figure, from, to };
