import type { Page } from '@playwright/test';
import { cardOf, inAHurry, playOut, WORDS } from './support/playing.ts';
import { expect, test } from './support/test.ts';

/** The script of the engine does not come through. */
const withhold = (page: Page): Promise<void> =>
  page.route(/\/assets\/main-[^/]*\.js$/, (route) => route.abort('connectionrefused'));

test('where the engine does not load a tap is answered with a word, and the next tap tries again', async ({
  house,
  person,
}) => {
  const page = await person();
  await withhold(page);
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play with bots' }).first().click();
  await expect(page.getByRole('alert').getByText('A part of Quri could not be fetched')).toBeVisible();
  await page.unroute(/\/assets\/main-[^/]*\.js$/);
  await page.getByRole('button', { name: 'Play with bots' }).first().click();
  await expect(page).toHaveURL(/#\/local\//);
});

test('passing the device round says so too, when the game is to start', async ({ house, person }) => {
  const page = await person({ locale: 'pl-PL' });
  await withhold(page);
  await page.goto(`${house.url}/#/pass/incan-gold`);
  await page.getByRole('button', { name: 'Zaczynamy' }).click();
  await expect(page.getByText('Nie udało się pobrać części Quri')).toBeVisible();
});

test('a table of this device says so too', async ({ house, person }) => {
  const page = await person({ locale: 'pl-PL' });
  await withhold(page);
  await page.goto(`${house.url}/#/local/abcdef`);
  await expect(page.getByRole('heading', { name: 'Gra się nie wczytała' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Spróbuj jeszcze raz' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Strona główna' })).toBeVisible();
});

test('so does a table whose screen does not load, until it does', async ({ house, person }) => {
  const page = await person();
  const screen = /\/assets\/table-screen-[^/]*\.js$/;
  await page.route(screen, (route) => route.abort('connectionrefused'));
  await page.goto(`${house.url}/t/AbCdEf123456`);
  await expect(page.getByRole('heading', { name: 'The game did not load' })).toBeVisible();
  await page.unroute(screen);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
});

test('and a rulebook', async ({ house, person }) => {
  const page = await person();
  const pages = /\/assets\/rulebook[^/]*\.js$/;
  await page.goto(house.url);
  await page.route(pages, (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Rules' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Rules of Incan Gold' });
  await expect(dialog.getByText('A part of Quri could not be fetched')).toBeVisible();
  await page.unroute(pages);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Rules' }).first().click();
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('a page of rules that is not here in the other language says so, and the first one is still there', async ({
  house,
  person,
}) => {
  const page = await person();
  await page.goto(`${house.url}/#/rules/tikal`);
  await expect(page.locator('figure').first()).toBeVisible();
  await page.route(/\/assets\/rulebook[^/]*\.js$/, (route) => route.abort('connectionrefused'));
  await page.getByRole('radio', { name: 'Polski' }).check();
  await expect(page.getByRole('alert').getByText('Tych zasad nie ma jeszcze na tym urządzeniu')).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.locator('figure').first()).toBeVisible();
});

test('what a page can do without is left out where it does not load, and the page stays', async ({ house, person }) => {
  const page = await person();
  await page.route(/\/assets\/(qr-code|finished-here|fair-text)-[^/]*\.js$/, (route) =>
    route.abort('connectionrefused'),
  );
  const missed = page.waitForRequest(/\/assets\/finished-here-/);
  await page.goto(house.url);
  await missed;
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  await cardOf(page).getByRole('button', { name: 'Play with friends' }).click();
  await expect(page.getByRole('heading', { name: 'Invite' })).toBeVisible();
  await page.getByText('What does this mean?').click();
  await expect(page.getByRole('textbox', { name: 'Invitation link' })).toBeVisible();
});

test('the end of a game is loaded before anything is asked, and is there without a network', async ({
  house,
  person,
}) => {
  const page = await person();
  await inAHurry(page);
  const asked: string[] = [];
  const here: string[] = [];
  const ofEnd = (urls: readonly string[]): number => urls.filter((url) => /\/assets\/end-[^/]*$/.test(url)).length;
  page.on('request', (request) => asked.push(request.url()));
  page.on('requestfinished', (request) => here.push(request.url()));
  await page.goto(house.url);
  await cardOf(page).getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('[data-live="true"]')).toBeVisible();
  // Its script and its style sheet. Asked for later, while the server restarts, they would be missing until a reload.
  expect(ofEnd(asked)).toBe(2);
  await expect.poll(() => ofEnd(here)).toBe(2);
  await page.context().setOffline(true);
  await playOut([page], WORDS.en);
  await expect(page.getByRole('list', { name: 'Ranking' })).toBeVisible();
});
