import { bots, traits } from '@quri/gold-raiders/bots';
import { goldRaiders } from '@quri/gold-raiders/game';
import type { Playable } from './shelved.ts';

export const playable: Playable = { game: goldRaiders, bots, traits: traits as Playable['traits'] };
