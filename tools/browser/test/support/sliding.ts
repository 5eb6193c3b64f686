import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The buttons of Inka that take an answer now. */
export const answers = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('group').locator('button:not([aria-disabled="true"]):not(:disabled)');

export const answer = (page: Page, name: RegExp): Locator => answers(page).filter({ hasText: name });

/** What the action bar says. */
export const says = (page: Page, sentence: RegExp): Locator => page.getByRole('contentinfo').getByText(sentence);

const isLive = async (page: Page): Promise<boolean> => (await page.locator('[data-live="true"]').count()) > 0;

/** Picks the first start that is free and lays tiles where they first fit, until `done`, for whoever is asked. */
export async function setUp(pages: readonly Page[], done: () => Promise<boolean>): Promise<void> {
  let laid = 0;
  await expect(async () => {
    if (await done()) return;
    for (const page of pages) {
      if (!(await isLive(page))) continue;
      const first = answers(page).filter({ hasText: /^(Start here|Lay it here|[aj]\d+)/ });
      if ((await first.count()) > 0) await first.last().click({ timeout: 2000 });
      else if ((await says(page, /^You\s+have\s+drawn/).count()) > 0) {
        const cells = page.locator('[data-thing^="cell"][data-lit="true"]');
        await cells.nth((31 * ++laid) % (await cells.count())).click({ timeout: 2000, force: true });
      }
    }
    expect(await done()).toBe(true);
  }).toPass({ timeout: 120_000, intervals: [20] });
}
