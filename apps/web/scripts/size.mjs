// What somebody loads to see the home page and to play at a table, gzipped. Above the budget it fails.
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

/** Not part of a first visit: loaded when somebody opens the rules or an invitation. */
const isLater = (name) => /rulebook|qr-code/.test(name);

const scripts = new Set();
const styles = new Set();
const follow = (key) => {
  const chunk = manifest[key];
  if (chunk === undefined || isLater(key) || scripts.has(chunk.file)) return;
  scripts.add(chunk.file);
  for (const style of chunk.css ?? []) styles.add(style);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) follow(next);
};
for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) follow(key);

// The worker with the rules and the bots is bundled by itself and stands in no manifest.
const known = new Set(Object.values(manifest).map(({ file }) => file));
for (const file of readdirSync(join(dist, 'assets'))) {
  if (file.endsWith('.js') && !known.has(`assets/${file}`) && !isLater(file)) scripts.add(`assets/${file}`);
}
const fonts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));

const zipped = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const sum = (sizes) => sizes.reduce((total, [, size]) => total + size, 0);
const report = {
  js: [...scripts].map((file) => [file, zipped(file)]),
  css: [...styles].map((file) => [file, zipped(file)]),
  font: fonts.map((file) => [`assets/${file}`, readFileSync(join(dist, 'assets', file)).length]),
};
let over = false;
for (const [kind, files] of Object.entries(report)) {
  const total = sum(files);
  over ||= total > BUDGET[kind];
  for (const [file, size] of files) process.stdout.write(`${String(size).padStart(9)}  ${file}\n`);
  const verdict = total > BUDGET[kind] ? 'OVER THE BUDGET' : 'within the budget';
  process.stdout.write(`${String(total).padStart(9)}  all ${kind}, ${verdict} of ${BUDGET[kind]} bytes\n`);
}
process.exitCode = over ? 1 : 0;
