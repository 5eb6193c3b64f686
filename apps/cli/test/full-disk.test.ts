import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFiles } from './folder.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const file = temporaryFiles();

beforeAll(() => {
  expect(spawnSync(process.execPath, [`${root}/scripts/build.mjs`]).status).toBe(0);
});

/** The built program, where a file may become only 1024 bytes long: the system takes so much of it and then no more. */
const limited = (args: readonly string[], input = '') =>
  spawnSync('sh', ['-c', 'ulimit -f 2; exec "$0" "$@"', process.execPath, `${root}/dist/cli/quri.mjs`, ...args], {
    input,
    env: { PATH: process.env.PATH ?? '' },
    encoding: 'utf8',
  });

const SIMULATED = ['simulate', '--game', 'incan-gold', '--games', '1', '--replay'];
const PLAYED = ['play', 'incan-gold', '--save'];
const CALLS: readonly (readonly [string, readonly string[], string])[] = [
  ['simulate --replay', SIMULATED, ''],
  ['play --save', PLAYED, 'q\n'],
];

describe.each(CALLS)('quri %s onto a disk without room', (_name, args, input) => {
  it('says so, and leaves what was there', () => {
    const path = file(`${args[0]}.json`);
    const fresh = limited([...args, path], input);
    expect(fresh.status).toBe(1);
    expect(fresh.stderr).toContain(`${path} cannot be written`);
    expect(fresh.stdout).not.toContain('saved');
    writeFileSync(path, 'saved before');
    const again = limited([...args, path], input);
    expect(again.status).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe('saved before');
    expect(readdirSync(dirname(path)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

it('output that is not taken is not a success', () => {
  const path = file('output.txt');
  const command = 'ulimit -f 2; exec "$0" "$1" games --json > "$2"';
  const { status } = spawnSync('sh', ['-c', command, process.execPath, `${root}/dist/cli/quri.mjs`, path]);
  expect(status).toBeGreaterThan(0);
});
