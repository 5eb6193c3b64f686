// How large every part of the page is, gzipped. Above its budget it fails.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '../../../scripts/build.mjs';

/** JavaScript but for what is named; kilobytes are thousands. Fonts are as large as they are. */
const BUDGETS = { page: 138_000, board: 46_000, text: 10_000, rules: 20_000, cover: 8000, css: 24_000, fonts: 170_000 };
const dist = await buildWeb();
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
const assets = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`);

/** What these modules load before they run, without what is in `loaded` already. */
function closure(keys, loaded = new Set()) {
  const found = new Map();
  const follow = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is in no build`);
    if (loaded.has(chunk.file) || found.has(chunk.file)) return;
    found.set(chunk.file, chunk.css ?? []);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const key of keys) follow(key);
  return { js: [...found.keys()], css: [...new Set([...found.values()].flat())] };
}

const keyOf = (ending) => {
  const key = Object.keys(manifest).find((one) => one.endsWith(ending));
  if (key === undefined) throw new Error(`there is no ${ending} in the build`);
  return key;
};

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const home = closure([entry]);
const tables = closure(
  [keyOf('src/table/local-table-screen.tsx'), keyOf('setup/pass-and-play-setup.tsx')],
  new Set(home.js),
);
/** A table on a server needs no worker. */
const online = closure(
  [keyOf('src/table/online-table-screen.tsx'), keyOf('waiting-room/waiting-room.tsx')],
  new Set(home.js),
);
const shared = new Set([...home.js, ...tables.js]);
const games = Object.keys(manifest).flatMap((key) => /games\/([^/]+)\/src\/screen\.ts$/.exec(key)?.[1] ?? []);

/**
 * The worker is bundled by itself and stands in no manifest: what its files import is read in them. A game's rules and bots
 * are a file named after it, and what that imports besides what the worker has loaded.
 */
const inManifest = new Set(Object.values(manifest).map(({ file }) => file));
const ofWorker = assets.filter((file) => file.endsWith('.js') && !inManifest.has(file));
const importsOf = (file) =>
  [...readFileSync(join(dist, file), 'utf8').matchAll(/\bfrom\s*"\.\/([^"]+)"/g)].map(([, name]) => `assets/${name}`);
function withImports(files, loaded = []) {
  const found = new Set(files);
  for (const file of found) for (const next of importsOf(file)) if (!loaded.includes(next)) found.add(next);
  return [...found];
}
const namedAfter = (name) => ofWorker.filter((file) => file.startsWith(`assets/${name}-`));
const worker = withImports(namedAfter('main'));
const rulesOf = (game) => withImports(namedAfter(game), worker);

const zipped = (file) => statSync(join(dist, `${file}.gz`)).size;
const plain = (file) => statSync(join(dist, file)).size;

let over = false;
const say = (size, what) => process.stdout.write(`${String(size).padStart(9)}  ${what}\n`);
function report(budget, what, files, sizeOf = zipped) {
  const sizes = files.map((file) => [file, sizeOf(file)]).sort(([, a], [, b]) => b - a);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  for (const [file, size] of sizes) say(size, `  ${file}`);
  over ||= total > BUDGETS[budget];
  say(
    total,
    `${what}: ${total > BUDGETS[budget] ? 'OVER THE BUDGET' : 'within the budget'} of ${BUDGETS[budget]} bytes\n`,
  );
}

say(
  '',
  `the first screen: ${home.js.reduce((sum, file) => sum + zipped(file), 0)} bytes; then tables and the worker\n`,
);
report('page', 'page and worker', [...home.js, ...tables.js, ...worker]);
report('page', 'page with a table on a server', [...home.js, ...online.js]);
for (const game of games) {
  const board = closure([keyOf(`games/${game}/src/screen.ts`)], shared);
  report('board', `board of ${game}`, board.js);
  // Polish is counted, the longer of the two languages.
  const text = closure([keyOf(`games/${game}/src/text/pl.ts`)], new Set([...shared, ...board.js]));
  report('text', `text of ${game}, besides what its board has loaded`, text.js);
  report('rules', `rules and bots of ${game}`, rulesOf(game));
  report('css', `styles at a table of ${game}`, [
    ...new Set([...home.css, ...tables.css, ...online.css, ...board.css]),
  ]);
}
for (const file of assets.filter((one) => /\/cover-[^/]*\.svg$/.test(one))) report('cover', 'cover', [file]);
report(
  'fonts',
  'fonts',
  assets.filter((file) => file.endsWith('.woff2')),
  plain,
);
process.exitCode = over ? 1 : 0;
