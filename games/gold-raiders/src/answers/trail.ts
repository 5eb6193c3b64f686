/** GR-16 and GR-11: where a raider comes to stand; it never leaves the trail. */
export const spaceAfter = (at: number, spaces: number, trail: number): number =>
  Math.max(0, Math.min(trail, at + spaces));

interface Standing {
  /** Spaces from Start. */
  readonly at: number;
}

/** GR-17, GR-19: how far the raider has come who is farthest along. */
export function farthestSpace(raiders: readonly Standing[]): number {
  let farthest = 0;
  for (const { at } of raiders) farthest = Math.max(farthest, at);
  return farthest;
}

/** GR-17, GR-18: is anybody at the temple? */
export const isAnybodyAtTemple = (raiders: readonly Standing[], trail: number): boolean =>
  raiders.some(({ at }) => at === trail);
