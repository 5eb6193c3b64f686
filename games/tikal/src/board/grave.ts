import type { View } from '../view/shapes.ts';
import type { Intent } from '../vocabulary.ts';
import { WORDS } from './words.ts';

/** Fewer than these are often of no use any more. */
const MANY_POINTS = 3;

/** Ending a turn draws the next tile, so it cannot be taken back: points that are left are lost. */
export const graveBecause = ({ type }: Intent, { turn }: View, language: 'en' | 'pl'): string | null =>
  type === 'endTurn' && turn.actionPoints >= MANY_POINTS ? WORDS[language].pointsLost(turn.actionPoints) : null;
