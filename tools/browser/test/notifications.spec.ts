import type { Locator, Page } from '@playwright/test';
import { friendsTable, people } from './support/friends-table.ts';
import { cardOf, isAsked, WORDS } from './support/playing.ts';
import { expect, expectAccessible, PHONE, test } from './support/test.ts';

const said = WORDS.en;

interface Noticed {
  readonly title: string;
  readonly body: string;
  closed: boolean;
  onclick: (() => void) | null;
}

declare global {
  interface Window {
    asked: number;
    focused: number;
    noticed: Noticed[];
    hidden: boolean;
  }
}

/** A browser that notes what it would show, says yes when it is asked, and can be hidden. */
function withNotifications(): void {
  let permission = sessionStorage.getItem('permission') ?? 'default';
  Object.assign(window, { asked: 0, focused: 0, noticed: [], hidden: false, focus: () => window.focused++ });
  class Shown implements Noticed {
    closed = false;
    onclick: (() => void) | null = null;
    readonly body: string;
    constructor(
      readonly title: string,
      { body }: { body: string },
    ) {
      this.body = body;
      window.noticed.push(this);
    }
    close(): void {
      this.closed = true;
    }
    static get permission(): string {
      return permission;
    }
    static async requestPermission(): Promise<string> {
      window.asked++;
      permission = 'granted';
      sessionStorage.setItem('permission', permission);
      return permission;
    }
  }
  Object.defineProperty(window, 'Notification', { value: Shown });
  Object.defineProperty(document, 'visibilityState', { get: () => (window.hidden ? 'hidden' : 'visible') });
}

const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    window.hidden = now;
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const noticed = (page: Page) =>
  page.evaluate(() => window.noticed.map(({ title, body, closed }) => ({ title, body, closed })));

const section = (page: Page): Locator => page.getByRole('region', { name: 'Tell me when it is my turn' });

async function torch(page: Page): Promise<void> {
  await expect.poll(() => isAsked(page, said)).toBe(true);
  await page.getByRole('button', { name: said.torch }).click();
  await expect.poll(() => isAsked(page, said)).toBe(false);
}

test('whoever wants it is told of their turn while they look elsewhere, once for each', async ({ house, person }) => {
  const all = await people(person);
  const [anna, jan, ewa] = all;
  await anna.addInitScript(withNotifications);
  const { invitation } = await friendsTable(all, { url: house.url });
  expect(await anna.evaluate(() => window.asked)).toBe(0);
  await anna.goto(`${house.url}/me`);
  const switched = section(anna).getByRole('switch', { name: 'Notifications on this device' });
  await expect(switched).not.toBeChecked();
  expect(await anna.evaluate(() => window.asked)).toBe(0);
  await switched.click();
  await expect(switched).toBeChecked();
  expect(await anna.evaluate(() => window.asked)).toBe(1);
  expect(await noticed(anna)).toEqual([{ title: 'Quri', body: 'This is how Quri will tell you.', closed: false }]);

  await anna.goto(invitation);
  await torch(anna);
  await hide(anna, true);
  for (const page of [jan, ewa]) await torch(page);
  const shown = { title: 'Your turn: Incan Gold', body: 'Jan and Ewa' };
  await expect.poll(() => noticed(anna)).toEqual([{ ...shown, closed: false }]);
  // What the others do meanwhile is no new turn.
  await torch(jan);
  expect(await noticed(anna)).toHaveLength(1);
  await anna.evaluate(() => window.noticed[0]?.onclick?.());
  expect(await anna.evaluate(() => window.focused)).toBe(1);
  await hide(anna, false);
  expect(await noticed(anna)).toEqual([{ ...shown, closed: true }]);
  // Nothing is told of what one sees.
  await torch(ewa);
  await torch(anna);
  await expect.poll(() => isAsked(anna, said)).toBe(true);
  expect(await noticed(anna)).toHaveLength(1);
});

test('an address for messages is tried, and what is wrong with it is said', async ({ house, browser }) => {
  // Not one of the persons: browsers complain of every answer that is a refusal.
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.goto(house.url);
  await expect.poll(async () => (await context.cookies()).length).toBeGreaterThan(0);
  await page.goto(`${house.url}/me`);
  const part = section(page);
  const save = part.getByRole('button', { name: 'Try it and save' });
  await save.click();
  await expect(part.getByText('This address cannot be used.')).toBeVisible();
  await part.getByRole('radio', { name: 'Discord' }).check();
  await part.getByLabel('Address').fill('http://127.0.0.1:9/secret');
  await expectAccessible(page, 'the address of a webhook');
  const answered = page.waitForResponse('**/api/me/webhook');
  await save.click();
  expect((await answered).status()).toBe(403);
  await expect(part.getByText('This address cannot be used.')).toBeVisible();
  await expectAccessible(page, 'a webhook that was refused');

  // The house calls nothing outside: how an answer is shown is all that is looked at.
  const view = { kind: 'discord', host: 'discord.com', language: 'en', off: null, lastStatus: 204 };
  await page.route('**/api/me/webhook', (route) => {
    if (route.request().method() === 'DELETE') return route.fulfill({ status: 204 });
    return route.fulfill({ json: view });
  });
  await save.click();
  await expect(part.getByText('Saved. A test message is at discord.com.')).toBeVisible();
  await expect(part.getByText('Discord: messages go to discord.com.')).toBeVisible();
  await expect(part.getByLabel('Address')).toHaveValue('');
  await part.getByRole('button', { name: 'Switch off' }).click();
  await expect(part.getByText('No more messages are sent.')).toBeVisible();
  await page.route('**/api/me/webhook', (route) => route.fulfill({ json: { ...view, off: 'failed' } }));
  await page.reload();
  await expect(part.getByText('Five messages in a row did not reach discord.com')).toBeVisible();
  await expectAccessible(page, 'a webhook that was switched off');
  await context.close();
});

test('a newer version is offered on the home page, and never at a table', async ({ house, person }) => {
  const page = await person();
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text));
      socket.send(message.type === 'welcome' ? JSON.stringify({ ...message, protocol: 999, webhookOff: true }) : text);
    });
  });
  await page.goto(house.url);
  const news = page.getByText('There is a new version of Quri.');
  await expect(news).toBeVisible();
  await expect(page.getByText('Messages about your turn are switched off')).toBeVisible();
  await expectAccessible(page, 'home with notices');
  await cardOf(page).getByRole('button', { name: 'Play with friends' }).click();
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  // Nobody has finished a game here yet: all bots are the easiest.
  const levels = page.getByLabel('Their level').locator('option:checked');
  await expect(levels).not.toHaveCount(0);
  expect(new Set(await levels.allTextContents()).size).toBe(1);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect.poll(() => isAsked(page, said)).toBe(true);
  await expect(news).toHaveCount(0);
  await page.goto(house.url);
  await expect(news).toBeVisible();
});
