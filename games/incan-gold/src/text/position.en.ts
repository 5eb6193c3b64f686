import { countEn, labelEn, listEn, namedEn, type Translation, type Who } from '@quri/words';
import type { View } from '../view/shapes.ts';
import type { Artifact, Hazard } from '../vocabulary.ts';
import { ARTIFACT_EN, gemsEn, HAZARD_EN } from './names.en.ts';
import { headlineOf, positionOf } from './position.ts';

const hazardsEn = (hazards: readonly Hazard[]): string => listEn(hazards.map((hazard) => HAZARD_EN[hazard].name));

const words = {
  label: labelEn,
  list: listEn,
  hazard: (hazard: Hazard) => HAZARD_EN[hazard].name,
  artifact: (artifact: Artifact) => ARTIFACT_EN[artifact],
  artifactWorth: (artifact: Artifact, value: number) => `${ARTIFACT_EN[artifact]} (worth ${value})`,
  over: (rounds: number) => `All ${rounds} rounds are played.`,
  beginning: 'The first round is about to begin.',
  round: (round: number, all: number) => `Round ${round} of ${all}.`,
  startPlayer: (seat: number, who: Who) => `Start player: ${namedEn([seat], who)}.`,
  noCard: 'No card on the path yet.',
  path: (cards: number) => `Path, ${countEn(cards, 'card', 'cards')}`,
  treasure: (value: number) => `treasure ${value}`,
  lying: (gems: number) => `${gemsEn(gems)} left on it`,
  leftInAll: (gems: number) => `Left on the path in all: ${gemsEn(gems)}.`,
  deadly: (hazards: readonly Hazard[]) => `Dangerous now: ${hazardsEn(hazards)}.`,
  harmless: (hazards: readonly Hazard[]) => `Harmless for the rest of the game: ${hazardsEn(hazards)}.`,
  removed: 'Hazards out of the game',
  removedIn: (hazard: Hazard, round: number) => `${HAZARD_EN[hazard].name} (round ${round})`,
  deck: (cards: number) => `Quest deck: ${countEn(cards, 'card', 'cards')}`,
  among: 'among them',
  underTemple: (cards: number) => `Face down under the temple: ${countEn(cards, 'artifact', 'artifacts')}.`,
  nextArtifact: (value: number) => `The next artifact carried out is worth ${value}.`,
  beside: (gems: number) => (gems === 0 ? 'nothing beside the tent' : `${gemsEn(gems)} beside the tent`),
  tent: (gems: number) => (gems === 0 ? 'an empty tent' : `${gemsEn(gems)} in the tent`),
  carried: 'carried out',
  inCamp: 'in camp',
  inTemple: 'in the temple',
  ownChoice: { torch: 'your choice: go on', camp: 'your choice: back to camp' },
  hasChosen: 'has chosen',
  stillChoosing: 'still choosing',
};

/** What another language has to say of a position. */
export type PositionWords = Translation<typeof words>;

export const positionEn = (view: View, who: Who): readonly string[] => positionOf(view, who, words);
export const headlineEn = (view: View): string => headlineOf(view, words);
