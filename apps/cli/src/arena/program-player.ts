import type { Answer, Fault, MatchPlayer, MatchQuestion } from '@quri/bot-kit/arena';
import { type Program, startProgram } from './program.ts';

/** How long a program may take to come up before its first answer, on top of its time to think. */
const STARTING_MS = 5000;
/** A program that was lost so often in one game is not started again before the next, */
const MOST_STARTS = 3;
/** and one that fails so often without one answer in between is not started again at all. */
const MOST_FAILURES = 12;

/** A program as a player: docs/writing-a-bot.md. One process serves game after game. */
export function programPlayer(words: readonly string[], game: string) {
  let program: Program | undefined;
  let failures = 0;
  return {
    close: (): void => program?.kill(),
    /** The player for one more game. */
    newGame: (): MatchPlayer => {
      let helloSent = false;
      let starts = program?.running() === true ? 1 : 0;
      let lost: Fault = 'crashed';
      const history: unknown[] = [];

      const answer = async (asked: MatchQuestion): Promise<Answer> => {
        const { seat, players, options, seen, view, offers, ms } = asked;
        history.push(...seen);
        let started = false;
        if (program?.running() !== true) {
          if (starts >= MOST_STARTS || failures >= MOST_FAILURES) return { fault: lost };
          program = startProgram(words);
          starts++;
          started = true;
          helloSent = false;
        }
        const hello = { hello: { game, seat, players, options } };
        // A program that is started again in the middle of a game is sent all of it again.
        const question = { seen: helloSent ? seen : history, view, offers, ms };
        const lines = [...(helloSent ? [] : [JSON.stringify(hello)]), JSON.stringify(question)];
        helloSent = true;
        const answered = await program.ask(lines, started ? ms + STARTING_MS : ms);
        if ('line' in answered) {
          failures = 0;
          return read(answered.line);
        }
        failures++;
        lost = answered.fault;
        return { fault: answered.fault };
      };
      return { listens: true, answer };
    },
  };
}

function read(line: string): Answer {
  try {
    const parsed: unknown = JSON.parse(line);
    if (typeof parsed !== 'object' || parsed === null) return { fault: 'garbage' };
    const { intent, intents } = parsed as { readonly intent?: unknown; readonly intents?: unknown };
    if (Object.hasOwn(parsed, 'intent')) return { intent };
    if (Object.hasOwn(parsed, 'intents') && Array.isArray(intents)) return { intent: intents };
  } catch {
    // Not JSON.
  }
  return { fault: 'garbage' };
}
