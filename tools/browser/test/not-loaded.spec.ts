import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The script of the engine does not come through. */
const withhold = (page: Page): Promise<void> =>
  page.route(/\/assets\/main-[^/]*\.js$/, (route) => route.abort('connectionrefused'));

test('where the engine does not load there is no dead button, but a word and another try', async ({
  house,
  person,
}) => {
  const page = await person();
  await withhold(page);
  await page.goto(house.url);
  await expect(page.getByText('A part of Quri could not be fetched').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play with bots' })).toHaveCount(0);
  await page.unroute(/\/assets\/main-[^/]*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await page.getByRole('button', { name: 'Play with bots' }).first().click();
  await expect(page).toHaveURL(/#\/local\//);
});

test('passing the device round, and a table of this device, say so too', async ({ house, person }) => {
  const page = await person({ locale: 'pl-PL' });
  await withhold(page);
  for (const at of ['/#/pass/incan-gold', '/#/local/abcdef']) {
    await page.goto('about:blank');
    await page.goto(`${house.url}${at}`);
    await expect(page.getByRole('heading', { name: 'Gra się nie wczytała' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Spróbuj jeszcze raz' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Strona główna' })).toBeVisible();
  }
});
