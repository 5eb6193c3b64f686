export { GoldRaidersActions as Actions } from './board/actions.tsx';
export { GoldRaidersBoard as Board } from './board/board.tsx';
export { scoreHistory } from './board/score-history.ts';
