import type { Page } from '@playwright/test';
import { exploreOn, offered } from './support/exploring.ts';
import { cardOf } from './support/playing.ts';
import { expect, expectAccessible, PHONE, test } from './support/test.ts';

const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('radio', { name, exact: true }).check({ force: true });

const attribute = (page: Page, name: string): Promise<string | null> =>
  page.locator('html').getAttribute(`data-${name}`);

const letterSize = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

test('settings are in force at once, and kept', async ({ house, person }) => {
  const page = await person({ size: PHONE });
  await page.goto(house.url);
  const opener = page.getByRole('button', { name: 'Settings' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '60 %');
  await expectAccessible(page, 'settings');
  for (const name of ['Day', 'Largest', 'At once', 'Full']) await choose(page, name);
  await dialog.getByRole('slider', { name: 'Volume' }).press('ArrowRight');
  await dialog.getByRole('switch', { name: 'Sound' }).click();
  await dialog.getByRole('switch', { name: 'Ask before grave moves' }).click();
  await choose(page, 'Polski');
  await expect(page.getByRole('dialog', { name: 'Ustawienia' })).toBeVisible();
  // The system of this browser asks for less.
  expect(await attribute(page, 'motion')).toBe('full');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ustawienia' })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Ustawienia' })).toBeVisible();
  expect(await Promise.all(['theme', 'pace', 'motion', 'text'].map((name) => attribute(page, name)))).toEqual([
    'day',
    'instant',
    'full',
    '130',
  ]);
  expect(await letterSize(page)).toBeCloseTo(20.8, 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'Ustawienia' }).click();
  await expect(page.getByRole('slider', { name: 'Głośność' })).toHaveValue('65');
  await expect(page.getByRole('switch', { name: 'Dźwięk' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /^Potwierdzaj/ })).not.toBeChecked();
});

test('another language is chosen at a table without leaving one’s place', async ({ house, person }) => {
  const page = await person();
  await page.goto(house.url);
  await cardOf(page).getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('[data-live="true"]')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'English' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Ustawienia' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Polski' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Pochodnia/ })).toBeVisible();
});

const isSounding = (page: Page): Promise<boolean> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('quri/settings') ?? '{}').sound !== false);

/** How many tones were begun since the sound was switched off. */
const tones = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'tones'));

test('a turn that would waste many points is asked about once, unless one wants it otherwise', async ({
  house,
  person,
}) => {
  const page = await person({ size: PHONE });
  await page.addInitScript(() => {
    localStorage.setItem('quri/settings', JSON.stringify({ pace: 'instant', textSize: '130' }));
    const begin = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function start(when) {
      Reflect.set(window, 'tones', Reflect.get(window, 'tones') + 1);
      begin.call(this, when);
    };
  });
  await page.goto(house.url);
  await cardOf(page, 'Tikal').getByRole('button', { name: 'Play with bots' }).click();
  const end = offered(page).filter({ hasText: 'End the turn' });
  await exploreOn(page, async () => (await end.count()) > 0);
  const dialog = page.getByRole('dialog', { name: 'End the turn?' });
  await end.click();
  await expect(dialog.getByText(/10\s+action\s+points are still unused/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Not yet' })).toBeFocused();
  await expectAccessible(page, 'a grave move');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(end).toBeVisible();

  // The key for the sound, and the same in the menu.
  await page.keyboard.press('m');
  expect(await isSounding(page)).toBe(false);
  await page.evaluate(() => Reflect.set(window, 'tones', 0));
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
  expect(await tones(page)).toBe(0);
  await page.getByRole('switch', { name: 'Sound' }).click();
  expect(await isSounding(page)).toBe(true);
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  await end.click();
  await dialog.getByRole('button', { name: 'End the turn' }).click();
  await expect(page.getByText(/Turn ([2-9]|\d\d) of/)).toBeVisible();
});
