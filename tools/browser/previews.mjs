// Draws what messengers show of links, one picture for each game, from its cover: node tools/browser/previews.mjs
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath, flags } from './chromium.mjs';

const root = new URL('../../', import.meta.url);
const web = new URL('apps/web/', root);
const [mark] = /<svg[\s\S]*?<\/svg>/.exec(readFileSync(new URL('index.html', web), 'utf8')) ?? [];
const { resolve } = createRequire(new URL('packages/board-kit/package.json', root));
const font = readFileSync(resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'));

const partOf = (game, path) => new URL(`games/${game}/src/${path}`, root);
/** Both languages call them the same. */
const nameOf = (game) => /\bname: '([^']+)'/.exec(readFileSync(partOf(game, 'titles.ts'), 'utf8'))?.[1];

const pageOf = (name, cover) => `<style>
  @font-face { font-family: Fraunces; font-weight: 100 900; src: url(data:font/woff2;base64,${font.toString('base64')}) }
  body { display: grid; grid-template-columns: 760px 1fr; width: 1200px; height: 630px; margin: 0; background: #0e1513; color: #f3ecda }
  img { width: 760px; height: 630px; object-fit: cover; object-position: 50% 100% }
  div { display: grid; align-content: center; justify-items: start; gap: 28px; padding: 0 48px; border-left: 6px solid #e6b94a }
  h1 { margin: 0; font: 700 84px/1 Fraunces; overflow-wrap: anywhere }
  p { margin: 0; font: 600 40px/1 Fraunces; color: #e6b94a }
  svg { width: 120px; height: 120px }
</style><body><img src="data:image/svg+xml;base64,${cover.toString('base64')}"><div>${mark}<h1>${name}</h1><p>Quri</p></div>`;

mkdirSync(new URL('public/previews/', web), { recursive: true });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: flags });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
const games = readdirSync(new URL('games/', root)).filter((game) => existsSync(partOf(game, 'board/cover.svg')));
for (const game of games) {
  await page.setContent(pageOf(nameOf(game), readFileSync(partOf(game, 'board/cover.svg'))));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: fileURLToPath(new URL(`public/previews/${game}.png`, web)) });
}
await browser.close();
