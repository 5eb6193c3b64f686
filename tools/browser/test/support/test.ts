import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type House, type HouseSettings, openHouse } from './house.ts';

interface Fixtures {
  /** `test.use({ settings: { substituteAfterMs: 100 } })` changes those of the server. */
  readonly settings: HouseSettings;
  readonly house: House;
  /** Somebody with a browser of their own. */
  person(options?: PersonOptions): Promise<Page>;
}

export interface PersonOptions {
  readonly locale?: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly theme?: 'dark' | 'light';
}

export const PHONE = { width: 390, height: 844 };

/** What a browser says by itself without a server or a network; everything else said in red fails a test. */
const WHILE_DOWN =
  /WebSocket connection to .* failed|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED/;

export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  house: async ({ settings }, use) => {
    const house = await openHouse(settings);
    await use(house);
    await house.close();
  },
  person: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async ({ locale = 'en-GB', size = { width: 1280, height: 800 }, theme = 'dark' } = {}) => {
      const context = await browser.newContext({ locale, viewport: size, colorScheme: theme, reducedMotion: 'reduce' });
      contexts.push(context);
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error' && !WHILE_DOWN.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      return page;
    });
    for (const context of contexts) await context.close();
    expect(complaints, 'the console is silent').toEqual([]);
  },
});

/** No violation of the accessibility rules on the page, once what moves or fades for a moment has come to rest. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.evaluate(async () => {
    const ends = ({ effect, playState }: Animation): boolean =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(said, where).toEqual([]);
}

export { expect };
