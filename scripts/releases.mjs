// dist/releases has a folder for each state of the sources: the server, its pages and the packages it needs. A server uses
// the folder it was started from and no other file of the checkout, so that building and installing do not disturb it.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { root } from './setup.mjs';
import { contentOf } from './sources.mjs';

const releases = join(root, 'dist', 'releases');
const currentFile = join(releases, 'current');

/** How many are kept that nobody uses: the one that was built last, and two to go back to. */
const KEPT = 3;

/** What a build that was killed has left behind is older than this. */
const ABANDONED_MS = 3_600_000;

/** The folder for the sources as they are, and the fingerprint of each of its parts. */
export function releaseOfSources() {
  const parts = { server: contentOf('server'), web: contentOf('web') };
  const name = createHash('sha256').update(`${parts.server} ${parts.web}`).digest('hex').slice(0, 12);
  return { name, folder: join(releases, name), parts };
}

/** Makes sure that a release has a part; `make` is called with a folder to write it to, unless another release has it. */
export async function addPart({ folder, parts }, part, make) {
  const place = join(folder, part);
  if (existsSync(place)) return place;
  const aside = join(releases, `.${part}-${process.pid}`);
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  const fingerprint = parts[part];
  const twin = namesOf(releases)
    .map((name) => join(releases, name, part))
    .find((candidate) => stampIn(candidate) === fingerprint);
  if (twin === undefined) await make(aside);
  else cpSync(twin, aside, { recursive: true });
  writeFileSync(join(aside, '.stamp'), fingerprint);
  const isNew = !existsSync(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, LOCK), '', { flag: 'a' });
  moveIn(aside, place);
  if (isNew) removeUnused(folder);
  return place;
}

/** Copies packages and all they need into the release, as they lie in node_modules. */
export function addPackages({ folder }, names) {
  const place = join(folder, 'node_modules');
  if (existsSync(place)) return;
  const aside = join(releases, `.node_modules-${process.pid}`);
  const installed = join(root, 'node_modules');
  const copied = new Set();
  const copy = (name, from, isOptional) => {
    const source = packageFolder(name, from);
    if (source === undefined && !isOptional) throw new Error(`${name} is not installed`);
    if (source === undefined || copied.has(source)) return;
    copied.add(source);
    cpSync(source, join(aside, relative(installed, source)), { recursive: true, dereference: true });
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
    const optional = Object.keys(optionalDependencies ?? {});
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies }))
      copy(next, source, optional.includes(next));
  };
  for (const name of names) copy(name, root, false);
  moveIn(aside, place);
}

function packageFolder(name, from) {
  const inside = join(from, 'node_modules', name);
  if (existsSync(join(inside, 'package.json'))) return inside;
  return dirname(from) === from ? undefined : packageFolder(name, dirname(from));
}

/** From now on `npm start -- --built` starts this one. */
export function makeCurrent({ name, folder }) {
  const aside = `${currentFile}-${process.pid}`;
  writeFileSync(aside, name);
  renameSync(aside, currentFile);
  // The newest are kept.
  utimesSync(folder, new Date(), new Date());
}

/** The folder of the release that was completed last; undefined where there is none. */
export function currentRelease() {
  return existsSync(currentFile) ? join(releases, readFileSync(currentFile, 'utf8')) : undefined;
}

/** Built aside and moved in, so that nobody ever starts half a program. */
export function moveIn(aside, place) {
  try {
    renameSync(aside, place);
  } catch (error) {
    // Another process built the same a moment earlier.
    if (!existsSync(place)) throw error;
    rmSync(aside, { recursive: true, force: true });
  }
}

/** A running server holds a lock on this file of its release: see apps/server/src/hold-release.ts. */
const LOCK = 'in-use.lock';

function removeUnused(newest) {
  const current = currentRelease();
  const age = (folder) => Date.now() - statSync(folder).mtimeMs;
  const old = namesOf(releases)
    .map((name) => join(releases, name))
    .filter((folder) => folder !== newest && folder !== current)
    .sort((a, b) => age(a) - age(b))
    .slice(KEPT - (current === undefined || current === newest ? 1 : 2));
  for (const folder of old) if (!isUsed(join(folder, LOCK))) rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync(releases).filter((entry) => entry.startsWith('.')))
    if (age(join(releases, name)) > ABANDONED_MS) rmSync(join(releases, name), { recursive: true, force: true });
}

function isUsed(lock) {
  if (!existsSync(lock)) return false;
  const Database = createRequire(join(root, 'apps', 'server', 'package.json'))('libsql');
  const db = new Database(lock);
  try {
    db.exec('PRAGMA busy_timeout = 0');
    db.exec('BEGIN EXCLUSIVE');
    db.exec('ROLLBACK');
    return false;
  } catch {
    return true;
  } finally {
    db.close();
  }
}

const namesOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() && !entry.name.startsWith('.') ? entry.name : [],
      )
    : [];

const stampIn = (folder) => {
  const file = join(folder, '.stamp');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};
