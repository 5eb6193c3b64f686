import type { GameEngine, GameEntry } from '@quri/game-entry';
import { goldRaiders } from '@quri/gold-raiders';
import { incanGold } from '@quri/incan-gold';
import { inka } from '@quri/inka';
import { tikal } from '@quri/tikal';

export type { Drawing, GameEngine, GameEntry } from '@quri/game-entry';

/** The one list of games. A new game is one more entry. */
export const catalogue: readonly GameEntry[] = [incanGold, goldRaiders, tikal, inka];

export const entryOf = (id: string): GameEntry | undefined => catalogue.find(({ meta }) => meta.id === id);

/** For programs that serve every game. */
export const loadEngines = (): Promise<readonly GameEngine[]> => Promise.all(catalogue.map(({ engine }) => engine()));
