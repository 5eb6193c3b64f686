import type { Answer, AskedInMatch, Fault, MatchPlayer } from '@quri/bot-kit/arena';
import { type Program, startProgram } from './program.ts';

/** How long a program may take to come up before its first answer, on top of its time to think. */
const STARTING_MS = 5000;
/** A program that was lost so often in one game is not started again before the next, */
const MOST_STARTS = 3;
/** and one that fails so often without one answer in between is not started again at all. */
const MOST_FAILURES = 12;

/** A program as a player: docs/writing-a-bot.md. One process serves game after game. */
export interface ProgramPlayer {
  /** A new game begins for it. */
  sitDown(): MatchPlayer;
  close(): void;
}

export function programPlayer(name: string, words: readonly string[], game: string): ProgramPlayer {
  let program: Program | undefined;
  let failures = 0;
  return {
    close: () => program?.kill(),
    sitDown: () => {
      let greeted = false;
      let starts = program?.running() === true ? 1 : 0;
      let lost: Fault = 'crashed';
      const history: unknown[] = [];

      const answer = async (asked: AskedInMatch): Promise<Answer> => {
        const { seat, players, options, seen, view, offers, ms } = asked;
        history.push(...seen);
        let started = false;
        if (program?.running() !== true) {
          if (starts >= MOST_STARTS || failures >= MOST_FAILURES) return { fault: lost };
          program = startProgram(words);
          starts++;
          started = true;
          greeted = false;
        }
        const hello = { hello: { game, seat, players, options } };
        // Whoever is started anew in the middle of a game is told all of it again.
        const question = { seen: greeted ? seen : history, view, offers, ms };
        const lines = [...(greeted ? [] : [JSON.stringify(hello)]), JSON.stringify(question)];
        greeted = true;
        const said = await program.ask(lines, started ? ms + STARTING_MS : ms);
        if ('line' in said) {
          failures = 0;
          return read(said.line);
        }
        failures++;
        lost = said.fault;
        return { fault: said.fault };
      };
      return { id: name, listens: true, answer };
    },
  };
}

function read(line: string): Answer {
  try {
    const said: unknown = JSON.parse(line);
    if (typeof said !== 'object' || said === null) return { fault: 'garbage' };
    const { intent, intents } = said as { readonly intent?: unknown; readonly intents?: unknown };
    if (Object.hasOwn(said, 'intent')) return { intent };
    if (Object.hasOwn(said, 'intents') && Array.isArray(intents)) return { intent: intents };
  } catch {
    // No JSON: said below.
  }
  return { fault: 'garbage' };
}
