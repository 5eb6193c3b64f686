import type { Page } from '@playwright/test';

/** Tabs until the focus is on something of that name; what has the focus is read from the accessibility tree. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focus = page.locator(':focus');
  for (let i = 0; i < 60; i++) {
    const heard = (await focus.count()) === 1 ? await focus.ariaSnapshot() : '';
    if (name.test(/"([^"]*)"/.exec(heard)?.[1] ?? '')) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never reaches ${name}`);
}
