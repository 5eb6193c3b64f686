export { askBot, type BotJob, botJob, botsToMove, personMayAct, substituteLevel } from './bots.ts';
export { newsAfter, newsOfLog } from './news-after.ts';
export type { Mark, MoveAnswer, NewEntries, Refused, StepNews, StoredEntry, TablePort } from './port.ts';
export { type Play, type Runner, type RunnerStart, tableRunner } from './runner.ts';
