import { KIT_WORDS } from '@quri/board-kit';
import { countEn } from '@quri/words';
import { ARTIFACT_EN, gemsEn, HAZARD_EN } from '../text/names.en.ts';
import type { BoardWords } from './words.ts';

export const en: BoardWords = {
  ...KIT_WORDS.en,
  temple: 'Temple',
  path: 'Path',
  camp: 'Camp',
  hazard: (hazard) => HAZARD_EN[hazard].name,
  artifact: (artifact) => ARTIFACT_EN[artifact],
  faceDown: 'a card face down',
  startPlayer: 'start player',
  inside: 'in the temple',
  inCamp: 'in camp',
  hasChosen: 'has chosen',
  open: { torch: 'chooses the torch', camp: 'chooses the camp' },
  chosen: 'Chosen',
  change: 'Change your mind?',
  choiceKeys: { torch: 'T', camp: 'C' },
  keys: [
    { key: 'T', does: 'torch: go on' },
    { key: 'C', does: 'camp: go back' },
  ],
  door: (round, state) => `Round ${round}, ${{ played: 'played', now: 'now', toCome: 'to come' }[state]}`,
  outOfGame: (hazard) => `out of the game: ${hazard}`,
  deck: (cards) => `Quest deck: ${countEn(cards, 'card', 'cards')}`,
  treasure: (value) => `treasure ${value}`,
  lying: (n) => `${gemsEn(n)} left on it`,
  beside: (n) => `${gemsEn(n)} beside the tent`,
  inTent: (n) => `${gemsEn(n)} in the tent`,
  worth: (value) => `worth ${value}`,
  wealth: (value) => `wealth ${value}`,
};
