import type { SoundKind } from '@quri/board-kit';
import type { Seen } from './view/shapes.ts';

export { GoldRaidersActions as Actions } from './board/actions.tsx';
export { GoldRaidersBoard as Board } from './board/board.tsx';
export { planOf } from './board/plan/plan.ts';
export { scoreHistory, scoreSteps } from './board/score-history.ts';
export { shownOf } from './board/shown.ts';

/** Where a replay has marks. */
export const chapters: readonly Seen['type'][] = ['roundBegun', 'dayBegun'];

/** What sounds with which beat, or with what is said of it. */
export const sounds: Readonly<Record<string, SoundKind>> = {
  dusk: 'round',
  dayBegins: 'round',
  deal: 'card',
  stack: 'card',
  discard: 'card',
  steal: 'danger',
  lift: 'piece',
  turn: 'card',
  tally: 'count',
  walk: 'piece',
  temple: 'gems',
};

export const odds = () => import('./board/odds/odds.tsx');
