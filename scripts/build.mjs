// Builds what has changed since the last time and prints where it is: node scripts/build.mjs [cli|server|web|release]
// npm run build is a release: server and pages together, installed first, beside a server that runs.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle, checks, programs } from './bundle.mjs';
import { addPackages, addPart, makeCurrent, moveIn, releaseOfSources } from './releases.mjs';
import { root, setup } from './setup.mjs';
import { stampOf } from './sources.mjs';

/** Makes sure the program of an app is up to date in dist and answers the address of its main module. */
export async function build(app = 'cli') {
  const folder = app === 'server' ? await addServer(releaseOfSources()) : await buildCli();
  return pathToFileURL(join(folder, `${programs[app].name}.mjs`)).href;
}

/** Makes sure the pages are up to date and answers their folder. */
export const buildWeb = () => addWeb(releaseOfSources());

/** Makes sure there is a release of the sources as they are. It is the current one afterwards. */
export async function buildRelease() {
  const release = releaseOfSources();
  const server = await addServer(release);
  addPackages(release, programs.server.outside);
  await addWeb(release);
  makeCurrent(release);
  return pathToFileURL(join(server, 'server.mjs')).href;
}

const addServer = (release) => addPart(release, 'server', (folder) => bundle('server', folder));

const addWeb = (release) =>
  addPart(release, 'web', async (outDir) => {
    process.stderr.write('Building the pages …\n');
    const { NODE_ENV } = process.env;
    // In a test run it is `test`, and vite would take React's development build: 60 kB more.
    process.env.NODE_ENV = 'production';
    const vite = await import('vite');
    const rolldownOptions = { checks };
    try {
      await vite.build({
        root: join(root, 'apps', 'web'),
        logLevel: 'warn',
        build: { outDir, emptyOutDir: true, rolldownOptions },
        worker: { rolldownOptions },
      });
    } finally {
      if (NODE_ENV === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = NODE_ENV;
    }
  });

async function buildCli() {
  const folder = join(root, 'dist', 'cli');
  const stamp = stampOf('cli');
  const stampFile = join(folder, '.stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return folder;
  const aside = `${folder}-${process.pid}`;
  await bundle('cli', aside);
  writeFileSync(join(aside, '.stamp'), stamp);
  const old = `${aside}-old`;
  mkdirSync(dirname(folder), { recursive: true });
  if (existsSync(folder)) renameSync(folder, old);
  moveIn(aside, folder);
  rmSync(old, { recursive: true, force: true });
  return folder;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , what] = process.argv;
  if (what === 'release') setup('run');
  const built = what === 'release' ? buildRelease() : what === 'web' ? buildWeb() : build(what);
  const place = await built;
  process.stdout.write(`${place.startsWith('file:') ? fileURLToPath(place) : place}\n`);
}
