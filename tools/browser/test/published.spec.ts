import { readFile } from 'node:fs/promises';
import { cardOf, inAHurry, playOut, WORDS } from './support/playing.ts';
import { expect, expectAccessible, PHONE, test } from './support/test.ts';

test('a game against bots has a link at its end, for others and for every device of its guest', async ({
  house,
  person,
}) => {
  const page = await person({ size: PHONE });
  await page.addInitScript(() => {
    if (localStorage.getItem('quri/settings') === null)
      localStorage.setItem('quri/settings', JSON.stringify({ name: 'Zoë', colour: 5 }));
  });
  await inAHurry(page);
  await page.goto(house.url);
  await cardOf(page).getByRole('button', { name: 'Play with bots' }).click();
  await playOut([page], WORDS.en);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Put it online' }).click();
  await expect(page.getByText('There is no connection just now.')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Put it online' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your game is online' });
  await expectAccessible(page, 'a game that was put online');
  const link = await dialog.getByRole('textbox', { name: 'Link to this replay' }).inputValue();
  expect(link).toMatch(new RegExp(`^${house.url}/incan-gold/r/[0-9a-f]{16}$`));
  await page.keyboard.press('Escape');

  // Drawn in the page, and only now.
  await page.getByRole('button', { name: 'Picture of the result' }).click();
  const picture = page.getByRole('dialog', { name: 'A picture of the result' });
  await expect(picture.getByRole('img')).toHaveAttribute('alt', /1\. .+: \d+/);
  await expectAccessible(page, 'the picture of a result');
  const saved = page.waitForEvent('download');
  await picture.getByRole('button', { name: 'Save the picture' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('quri-incan-gold.png');
  const png = await readFile(await download.path());
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16)]).toEqual(['PNG', 1080]);
  expect(png.byteLength).toBeGreaterThan(20_000);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  // It is there already: its link is.
  await page.getByRole('dialog').getByRole('button', { name: 'Put it online' }).click();
  await expect(page.getByRole('textbox', { name: 'Link to this replay' })).toHaveValue(link);

  await page.goto(`${house.url}/me`);
  await page.getByRole('radio', { name: 'Finished' }).check();
  await expect(page.getByRole('listitem').filter({ hasText: 'played on a device' })).toContainText('Incan Gold');

  const friend = await person();
  await friend.goto(link);
  await expect(friend.getByText(/played on a\sdevice/)).toBeVisible();
  // With the name and the look of the game, though its file has no looks.
  await expect(friend.getByRole('main').getByText('Zoë').first()).toBeVisible();
  expect(await friend.evaluate(() => document.documentElement.style.getPropertyValue('--seat-0'))).toBe(
    'var(--look-5)',
  );
  await expect(friend.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Incan Gold');
  const marks = friend.getByRole('list', { name: 'Rounds, turns and scorings' });
  // Two rounds may begin with one choice.
  await expect.poll(() => marks.getByRole('listitem').count()).toBeGreaterThan(1);
  await expect(marks.getByRole('listitem').first()).toContainText('Round 1 of 5');
  // As the mark is pointed at.
  const { x, y, width } = (await friend.getByRole('slider', { name: 'Place in the game' }).boundingBox())!;
  await friend.mouse.move(x + 11, y + 20);
  await expect(friend.locator('[aria-hidden] >> text=/Round 1 of 5/').first()).toBeVisible();
  expect(width).toBeGreaterThan(100);
  await friend.goto(link.replace('/r/', '/deal/'));
  await expect(friend.getByText('played on a device')).toBeVisible();
  await expect(friend.getByRole('button', { name: 'With bots' })).toBeVisible();
});
