// The files each app is built from, and fingerprints of them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './setup.mjs';

/** Changes when a file is written. Takes a fraction of the time of `contentOf`: the command line asks at every call. */
export function stampOf(app) {
  const hash = createHash('sha256');
  for (const file of sourcesOf(app)) {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat) hash.update(`${file}\n${stat.mtimeMs} ${stat.size}\n`);
  }
  return hash.digest('hex');
}

/** Changes when the content of a file does: the same sources have the same fingerprint in every checkout. */
export function contentOf(app) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of sourcesOf(app).filter(existsSync)) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file).split(sep).join('/')}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function sourcesOf(app) {
  const packages = ['packages', 'games'].flatMap((group) =>
    existsSync(join(root, group)) ? readdirSync(join(root, group)).map((name) => join(root, group, name)) : [],
  );
  const folder = join(root, 'apps', app);
  const ofPage = ['index.html', 'vite.config.mjs'].map((name) => join(folder, name));
  return [
    join(root, 'package-lock.json'),
    ...['bundle', 'leave-out'].map((name) => join(root, 'scripts', `${name}.mjs`)),
    ...[...packages, folder].flatMap((dir) => [join(dir, 'package.json'), ...filesIn(join(dir, 'src'))]),
    ...(app === 'web' ? [...ofPage, ...['public', 'scripts'].flatMap((name) => filesIn(join(folder, name)))] : []),
  ];
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}
