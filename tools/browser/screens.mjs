// Pictures of every screen in reports/screens: node tools/browser/screens.mjs [part of a name]...
// Three sizes, both languages, by night and by day; some on a phone on its side and on a large screen. docs/table.jpg
// is one of them.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, buildWeb } from '../../scripts/build.mjs';
import { root } from '../../scripts/setup.mjs';
import { chromiumPath, flags } from './chromium.mjs';
import { CLOSED_STORIES } from './screens/closed-stories.mjs';
import { END_STORIES } from './screens/end-stories.mjs';
import { LEARNING_STORIES, PAGE_STORIES } from './screens/learning-stories.mjs';
import { openServer } from './screens/server.mjs';
import { STORIES } from './screens/stories.mjs';
import { WORDS } from './screens/words.mjs';

const SIZES = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844], lying: [844, 390], large: [2560, 1440] };
const GAMES = ['incan-gold', 'gold-raiders', 'tikal', 'inka'];
/** Sizes that only some screens are looked at in. */
const ONLY = {
  lying: [
    ...['home', 'play', 'raiders-night', 'leave', 'away'],
    ...GAMES.flatMap((game) => [`lesson-${game}`, `tip-${game}`, `replay-${game}`]),
  ],
  large: ['home', 'play', 'raiders-night'],
};

const folder = join(root, 'reports', 'screens');
const only = process.argv.slice(2);

/** The pictures of one screen in one language. */
const picturesOf = (screen, language) =>
  Object.keys(SIZES).flatMap((size) => {
    const isRare = size in ONLY;
    if (isRare && (language !== 'en' || !ONLY[size].includes(screen))) return [];
    const themes = isRare ? ['night'] : ['night', 'day'];
    return themes
      .map((theme) => ({ name: `${screen}-${size}-${language}-${theme}`, size, theme }))
      .filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
  });

/** The same moment at every size and in every light; `bring` shows the place again after a change of size. */
async function take(page, language, screen, bring = async () => undefined) {
  for (const { name, size, theme } of picturesOf(screen, language)) {
    const [width, height] = SIZES[size];
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme === 'day' ? 'light' : 'dark' });
    await bring();
    await page.waitForTimeout(700);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    process.stdout.write(`${name}\n`);
  }
  await page.setViewportSize({ width: SIZES.desktop[0], height: SIZES.desktop[1] });
}

await buildWeb();
await build('server');
mkdirSync(folder, { recursive: true });
// Nobody waits minutes for the picture of somebody who stays away.
const server = await openServer({ substituteAfterMs: 1000, endAfterMs: 1000 });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: flags });

try {
  for (const [language, said] of Object.entries(WORDS)) {
    for (const [screens, story] of [
      ...STORIES,
      ...END_STORIES,
      ...CLOSED_STORIES,
      ...PAGE_STORIES,
      ...LEARNING_STORIES,
    ]) {
      if (screens.every((screen) => picturesOf(screen, language).length === 0)) continue;
      const [width, height] = SIZES.desktop;
      const context = await browser.newContext({
        viewport: { width, height },
        locale: said.locale,
      });
      await context.addInitScript(() => {
        const kept = JSON.parse(localStorage.getItem('quri/settings') ?? '{}');
        localStorage.setItem('quri/settings', JSON.stringify({ ...kept, pace: 'instant' }));
      });
      const page = await context.newPage();
      await page.goto(server.url);
      for await (const shown of story(page, said, server)) await take(page, language, ...[shown].flat());
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
