// For copies of this checkout that are built and thrown away: the installed packages, without installing them again.
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** What npm and scripts/setup.mjs have noted about the packages. */
const NOTES = ['.package-lock.json', '.quri-setup'];

export function linkPackages(folder) {
  const hasOurs = existsSync(join(folder, 'packages'));
  for (const path of ['node_modules', 'apps/server/node_modules'].filter((name) => existsSync(join(root, name)))) {
    mkdirSync(join(folder, path), { recursive: true });
    for (const name of readdirSync(join(root, path))) {
      const [from, to] = [join(root, path, name), join(folder, path, name)];
      if (NOTES.includes(name)) cpSync(from, to);
      // Links into the checkout they lie in.
      else if (name === '@quri' && hasOurs) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
      else if (!name.startsWith('.')) symlinkSync(from, to, 'junction');
    }
  }
}
