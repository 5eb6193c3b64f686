export { IncanGoldActions as Actions } from './board/actions.tsx';
export { IncanGoldBoard as Board } from './board/board.tsx';
export { planOf } from './board/plan/plan.ts';
export { scoreHistory } from './board/score-history.ts';
export { shownOf } from './board/shown.ts';
