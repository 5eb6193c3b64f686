import type { PlayedGame } from './played-block.ts';

/** The place of every seat, from 1: winners first, then by score; equals share a place. */
export function ranksOf({ winners, scores }: PlayedGame): readonly number[] {
  const ahead = (a: number, b: number): boolean => {
    const [wonA, wonB] = [winners.includes(a), winners.includes(b)];
    return wonA !== wonB ? wonA : !wonA && (scores[a] ?? 0) > (scores[b] ?? 0);
  };
  return scores.map((_, seat) => 1 + scores.filter((_score, other) => ahead(other, seat)).length);
}
