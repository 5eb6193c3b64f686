// npm start: runs the server for everybody in the network. A game in this terminal is `npx quri play`.
// npm start -- --built starts what `npm run build` has made last, whatever the sources are by now.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { currentRelease, releaseOfSources } from './releases.mjs';
import { root, setup } from './setup.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

// Where the system has no signals, what listens to this one stops the server all the same.
void stopWithNpm(() => process.emit('SIGTERM') || process.exit(1));
const program = process.argv.includes('--built') ? builtBefore() : builtNow();
process.setSourceMapsEnabled(true);
const { main } = await import(pathToFileURL(program));
const status = await main();
if (typeof status === 'number') process.exitCode = status;

function builtBefore() {
  const release = currentRelease();
  if (release === undefined) fail('Nothing is built yet: npm run build');
  return join(release, 'server', 'server.mjs');
}

function builtNow() {
  setup('run');
  const { folder } = releaseOfSources();
  const program = join(folder, 'server', 'server.mjs');
  if (currentRelease() === folder && existsSync(program)) return program;
  // In a process of its own: a bundler would stay in the memory of the server, some 500 MB.
  const words = [join(root, 'scripts', 'build.mjs'), 'release'];
  const { status } = spawnSync(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(program)) fail('The server could not be built.');
  // Tables can be played without pages, and the server says in their place what is missing.
  if (status !== 0) process.stderr.write('The pages could not be built.\n');
  return program;
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
