import { bots } from '../../games/tikal/src/engine.ts';
import { tikal } from '../../games/tikal/src/game.ts';
import { type Match, playMatches as play } from './matches.ts';

export const playMatches = (match: Match) => play(tikal, bots, match);
