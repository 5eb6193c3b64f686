// Releases: built beside a server that runs, kept while it does, and the same again from the same sources.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { smallCheckout } from './small-checkout.mjs';

const libsql = createRequire(new URL('../../../apps/server/package.json', import.meta.url)).resolve('libsql');

/** A checkout that can be built: answers the folder of the release. */
function buildable() {
  const checkout = smallCheckout();
  const build = (what = 'release') => {
    const { status, stdout, stderr } = checkout.run('scripts/build.mjs', what);
    expect({ status, stderr: stderr.replace('Building the pages …\n', '') }).toEqual({ status: 0, stderr: '' });
    return join(stdout.trimEnd(), '..', '..');
  };
  return { ...checkout, build };
}

const isThere = (release) => existsSync(join(release, 'server', 'server.mjs'));

/** Holds a release as a server does, until it is killed. */
async function held(release) {
  const program = `
    const Database = require(${JSON.stringify(libsql)});
    const db = new Database(${JSON.stringify(join(release, 'in-use.lock'))}, { readonly: true });
    db.exec('BEGIN');
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    setInterval(() => db.open, 1000);
    console.log('held');`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return () => {
    child.kill('SIGKILL');
    return once(child, 'exit');
  };
}

test('the first start builds without advice for whoever works on it, and without keeping a bundler in the memory of the server', () => {
  const { status, stdout, stderr } = smallCheckout().run('scripts/start.mjs');
  expect({ status, stderr }).toEqual({ status: 0, stderr: 'Building the pages …\n' });
  expect(JSON.parse(stdout).bundlers).toEqual([]);
});

test('a build leaves the files of earlier ones as they are, and npm start follows the sources', () => {
  const { build, run, write } = buildable();
  const first = build();
  const [server, page] = [join(first, 'server', 'server.mjs'), join(first, 'web', 'index.html')].map((file) => ({
    file,
    content: readFileSync(file, 'utf8'),
  }));
  write('apps/web/src/main.ts', 'document.title = "second";');
  const second = build();
  expect(second).not.toBe(first);
  for (const { file, content } of [server, page]) expect(readFileSync(file, 'utf8')).toBe(content);
  expect(readFileSync(join(second, 'web', 'index.html'), 'utf8')).not.toBe(page.content);
  expect(startedIn(run('scripts/start.mjs'))).toContain(second);
  // Back to the sources of the first: nothing is built again, and `--built` has what was built last until it is.
  write('apps/web/src/main.ts', 'document.title = "small";');
  expect(startedIn(run('scripts/start.mjs', '--built'))).toContain(second);
  expect(build()).toBe(first);
  expect(startedIn(run('scripts/start.mjs', '--built'))).toContain(first);
  // Pages that have not changed are not built again either.
  writeFileSync(join(first, 'web', 'mark.txt'), 'of the first');
  write('apps/server/src/bots/bot-worker.ts', 'export const third = 3;');
  const third = build();
  expect(existsSync(join(third, 'web', 'mark.txt'))).toBe(true);
  const packages = join(third, 'node_modules');
  expect(readdirSync(packages)).toEqual(expect.arrayContaining(['libsql', 'pino']));
  expect(bytesIn(packages)).toBeLessThan(25e6);
});

test('three are kept, and each that a running server uses', async () => {
  const { build, write } = buildable();
  const next = (n) => {
    write('apps/server/src/bots/bot-worker.ts', `export const n = ${n};`);
    return build('server');
  };
  const first = next(1);
  const letGo = await held(first);
  const others = [2, 3, 4, 5].map(next);
  expect([first, ...others].map(isThere)).toEqual([true, false, true, true, true]);
  await letGo();
  const last = next(6);
  expect([first, ...others, last].map(isThere)).toEqual([false, false, false, true, true, true]);
});

test('what is not built cannot be started as if it were', () => {
  const { status, stderr } = smallCheckout().run('scripts/start.mjs', '--built');
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'Nothing is built yet: npm run build\n' });
});

const startedIn = ({ stdout }) => fileURLToPath(JSON.parse(stdout).program);

const bytesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + readFileSync(join(parentPath, name)).length, 0);
