import type { Page } from '@playwright/test';
import { chip, friendsTable, gathered, people } from './support/friends-table.ts';
import { expect, expectAccessible, PHONE, test } from './support/test.ts';

async function choose(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: what, exact: true }).click();
}

test('a seat is watched by its link until it is taken away, and notes are kept', async ({ house, person }) => {
  const [anna, jan, ewa] = await people(person);
  const watcher = await person({ size: PHONE });
  await friendsTable([anna, jan, ewa], { url: house.url });

  await choose(anna, 'My notes');
  const notes = anna.getByRole('dialog', { name: 'My notes' });
  await notes.getByRole('textbox', { name: 'Notes at this table' }).fill('Jan never leaves first.');
  await expect(notes).toContainText('Saved');
  await expectAccessible(anna, 'private notes');
  await anna.reload();
  await choose(anna, 'My notes');
  await expect(notes.getByRole('textbox')).toHaveValue('Jan never leaves first.');
  await anna.keyboard.press('Escape');

  await choose(anna, 'Let others watch my seat');
  const links = anna.getByRole('dialog', { name: 'Let others watch my seat' });
  await links.getByRole('button', { name: 'Make a link' }).click();
  const link = await links.getByRole('textbox', { name: 'Link to watch my seat' }).inputValue();
  await expectAccessible(anna, 'a link to watch a seat');
  await watcher.goto(link.replace(/^https?:\/\/[^/]+/, house.url));
  await expect(watcher.getByText('You watch Anna’s seat.')).toBeVisible();
  await expect(chip(jan, 'Anna')).toContainText('1 watcher · host');
  await expect(chip(anna, 'Anna')).toContainText('you · 1 watcher');
  // Whoever watches reads of Anna, not of themselves, and sees what she has chosen.
  await expect(watcher.locator('footer')).toContainText('Waiting for Anna, Jan and Ewa to choose.');
  await expect(watcher).toHaveTitle(/^Incan Gold/);
  await anna.keyboard.press('Escape');
  await anna.getByRole('button', { name: /^Camp/ }).click();
  await expect(watcher.locator('footer')).toContainText('Waiting for Jan and Ewa to choose.');
  await expect(watcher.locator('footer')).toContainText('Camp: go back');
  await expect(jan.locator('footer')).toContainText('Choose in secret');
  await choose(anna, 'Let others watch my seat');
  await links.getByRole('button', { name: 'Take the link away' }).click();
  await expect(links.getByRole('button', { name: 'Make a link' })).toBeFocused();
  await expect(watcher.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(chip(jan, 'Anna')).not.toContainText('watcher');
});

test('a host frees a seat and hands the table over before the start', async ({ house, person }) => {
  const [anna, jan, ewa] = await people(person);
  await gathered([anna, jan, ewa], { url: house.url });
  const seats = anna.getByRole('region', { name: 'Seats' }).getByRole('listitem');
  await anna.getByRole('button', { name: 'As the host: Ewa' }).click();
  await expectAccessible(anna, 'what a host may do');
  await anna.getByRole('button', { name: 'Free the seat' }).last().click();
  await expect(seats.nth(2)).toContainText('Free seat');
  await anna.getByRole('button', { name: 'As the host: Jan' }).click();
  await anna.getByRole('button', { name: 'Make them the host' }).last().click();
  await expect(jan.getByRole('button', { name: 'As the host: Anna' })).toBeVisible();
  await expect(anna.getByRole('button', { name: 'Start the game' })).toHaveCount(0);
});
