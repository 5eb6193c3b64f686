import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Who the server takes this page for, each time it says so. */
function welcomes(page: Page): readonly string[] {
  const all: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === 'welcome') all.push(message.guest.id);
    }),
  );
  return all;
}

const cookieOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'quri')?.value.split('.')[0];

/** Tabs wait a moment until each must have seen what another wrote; on a busy machine that takes longer, and so do they. */
function withoutLock(): void {
  Object.defineProperty(navigator, 'locks', { value: undefined });
  const wait = window.setTimeout;
  const slowly = (act: TimerHandler, ms = 0, ...rest: unknown[]): number => wait(act, ms * 10, ...rest);
  Object.defineProperty(window, 'setTimeout', { value: slowly });
}

for (const [how, withoutLocks] of [
  ['as one', false],
  ['as one over plain http, where there are no locks', true],
] as const) {
  test(`tabs that a new browser opens at once come ${how}`, async ({ house, person }) => {
    const first = await person();
    const context = first.context();
    if (withoutLocks) await context.addInitScript(withoutLock);
    const pages = [first, await context.newPage(), await context.newPage()];
    let guests = 0;
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/guest')) guests++;
    });
    const known = pages.map(welcomes);
    await Promise.all(pages.map((page) => page.goto(house.url)));
    await expect.poll(() => known.map((ids) => ids.length > 0)).toEqual([true, true, true]);
    const cookie = await cookieOf(context);
    expect(known.map((ids) => ids.at(-1))).toEqual([cookie, cookie, cookie]);
    expect(guests).toBe(1);
  });
}

test('a tab whose browser has become another guest comes again as that one', async ({ house, person }) => {
  const first = await person();
  const context = first.context();
  const known = welcomes(first);
  await first.goto(house.url);
  await expect.poll(() => known.length).toBeGreaterThan(0);
  await context.clearCookies();
  const second = await context.newPage();
  const newly = welcomes(second);
  await second.goto(house.url);
  await expect.poll(() => newly.length).toBeGreaterThan(0);
  expect(newly[0]).not.toBe(known[0]);
  await expect.poll(() => known.at(-1)).toBe(newly[0]);
});
