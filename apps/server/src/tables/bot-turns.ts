import { type Bot, frozen, type Seat } from '@quri/kernel';
import { botJob, personMayAct } from '@quri/table';
import type { BotPool } from '../bots/bot-pool.ts';
import type { Settings } from '../settings.ts';
import { nextAnswers } from './bot-timing.ts';
import type { Failures } from './failures.ts';
import { type BotQuestion, botAt, type GameRunner, isOutOfTime, type LiveTable } from './live-table.ts';

/** After this a bot is asked again whose move could not be stored. */
const RETRY_MS = 250;

/**
 * Asks every bot the game waits for, once for each of its decisions, and plays what they answer. To be called after
 * every change of the table.
 */
export type AskBots = (live: LiveTable) => void;

export function botTurns(
  bots: BotPool,
  settings: Settings,
  failures: Failures,
  addressOf: (guest: string) => string,
): AskBots {
  const askBots: AskBots = (live) => {
    const { runner, botQuestions } = live;
    const awaited = runner === undefined || !isRunning(live, runner) ? [] : awaitedAt(runner);
    for (const question of botQuestions.values())
      if (isVoid(live, question, awaited)) botQuestions.delete(question.seat);
    if (runner !== undefined) for (const seat of awaited) ask(live, runner, seat);
    schedule(live);
  };

  const ask = (live: LiveTable, runner: GameRunner, seat: Seat): void => {
    const level = botAt(live, seat);
    const decision = runner.table.asks[seat] ?? null;
    if (level === null || decision === null || live.botQuestions.has(seat)) return;
    const question = { seat, ask: decision, level, askedAt: performance.now(), answer: undefined };
    live.botQuestions.set(seat, question);
    think(live, runner, question).catch((error) => {
      live.botQuestions.delete(seat);
      failures.stop(live, error);
    });
  };

  const think = async (live: LiveTable, runner: GameRunner, question: BotQuestion): Promise<void> => {
    const { seat, level } = question;
    const { host } = live.record;
    const intents = await bots.choose({
      ...botJob(runner.table, seat),
      owner: host,
      address: addressOf(host),
      table: live.id,
      game: live.game.meta.id,
      levels: levelsFrom(live.bots, level).map(({ id, ms }) => ({ id, ms: ms ?? settings.botMs })),
    });
    if (live.botQuestions.get(seat) !== question) return;
    question.answer = { intents, at: performance.now() };
    schedule(live);
  };

  const schedule = (live: LiveTable): void => {
    clearTimeout(live.botTimer);
    live.botTimer = undefined;
    const { runner } = live;
    if (runner === undefined || live.botQuestions.size === 0) return;
    const mayWait = personMayAct(runner.table, (seat) => botAt(live, seat) !== null);
    const next = nextAnswers([...live.botQuestions.values()], mayWait, performance.now(), settings);
    if (next === undefined) return;
    const play = (): void => live.queue.add(() => playAnswers(live, next.questions));
    live.botTimer = setTimeout(play, next.inMs).unref();
  };

  const playAnswers = async (live: LiveTable, due: readonly BotQuestion[]): Promise<void> => {
    const { runner, botQuestions } = live;
    if (runner === undefined) return;
    try {
      await runner.reconcile();
      const awaited = isRunning(live, runner) ? awaitedAt(runner) : [];
      const questions = due.filter((one) => botQuestions.get(one.seat) === one && !isVoid(live, one, awaited));
      for (const { seat } of questions) botQuestions.delete(seat);
      const results = await runner.playTogether(
        questions.map(({ seat, ask: decision, answer }) => ({
          seat,
          ask: decision,
          intents: answer?.intents ?? [],
          actor: isOutOfTime(live, seat) ? 'clock' : 'bot',
          request: null,
        })),
      );
      for (const [i, result] of results.entries()) {
        if (result.ok) continue;
        if (result.refused.code === 'unavailable') return retry(live);
        const question = questions[i];
        // Where the decision is gone, by another answer or by another server, nothing is left to do.
        if (question !== undefined && runner.table.asks[question.seat] === question.ask)
          throw new Error(`bot move refused: ${result.refused.code}`);
      }
      askBots(live);
    } catch (error) {
      if (failures.handle(live, error).retry) retry(live);
    }
  };

  const retry = (live: LiveTable): void => void setTimeout(() => askBots(live), RETRY_MS);

  return askBots;
}

/**
 * The bots that may answer for a level: itself, then those below it, the strongest first, never the one that plays at
 * random; the last of them twice, because it may have failed only for want of time.
 */
function levelsFrom(bots: readonly Bot[], level: string): readonly Bot[] {
  const own = bots.findIndex(({ id }) => id === level);
  const below = bots.slice(0, Math.max(0, own)).filter(({ id }) => id !== RANDOM);
  const levels = [...bots.slice(own, own + 1), ...below.reverse()];
  return [...levels, ...levels.slice(-1)];
}

const RANDOM = 'random';

const isRunning = ({ evicted, broken, record }: LiveTable, { table }: GameRunner): boolean =>
  !evicted && !broken && record.phase === 'playing' && !table.paused && table.ended === null;

const awaitedAt = ({ table }: GameRunner): readonly Seat[] => table.game.awaited(frozen(table.state));

/** The decision is gone, or the seat is no longer this bot's: its person is back, perhaps to the same decision. */
const isVoid = (live: LiveTable, { seat, ask, level }: BotQuestion, awaited: readonly Seat[]): boolean =>
  !awaited.includes(seat) || live.runner?.table.asks[seat] !== ask || botAt(live, seat) !== level;
