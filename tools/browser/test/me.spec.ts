import type { Locator, Page } from '@playwright/test';
import { friendsTable, people } from './support/friends-table.ts';
import { expect, expectAccessible, PHONE, test } from './support/test.ts';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Shows a code on one device, and answers it. */
async function codeFrom(page: Page): Promise<string> {
  await section(page, 'Use Quri on another device').getByRole('button', { name: 'Show a code' }).click();
  await expect(page.getByRole('img', { name: 'The code as a QR code' })).toBeVisible();
  return page.getByLabel('Your code').innerText();
}

test('somebody is carried to another device by a code, finds the game there, and signs the device out again', async ({
  house,
  person,
}) => {
  const { pages } = await friendsTable(await people(person), { url: house.url });
  const [anna] = pages;
  await anna.goto(`${house.url}/me`);
  const games = section(anna, 'My games');
  await expect(games.getByRole('listitem')).toHaveCount(1);
  await expect(games.getByRole('listitem')).toContainText('with Jan and Ewa');
  await expect(games.getByRole('listitem')).toContainText('Your turn');
  await expectAccessible(anna, 'my page');
  const code = await codeFrom(anna);
  await expectAccessible(anna, 'my page with a code');

  const phone = await person({ size: PHONE, locale: 'pl-PL' });
  // As the QR code does: the letters are in the part of the address that is not sent.
  await phone.goto(`${house.url}/me#code=${code}`);
  await expect(phone.getByText('Ten kod należy do: Anna.')).toBeVisible();
  expect(phone.url()).toBe(`${house.url}/me`);
  await phone.getByRole('button', { name: 'Tak, to ja: Anna' }).click();
  await expect(phone.getByText('Cześć, Anna! To urządzenie jest teraz twoje.')).toBeFocused();
  await expect(phone.getByLabel('Twoje imię')).toHaveValue('Anna');
  const there = section(phone, 'Moje gry');
  await expect(there.getByRole('listitem')).toContainText('Jan i Ewa');
  await expectAccessible(phone, 'my page on a phone');
  await there.getByRole('link', { name: 'Otwórz: Incan Gold' }).click();
  await expect(phone.getByRole('main').getByText('Anna').first()).toBeVisible();

  // The device that made the code finds out by itself that it is used up.
  await expect(section(anna, 'Use Quri on another device')).toContainText('The code is used up.');
  const devices = section(anna, 'My devices');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  const other = devices.getByRole('listitem').filter({ hasNotText: 'this device' });
  await other.getByRole('button', { name: /^Sign out/ }).click();
  await expect(devices.getByRole('button', { name: 'Keep' })).toBeFocused();
  await devices.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  // The page over there goes on as a stranger, and without the name.
  await phone.goto(`${house.url}/me`);
  await expect(phone.getByLabel('Kod z twojego drugiego urządzenia')).toBeVisible();
  await expect(phone.getByText('Anna')).toHaveCount(0);
  await expect(phone.getByText('Jan')).toHaveCount(0);
});

test('a name and a colour are changed, and everything is deleted after two questions', async ({ house, person }) => {
  const page = await person();
  await page.goto(house.url);
  await page.getByRole('link', { name: 'My Quri' }).click();
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'That is me' }).click();
  await page.getByRole('radio', { name: 'pink heart' }).check();
  await expect(page.getByRole('radio', { name: 'pink heart' })).toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('Anna');
  await expect(page.getByRole('radio', { name: 'pink heart' })).toBeChecked();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download it all' }).click();
  expect((await saved).suggestedFilename()).toBe('quri-my-data.json');
  await page.getByRole('button', { name: 'Delete it all…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete everything about you?' });
  await expect(dialog.getByRole('button', { name: 'Keep everything' })).toBeFocused();
  await expectAccessible(page, 'the question');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('heading', { name: 'Everything about you is deleted' })).toBeVisible();
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'My Quri' }).click();
  await expect(page.getByLabel('Your name').or(page.getByText('You are new here')).first()).toBeVisible();
  await expect(page.getByText('Anna')).toHaveCount(0);
});
