// What somebody loads to see the home page and to play at a table of any one game, gzipped. Above the budget it fails.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUDGET = { js: 170_000, css: 24_000, font: 170_000 };
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const manifestFile = join(dist, '.vite', 'manifest.json');

if (!existsSync(manifestFile)) {
  process.stderr.write('apps/web is not built: npm run build -w apps/web\n');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/**
 * Not part of a first visit: loaded when somebody opens the rules or an invitation, saves a finished game, or changes
 * the language. Polish is counted, the longer of the two. What scripts/leave-out.mjs replaces is never loaded.
 */
const isLater = (name) => /rulebook|qr-code|replay-file|text\/en\.ts$|src\/(engine|bot\/traits)\.ts$/.test(name);

/** Loaded at a table of one game only: its board, and its rules and bots in the worker. */
const gameOf = (name) =>
  /games\/([^/]+)\/src\/screen\.ts$/.exec(name)?.[1] ?? /^assets\/(.+)-[\w-]{8}\.js$/.exec(name)?.[1];

const pieces = new Map([['', { js: new Set(), css: new Set() }]]);
const pieceOf = (game) => {
  if (!pieces.has(game)) pieces.set(game, { js: new Set(), css: new Set() });
  return pieces.get(game);
};
const isCounted = (file) => [...pieces.values()].some(({ js }) => js.has(file));
const boards = [];
const follow = (key, game) => {
  const chunk = manifest[key];
  if (chunk === undefined || isLater(key) || isCounted(chunk.file)) return;
  const { js, css } = pieceOf(game);
  js.add(chunk.file);
  for (const style of chunk.css ?? []) css.add(style);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
    if (game === '' && gameOf(next) !== undefined) boards.push(next);
    else follow(next, game);
  }
};
for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) follow(key, '');
// Whatever two boards share was counted with the page or counts for each: boards come last.
for (const key of boards) follow(key, gameOf(key));

// The worker is bundled by itself and stands in no manifest; a game's rules and bots are a piece named after it.
const known = new Set(Object.values(manifest).map(({ file }) => file));
for (const name of readdirSync(join(dist, 'assets'))) {
  const file = `assets/${name}`;
  if (!name.endsWith('.js') || known.has(file) || isLater(name) || /^(screen|cover|traits|en|pl)-/.test(name)) continue;
  const game = gameOf(file);
  pieceOf(pieces.has(game) ? game : '').js.add(file);
}
const fonts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));

const zipped = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const sum = (sizes) => sizes.reduce((total, [, size]) => total + size, 0);
const weighed = (files) => [...files].map((file) => [file, zipped(file)]);
const games = [...pieces].filter(([game]) => game !== '');
let over = false;
const report = (kind, what, files) => {
  const total = sum(files);
  over ||= total > BUDGET[kind];
  for (const [file, size] of files) process.stdout.write(`${String(size).padStart(9)}  ${file}\n`);
  const verdict = total > BUDGET[kind] ? 'OVER THE BUDGET' : 'within the budget';
  process.stdout.write(`${String(total).padStart(9)}  all ${kind} ${what}, ${verdict} of ${BUDGET[kind]} bytes\n`);
};
const { js, css } = pieces.get('');
for (const [game, own] of games) {
  report('js', `of home and ${game}`, weighed([...js, ...own.js]));
  report('css', `of home and ${game}`, weighed([...css, ...own.css]));
}
report(
  'font',
  'files',
  fonts.map((file) => [`assets/${file}`, readFileSync(join(dist, 'assets', file)).length]),
);
process.exitCode = over ? 1 : 0;
