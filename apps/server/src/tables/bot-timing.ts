import type { Settings } from '../settings.ts';
import type { BotQuestion } from './live-table.ts';

type BotTimes = Pick<Settings, 'botDelayMs' | 'botStepMs'>;

/**
 * Which answers of bots are played next, and when. While a person may act, each is played after a delay; otherwise
 * all of them together, as soon as the last is there. Always a multiple of some time after they were asked: what a bot
 * chose, and how long it thought, cannot be told from when it is played.
 */
export function nextAnswers(
  questions: readonly BotQuestion[],
  personMayAct: boolean,
  now: number,
  { botDelayMs, botStepMs }: BotTimes,
): { readonly questions: readonly BotQuestion[]; readonly inMs: number } | undefined {
  const multiple = (ms: number): number => Math.max(1, Math.ceil(ms / botStepMs)) * botStepMs;
  const wait = (dueAt: number): number => Math.max(0, dueAt - now);
  if (!personMayAct) {
    if (questions.some(({ answer }) => answer === undefined)) return undefined;
    const askedAt = Math.max(...questions.map((one) => one.askedAt));
    return { questions, inMs: wait(askedAt + multiple(now - askedAt)) };
  }
  const due = questions.flatMap((question) => {
    const { askedAt, answer } = question;
    return answer === undefined
      ? []
      : [{ question, at: askedAt + multiple(Math.max(botDelayMs, answer.at - askedAt)) }];
  });
  if (due.length === 0) return undefined;
  const first = Math.min(...due.map(({ at }) => at));
  return { questions: due.filter(({ at }) => at === first).map(({ question }) => question), inMs: wait(first) };
}
