import type { SoundKind } from '@quri/board-kit';
import type { Seen } from './view/shapes.ts';

export { IncanGoldActions as Actions } from './board/actions.tsx';
export { IncanGoldBoard as Board } from './board/board.tsx';
export { planOf } from './board/plan/plan.ts';
export { scoreHistory, scoreSteps } from './board/score-history.ts';
export { shownOf } from './board/shown.ts';

/** Where a replay has marks. */
export const chapters: readonly Seen['type'][] = ['roundBegun'];

/** What sounds with which beat, or with what is said of it. */
export const sounds: Readonly<Record<string, SoundKind>> = {
  choose: 'piece',
  reveal: 'piece',
  turn: 'card',
  hazardMet: 'danger',
  share: 'gems',
  keepGems: 'gems',
  strike: 'danger',
  enter: 'round',
  over: 'round',
  count: 'count',
};

export const odds = () => import('./board/odds/odds.tsx');
