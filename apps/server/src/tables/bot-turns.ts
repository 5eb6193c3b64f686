import { frozen, type Seat } from '@quri/kernel';
import type { BotPool } from '../bots/bot-pool.ts';
import type { Failures } from './failures.ts';
import type { GameRunner, LiveTable } from './live-table.ts';

interface Turn {
  readonly seat: Seat;
  readonly ask: number;
  readonly level: string;
}

/** After this a bot is asked again whose move could not be stored. */
const RETRY_MS = 250;

/** Asks every bot the game waits for, once for each of its decisions, and plays what they answer. */
export type AskBots = (live: LiveTable) => void;

/** `botMs` is how long a bot may think unless its level says otherwise. */
export function botTurns(bots: BotPool, botMs: number, failures: Failures): AskBots {
  const askBots: AskBots = (live) => {
    const { runner, record } = live;
    if (runner === undefined || live.evicted || live.paused || record.phase !== 'playing') return;
    const { table } = runner;
    for (const seat of table.game.awaited(frozen(table.state))) {
      const place = record.seating[seat];
      const ask = table.asks[seat] ?? null;
      if (place?.kind !== 'bot' || ask === null || live.botDecisions.get(seat) === ask) continue;
      live.botDecisions.set(seat, ask);
      takeTurn(live, runner, { seat, ask, level: place.level }).catch((error) => failures.pause(live, error));
    }
  };

  const takeTurn = async (live: LiveTable, runner: GameRunner, turn: Turn): Promise<void> => {
    const { table } = runner;
    const { seat, ask, level } = turn;
    const intents = await bots.choose({
      ...runner.botJob(seat),
      owner: live.record.host,
      table: live.id,
      game: live.game.meta.id,
      level,
      ms: live.bots.find(({ id }) => id === level)?.ms ?? botMs,
    });
    live.queue.add(async () => {
      if (live.botDecisions.get(seat) === ask) live.botDecisions.delete(seat);
      try {
        await runner.reconcile();
        if (live.paused || table.asks[seat] !== ask) return;
        const made = await runner.play({ seat, actor: 'bot', ask, intents, request: null });
        if (!made.ok && made.refused.code === 'unavailable') retry(live);
        // Where another server has played this decision first, nothing is left to do.
        else if (!made.ok && table.asks[seat] === ask) throw new Error(`bot move refused: ${made.refused.code}`);
      } catch (error) {
        if (failures.handle(live, error).retry) retry(live);
      }
    });
  };

  const retry = (live: LiveTable): void => void setTimeout(() => askBots(live), RETRY_MS);

  return askBots;
}
