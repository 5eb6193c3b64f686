import type { ReactNode } from 'react';
import type { Hazard } from '../../../vocabulary.ts';
import { Fire } from './fire.tsx';
import { Mummy } from './mummy.tsx';
import { Rockfall } from './rockfall.tsx';
import { Snake } from './snake.tsx';
import { Spiders } from './spiders.tsx';

const PICTURES: Readonly<Record<Hazard, () => ReactNode>> = {
  spiders: Spiders,
  mummy: Mummy,
  fire: Fire,
  snake: Snake,
  rockfall: Rockfall,
};

/** A hazard, drawn to fill 100 by 140. */
export function HazardArt({ hazard }: { readonly hazard: Hazard }): ReactNode {
  const Picture = PICTURES[hazard];
  return <Picture />;
}
