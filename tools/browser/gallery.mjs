// Pictures of a game's gallery, every scene in every size and theme, and what axe says of it:
// node tools/browser/gallery.mjs <game> [folder] [part of a name]
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { namedGame, serve } from '../../packages/board-kit/gallery/serve.mjs';
import { chromiumPath, flags } from './chromium.mjs';

/** Width, height, and how fine the screen is. */
const SIZES = { laptop: [1440, 900, 1], tablet: [820, 1180, 1], phone: [390, 844, 2], lying: [844, 390, 2] };
const LANGUAGES = { night: 'en', day: 'pl' };

const game = namedGame(process.argv[2]);
const folder = process.argv[3] ?? join(tmpdir(), 'quri-gallery', game);
const only = process.argv[4] ?? '';

/** A scene at rest in every light and at every size; a motion at each of its beats, when the shutter waits for them. */
const shotsOf = ([scene, { beats }]) =>
  beats === undefined
    ? Object.entries(LANGUAGES).map(([theme, language]) => ({
        name: `${scene}-${theme}`,
        query: `bare&scene=${scene}&theme=${theme}&language=${language}`,
        sizes: Object.keys(SIZES),
        examined: true,
      }))
    : beats.map((beat) => ({
        name: `${scene}-${beat}`,
        query: `bare&staged&theme=night&scene=${scene}`,
        sizes: ['laptop', 'phone'],
        beat,
      }));

// Whoever goes on working meanwhile does not make a page load anew.
const { home, scenes, close } = await serve(game, { hmr: false, watch: null });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: flags });
mkdirSync(folder, { recursive: true });
const shots = [
  { name: 'art', query: 'page=art', sizes: ['laptop'], whole: true },
  ...Object.entries(await scenes()).flatMap(shotsOf),
];
const faults = [];
for (const shot of shots.filter(({ name }) => name.includes(only))) {
  for (const size of shot.sizes) faults.push(...(await take(shot, size)));
}
await browser.close();
await close();
process.stdout.write(`${[...faults, `${folder}: ${faults.length} faults`].join('\n')}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Takes one picture and answers what is wrong with what it shows. */
async function take({ name, query, beat, examined = false, whole = false }, size) {
  const [width, height, deviceScaleFactor] = SIZES[size];
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor });
  const page = await context.newPage();
  const wrong = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  try {
    await page.goto(`${home}?${query}`);
    await page.waitForSelector(beat === undefined ? '.shell, .sheet' : `[data-beat="${beat}"]`);
    await page.evaluate(() => document.fonts.ready);
    // At rest once everything has faded in; of a beat, the middle.
    await page.waitForTimeout(beat === undefined ? 1200 : 380);
    await page.screenshot({ path: join(folder, `${name}-${size}.png`), fullPage: whole });
    const { violations } = examined ? await new AxeBuilder({ page }).include('.shell').analyze() : { violations: [] };
    for (const { id, help, nodes } of violations) wrong.push(`${id}: ${help} (${nodes[0]?.html.slice(0, 160)})`);
  } catch ({ message }) {
    wrong.push(message);
  }
  await context.close();
  return wrong.map((one) => `${name}-${size}: ${one}`);
}
