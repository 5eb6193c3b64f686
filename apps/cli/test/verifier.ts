import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseReplay, verify } from '@quri/kernel';
import { sample } from '@quri/sample/game';
import { expect, test } from 'vitest';
import { temporaryFiles } from './folder.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
const verifier = join(root, 'examples', 'verify.py');
export const file = temporaryFiles();

const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0;
export const ifPython = test.skipIf(!hasPython);
export const why = hasPython ? '' : ' (skipped: there is no python3 from 3.8 on on this machine)';

/** As much of what the verifier says of a file as is looked at here. */
interface Verdict {
  readonly error?: string;
  readonly fits?: boolean;
  readonly deal?: string | null;
  readonly checks?: Readonly<Record<string, { readonly fits: boolean; readonly entry?: number | null }>>;
}

/** Calls the verifier as anybody would; nothing may ever come on the side, least of all a traceback. */
export function python(...args: readonly string[]): { readonly status: number | null; readonly out: string } {
  const { status, stdout, stderr } = spawnSync('python3', [verifier, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect(stderr).toBe('');
  return { status, out: stdout };
}

export function verdicts(paths: readonly string[]): {
  readonly status: number | null;
  readonly found: readonly Verdict[];
} {
  const { status, out } = python('--json', ...paths);
  const found = out.split('\n').filter((line) => line !== '');
  expect(found).toHaveLength(paths.length);
  return { status, found: found.map((line) => JSON.parse(line) as Verdict) };
}

export function written(name: string, content: string): string {
  writeFileSync(file(name), content);
  return file(name);
}

export const FROM_THE_FILE = ['chain', 'seed', 'chance', 'takeBacks', 'seating'];

/** Which of the checks that need nothing but the file are broken, and at which entry, as the verifier says. */
export const brokenForPython = ({ checks = {} }: Verdict): readonly (readonly [string, number | null])[] =>
  FROM_THE_FILE.flatMap((name) => (checks[name]?.fits === false ? [[name, checks[name].entry ?? null] as const] : []));

/** The same as the kernel says, and what else is wrong for it: other checks, or the form of the file. */
export function brokenForKernel(text: string): {
  readonly file: ReturnType<typeof brokenForPython>;
  readonly rest: string[];
} {
  const replay = parseReplay(text);
  if (!replay.ok) return { file: [], rest: ['form'] };
  const broken = verify(replay.value, sample).flatMap((one) =>
    one.verdict === 'broken' ? [[one.check as string, one.entry] as const] : [],
  );
  return {
    file: broken.filter(([check]) => FROM_THE_FILE.includes(check)),
    rest: broken.map(([check]) => check).filter((check) => !FROM_THE_FILE.includes(check)),
  };
}
