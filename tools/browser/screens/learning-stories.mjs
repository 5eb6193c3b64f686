import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/setup.mjs';
import { building, raidOn } from '../raiding.mjs';

const GAMES = { 'incan-gold': 'Incan Gold', 'gold-raiders': 'Gold Raiders', tikal: 'Tikal', inka: 'Inka' };

/** How many cards of a lesson are read before its picture. */
const CARDS_READ = 2;

/** Rulebooks, lessons, tips, replays with what can be opened there, settings, and pages where there is nothing else. */
export const LEARNING_STORIES = Object.keys(GAMES).flatMap((game) => [
  [
    [`rulebook-${game}`, `rulebook-${game}-middle`, `rulebook-${game}-search`],
    (page, said) => rulebook(page, said, game),
  ],
  [[`lesson-${game}`], (page, said) => lesson(page, said, game)],
  [[`tip-${game}`, `odds-${game}`], (page, said) => firstGame(page, said, game)],
  [[`replay-${game}`, `replay-${game}-end`], (page, said) => replay(page, said, game)],
]);

export const PAGE_STORIES = [
  [['settings'], settings],
  [['me'], me],
  [['verify', 'share', 'play-on'], dialogs],
  [['lost', 'no-table', 'no-replay'], nothing],
];

const addressIn = (page, path) => new URL(path, page.url()).href;

/** A new address in the hash alone loads nothing. */
async function open(page, path) {
  await page.goto(addressIn(page, path));
  await page.reload();
}

async function* rulebook(page, said, game) {
  await open(page, `/#/rules/${game}`);
  await page.locator('figure').first().waitFor();
  yield `rulebook-${game}`;
  const centre = (place) => () => place.evaluate((found) => found.scrollIntoView({ block: 'center' }));
  yield [`rulebook-${game}-middle`, centre(page.locator('figure').nth(3))];
  await page.getByRole('searchbox').fill(said.searched[game]);
  yield [`rulebook-${game}-search`, centre(page.locator('mark[data-current="true"]').first())];
}

async function* lesson(page, said, game) {
  await page.getByRole('article', { name: GAMES[game] }).getByRole('button', { name: said.learn }).click();
  const panel = page.locator('section[data-lesson]');
  for (let card = 0; card < CARDS_READ; card++) {
    const next = panel.getByRole('button', { name: said.next });
    await page.locator('[data-live="true"]').waitFor();
    if ((await next.count()) > 0) await next.click();
  }
  yield `lesson-${game}`;
}

async function* firstGame(page, said, game) {
  await page.getByRole('article', { name: GAMES[game] }).getByRole('button', { name: said.bots }).click();
  const tip = page.getByRole('complementary', { name: said.tip });
  // Not every first choice has something to be told about.
  const wishes = { 'gold-raiders': building(said.raid, 0), inka: [] }[game];
  if (wishes !== undefined) {
    await raidOn(
      [page],
      () => wishes,
      async () => (await tip.count()) > 0,
    );
  }
  await tip.waitFor({ timeout: 60_000 });
  yield `tip-${game}`;
  await tip.getByRole('button').last().click();
  await page.keyboard.press('%');
  await page.waitForTimeout(800);
  yield `odds-${game}`;
}

/** Drops a game of the archive onto the page. */
export async function dropReplay(page, game) {
  const folder = join(root, 'games', game, 'golden', 'archive');
  const file = readdirSync(folder).find((name) => name.endsWith('.2.json'));
  const text = JSON.stringify(JSON.parse(readFileSync(join(folder, file), 'utf8')).replay);
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'replay.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await page.getByRole('slider').first().waitFor({ timeout: 60_000 });
}

async function* replay(page, _, game) {
  await dropReplay(page, game);
  // Its archived game is over after one night and one day.
  const chapters = game === 'gold-raiders' ? 1 : 3;
  for (let chapter = 0; chapter < chapters; chapter++) await page.keyboard.press('PageDown');
  yield `replay-${game}`;
  await page.keyboard.press('End');
  yield `replay-${game}-end`;
}

async function* dialogs(page, said) {
  await dropReplay(page, 'incan-gold');
  await page.keyboard.press('PageDown');
  for (const [screen, name] of Object.entries({ verify: said.verify, share: said.share, 'play-on': said.playOn })) {
    await page.getByRole('button', { name: said.moreOfReplay, exact: true }).click();
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(1500);
    yield screen;
    await page.keyboard.press('Escape');
  }
}

async function* settings(page, said) {
  await page.getByRole('button', { name: said.settings }).click();
  yield 'settings';
}

async function* me(page) {
  await open(page, '/me');
  await page.waitForTimeout(1500);
  yield 'me';
}

async function* nothing(page) {
  await open(page, '/nowhere');
  yield 'lost';
  await open(page, '/t/nosuchtable');
  await page.waitForTimeout(1500);
  yield 'no-table';
  await open(page, '/r/nosuchtable');
  await page.waitForTimeout(1500);
  yield 'no-replay';
}
