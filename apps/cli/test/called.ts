import { Readable, Writable } from 'node:stream';
import { main } from '../src/main.ts';

export interface Called {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Calls the program within the test, with a terminal of its own. */
export async function quri(
  args: readonly string[],
  input = '',
  how: { screen?: boolean; env?: Record<string, string> } = {},
): Promise<Called> {
  const [stdout, stderr] = [paper(how.screen), paper(how.screen)];
  const status = await main(args, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr, env: how.env ?? {} });
  return { status, out: stdout.text(), err: stderr.text() };
}

/** Keeps whatever is written on it. */
function paper(isTTY = false) {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  return Object.assign(stream, { isTTY, text: () => Buffer.concat(chunks).toString() });
}
