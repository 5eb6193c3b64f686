// Photographs the gallery in every state, size, theme and language, and lets axe look at it.
// node games/gold-raiders/gallery/shoot.mjs [folder] [only part of a name]
import { mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const folder = process.argv[2] ?? join(tmpdir(), 'quri-gallery-raiders');
const only = process.argv[3] ?? '';
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const sizes = { laptop: [1440, 900], tablet: [820, 1180], phone: [390, 844], lying: [844, 390] };
const scenes = [
  'early',
  'two',
  'late',
  'crowded',
  'use',
  'stealing',
  'peek',
  'tallPeek',
  'watching',
  'day',
  'day6',
  'reminded',
  'lookOn',
  'end',
  'end6',
];
/** A moment in the middle of a motion: the scene is staged and the shutter waits for the beat. */
const moments = [
  ['theft', 'steal'],
  ['reveal', 'turn'],
  ['reveal', 'tally'],
  ['reveal', 'walk'],
  ['bandits', 'tally'],
];

const shots = [
  { name: 'art', query: 'page=art', sizes: ['laptop'], full: true },
  { name: 'cover', query: 'page=cover', sizes: ['phone'] },
  ...scenes.flatMap((scene) =>
    ['night', 'day'].map((theme) => ({
      name: `${scene}-${theme}`,
      query: `bare&scene=${scene}&theme=${theme}&language=${theme === 'day' ? 'pl' : 'en'}`,
      sizes: Object.keys(sizes),
      check: true,
    })),
  ),
  ...moments.map(([scene, beat]) => ({
    name: `${scene}-${beat}`,
    query: `bare&staged&theme=night&scene=${scene}`,
    sizes: ['laptop', 'phone'],
    beat,
  })),
];

const server = await createServer({
  configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)),
  server: { port: 0, strictPort: false },
  logLevel: 'error',
});
await server.listen();
const home = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--no-first-run',
  ],
});
mkdirSync(folder, { recursive: true });
let faults = 0;

for (const shot of shots.filter(({ name }) => name.includes(only))) {
  for (const size of shot.sizes) await take(shot, size);
}
await browser.close();
await server.close();
process.stdout.write(`${folder}: ${faults === 0 ? 'no faults' : `${faults} faults`}\n`);
process.exitCode = faults === 0 ? 0 : 1;

async function take({ name, query, beat, check, full = false }, size) {
  const [width, height] = sizes[size];
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: size === 'phone' || size === 'lying' ? 2 : 1,
  });
  page.on('pageerror', (error) => report(`${name}-${size}`, error.message));
  await page.goto(`${home}?${query}`);
  await page.evaluate(() => document.fonts.ready);
  if (beat === undefined) await page.waitForTimeout(1200);
  else {
    await page.waitForSelector(`[data-beat="${beat}"]`, { timeout: 30_000 });
    await page.waitForTimeout(380);
  }
  await page.screenshot({ path: join(folder, `${name}-${size}.png`), fullPage: full });
  if (check) await examine(page, `${name}-${size}`);
  await page.close();
}

async function examine(page, name) {
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => (await globalThis.axe.run('.shell')).violations);
  for (const { id, help, nodes } of violations) report(name, `${id}: ${help} (${nodes[0]?.html.slice(0, 160)})`);
}

function report(name, fault) {
  faults++;
  process.stdout.write(`${name}: ${fault}\n`);
}
