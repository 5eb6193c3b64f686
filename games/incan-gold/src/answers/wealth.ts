import type { CarriedArtifact } from '../vocabulary.ts';

/** What the artifacts are worth that somebody carried out. */
export function valueOfArtifacts(artifacts: readonly CarriedArtifact[]): number {
  let sum = 0;
  for (const { value } of artifacts) sum += value;
  return sum;
}

/** IG-16: what an explorer has for good. */
export const wealthOf = (tent: number, artifacts: readonly CarriedArtifact[]): number =>
  tent + valueOfArtifacts(artifacts);
