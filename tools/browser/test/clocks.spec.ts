import type { Page } from '@playwright/test';
import { chip, friendsTable, leaveDialog, log, notice } from './support/friends-table.ts';
import { isAsked, WORDS } from './support/playing.ts';
import { expect, expectAccessible, PHONE, test } from './support/test.ts';

const said = WORDS.en;

/** The host gives everybody half a minute for each decision. */
async function halfAMinute(host: Page): Promise<void> {
  await host.getByRole('radio', { name: 'Each decision' }).check();
  await host.getByRole('radio', { name: '30 s' }).check();
  await expect(host.getByText('Everybody has 30 seconds for each decision.')).toBeVisible();
}

const ownClock = (page: Page) => page.locator('footer').getByRole('timer');

test('everybody has a clock, and a bot decides for whoever lets it run out', async ({ house, person }) => {
  const [anna, jan] = [await person(), await person({ size: PHONE })];
  await friendsTable([anna, jan], { url: house.url, bots: true, settle: halfAMinute });
  for (const page of [anna, jan]) {
    for (const name of ['Anna', 'Jan']) await expect(chip(page, name).getByRole('timer')).toHaveText(/^0:[0-3]\d$/);
    await expect(ownClock(page)).toBeVisible();
  }
  await expectAccessible(anna, 'a table with clocks');
  // What lies over the table does not hide how long one has.
  await anna.getByRole('button', { name: 'Rules' }).click();
  await expect(anna.getByRole('dialog', { name: 'Rules of Incan Gold' }).getByRole('timer')).toBeVisible();
  await anna.keyboard.press('Escape');
  await expectAccessible(jan, 'a table with clocks on a phone');
  await anna.getByRole('button', { name: said.torch }).click();
  // A clock stands once its decision is made.
  await expect(chip(anna, 'Anna').locator('[data-runs="true"]')).toHaveCount(0);
  await expect(ownClock(anna)).toHaveCount(0);
  await expect(chip(jan, 'Jan').locator('[data-little="true"]')).toBeVisible();
  await expect(
    log(anna)
      .filter({ hasText: /Time is up: a\sbot decides for\s+Jan\./ })
      .first(),
  ).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => isAsked(anna, said)).toBe(true);
});

test('whoever leaves a table with a clock is told that it runs on, and nobody replaces them', async ({
  house,
  person,
}) => {
  const [anna, jan] = [await person(), await person()];
  await friendsTable([anna, jan], { url: house.url, bots: true, settle: halfAMinute });
  await jan.getByRole('button', { name: 'Menu' }).click();
  await jan.getByRole('button', { name: 'Leave the table' }).click();
  await expect(leaveDialog(jan)).toContainText('your clock runs on');
  await expect(leaveDialog(jan)).not.toContainText('others wait');
  await expect(leaveDialog(jan).getByRole('button', { name: 'A bot plays on for me' })).toHaveCount(0);
  await leaveDialog(jan).getByRole('button', { name: 'I’ll be back' }).click();
  await expect(notice(anna)).toContainText('Waiting for Jan');
  await expect(notice(anna).getByRole('button')).toHaveCount(0);
});
