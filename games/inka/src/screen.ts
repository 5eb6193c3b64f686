import type { SoundKind } from '@quri/board-kit';
import type { Seen } from './view/shapes.ts';

export { InkaActions as Actions } from './board/actions.tsx';
export { InkaBoard as Board } from './board/board.tsx';
export { planOf } from './board/plan/plan.ts';
export { scoreHistory, scoreSteps } from './board/score-history.ts';
export { shownOf } from './board/shown.ts';

/** Where a replay has marks. */
export const chapters: readonly Seen['type'][] = ['turnBegun'];

/** What sounds with which beat, or with what is said of it. */
export const sounds: Readonly<Record<string, SoundKind>> = {
  first: 'round',
  start: 'piece',
  draw: 'card',
  lay: 'piece',
  slide: 'piece',
  swing: 'piece',
  carriedOff: 'danger',
  walk: 'piece',
  passage: 'piece',
  block: 'piece',
  raise: 'gems',
};

export const odds = () => import('./board/odds/odds.tsx');
