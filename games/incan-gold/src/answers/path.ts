import type { View } from '../view/shapes.ts';
import type { Hazard } from '../vocabulary.ts';

type Path = View['path'];

/** IG-9: the pool that leavers divide. */
export function gemsOnPath(path: Path): number {
  let pool = 0;
  for (const { gems } of path) pool += gems;
  return pool;
}

/** IG-8: is there one of this hazard already, so that the next one ends the round? */
export function isOnPath(path: Path, hazard: Hazard): boolean {
  for (const { card } of path) if (card.kind === 'hazard' && card.hazard === hazard) return true;
  return false;
}
