import { KIT_WORDS } from '@quri/board-kit';
import { countPl } from '@quri/words';
import { ARTIFACT_PL, gemsPl, HAZARD_PL } from '../text/names.pl.ts';
import type { BoardWords } from './words.ts';

export const pl: BoardWords = {
  ...KIT_WORDS.pl,
  temple: 'Świątynia',
  path: 'Ścieżka',
  camp: 'Obóz',
  hazard: (hazard) => HAZARD_PL[hazard].name,
  artifact: (artifact) => ARTIFACT_PL[artifact].name,
  faceDown: 'zakryta karta',
  startPlayer: 'prowadzi wyprawę',
  inside: 'w świątyni',
  inCamp: 'w obozie',
  hasChosen: 'decyzja podjęta',
  open: { torch: 'wybór: pochodnia', camp: 'wybór: obóz' },
  chosen: 'Wybrane',
  change: 'Zmieniasz zdanie?',
  choiceKeys: { torch: 'P', camp: 'O' },
  door: (round, state) => `Runda ${round}, ${{ played: 'rozegrana', now: 'teraz', toCome: 'przed nami' }[state]}`,
  outOfGame: (hazard) => `poza grą: ${hazard}`,
  deck: (cards) => `W talii: ${countPl(cards, 'karta', 'karty', 'kart')}`,
  treasure: (value) => `skarb ${value}`,
  lying: (n) => `na karcie ${gemsPl(n)}`,
  beside: (n) => `obok namiotu ${gemsPl(n)}`,
  inTent: (n) => `w namiocie ${gemsPl(n)}`,
  worth: (value) => `wartość ${value}`,
  wealth: (value) => `majątek ${value}`,
};
