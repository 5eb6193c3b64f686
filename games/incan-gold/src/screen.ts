export { IncanGoldActions as Actions } from './board/actions.tsx';
export { IncanGoldBoard as Board } from './board/board.tsx';
export { courseOf as scoreHistory } from './board/course.ts';
