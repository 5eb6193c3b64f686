import type { Locator, Page } from '@playwright/test';
import { cardOf, inAHurry } from './playing.ts';
import { expect, type PersonOptions } from './test.ts';

interface Places {
  readonly url: string;
  readonly game?: string;
  /** Bots take the seats that are left; without, there are only as many as people. */
  readonly bots?: boolean;
  readonly names?: readonly string[];
  /** What the host settles before the start. */
  settle?(host: Page): Promise<void>;
}

/** People who sit down by the invitation, the first of them as the host; each with a browser of their own. */
export async function gathered(
  pages: readonly Page[],
  { url, game = 'Incan Gold', bots = false, names = NAMES, settle }: Places,
): Promise<{ readonly host: Page; readonly invitation: string }> {
  const [host] = pages;
  if (host === undefined) throw new Error('nobody is there');
  await Promise.all(pages.map((page) => inAHurry(page)));
  await host.goto(url);
  await cardOf(host, game).getByRole('button', { name: 'Play with friends' }).click();
  const invitation = await host.getByLabel('Invitation link', { exact: true }).inputValue();
  await Promise.all(pages.map((page, i) => (i > 0 ? page.goto(invitation) : undefined)));
  const seatsOn = (page: Page): Locator => page.getByRole('region', { name: 'Seats' }).getByRole('listitem');
  for (const [i, page] of pages.entries()) {
    // The first free seat is another one once this page has heard who sat down just now.
    if (i > 0) await expect(seatsOn(page).nth(i - 1)).toContainText(names[i - 1] ?? '');
    await page.getByLabel('Your name').fill(names[i] ?? '');
    await page.getByRole('button', { name: 'Sit here' }).first().click();
    await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  }
  const seats = seatsOn(host);
  await expect(seats.filter({ hasText: names[pages.length - 1] ?? '' })).toBeVisible();
  if (bots) await host.getByRole('button', { name: 'Fill with bots' }).click();
  else {
    for (let left = await seats.count(); left > pages.length; left--) {
      await host.getByRole('button', { name: 'One seat fewer' }).click();
      await expect(seats).toHaveCount(left - 1);
    }
  }
  await settle?.(host);
  return { host, invitation };
}

/** The same, and started. */
export async function friendsTable<const P extends readonly Page[]>(
  pages: P,
  places: Places,
): Promise<{ readonly pages: P; readonly invitation: string }> {
  const { host, invitation } = await gathered(pages, places);
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of pages) await expect(chip(page, 'Anna')).toBeVisible();
  return { pages, invitation };
}

/** What they are called, in the order of their seats. */
export const NAMES = ['Anna', 'Jan', 'Ewa'] as const;

export const people = async (
  person: (options?: PersonOptions) => Promise<Page>,
): Promise<readonly [Page, Page, Page]> => [await person(), await person(), await person()];

export const chip = (page: Page, name: string): Locator =>
  page.locator('main li').filter({ has: page.locator('[data-seat-note]'), hasText: name });

/** The lines of the log, newest first. */
export const log = (page: Page): Locator => page.getByRole('list', { name: 'What happened' }).getByRole('listitem');

/** The notice about those who are away. */
export const notice = (page: Page): Locator => page.getByRole('region', { name: 'Who is away' });

/** What the menu asks somebody who leaves. */
export const leaveDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Leave the table?' });

/** Leaves by the menu; where it is asked who plays on, with this answer. */
export async function leave(page: Page, answer?: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  if (answer !== undefined) await leaveDialog(page).getByRole('button', { name: answer }).click();
  await expect(cardOf(page)).toBeVisible();
}

export const TO_BOT = 'A bot plays on for me';
export const FOR_NOW = 'I’ll be back';

/** Comes back by the line on the home page. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect(chip(page, 'Anna')).toBeVisible();
}
