export { IncanGoldActions as Actions } from './board/actions.tsx';
export { IncanGoldBoard as Board } from './board/board.tsx';
export { scoreHistory } from './board/score-history.ts';
