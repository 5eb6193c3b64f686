import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { isScreen, type Terminal } from '../terminal.ts';

/** Somebody at the terminal, or a file that answers in their stead. */
export interface Person {
  /** The next line they type; undefined once there will be none. */
  ask(prompt: string): Promise<string | undefined>;
  /** Gives them time to read what happened; a file needs none. */
  pause(ms: number): Promise<void>;
  gone(): boolean;
  leave(): void;
}

export function personAt({ stdin, stdout }: Terminal): Person {
  const live = isScreen(stdin) && isScreen(stdout);
  const lines = createInterface({ input: stdin, ...(live ? { output: stdout } : {}), terminal: live });
  const typed = lines[Symbol.asyncIterator]();
  const left = new AbortController();
  lines.on('close', () => left.abort());
  lines.on('SIGINT', () => {
    stdout.write('\n');
    lines.close();
  });
  return {
    ask: async (prompt) => {
      if (live && !left.signal.aborted) {
        lines.setPrompt(prompt);
        lines.prompt();
      } else stdout.write(prompt);
      const next = await typed.next();
      if (next.done) {
        stdout.write('\n');
        return undefined;
      }
      // Whoever reads the output of a piped game sees what was answered.
      if (!live) stdout.write(`${next.value}\n`);
      return next.value;
    },
    pause: async (ms) => {
      if (live) await sleep(ms, undefined, { signal: left.signal }).catch(() => undefined);
    },
    // The end of a file comes before its lines are used up; it is for `ask` to find.
    gone: () => live && left.signal.aborted,
    leave: () => lines.close(),
  };
}
