import type { Locator } from '@playwright/test';
import { friendsTable, leaveDialog, notice, people } from './support/friends-table.ts';
import { tabTo } from './support/keyboard.ts';
import { cardOf } from './support/playing.ts';
import { expect, expectAccessible, PHONE, test } from './support/test.ts';

const SIZES = [PHONE, { width: 844, height: 390 }, { width: 1024, height: 768 }, { width: 1440, height: 900 }];

/** What a finger needs. */
const FINGER = 44;

const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  // On a phone on its side the log is hidden.
  if ((await other.count()) === 0) return false;
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x + a.width > b.x + 1 && b.x + b.width > a.x + 1 && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1;
}

test.use({ settings: { substituteAfterMs: 1000, endAfterMs: 1000 } });

test('the notice covers nothing and is accessible on every screen; the keyboard leaves, stays and goes back', async ({
  house,
  person,
}) => {
  const [anna, jan, ewa] = await people(person);
  await friendsTable([anna, jan, ewa], { url: house.url });
  await ewa.close();
  const buttons = notice(anna).getByRole('button');
  await expect(buttons).toHaveCount(2);
  for (const size of SIZES) {
    await anna.setViewportSize(size);
    for (const part of ['banner', 'main', 'contentinfo', 'complementary'] as const)
      expect(await overlap(notice(anna), anna.getByRole(part)), `it lies on the ${part}, ${size.width} wide`).toBe(
        false,
      );
    const isPhone = Math.min(size.width, size.height) < 500;
    for (const button of await buttons.all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
      if (isPhone) expect((await boxOf(button)).height).toBeGreaterThanOrEqual(FINGER);
    }
  }
  const menu = anna.getByRole('button', { name: 'Menu' });
  const openDialog = async (): Promise<void> => {
    await menu.focus();
    await anna.keyboard.press('Enter');
    await tabTo(anna, /^Leave the table$/);
    await anna.keyboard.press('Enter');
    await expect(leaveDialog(anna).getByRole('button', { name: 'A bot plays on for me' })).toBeFocused();
  };
  for (const [colorScheme, size] of [
    ['light', PHONE],
    ['dark', { width: 1440, height: 900 }],
  ] as const) {
    await anna.setViewportSize(size);
    await anna.emulateMedia({ colorScheme });
    await expectAccessible(anna, `somebody is away, ${colorScheme}`);
    await openDialog();
    await expectAccessible(anna, `leaving, ${colorScheme}`);
    await anna.keyboard.press('Escape');
    await expect(leaveDialog(anna)).toHaveCount(0);
    await expect(menu).toBeFocused();
  }
  await openDialog();
  await leaveDialog(anna).getByRole('button', { name: 'Stay' }).click();
  await expect(menu).toBeFocused();

  // The button is gone once it was pressed: the focus is not lost with it.
  await tabTo(anna, /^Let a bot play for Ewa$/);
  await anna.keyboard.press('Enter');
  await expect(notice(anna)).toHaveCount(0);
  await expect(anna.getByRole('contentinfo')).toBeFocused();

  await openDialog();
  await anna.goBack();
  await expect(cardOf(anna)).toBeVisible();
  await expect(leaveDialog(anna)).toHaveCount(0);
});
