import type { View } from '../view/shapes.ts';
import type { CarriedArtifact } from '../vocabulary.ts';
import { artifactValue } from './artifact-value.ts';
import { shareOf } from './shares.ts';

/** IG-9, IG-10: the gems somebody brings home who leaves now, one of so many leavers. */
export const gemsHome = (beside: number, pool: number, leavers: number): number => beside + shareOf(pool, leavers);

/** IG-11: the artifacts a lone leaver would take, valued in the order in which they lie. */
export function artifactsForOne({
  path,
  options,
  carriedOut,
}: Pick<View, 'path' | 'options' | 'carriedOut'>): readonly CarriedArtifact[] {
  const taken: CarriedArtifact[] = [];
  for (const { card } of path) {
    if (card.kind !== 'artifact') continue;
    taken.push({ card, value: artifactValue(options.edition, card.artifact, carriedOut + taken.length) });
  }
  return taken;
}
