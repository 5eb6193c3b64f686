import type { Answer, Fault, MatchPlayer, MatchQuestion } from '@quri/bot-kit/arena';
import { refused } from '@quri/kernel';
import { type Program, startProgram } from './program.ts';

/** How long a program may take to come up before its first answer, on top of its time to think. */
const STARTING_MS = 5000;
/** A program that was lost so often in one game is not started again before the next, */
const MOST_STARTS = 3;
/** and one that fails so often without one answer in between is not started again at all. */
const MOST_FAILURES = 12;
/** So often it may try intents before one answer, and so many at once. */
const MOST_TRIALS = 1000;
const MOST_INTENTS = 24;

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
        const { seat, players, options, seen, view, offers, ms, tryOut } = asked;
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
        const answered = await program.ask(lines, started ? ms + STARTING_MS : ms, trials(tryOut));
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

/** Answers lines that ask what intents would lead to; any other line is the move. */
function trials(tryOut: MatchQuestion['tryOut']): (line: string) => string | undefined {
  let left = MOST_TRIALS;
  return (line) => {
    const intents = triedIn(line);
    if (intents === undefined || left-- <= 0) return undefined;
    const isList = Array.isArray(intents) && intents.length > 0 && intents.length <= MOST_INTENTS;
    const tried = isList ? tryOut(intents) : refused({ code: 'malformed' });
    return JSON.stringify({ tried: tried.ok ? tried.value : { refused: tried.refused } });
  };
}

function triedIn(line: string): unknown {
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === 'object' && parsed !== null && 'try' in parsed ? parsed.try : undefined;
  } catch {
    return undefined;
  }
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
