import type { SoundKind } from '@quri/board-kit';
import type { Seen } from './view/shapes.ts';

export { TikalActions as Actions } from './board/actions.tsx';
export { TikalBoard as Board } from './board/board.tsx';
export { graveBecause } from './board/grave.ts';
export { planOf } from './board/plan/plan.ts';
export { scoreHistory, scoreSteps } from './board/score-history.ts';
export { shownOf } from './board/shown.ts';

/** Where a replay has marks. */
export const chapters: readonly Seen['type'][] = ['turnEnded', 'scoringBegun'];

/** What sounds with which beat, or with what is said of it. */
export const sounds: Readonly<Record<string, SoundKind>> = {
  draw: 'card',
  display: 'card',
  place: 'piece',
  walk: 'piece',
  dig: 'piece',
  pitch: 'piece',
  guard: 'piece',
  found: 'gems',
  swap: 'gems',
  bid: 'count',
  tally: 'count',
  score: 'gems',
  eruption: 'danger',
};

export const odds = () => import('./board/odds/odds.tsx');
