import { countPl, isYou, type Who } from '@quri/words';
import type { Artifact, Hazard } from '../vocabulary.ts';

interface HazardNames {
  readonly name: string;
  readonly met: string;
  readonly again: string;
  /** Spiders alone take a verb in the plural. */
  readonly plural: boolean;
}

export const HAZARD_PL: Readonly<Record<Hazard, HazardNames>> = {
  spiders: { name: 'pająki', met: 'Pająki!', again: 'Znowu pająki!', plural: true },
  mummy: { name: 'mumia', met: 'Mumia!', again: 'Znowu mumia!', plural: false },
  fire: { name: 'ogień', met: 'Ogień!', again: 'Znowu ogień!', plural: false },
  snake: { name: 'wąż', met: 'Wąż!', again: 'Znowu wąż!', plural: false },
  rockfall: { name: 'lawina kamieni', met: 'Lawina kamieni!', again: 'Znowu lawina kamieni!', plural: false },
};

interface ArtifactNames {
  /** Kto? Co? */
  readonly name: string;
  /** Zabiera kogo? co? */
  readonly taken: string;
}

export const ARTIFACT_PL: Readonly<Record<Artifact, ArtifactNames>> = {
  sunDisc: { name: 'tarcza słoneczna', taken: 'tarczę słoneczną' },
  llama: { name: 'figurka lamy', taken: 'figurkę lamy' },
  mask: { name: 'maska', taken: 'maskę' },
  knife: { name: 'nóż obrzędowy', taken: 'nóż obrzędowy' },
  beaker: { name: 'puchar', taken: 'puchar' },
};

/** Wyprawę prowadzi Jan; wyprawę prowadzisz ty. */
export const leadsPl = (seat: number, who: Who): string =>
  isYou(who, seat) ? 'prowadzisz ty' : `prowadzi ${who(seat)}`;

/** 1 klejnot, 2 klejnoty, 5 klejnotów */
export const gemsPl = (n: number): string => countPl(n, 'klejnot', 'klejnoty', 'klejnotów');

/** po 1 klejnocie, po 2 klejnoty, po 5 klejnotów */
export const gemsEachPl = (n: number): string => `po ${countPl(n, 'klejnocie', 'klejnoty', 'klejnotów')}`;
