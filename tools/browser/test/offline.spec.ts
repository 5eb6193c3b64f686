import type { Page } from '@playwright/test';
import { cardOf, inAHurry, isOver, playOut, WORDS } from './support/playing.ts';
import { expect, expectAccessible, PHONE, test } from './support/test.ts';

const GAMES = ['Incan Gold', 'Gold Raiders', 'Tikal', 'Inka'];

/** The page is kept on this device, all of it. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller === null)
      await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

/** What is kept, by path. */
const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

/** A browser as on Android: a page may show no notifications, but its worker may. What it is told to show is only noted. */
function withNoticesByWorker(): void {
  class Refusing {
    static readonly permission = 'granted';
    static readonly requestPermission = async (): Promise<string> => 'granted';
    constructor() {
      throw new TypeError('Illegal constructor');
    }
  }
  const shown: string[] = [];
  Object.defineProperty(window, 'Notification', { value: Refusing });
  Object.assign(window, { shown });
  ServiceWorkerRegistration.prototype.showNotification = async (title) => {
    shown.push(title);
  };
}

test('once loaded, games are played without a network and without a server', async ({ house, person }) => {
  const page = await person({ size: PHONE, keeps: true });
  await inAHurry(page);
  await page.addInitScript(withNoticesByWorker);
  await page.goto(house.url);
  await untilKept(page);
  const kept = await keptPaths(page);
  expect(kept).toContain('/');
  expect(kept.filter((path) => /^\/(api|live|t|r|me)\b/.test(path))).toEqual([]);

  await test.step("a worker tells of one's turn where a page may not", async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    const notices = page.getByRole('switch', { name: 'Notifications on this device' });
    await notices.click();
    await expect(notices).toBeChecked();
    expect(await page.evaluate(() => Reflect.get(window, 'shown'))).toEqual(['Quri']);
  });

  await page.context().setOffline(true);
  await page.reload();
  await test.step('a game with bots, and a reload in its middle', async () => {
    await cardOf(page).getByRole('button', { name: 'Play with bots' }).click();
    await expect(page.getByRole('button', { name: WORDS.en.torch })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: WORDS.en.torch })).toBeVisible();
    await playOut([page], WORDS.en);
    expect(await isOver(page, WORDS.en)).toBe(true);
  });
  for (const game of GAMES)
    await test.step(`${game} on one device`, async () => {
      await page.goto(house.url);
      await cardOf(page, game).getByRole('button', { name: 'Pass and play' }).click();
      await page.getByRole('button', { name: 'Start the game' }).click();
      await expect(page.getByRole('heading', { name: game })).toBeVisible();
      await expect(page.locator('[data-shown]')).toBeVisible();
    });
  await test.step("the home page and one's own say what is out of reach", async () => {
    await page.goto(house.url);
    await expect(page.getByText(/out of reach just now/)).toBeVisible();
    await cardOf(page).getByRole('button', { name: 'Play with friends' }).click();
    await expect(page.getByRole('alert').getByText(/out of reach just now/)).toBeVisible();
    await expectAccessible(page, 'home without a network');
    await page.goto(`${house.url}/me`);
    await expect(page.getByText('The server cannot be reached just now.')).toBeVisible();
    await expectAccessible(page, "one's own page without a network");
  });
  await test.step('what needs a server says so, and comes by itself when the network is back', async () => {
    await page.goto(`${house.url}/incan-gold/t/AbCdEf123456`);
    await expect(page.getByRole('heading', { name: /You are offline|The server does not answer/ })).toBeVisible();
    await expectAccessible(page, 'a table on a server without a network');
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  });
});
