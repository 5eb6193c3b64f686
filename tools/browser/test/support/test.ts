import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type House, type HouseSettings, openHouse } from './house.ts';

interface Fixtures {
  /** `test.use({ settings: { substituteAfterMs: 100 } })` changes those of the server. */
  readonly settings: HouseSettings;
  /** A server that no other test has used: for a test that looks at what everybody sees on the home page. */
  readonly newHouse: boolean;
  /** Shared by the tests of one worker, which run one after the other, as long as they want the same settings. */
  readonly house: House;
  /** Somebody with a browser of their own. */
  person(options?: PersonOptions): Promise<Page>;
}

export interface PersonOptions {
  readonly locale?: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly theme?: 'dark' | 'light';
  /** Keeps the page for when there is no network. Others load every file anew, where a test can withhold it. */
  readonly keeps?: boolean;
}

export const PHONE = { width: 390, height: 844 };

/** The people of all tests come from one address, one test right after the other. */
const ONE_ADDRESS: HouseSettings = { requestsPerMinute: 20_000, guestsPerMinute: 2000 };

/** What a browser says by itself without a server or a network; everything else said in red fails a test. */
const WHILE_DOWN =
  /WebSocket connection to .* failed|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED/;

export const test = base.extend<Fixtures, { readonly houses: Map<string, House> }>({
  settings: [{}, { option: true }],
  newHouse: [false, { option: true }],
  houses: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed.
    async ({}, use) => {
      const houses = new Map<string, House>();
      await use(houses);
      await Promise.all([...houses.values()].map((house) => house.close()));
    },
    { scope: 'worker' },
  ],
  house: async ({ houses, settings, newHouse }, use) => {
    const key = JSON.stringify(settings);
    const house = (newHouse ? undefined : houses.get(key)) ?? (await openHouse({ ...ONE_ADDRESS, ...settings }));
    if (!newHouse) houses.set(key, house);
    await use(house);
    if (newHouse) await house.close();
  },
  person: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async ({ locale = 'en-GB', size = { width: 1280, height: 800 }, theme = 'dark', keeps = false } = {}) => {
      const context = await browser.newContext({
        locale,
        viewport: size,
        colorScheme: theme,
        reducedMotion: 'reduce',
        serviceWorkers: keeps ? 'allow' : 'block',
      });
      contexts.push(context);
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error' && !WHILE_DOWN.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints, 'the console is silent').toEqual([]);
  },
});

export { expectAccessible } from './accessible.ts';
export { expect };
