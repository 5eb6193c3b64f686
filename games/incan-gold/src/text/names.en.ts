import type { Artifact, Hazard } from '../vocabulary.ts';

interface HazardNames {
  readonly name: string;
  /** The first time on a path, and the second. */
  readonly met: string;
  readonly again: string;
}

export const HAZARD_EN: Readonly<Record<Hazard, HazardNames>> = {
  spiders: { name: 'spiders', met: 'Spiders!', again: 'More spiders!' },
  mummy: { name: 'mummy', met: 'A mummy!', again: 'Another mummy!' },
  fire: { name: 'fire', met: 'Fire!', again: 'Fire again!' },
  snake: { name: 'snake', met: 'A snake!', again: 'Another snake!' },
  rockfall: { name: 'rockfall', met: 'A rockfall!', again: 'Another rockfall!' },
};

export const ARTIFACT_EN: Readonly<Record<Artifact, string>> = {
  sunDisc: 'the sun disc',
  llama: 'the little llama',
  mask: 'the mask',
  knife: 'the ritual knife',
  beaker: 'the beaker',
};

export const gemsEn = (n: number): string => `${n} ${n === 1 ? 'gem' : 'gems'}`;
