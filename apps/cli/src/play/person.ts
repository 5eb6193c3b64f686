import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { isScreen, type Terminal } from '../terminal.ts';

export type Person = ReturnType<typeof personAt>;

/** Somebody at the terminal, or a file that answers in their stead. */
export function personAt({ stdin, stdout }: Terminal) {
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
    /** The next line they type; undefined once there will be none. */
    ask: async (prompt: string): Promise<string | undefined> => {
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
    /** Gives them time to read what happened; a file needs none. */
    pause: async (ms: number): Promise<void> => {
      if (live) await sleep(ms, undefined, { signal: left.signal }).catch(() => undefined);
    },
    /** Only somebody at a screen: the end of a file comes before its lines are used up, and `ask` finds it. */
    gone: (): boolean => live && left.signal.aborted,
    leave: (): void => lines.close(),
  };
}
