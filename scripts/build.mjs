// Bundles the programs into dist, only when a source has changed since the last time: node scripts/build.mjs [cli|server|web|all]
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { leaveOut } from './leave-out.mjs';
import { root } from './setup.mjs';

/**
 * What is made of each app: its main module, its workers, what stays outside because it is not only JavaScript, and
 * which parts of a game it never loads.
 */
const programs = {
  cli: {
    name: 'quri',
    main: 'main.ts',
    workers: ['arena-worker.ts'],
    outside: ['libsql'],
    leftOut: ['screen', 'lesson'],
  },
  server: {
    name: 'server',
    main: 'main.ts',
    workers: ['bots/bot-worker.ts', 'store-worker/store-worker.ts', 'store/checkpoint-worker.ts'],
    outside: ['libsql', 'pino'],
    leftOut: ['screen', 'lesson', 'text', 'learning', 'drawing'],
  },
};

/** Makes sure the program of an app is up to date in dist and answers the address of its main module. */
export async function build(app = 'cli') {
  const output = join(root, 'dist', app);
  const fingerprint = fingerprintOf(sources(app));
  const stampFile = join(output, '.stamp');
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== fingerprint) await bundle(app, output, fingerprint);
  return pathToFileURL(join(output, `${programs[app].name}.mjs`)).href;
}

/** Makes sure the pages in apps/web/dist are up to date, if there are any to build. */
export async function buildWeb() {
  const folder = join(root, 'apps', 'web');
  if (!existsSync(join(folder, 'vite.config.mjs'))) return;
  const stampFile = join(root, 'dist', 'web.stamp');
  const pages = [...sources('web'), join(folder, 'index.html'), join(folder, 'vite.config.mjs')];
  const fingerprint = fingerprintOf([
    ...pages,
    ...filesIn(join(folder, 'public')),
    ...filesIn(join(folder, 'scripts')),
  ]);
  const known = existsSync(stampFile) && existsSync(join(folder, 'dist', 'index.html'));
  if (known && readFileSync(stampFile, 'utf8') === fingerprint) return;
  process.stderr.write('Building the pages …\n');
  const vite = await import('vite');
  const rolldownOptions = { checks: { bundlerTimings: false } };
  await vite.build({ root: folder, logLevel: 'warn', build: { rolldownOptions }, worker: { rolldownOptions } });
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, fingerprint);
}

async function bundle(app, output, fingerprint) {
  const { rolldown } = await import('rolldown');
  // Built aside and moved in, so that nobody ever starts half a program.
  const aside = `${output}-${process.pid}`;
  const bundled = await rolldown({
    input: entries(app),
    external: programs[app].outside,
    platform: 'node',
    cwd: root,
    plugins: [leaveOut(...programs[app].leftOut), rawText],
    logLevel: 'warn',
    checks: { bundlerTimings: false },
    onLog: (level, log, say) => {
      // A program with a part missing is no program.
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
      say(level, log);
    },
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
  moveIn(aside, output);
}

function moveIn(aside, output) {
  const old = `${aside}-old`;
  mkdirSync(dirname(output), { recursive: true });
  if (existsSync(output)) renameSync(output, old);
  try {
    renameSync(aside, output);
  } catch (error) {
    // Another process built the same sources a moment earlier: its program is as good as ours.
    if (!existsSync(join(output, '.stamp'))) throw error;
    rmSync(aside, { recursive: true, force: true });
  }
  rmSync(old, { recursive: true, force: true });
}

function entries(app) {
  const { name, main, workers } = programs[app];
  const folder = join(root, 'apps', app, 'src');
  return {
    [name]: join(folder, main),
    ...Object.fromEntries(workers.map((worker) => [basename(worker, '.ts'), join(folder, worker)])),
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

function sources(app) {
  const packages = ['packages', 'games'].flatMap((group) =>
    existsSync(join(root, group)) ? readdirSync(join(root, group)).map((name) => join(root, group, name)) : [],
  );
  return [
    join(root, 'package-lock.json'),
    join(root, 'scripts', 'build.mjs'),
    join(root, 'scripts', 'leave-out.mjs'),
    ...[...packages, join(root, 'apps', app)].flatMap((folder) => [
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

/** Everything that `npm start` needs. */
async function buildAll() {
  try {
    await buildWeb();
  } catch (error) {
    // Tables can be played without them, and the server says on its page what is missing.
    process.stderr.write(`The pages could not be built: ${error.message}\n`);
  }
  await build('server');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , what] = process.argv;
  if (what === 'all') await buildAll();
  else if (what === 'web') await buildWeb();
  else await build(what);
}
