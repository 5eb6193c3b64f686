export { GoldRaidersActions as Actions } from './board/actions.tsx';
export { GoldRaidersBoard as Board } from './board/board.tsx';
export { courseOf as scoreHistory } from './board/course.ts';
