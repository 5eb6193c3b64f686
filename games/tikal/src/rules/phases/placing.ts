import { type Frozen, ok, type Result, refused, type Seat } from '@quri/kernel';
import { cutsOff, hasPassage, isAtFrontier, type Placement, volcanoHexes } from '../../answers/placement.ts';
import { rotationsOf } from '../../answers/stones.ts';
import { isVolcano } from '../../answers/terrain.ts';
import type { Hex, Refusal, TileId } from '../../vocabulary.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** TK-2, TK-4 */
export function placeTile(
  s: Frozen<State>,
  seat: Seat,
  { hex, rotation }: Placement,
): Result<readonly Event[], Refusal> {
  const { tile } = s;
  if (tile === null) return refused({ code: 'noTileToPlace', rule: 'TK-1' });
  const why = isVolcano(tile) ? whyNoVolcano(s, hex) : whyNoTile(s, tile, { hex, rotation });
  if (why !== null) return refused(why);
  const rotations = rotationsOf(tile);
  if (!rotations.includes(rotation))
    return refused({ code: 'turnedTooFar', rule: 'TK-2', rotations: rotations.length });
  return ok([{ type: 'tilePlaced', seat, tile, hex, rotation }]);
}

function whyNoTile(s: Frozen<State>, tile: TileId, placement: Placement): Refusal | null {
  const { hex } = placement;
  if (s.hexes[hex] !== null) return { code: 'alreadyExplored', rule: 'TK-2', hex };
  if (!isAtFrontier(s, hex)) return { code: 'notAtFrontier', rule: 'TK-2', hex };
  return hasPassage(s, tile, placement) ? null : { code: 'noPassage', rule: 'TK-2', hex };
}

function whyNoVolcano(s: Frozen<State>, hex: Hex): Refusal | null {
  if (s.hexes[hex] !== null) return { code: 'alreadyExplored', rule: 'TK-4', hex };
  if (!isAtFrontier(s, hex)) return { code: 'notAtFrontier', rule: 'TK-4', hex };
  return cutsOff(s, hex) && !volcanoHexes(s).includes(hex) ? { code: 'cutsOff', rule: 'TK-4', hex } : null;
}
