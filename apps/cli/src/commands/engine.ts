import { once } from 'node:events';
import type { Command } from '../command.ts';
import { linesOf } from '../engine/lines.ts';
import { engineSession } from '../engine/session.ts';

/** A replay has at most eight million characters; a line that carries one has a few more. */
const MOST_CHARACTERS = 8_100_000;

/** A referee over standard input and output: docs/protocol.md. */
export const engine: Command = {
  options: {},
  words: 0,
  run: async ({ terminal: { stdin, stdout } }) => {
    const answer = engineSession();
    for await (const line of linesOf(stdin, MOST_CHARACTERS)) {
      if ('text' in line && line.text.trim() === '') continue;
      const answered =
        'text' in line
          ? await answer(line.text)
          : JSON.stringify({ error: `the line has more than ${MOST_CHARACTERS} characters` });
      if (!stdout.write(`${answered}\n`)) await once(stdout, 'drain');
    }
    return 0;
  },
};
