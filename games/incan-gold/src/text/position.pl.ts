import { countPl, labelPl, listPl, type Who } from '@quri/words';
import type { View } from '../view/shapes.ts';
import type { Hazard } from '../vocabulary.ts';
import { ARTIFACT_PL, gemsPl, HAZARD_PL, leadsPl } from './names.pl.ts';
import type { PositionWords } from './position.en.ts';
import { headlineOf, positionOf } from './position.ts';

const cardsPl = (n: number): string => countPl(n, 'karta', 'karty', 'kart');

/** grozi wąż, grożą pająki, grożą wąż i mumia */
function threaten(hazards: readonly Hazard[]): string {
  const several = hazards.length > 1 || hazards.some((hazard) => HAZARD_PL[hazard].plural);
  return `${several ? 'grożą' : 'grozi'} ${listPl(hazards.map((hazard) => HAZARD_PL[hazard].name))}`;
}

/** Without verbs, so that a line fits Anna, Jan and a bot alike. */
const words: PositionWords = {
  label: labelPl,
  list: listPl,
  hazard: (hazard) => HAZARD_PL[hazard].name,
  artifact: (artifact) => ARTIFACT_PL[artifact].name,
  artifactWorth: (artifact, value) => `${ARTIFACT_PL[artifact].name} (wartość ${value})`,
  over: (rounds) => `${rounds} rund za nami.`,
  beginning: 'Zaraz zacznie się pierwsza runda.',
  round: (round, all) => `Runda ${round} z ${all}.`,
  startPlayer: (seat, who) => `Wyprawę ${leadsPl(seat, who)}.`,
  noCard: 'Na ścieżce nie ma jeszcze kart.',
  path: (cards) => `Ścieżka, ${cardsPl(cards)}`,
  treasure: (value) => `skarb ${value}`,
  lying: (gems) => `na karcie ${gemsPl(gems)}`,
  leftInAll: (gems) => `Razem na ścieżce: ${gemsPl(gems)}.`,
  deadly: (hazards) => `Teraz ${threaten(hazards)}.`,
  harmless: (hazards) => `Do końca gry już nie ${threaten(hazards)}.`,
  removed: 'Niebezpieczeństwa poza grą',
  removedIn: (hazard, round) => `${HAZARD_PL[hazard].name} (runda ${round})`,
  deck: (cards) => `W talii: ${cardsPl(cards)}`,
  among: 'wśród nich',
  underTemple: (cards) => `Zakryte pod świątynią: ${countPl(cards, 'artefakt', 'artefakty', 'artefaktów')}.`,
  nextArtifact: (value) => `Następny wyniesiony artefakt będzie wart ${value}.`,
  beside: (gems) => (gems === 0 ? 'obok namiotu nic' : `obok namiotu ${gemsPl(gems)}`),
  tent: (gems) => (gems === 0 ? 'namiot pusty' : `w namiocie ${gemsPl(gems)}`),
  carried: 'artefakty',
  inCamp: 'w obozie',
  inTemple: 'w świątyni',
  ownChoice: { torch: 'twój wybór: idziesz dalej', camp: 'twój wybór: wracasz do obozu' },
  hasChosen: 'decyzja podjęta',
  stillChoosing: 'jeszcze bez decyzji',
};

export const positionPl = (view: View, who: Who): readonly string[] => positionOf(view, who, words);
export const headlinePl = (view: View): string => headlineOf(view, words);
