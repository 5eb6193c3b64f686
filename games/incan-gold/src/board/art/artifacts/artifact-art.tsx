import type { ReactNode } from 'react';
import type { Artifact } from '../../../vocabulary.ts';
import { Beaker } from './beaker.tsx';
import { Knife } from './knife.tsx';
import { Llama } from './llama.tsx';
import { Mask } from './mask.tsx';
import { SunDisc } from './sun-disc.tsx';

const OBJECTS: Readonly<Record<Artifact, () => ReactNode>> = {
  sunDisc: SunDisc,
  llama: Llama,
  mask: Mask,
  knife: Knife,
  beaker: Beaker,
};

/** An artifact inside a drawing, in 100 by 100. */
export function ArtifactArt({ artifact }: { readonly artifact: Artifact }): ReactNode {
  const Thing = OBJECTS[artifact];
  return <Thing />;
}

/** An artifact by itself. */
export const ArtifactIcon = ({ artifact }: { readonly artifact: Artifact }): ReactNode => (
  <svg viewBox="-1 -1 102 102" width="100%" height="100%" aria-hidden="true">
    <ArtifactArt artifact={artifact} />
  </svg>
);
