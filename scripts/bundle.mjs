// Bundles a program of an app: its main module and its workers, with everything they import but for `outside`.
import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { leaveOut } from './leave-out.mjs';
import { root } from './setup.mjs';

/**
 * What is made of each app: its main module, its workers, what stays outside because it is not only JavaScript, and
 * which parts of a game it never loads.
 */
export const programs = {
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

/** How long plugins take concerns nobody who starts a server. */
export const checks = { bundlerTimings: false };

export async function bundle(app, folder) {
  const { rolldown } = await import('rolldown');
  const bundled = await rolldown({
    input: entries(app),
    external: programs[app].outside,
    platform: 'node',
    cwd: root,
    plugins: [leaveOut(...programs[app].leftOut), rawText],
    logLevel: 'warn',
    checks,
    onLog: (level, log, say) => {
      // A program with a part missing is no program.
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
      say(level, log);
    },
  });
  await bundled.write({
    dir: folder,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: 'chunks/[name]-[hash].mjs',
  });
  await bundled.close();
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
