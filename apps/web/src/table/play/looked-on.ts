import type { Position } from '@quri/protocol';

const known = new WeakMap<Position, Position>();

/**
 * What is told and staged for somebody who watches a seat by its link: what that seat sees, but as one who looks on, so that
 * no sentence says "you". The same position gives the same object, for staging goes by that.
 */
export function lookedOn(position: Position, watching: number | null): Position {
  if (watching === null || !('viewer' in position.view)) return position;
  const made = known.get(position) ?? { ...position, view: { ...position.view, viewer: 'spectator' } };
  known.set(position, made);
  return made;
}

/** The view for the board, which draws what belongs to the watched seat, such as its hand. */
export const boardViewOf = (view: object, watching: number | null): object =>
  watching !== null && 'viewer' in view ? { ...view, viewer: watching } : view;
