import { type ChildProcess, spawn } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';
import type { Fault } from '@quri/bot-kit/arena';

/** What came of waiting for a program: a line, or why there is none. */
type ProgramAnswer = { readonly line: string } | { readonly fault: Extract<Fault, 'late' | 'crashed' | 'oversized'> };

/** Longer than any answer; a program that writes more without ending the line is killed. */
const MOST_CHARACTERS = 100_000;

export type Program = ReturnType<typeof startProgram>;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program that reads lines and answers with lines. */
export function startProgram([program = '', ...words]: readonly string[]) {
  // What it writes to standard error is for whoever wrote it.
  const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  const decoder = new StringDecoder('utf8');
  let alive = true;
  let buffer = '';
  let waiting: ((answer: ProgramAnswer) => void) | undefined;
  let replyTo: (line: string) => string | undefined = () => undefined;
  running.add(child);

  const settle = (answer: ProgramAnswer): void => {
    const resolve = waiting;
    waiting = undefined;
    resolve?.(answer);
  };
  const end = (): void => {
    alive = false;
    running.delete(child);
    settle({ fault: 'crashed' });
  };
  const kill = (): void => {
    alive = false;
    child.kill('SIGKILL');
  };
  child.on('error', end);
  // Not at its exit: its last output may still be on the way.
  child.on('close', end);
  // A program that closes its input or output is noticed when it ends or does not answer.
  child.stdin.on('error', () => undefined);
  child.stdout.on('error', () => undefined);
  child.stdout.on('data', (chunk: Buffer) => {
    if (waiting === undefined) return;
    buffer += decoder.write(chunk);
    for (let at = buffer.indexOf('\n'); at >= 0 && at <= MOST_CHARACTERS; at = buffer.indexOf('\n')) {
      const line = buffer.slice(0, at);
      buffer = buffer.slice(at + 1);
      const reply = replyTo(line);
      if (reply === undefined) return settle({ line });
      child.stdin.write(`${reply}\n`);
    }
    if (buffer.length > MOST_CHARACTERS) {
      buffer = '';
      kill();
      settle({ fault: 'oversized' });
    }
  });
  return {
    running: (): boolean => alive,
    kill,
    /**
     * Sends lines and waits for one line. Lines that `reply` has a reply to are replied to within the same time. Output
     * from before that was not asked for and is ignored.
     */
    ask: (lines: readonly string[], ms: number, reply: typeof replyTo = () => undefined): Promise<ProgramAnswer> =>
      new Promise((done) => {
        buffer = '';
        replyTo = reply;
        const timer = setTimeout(() => {
          // An answer that comes too late would be taken for the next one: the program is started anew.
          kill();
          settle({ fault: 'late' });
        }, ms);
        waiting = (answer) => {
          clearTimeout(timer);
          done(answer);
        };
        if (alive) child.stdin.write(lines.map((line) => `${line}\n`).join(''));
        else settle({ fault: 'crashed' });
      }),
  };
}
