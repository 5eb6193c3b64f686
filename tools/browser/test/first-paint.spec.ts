import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './support/test.ts';

const SCRIPT = /\/assets\/index-[^/]*\.js$/;

/** The page's program never arrives. */
const withholdProgram = (page: Page): Promise<void> => page.route(SCRIPT, () => undefined);

const ground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const NIGHT = 'rgb(14, 21, 19)';
const DAY = 'rgb(244, 236, 219)';

for (const [theme, colour] of [
  ['dark', NIGHT],
  ['light', DAY],
] as const) {
  test(`the mark stands on the ${theme} ground before the program is here`, async ({ house, person }) => {
    const page = await person({ size: PHONE, theme });
    await withholdProgram(page);
    await page.goto(house.url, { waitUntil: 'commit' });
    await expect(page.locator('.loading svg')).toBeVisible();
    expect(await ground(page)).toBe(colour);
  });
}

test('whoever chose a theme is not shown the other one first', async ({ house, person }) => {
  const page = await person({ theme: 'dark' });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Day' }).check({ force: true });
  await withholdProgram(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.loading svg')).toBeVisible();
  expect(await ground(page)).toBe(DAY);
});

test('the mark does not move when the program takes over and a table is looked for', async ({ house, person }) => {
  const page = await person({ size: PHONE });
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  // The table's own screen never arrives, so the loading screen stays.
  await page.route(/\/assets\/table-screen-[^/]*\.js$/, () => undefined);
  await page.goto(`${house.url}/t/AbCdEf123456`, { waitUntil: 'commit' });
  const mark = page.locator('.loading svg');
  await expect(mark).toBeVisible();
  const before = await mark.boundingBox();
  release();
  await expect(page.getByText('Lighting the torches…')).toBeVisible();
  expect(await mark.boundingBox()).toEqual(before);
  expect(await mark.evaluate((svg) => svg.getAnimations().length)).toBe(0);
});

test('without JavaScript it says so in both languages', async ({ browser, house }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(house.url);
  await expect(page.locator('noscript p[lang="en"]')).toBeVisible();
  await expect(page.locator('noscript p[lang="pl"]')).toBeVisible();
  await context.close();
});

test('a first visit starts no worker before the page is drawn and needs no text of a game', async ({
  house,
  person,
}) => {
  const page = await person();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.goto(house.url);
  await expect(page.getByRole('img', { includeHidden: true }).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const scripts = asked.filter((path) => path.endsWith('.js')).map((path) => path.replace(/-[\w-]{8}\.js$/, ''));
  expect(scripts.sort()).toEqual(['/assets/chosen-theme', '/assets/index']);
});
