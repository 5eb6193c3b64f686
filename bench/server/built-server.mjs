import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds the server of a checkout and answers its program. Revisions without releases do not say where it is. */
export function builtServer(checkout) {
  const stdio = ['ignore', 'pipe', 'inherit'];
  const said = execFileSync(process.execPath, ['scripts/build.mjs', 'server'], {
    cwd: checkout,
    stdio,
    encoding: 'utf8',
  });
  return said.trim() || join(checkout, 'dist', 'server', 'server.mjs');
}
