import { WORDS } from './board/words.ts';

export { InkaActions as Actions } from './board/actions.tsx';
export { InkaBoard as Board } from './board/board.tsx';
export { planOf } from './board/plan/plan.ts';
export { scoreHistory } from './board/score-history.ts';
export { shownOf } from './board/shown.ts';

/** For the list of keys. */
export const keys = { en: WORDS.en.keys, pl: WORDS.pl.keys };
