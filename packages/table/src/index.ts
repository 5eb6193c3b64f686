export { type BotJob, botToMove, chooseBy } from './bots.ts';
export { type NewsItem, newsAfter } from './news-after.ts';
export type { Answer, Mark, Refused, StoredEntry, TablePort, Told, Written } from './port.ts';
export { type Queue, taskQueue } from './queue.ts';
export { type Play, type Runner, type RunnerStart, tableRunner } from './runner.ts';
