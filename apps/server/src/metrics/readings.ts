import type { FastifyInstance } from 'fastify';
import type { BotPool } from '../bots/bot-pool.ts';
import type { StoreWorker } from '../store-worker/start-worker.ts';
import { phaseOf } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Readings } from './metrics.ts';

interface Sources {
  readonly app: FastifyInstance;
  readonly tables: Pick<Tables, 'liveTables'>;
  readonly bots: Pick<BotPool, 'waiting' | 'thinking'>;
  readonly workers: readonly Pick<StoreWorker, 'jobs'>[];
  readonly connected: Readings['connected'];
  readonly logLinesLost: (() => number) | undefined;
}

export const readingsOf = ({ app, tables, bots, workers, connected, logLinesLost }: Sources): Readings => ({
  connected,
  unreadBytes: () => {
    let sum = 0;
    for (const { bufferedAmount } of app.websocketServer.clients) sum += bufferedAmount;
    return sum;
  },
  tables: function* () {
    for (const live of tables.liveTables.values()) yield { game: live.record.game, phase: phaseOf(live) };
  },
  botsWaiting: () => bots.waiting,
  botsThinking: () => bots.thinking,
  storeJobs: () => workers.reduce((sum, { jobs }) => sum + jobs, 0),
  logLinesLost: () => logLinesLost?.() ?? 0,
});
