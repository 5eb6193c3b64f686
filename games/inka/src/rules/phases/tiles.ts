import { type Frozen, ok, type Result, refused, type Seat } from '@quri/kernel';
import { floorOf } from '../../answers/floor.ts';
import { isTarget } from '../../answers/map.ts';
import { isOpenSymbol } from '../../answers/passages.ts';
import { blockedMove, gridOf, pinnedBy, ridersOf, tileMoves } from '../../answers/tile-moves.ts';
import type { Intent, Refusal, Tile } from '../../vocabulary.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { whyTooDear } from './points.ts';

type MoveTile = Extract<Intent, { type: 'moveTile' }>;

/** IN-6 to IN-10; and IN-15: target tiles, from a diamond. */
export function moveTile(s: Frozen<State>, by: Seat, { tile, to }: MoveTile): Result<readonly Event[], Refusal> {
  const floor = floorOf(s);
  const why = whyNotThisTile(s, by, tile) ?? whyTooDear(s, 1, isTarget(tile) ? 'IN-15' : 'IN-6');
  if (why !== null) return refused(why);
  const pinned = pinnedBy(s, tile);
  if (pinned !== null) return refused({ code: 'blockerOnTile', rule: 'IN-7', tile, seat: pinned });
  const grid = gridOf(s, floor);
  const move = tileMoves(s, grid, tile).find((one) => one.to === to);
  if (move !== undefined) {
    const from = s.poses[tile] ?? to;
    const riders = ridersOf(s, tile);
    return ok([{ type: 'tileMoved', seat: by, tile, from, to, motion: move.motion, riders }]);
  }
  const blocked = blockedMove(s, grid, tile, to);
  if (blocked === null || blocked === undefined) return refused({ code: 'noSuchMove', rule: 'IN-8', tile, to });
  const rule = blocked.motion.kind === 'slide' ? 'IN-8' : 'IN-9';
  return refused({ code: 'inTheWay', rule, tile, to, obstacle: blocked.obstacle });
}

/** IN-6, IN-15, IN-16: stepping tiles before walking, target tiles while walking and standing on a diamond. */
function whyNotThisTile(s: Frozen<State>, by: Seat, tile: Tile): Refusal | null {
  if (!isTarget(tile)) return s.phase === 'movingTiles' ? null : { code: 'walkingStarted', rule: 'IN-16' };
  if (s.phase === 'movingTiles') return { code: 'targetTile', rule: 'IN-6', tile };
  return isOpenSymbol(s, floorOf(s), 'diamond', s.counters[by]) ? null : { code: 'noDiamond', rule: 'IN-15', tile };
}
