import { PassThrough, Readable } from 'node:stream';
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
  const stdout = Object.assign(new PassThrough(), { isTTY: how.screen === true });
  const stderr = Object.assign(new PassThrough(), { isTTY: how.screen === true });
  const status = await main(args, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr, env: how.env ?? {} });
  return { status, out: textOf(stdout), err: textOf(stderr) };
}

const textOf = (stream: PassThrough): string => String(stream.read() ?? '');
