import { BOTS as goldRaidersBots, meta as goldRaidersMeta } from '@quri/gold-raiders/meta';
import { BOTS as incanGoldBots, meta as incanGoldMeta } from '@quri/incan-gold/meta';
import type { Game } from '@quri/kernel';
import type { GameWords } from '@quri/words';
import type { Playable } from './shelved.ts';

/** A game that is not taken off the shelf yet: what is printed on its box, and its doors. */
export interface ShelfDoor {
  readonly meta: Game['meta'];
  /** From weak to strong. */
  readonly bots: readonly string[];
  playable(): Promise<Playable>;
  words(): Promise<GameWords>;
}

/** The one list of games. A new game is one more entry. */
export const doors: readonly ShelfDoor[] = [
  {
    meta: incanGoldMeta as Game['meta'],
    bots: incanGoldBots,
    playable: () => import('./incan-gold.ts').then(({ playable }) => playable),
    words: () => import('@quri/incan-gold/words').then(({ words }) => words),
  },
  {
    meta: goldRaidersMeta as Game['meta'],
    bots: goldRaidersBots,
    playable: () => import('./gold-raiders.ts').then(({ playable }) => playable),
    words: () => import('@quri/gold-raiders/words').then(({ words }) => words),
  },
];
