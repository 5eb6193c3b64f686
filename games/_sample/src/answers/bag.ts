import { BAG } from '../components.ts';
import type { Token } from '../vocabulary.ts';

/** SA-3, SA-5: the tokens still in the bag this turn. */
export const tokensLeft = (drawn: readonly Token[]): readonly Token[] =>
  BAG.filter((token) => !drawn.some(({ id }) => id === token.id));

/** What one more dip adds to the pot on average; a rat takes the whole pot. */
export function expectedGain(drawn: readonly Token[], pot: number): number {
  const left = tokensLeft(drawn);
  return left.reduce((sum, { coin }) => sum + (coin ?? -pot), 0) / left.length;
}
