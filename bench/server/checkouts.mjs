// Quri as it is here and as it was at another revision: each built, and with the bench's own game beside it.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { leaveOut } from '../../scripts/leave-out.mjs';
import { builtServer } from './built-server.mjs';
import { temporaryFolder } from './server-process.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const ownPrograms = fileURLToPath(new URL('programs', import.meta.url));
const git = (...words) =>
  execFileSync('git', words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });

/**
 * A checkout of another revision in a folder of its own, installed and gone when this process ends; undefined if the
 * revision is not in this clone. A folder that holds such a checkout already is taken as it is.
 */
export function earlierCheckout(revision) {
  if (existsSync(join(revision, 'apps', 'server'))) return revision;
  try {
    git('cat-file', '-e', `${revision}^{commit}`);
  } catch {
    return undefined;
  }
  const folder = join(temporaryFolder(), 'checkout');
  // Before the folder itself is cleared away, so that git forgets it too.
  process.prependListener('exit', () => {
    try {
      git('worktree', 'remove', '--force', folder);
    } catch {
      // It was never made.
    }
  });
  git('worktree', 'add', '--detach', folder, revision);
  execFileSync(process.execPath, ['scripts/setup.mjs', 'run'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

/** Builds a checkout's server; answers its program, and how to get that of a server with the bench's open game. */
export function builtServers(checkout) {
  let openGame;
  return {
    program: builtServer(checkout),
    openGameProgram: () => {
      openGame ??= bundledOpenGame(checkout);
      return openGame;
    },
  };
}

async function bundledOpenGame(checkout) {
  const programs = join(checkout, 'bench', 'server', 'programs');
  // An earlier revision does not have this bench; what it imports is found from where it lies.
  if (relative(programs, ownPrograms) !== '') cpSync(ownPrograms, programs, { recursive: true });
  const folder = temporaryFolder();
  // What is not bundled is found through here.
  symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const file = join(folder, 'open-game-server.mjs');
  const rolldownAt = createRequire(join(root, 'package.json')).resolve('rolldown');
  const { rolldown } = await import(pathToFileURL(rolldownAt).href);
  const bundle = await rolldown({
    input: join(programs, 'open-game-server.ts'),
    platform: 'node',
    external: ['libsql', 'pino', /\?raw$/],
    cwd: checkout,
    plugins: [leaveOut('screen', 'text', 'learning', 'drawing')],
    logLevel: 'warn',
  });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  return file;
}
