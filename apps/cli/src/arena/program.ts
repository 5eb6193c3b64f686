import { type ChildProcess, spawn } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';
import type { Fault } from '@quri/bot-kit/arena';

/** What came of waiting for a program: a line, or why there is none. */
export type ProgramAnswer =
  | { readonly line: string }
  | { readonly fault: Extract<Fault, 'late' | 'crashed' | 'oversized'> };

/** Longer than any answer; whoever says more without ending the line is cut off. */
const MOST_CHARACTERS = 100_000;

/** A running program that is told lines and answers lines. */
export interface Program {
  /** Tells it something and waits for one line. What it said before that was asked by nobody and is passed over. */
  ask(lines: readonly string[], ms: number): Promise<ProgramAnswer>;
  readonly running: () => boolean;
  kill(): void;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export function startProgram([program = '', ...words]: readonly string[]): Program {
  // What it writes to standard error is for whoever wrote it.
  const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  const decoder = new StringDecoder('utf8');
  let alive = true;
  let kept = '';
  let waiting: ((said: ProgramAnswer) => void) | undefined;
  running.add(child);

  const tell = (said: ProgramAnswer): void => {
    const told = waiting;
    waiting = undefined;
    told?.(said);
  };
  const end = (): void => {
    alive = false;
    running.delete(child);
    tell({ fault: 'crashed' });
  };
  const kill = (): void => {
    alive = false;
    child.kill('SIGKILL');
  };
  child.on('error', end);
  // Not at its exit: its last words may still be on the way.
  child.on('close', end);
  // A program that closes its ear or its mouth is as good as gone; its end or its silence tells.
  child.stdin.on('error', () => undefined);
  child.stdout.on('error', () => undefined);
  child.stdout.on('data', (chunk: Buffer) => {
    if (waiting === undefined) return;
    kept += decoder.write(chunk);
    const at = kept.indexOf('\n');
    if (at >= 0 && at <= MOST_CHARACTERS) {
      const line = kept.slice(0, at);
      kept = '';
      tell({ line });
    } else if (kept.length > MOST_CHARACTERS) {
      kept = '';
      kill();
      tell({ fault: 'oversized' });
    }
  });
  return {
    running: () => alive,
    kill,
    ask: (lines, ms) =>
      new Promise((done) => {
        kept = '';
        const timer = setTimeout(() => {
          // An answer that comes too late would be taken for the next one: the program is started anew.
          kill();
          tell({ fault: 'late' });
        }, ms);
        waiting = (said) => {
          clearTimeout(timer);
          done(said);
        };
        if (alive) child.stdin.write(lines.map((line) => `${line}\n`).join(''));
        else tell({ fault: 'crashed' });
      }),
  };
}
