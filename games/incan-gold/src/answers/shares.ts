import type { View } from '../view/shapes.ts';

/** IG-6, IG-9: what each gets when gems are divided, rounded down. */
export const shareOf = (gems: number, among: number): number => Math.floor(gems / among);

/** IG-6, IG-9: what cannot be divided and stays on the path. */
export const remainderOf = (gems: number, among: number): number => gems % among;

/** Whom a treasure is divided among (IG-6). */
export function countInside(explorers: readonly { readonly inside: boolean }[]): number {
  let inside = 0;
  for (const explorer of explorers) if (explorer.inside) inside++;
  return inside;
}

/** IG-9: the pool that leavers divide. */
export function gemsOnPath(path: View['path']): number {
  let pool = 0;
  for (const { gems } of path) pool += gems;
  return pool;
}
