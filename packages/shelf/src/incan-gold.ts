import { bots, traits } from '@quri/incan-gold/bots';
import { incanGold } from '@quri/incan-gold/game';
import type { Playable } from './shelved.ts';

export const playable: Playable = { game: incanGold, bots, traits: traits as Playable['traits'] };
