import type { View } from '../view/shapes.ts';
import { type Artifact, PRINTED_VALUES, valueWhenOut } from '../vocabulary.ts';

/** The value somebody can read off an artifact card that nobody has carried out yet; only one edition prints it. */
export const printedValue = ({ options }: View, artifact: Artifact): number | undefined =>
  options.edition === 'modern' ? PRINTED_VALUES[artifact] : undefined;

/** IG-11: what the next artifact out of the temple will be worth, where that depends on how many left before it. */
export function nextValue(view: View): number | undefined {
  const onPath = view.path.filter(({ card }) => card.kind === 'artifact').length;
  const toCome = onPath + view.artifactsInDeck.length + view.artifactsUnderTemple.length;
  if (toCome === 0 || view.options.edition === 'modern') return undefined;
  return valueWhenOut(view.carriedOut);
}
