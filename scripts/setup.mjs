// Installs what a command needs, and only when it is not there yet. Uses nothing but Node itself.
// run: what playing needs. test: everything, the tools in tools/checks and the browser in tools/browser.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const oldestNode = [20, 19];

/** @param {'run' | 'test'} mode */
export function setup(mode) {
  refuseOldNode();
  install(root, mode);
  if (mode !== 'test') return;
  install(join(root, 'tools', 'checks'), mode);
  install(join(root, 'tools', 'browser'), mode);
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  fail(`Quri needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
}

function install(folder, mode) {
  const stampFile = join(folder, 'node_modules', '.quri-setup');
  const stamp = readJson(stampFile);
  const lock = hashOf(join(folder, 'package-lock.json'));
  if (stamp.lock === lock && (stamp.mode === 'test' || stamp.mode === mode)) return;
  // Whoever has run the tests here wants to go on running them.
  const full = mode === 'test' || stamp.mode === 'test';
  const note = () => writeFileSync(stampFile, JSON.stringify({ lock, mode: full ? 'test' : 'run' }));
  if (isThere(folder, full)) return note();
  const words = full ? ['ci'] : ['ci', '--omit=dev'];
  process.stderr.write(`Installing (npm ${words.join(' ')}) …\n`);
  const { status, output } = npm(words, folder);
  if (status !== 0) fail(`${withoutUsage(output)}\nnpm ${words.join(' ')} failed in ${folder}`);
  note();
}

/** Has somebody run npm by hand, and is everything there in the right version? Then nothing is torn down. */
function isThere(folder, full) {
  const wanted = readJson(join(folder, 'package-lock.json')).packages ?? {};
  const found = readJson(join(folder, 'node_modules', '.package-lock.json')).packages;
  if (found === undefined) return false;
  return Object.entries(wanted).every(([path, { version, link, optional, dev, devOptional }]) => {
    if (link) return existsSync(join(folder, path));
    if (!path.includes('node_modules/') || optional || devOptional || (dev && !full)) return true;
    return found[path]?.version === version && existsSync(join(folder, path));
  });
}

function npm(words, folder) {
  const npmProgram = process.env.npm_execpath ?? '';
  const options = { cwd: folder, env: plainEnvironment(), encoding: 'utf8', maxBuffer: 1e8 };
  const run = /^np[mx]-cli\.js$/.test(basename(npmProgram))
    ? spawnSync(process.execPath, [npmProgram.replace(/npx-cli\.js$/, 'npm-cli.js'), ...words], options)
    : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
  if (run.error) fail(`npm could not be started: ${run.error.message}`);
  return { status: run.status, output: `${run.stdout}${run.stderr}`.trim() };
}

// npm explains all its options after the error; only the error matters here.
function withoutUsage(output) {
  return output.replace(/\n(npm error\s*\n)?npm error Clean install a project[\s\S]*$/, '');
}

// An npm inside an npm inherits what the outer one was asked to do; the inner one must not act on that.
function plainEnvironment() {
  const inherited =
    /^npm_(lifecycle_|package_|config_(local_prefix|prefix|package|call|yes|workspaces?|omit|include)$)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function hashOf(file) {
  if (!existsSync(file)) fail(`${file} is missing; it belongs to the repository.`);
  return createHash('sha256').update(readFileSync(file)).update(`${process.platform} ${process.arch}`).digest('hex');
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  setup(process.argv[2] === 'test' ? 'test' : 'run');
}
