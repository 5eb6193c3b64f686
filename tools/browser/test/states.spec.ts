import { gathered } from './support/friends-table.ts';
import { expect, expectAccessible, PHONE, test } from './support/test.ts';

const NOTHING_HERE = [
  ['/t/AbCdEf123456', 'There is no such table'],
  ['/somewhere/else', 'This page leads nowhere'],
] as const;

test('where nothing is to be seen there is a drawing, the reason and a way on', async ({ house, person }) => {
  const page = await person({ size: PHONE });
  for (const [path, title] of NOTHING_HERE)
    await test.step(title, async () => {
      await page.goto(`${house.url}${path}`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect
        .poll(() => page.locator('main img').evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
        .toBeGreaterThan(0);
      await expect(page.getByRole('button', { name: 'Home' })).toBeInViewport({ ratio: 1 });
    });
  await expectAccessible(page, 'a page that leads nowhere');
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('article', { name: 'Tikal' })).toBeVisible();
});

test('a table is by invitation, or full: whoever comes is told so', async ({ house, person }) => {
  const [host, late] = [await person(), await person({ size: PHONE })];
  const { invitation } = await gathered([host], { url: house.url, bots: true });
  await late.goto(invitation.replace(/#.*/, ''));
  await expect(late.getByRole('heading', { name: 'This table is by invitation' })).toBeVisible();
  await late.goto(house.url);
  await late.goto(invitation);
  await expect(late.getByText('Every seat is taken.')).toBeVisible();
  await expectAccessible(late, 'a full table');
});

test('a page that breaks on the way home is left by its Home button', async ({ house, browser }) => {
  const page = await browser.newPage();
  await page.goto(`${house.url}/#/rules/tikal`);
  await expect(page.locator('figure').first()).toBeVisible();
  // The choice of bots watches whether it is in sight, and stops when the page is left.
  await page.evaluate(() => {
    IntersectionObserver.prototype.disconnect = () => {
      throw new Error('a clean-up that fails');
    };
  });
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Something broke on our side' })).toBeVisible();
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('article', { name: 'Tikal' })).toBeVisible();
  await page.close();
});

test('a page that broke is left by going elsewhere', async ({ house, browser }) => {
  // Nobody's page: what broke is said in its console.
  const page = await browser.newPage();
  await page.route('**/api/me', (route) =>
    route.fulfill({ json: { guest: { id: 'x', name: 'Anna', colour: 0 }, devices: null } }),
  );
  await page.goto(house.url);
  await page.getByRole('link', { name: 'My Quri' }).click();
  await expect(page.getByRole('heading', { name: 'Something broke on our side' })).toBeVisible();
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('article', { name: 'Tikal' })).toBeVisible();
  await page.close();
});
