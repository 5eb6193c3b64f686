import type { View } from '../view/shapes.ts';
import { type Artifact, type Edition, PRINTED_VALUES } from '../vocabulary.ts';

/** IG-E4: the value somebody can read off an artifact card; only one edition prints it. */
export const printedValue = (edition: Edition, artifact: Artifact): number | undefined =>
  edition === 'modern' ? PRINTED_VALUES[artifact] : undefined;

/** IG-11, IG-E4: what an artifact is worth that leaves the temple after so many others. */
export const artifactValue = (edition: Edition, artifact: Artifact, alreadyOut: number): number =>
  printedValue(edition, artifact) ?? valueWhenOut(alreadyOut);

const valueWhenOut = (alreadyOut: number): number => (alreadyOut < 3 ? 5 : 10);

/** IG-11: what the next artifact out of the temple will be worth, where that depends on how many left before it. */
export function nextValue(view: View): number | undefined {
  const onPath = view.path.filter(({ card }) => card.kind === 'artifact').length;
  const toCome = onPath + view.artifactsInDeck.length + view.artifactsUnderTemple.length;
  if (toCome === 0 || view.options.edition === 'modern') return undefined;
  return valueWhenOut(view.carriedOut);
}
