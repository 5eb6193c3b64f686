import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The browsers of this machine, as its system installed them: under these names on the PATH. */
const PROGRAMS = { chromium: ['chromium', 'chromium-browser', 'google-chrome'], firefox: ['firefox-esr', 'firefox'] };

/**
 * The first browser of a kind that is installed, with its version; undefined where there is none.
 * @param {'chromium' | 'firefox'} kind
 */
export function installedBrowser(kind) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const program of PROGRAMS[kind]) {
    const path = folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
    if (path === undefined) continue;
    const { status, stdout } = spawnSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const version = /\d+(\.\d+)+\S*/.exec(stdout ?? '')?.[0];
    if (status === 0 && version !== undefined) return { kind, path, version };
  }
  return undefined;
}
