import type { Page } from '@playwright/test';
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
