// A checkout to update, so that this one stays as it is: its own sources, and the installed packages of this one.
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { linkPackages } from '../../scripts/link-packages.mjs';
import { root } from '../../scripts/setup.mjs';

const SOURCES = ['apps', 'games', 'packages', 'scripts', 'package.json', 'package-lock.json'];
const LEFT_OUT = ['node_modules', 'test', 'golden', 'gallery'];

/** A change of the server, and one of the page. */
const CHANGED = ['apps/server/src/settings.ts', 'apps/web/src/main.tsx'];

export function copyCheckout(folder) {
  const filter = (path) => !LEFT_OUT.includes(basename(path));
  for (const name of SOURCES) cpSync(join(root, name), join(folder, name), { recursive: true, filter });
  linkPackages(folder);
  const before = CHANGED.map((name) => [join(folder, name), readFileSync(join(folder, name))]);
  return {
    folder,
    /** What an update brings, and its way back. */
    change: () => {
      for (const [n, name] of CHANGED.entries())
        appendFileSync(join(folder, name), `\nglobalThis.updated${n} = true;\n`);
    },
    changeBack: () => {
      for (const [file, content] of before) writeFileSync(file, content);
    },
  };
}
