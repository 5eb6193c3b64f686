import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Beside these files, all in these folders are kept on the device. Icons are only for installing. */
const BESIDE = ['/', '/favicon.svg', '/favicon-turn.svg', '/manifest.webmanifest'];
const FOLDERS = ['art', 'assets'];

/** Writes sw.js: the worker with the names of the files of this build in front. It must come before they are compressed. */
export const serviceWorker = (path) => {
  let folder;
  let source;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
      source = join(root, path);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        const inFolders = FOLDERS.flatMap((one) => readdirSync(join(folder, one)).map((name) => `/${one}/${name}`));
        const files = [...BESIDE, ...inFolders.filter((name) => !/\.(br|gz|map)$/.test(name)).sort()];
        const page = readFileSync(join(folder, 'index.html'), 'utf8');
        const entry = /\/assets\/index-[\w-]+\.js/.exec(page)?.[0];
        if (entry === undefined) throw new Error('index.html names no script');
        const code = readFileSync(source, 'utf8');
        const version = createHash('sha256').update(page).update(files.join()).update(code).digest('hex').slice(0, 12);
        const facts = { VERSION: version, ENTRY: entry, FILES: files };
        const lines = Object.entries(facts).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
        writeFileSync(join(folder, 'sw.js'), lines.join('') + code);
      },
    },
  };
};
