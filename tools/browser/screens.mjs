// Pictures of every screen for docs/screens: node tools/browser/screens.mjs [filter]
// Three sizes, both languages, by night; home and play by day as well. Look at them before you commit them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, buildWeb } from '../../scripts/build.mjs';
import { root } from '../../scripts/setup.mjs';
import { chromiumPath, flags } from './chromium.mjs';

const SIZES = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] };
const WORDS = {
  en: {
    bots: 'Play with bots',
    friends: 'Play with friends',
    name: 'Your name',
    sit: 'Sit here',
    fill: 'Fill with bots',
    more: 'One seat more',
    start: 'Start the game',
    torch: /^Torch/,
    camp: /^Camp/,
    again: /^Play again/,
    rules: 'Rules',
    who: 'Anna',
  },
  pl: {
    bots: 'Graj z botami',
    friends: 'Graj ze znajomymi',
    name: 'Twoje imię',
    sit: 'Siadam tutaj',
    fill: 'Uzupełnij botami',
    more: 'Jedno miejsce więcej',
    start: 'Zaczynamy',
    torch: /^Pochodnia/,
    camp: /^Obóz/,
    again: /^Zagraj jeszcze raz/,
    rules: 'Zasady',
    who: 'Łucja',
  },
};
const folder = join(root, 'docs', 'screens');
const only = process.argv[2] ?? '';

await buildWeb();
await build('server');
mkdirSync(folder, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'quri-screens-'));
const port = 3900 + (process.pid % 90);
const env = {
  ...process.env,
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: data,
  PUBLIC_URL: 'https://quri.example',
  LOG_LEVEL: 'warn',
};
const server = spawn(process.execPath, [join(root, 'dist', 'server', 'server.mjs')], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
const url = `http://127.0.0.1:${port}`;
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: flags });

const card = (page, name) => page.getByRole('button', { name, pressed: false });

async function chooseUntil(page, said, done) {
  for (let turn = 0, end = Date.now() + 90_000; Date.now() < end; ) {
    if (await done(turn)) return;
    if ((await card(page, said.torch).count()) && (await card(page, said.camp).count())) {
      const name = turn++ % 4 === 3 ? said.camp : said.torch;
      await card(page, name)
        .click({ timeout: 1000 })
        .catch(() => undefined);
    }
    await page.waitForTimeout(80);
  }
}

const screens = {
  home: async (page) => page.waitForTimeout(600),
  rules: async (page, said) => {
    await page.getByRole('button', { name: said.rules }).first().click();
    await page.waitForTimeout(600);
  },
  gathering: async (page, said) => {
    await page.getByRole('button', { name: said.friends }).click();
    await page.getByLabel(said.name).fill(said.who);
    await page.getByRole('button', { name: said.sit }).first().click();
    await page.waitForTimeout(900);
  },
  play: async (page, said) => {
    await page.getByRole('button', { name: said.bots }).click();
    const cards = () =>
      page
        .getByRole('listitem')
        .filter({ has: page.locator('visible=true') })
        .count();
    await chooseUntil(
      page,
      said,
      async (turn) => turn >= 4 && (await card(page, said.torch).count()) > 0 && (await cards()) > 0,
    );
    await page.waitForTimeout(1200);
  },
  eight: async (page, said) => {
    await page.getByRole('button', { name: said.friends }).click();
    await page.getByLabel(said.name).fill(said.who);
    await page.getByRole('button', { name: said.sit }).first().click();
    for (let seats = 4; seats < 8; seats++) await page.getByRole('button', { name: said.more }).click();
    await page.getByRole('button', { name: said.fill }).click();
    await page.getByRole('button', { name: said.start }).click();
    await chooseUntil(page, said, async (turn) => turn >= 2);
    await page.waitForTimeout(3000);
  },
  end: async (page, said) => {
    await page.getByRole('button', { name: said.bots }).click();
    await chooseUntil(page, said, async () => (await page.getByRole('button', { name: said.again }).count()) > 0);
    await page.waitForTimeout(1200);
  },
};

for (const [language, said] of Object.entries(WORDS)) {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    for (const theme of ['night', 'day']) {
      for (const [screen, reach] of Object.entries(screens)) {
        if (theme === 'day' && screen !== 'home' && screen !== 'play') continue;
        const name = `${screen}-${size}-${language}-${theme}`;
        if (!name.includes(only)) continue;
        const context = await browser.newContext({
          viewport: { width, height },
          locale: language === 'pl' ? 'pl-PL' : 'en-GB',
          colorScheme: theme === 'day' ? 'light' : 'dark',
        });
        await context.addInitScript(() => {
          const kept = JSON.parse(localStorage.getItem('quri/settings') ?? '{}');
          localStorage.setItem('quri/settings', JSON.stringify({ ...kept, pace: 'instant' }));
        });
        const page = await context.newPage();
        await page.goto(url);
        await reach(page, said);
        await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
        process.stdout.write(`${name}\n`);
        await context.close();
      }
    }
  }
}
await browser.close();
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(data, { recursive: true, force: true });
