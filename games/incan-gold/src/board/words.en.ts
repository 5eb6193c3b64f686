import { KIT_WORDS } from '@quri/board-kit';
import { countEn } from '@quri/words';
import { ARTIFACT_EN, gemsEn, HAZARD_EN } from '../text/names.en.ts';
import type { Artifact, Hazard } from '../vocabulary.ts';

/** The few words the board itself needs, most of them for screen readers. */
export const en = {
  ...KIT_WORDS.en,
  temple: 'Temple',
  path: 'Path',
  camp: 'Camp',
  hazard: (hazard: Hazard) => HAZARD_EN[hazard].name,
  artifact: (artifact: Artifact) => ARTIFACT_EN[artifact],
  faceDown: 'a card face down',
  startPlayer: 'start player',
  inside: 'in the temple',
  inCamp: 'in camp',
  hasChosen: 'has chosen',
  /** A choice that lies open. */
  open: { torch: 'chooses the torch', camp: 'chooses the camp' },
  chosen: 'Chosen',
  change: 'Change your mind?',
  /** The key of each choice: the first letter of its card. */
  choiceKeys: { torch: 'T', camp: 'C' },
  door: (round: number, state: 'played' | 'now' | 'toCome') =>
    `Round ${round}, ${{ played: 'played', now: 'now', toCome: 'to come' }[state]}`,
  outOfGame: (hazard: string) => `out of the game: ${hazard}`,
  deck: (cards: number) => `Quest deck: ${countEn(cards, 'card', 'cards')}`,
  treasure: (value: number) => `treasure ${value}`,
  lying: (n: number) => `${gemsEn(n)} left on it`,
  beside: (n: number) => `${gemsEn(n)} beside the tent`,
  inTent: (n: number) => `${gemsEn(n)} in the tent`,
  worth: (value: number) => `worth ${value}`,
  wealth: (value: number) => `wealth ${value}`,
};
