import { at, type Frozen } from '@quri/kernel';
import { distinctPose } from '../answers/laying.ts';
import { TARGETS } from '../answers/map.ts';
import { boardOf } from '../components.ts';
import type { Tile } from '../vocabulary.ts';
import type { State } from './state.ts';

/**
 * IN-19: equal for equal positions at the start of a turn, as people see them: tiles with one face are not told apart,
 * nor target tiles with the same statues, nor a tile from itself the other way round where it looks the same.
 */
export function positionKey(s: Frozen<State>): string {
  const stepping = boardOf(s.options).alike.flatMap((tiles) => tiles.map((tile) => poseKey(s, tile)).sort());
  const targets = TARGETS.map((tile) => `${statuesOn(s, tile).toString(36)}${poseKey(s, tile)}`).sort();
  const counters = [...s.counters, ...s.blockers].map(twoDigits);
  return [s.turn.seat, ...stepping, ...targets, ...counters].join('');
}

const twoDigits = (value: number | null): string => (value === null ? '--' : value.toString(36).padStart(2, '0'));

function poseKey(s: Frozen<State>, tile: Tile): string {
  const pose = at(s.poses, tile);
  return twoDigits(pose === null ? null : distinctPose(s, tile, pose));
}

/** Whose statues stand on a target tile, as bits. */
const statuesOn = ({ statues }: Frozen<State>, tile: Tile): number =>
  statues.reduce((bits, standing, seat) => bits | (standing.includes(tile) ? 1 << seat : 0), 0);
