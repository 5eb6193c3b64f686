// Bundles the command line program into dist/cli, only when a source has changed since the last time.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const output = join(root, 'dist', 'cli');
const stampFile = join(output, '.stamp');
const program = join(root, 'apps', 'cli', 'src');

/** Makes sure dist/cli is up to date and answers the address of its main module. */
export async function build() {
  const fingerprint = fingerprintOf(sources());
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== fingerprint) await bundle(fingerprint);
  return pathToFileURL(join(output, 'quri.mjs')).href;
}

async function bundle(fingerprint) {
  const { rolldown } = await import('rolldown');
  // Built aside and moved in, so that nobody ever starts half a program.
  const aside = `${output}-${process.pid}`;
  const bundled = await rolldown({
    input: entries(),
    platform: 'node',
    cwd: root,
    plugins: [rawText],
    logLevel: 'warn',
  });
  await bundled.write({
    dir: aside,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: 'chunks/[name]-[hash].mjs',
  });
  await bundled.close();
  writeFileSync(join(aside, '.stamp'), fingerprint);
  moveIn(aside);
}

function moveIn(aside) {
  const old = `${aside}-old`;
  mkdirSync(dirname(output), { recursive: true });
  if (existsSync(output)) renameSync(output, old);
  try {
    renameSync(aside, output);
  } catch (error) {
    // Another process built the same sources a moment earlier: its program is as good as ours.
    if (!existsSync(stampFile)) throw error;
    rmSync(aside, { recursive: true, force: true });
  }
  rmSync(old, { recursive: true, force: true });
}

function entries() {
  const workers = readdirSync(program).filter((name) => name.endsWith('-worker.ts'));
  return {
    quri: join(program, 'main.ts'),
    ...Object.fromEntries(workers.map((name) => [name.slice(0, -'.ts'.length), join(program, name)])),
  };
}

// `./rulebook.en.md?raw` is the text of that file, as vite has it.
const rawText = {
  name: 'raw-text',
  resolveId(source, importer) {
    if (!source.endsWith('?raw') || importer === undefined) return null;
    return `${resolve(dirname(importer), source.slice(0, -'?raw'.length))}?raw`;
  },
  load(id) {
    if (!id.endsWith('?raw')) return null;
    const text = readFileSync(id.slice(0, -'?raw'.length), 'utf8');
    return { code: `export default ${JSON.stringify(text)};`, moduleType: 'js' };
  },
};

function sources() {
  const packages = ['packages', 'games'].flatMap((group) =>
    existsSync(join(root, group)) ? readdirSync(join(root, group)).map((name) => join(root, group, name)) : [],
  );
  return [
    join(root, 'package-lock.json'),
    join(root, 'scripts', 'build.mjs'),
    ...[...packages, join(root, 'apps', 'cli')].flatMap((folder) => [
      join(folder, 'package.json'),
      ...filesIn(join(folder, 'src')),
    ]),
  ];
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

function fingerprintOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat) hash.update(`${file}\n${stat.mtimeMs} ${stat.size}\n`);
  }
  return hash.digest('hex');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await build();
