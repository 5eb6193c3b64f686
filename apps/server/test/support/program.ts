import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askHost, type HostStatus } from '@quri/protocol/host';
import { expect, inject, onTestFinished } from 'vitest';
import type { TestServer } from './test-server.ts';

const quriProgram = fileURLToPath(new URL('../../../cli/bin/quri.mjs', import.meta.url));

export interface Program {
  readonly child: ChildProcess;
  /** What it has written to pipes. */
  said(): string;
  /** The exit status, once it has ended. */
  ended(): Promise<number | null>;
}

export interface ProgramOptions {
  /** Otherwise the one that was built for all tests. */
  readonly program?: string;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly stdio?: SpawnOptions['stdio'];
  readonly fileBlocks?: number;
}

/**
 * The words that start Node with these. With a limit on how large a file it writes may become, in blocks of 512 bytes,
 * the system takes a part of what is written and then no more, as a disk does that fills up.
 */
const nodeWords = (words: readonly string[], fileBlocks?: number): readonly [string, string[]] =>
  fileBlocks === undefined
    ? [process.execPath, [...words]]
    : ['sh', ['-c', `ulimit -f ${fileBlocks}; exec "$0" "$@"`, process.execPath, ...words]];

/** A folder that is gone when the test is. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quri-program-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The built server as a process of its own, gone when the test is. */
export function startProgram({ program, dataDir, env, cwd, stdio = 'pipe', fileBlocks }: ProgramOptions): Program {
  const child = spawn(...nodeWords([program ?? inject('serverProgram')], fileBlocks), {
    cwd: cwd ?? '/',
    env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: dataDir, ...env },
    stdio,
  });
  const ended = once(child, 'exit').then(([status]) => status as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return { child, said: () => text, ended: () => ended };
}

/** What it says of itself over its socket, once it serves. */
export async function statusOf(dataDir: string): Promise<HostStatus> {
  let status: HostStatus | undefined;
  const ask = async (): Promise<void> => {
    const [line] = await askHost(dataDir, { do: 'status' }, 5000);
    if (line?.type === 'status') status = line.status;
  };
  await expect
    .poll(
      () =>
        ask().then(
          () => status,
          () => undefined,
        ),
      { timeout: 60_000 },
    )
    .toBeDefined();
  return status as HostStatus;
}

/** For visits: the server at this address. */
export const serverAt = (url: string): TestServer => ({ url }) as TestServer;

interface Called {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Calls the command line as people do. */
export const quri = (...words: readonly string[]): Promise<Called> => called(nodeWords([quriProgram, ...words]));

/** The same where a file may become only so large. */
export const quriLimited = (fileBlocks: number, ...words: readonly string[]): Promise<Called> =>
  called(nodeWords([quriProgram, ...words], fileBlocks));

async function called([command, words]: readonly [string, string[]]): Promise<Called> {
  const child = spawn(command, words, { env: { PATH: process.env.PATH ?? '' } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, out, err };
}
