import type { Locator, Page } from '@playwright/test';
import { RAID } from '../raiding.mjs';
import { expectAccessibleIn } from './support/accessible.ts';
import { friendsTable } from './support/friends-table.ts';
import { cardOf, inAHurry, WORDS } from './support/playing.ts';
import { expect, PHONE, test } from './support/test.ts';

const panelOn = (page: Page): Locator => page.getByRole('region', { name: 'Odds', exact: true });

/** Sits down at a game with bots. */
async function playWithBots(page: Page, url: string, game: string): Promise<void> {
  await inAHurry(page);
  await page.goto(url);
  await cardOf(page, game).getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('[data-live="true"]')).toBeVisible();
}

const rowsOf = (page: Page, group: string | RegExp): Locator =>
  panelOn(page).getByRole('region', { name: group }).getByRole('listitem');

/** The numbers in front of %, added up. */
async function percentsOf(rows: Locator): Promise<number> {
  await expect(rows.first()).toBeVisible();
  return (await rows.allInnerTexts()).reduce((sum, text) => sum + Number(/([\d.]+)%/.exec(text)?.[1]), 0);
}

test('Incan Gold: what the next card can be, and what going on and leaving is worth', async ({ house, person }) => {
  const page = await person();
  await playWithBots(page, house.url, 'Incan Gold');
  await expect(page.getByRole('button', { name: WORDS.en.torch })).toBeVisible();
  await page.keyboard.press('%');
  await expect(panelOn(page)).toBeFocused();
  const next = rowsOf(page, 'The next card');
  expect(await percentsOf(next)).toBeCloseTo(100, 0);
  // One line for every number of others who may leave.
  const table = panelOn(page).getByRole('table');
  const inside = await table.locator('tbody tr').count();
  expect(await table.locator('tbody th').allInnerTexts()).toEqual(Array.from({ length: inside }, (_, n) => String(n)));
  await expectAccessibleIn([PHONE], page, 'the odds');
  // The answers stay in sight, and their keys work while the odds are read.
  await expect(page.getByRole('button', { name: WORDS.en.torch })).toBeInViewport({ ratio: 1 });
  const deck = panelOn(page).getByText(/in the deck\.$/);
  const before = await deck.innerText();
  await page.keyboard.press('t');
  await expect(deck).not.toHaveText(before);
  await page.keyboard.press('Escape');
  await expect(panelOn(page)).toBeHidden();
});

test('Gold Raiders: on a phone from the menu, over the board and not over what is asked', async ({ house, person }) => {
  const page = await person({ size: PHONE });
  await playWithBots(page, house.url, 'Gold Raiders');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('button', { name: 'Odds' }).click();
  await expect(panelOn(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
  const rows = rowsOf(page, 'Cards you do not see');
  await expect(rows).toHaveCount(6);
  expect(await percentsOf(rows)).toBeCloseTo(100, 0);
  const [{ y = 0, height = 0 } = {}, bar] = await Promise.all(
    [panelOn(page), page.getByRole('contentinfo')].map(async (one) => (await one.boundingBox()) ?? undefined),
  );
  expect(y + height).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  await panelOn(page).getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeFocused();
});

test('Gold Raiders on one device: nothing of them is left for whoever is handed it', async ({ house, person }) => {
  const page = await person();
  await inAHurry(page);
  await page.goto(house.url);
  await cardOf(page, 'Gold Raiders').getByRole('button', { name: RAID.en.pass }).click();
  await page.getByRole('button', { name: RAID.en.start }).click();
  const curtain = page.getByRole('button', { name: /: I have it$/ });
  await curtain.click();
  await page.getByRole('button', { name: 'Odds' }).click();
  await expect(panelOn(page)).toBeVisible();
  // A tap right after the device was handed on does nothing: it may have been meant for what was there before.
  const card = page.getByRole('button', { name: RAID.en.hand }).first();
  const lay = page.getByRole('button', { name: /as a new stack$|^New stack|^Lay face down/ }).first();
  await expect(async () => {
    if (!(await curtain.isVisible())) await ((await lay.isVisible()) ? lay : card).click({ timeout: 500 });
    await expect(curtain).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(panelOn(page)).toHaveCount(0);
  await page.keyboard.press('%');
  await expect(async () => {
    if (await curtain.isVisible()) await curtain.click({ timeout: 500 });
    await expect(curtain).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Odds' })).toBeVisible();
  await expect(panelOn(page)).toHaveCount(0);
});

test('Tikal and Inka: what can still be drawn', async ({ house, person }) => {
  const page = await person({ size: { width: 1024, height: 768 } });
  await playWithBots(page, house.url, 'Tikal');
  const opener = page.getByRole('button', { name: 'Odds' });
  await opener.click();
  expect(await percentsOf(rowsOf(page, /^The next tile: A/))).toBeCloseTo(100, 0);
  await expect(rowsOf(page, 'A volcano comes').first()).toContainText('0%');
  await opener.click();
  await expect(panelOn(page)).toBeHidden();
  await playWithBots(page, house.url, 'Inka');
  await page.keyboard.press('%');
  expect(await percentsOf(rowsOf(page, 'Tiles nobody has drawn'))).toBeCloseTo(100, 0);
});

test('a table whose host forbids odds has none, and says so before the start', async ({ house, person }) => {
  const pages = [await person(), await person()] as const;
  const [, jan] = pages;
  await friendsTable(pages, {
    url: house.url,
    bots: true,
    settle: async (host) => {
      await host.getByRole('checkbox', { name: /^Odds are shown/ }).uncheck();
      await expect(jan.getByText('No odds: everybody reckons for themselves.')).toBeVisible();
    },
  });
  for (const page of pages) {
    await expect(page.getByRole('button', { name: 'Odds' })).toHaveCount(0);
    await page.keyboard.press('%');
    await expect(panelOn(page)).toHaveCount(0);
  }
});
