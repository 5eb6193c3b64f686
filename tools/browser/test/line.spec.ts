import type { Page } from '@playwright/test';
import { cardOf, inAHurry, isOver, playOn, WORDS } from './support/playing.ts';
import { type Between, openProxy } from './support/proxy.ts';
import { tapped } from './support/tapped.ts';
import { test as base, expect, PHONE } from './support/test.ts';

const test = base.extend<{ readonly between: Between }>({
  between: async ({ house }, use) => {
    const between = await openProxy(house.url);
    await use(between);
    between.close();
  },
});

/** At a table with bots on the server, asked for the first choice. */
async function atPlay(page: Page, url: string): Promise<void> {
  await inAHurry(page);
  await page.clock.install();
  await page.goto(url);
  await cardOf(page).getByRole('button', { name: 'Play with friends' }).click();
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('button', { name: WORDS.en.torch })).toBeVisible();
}

/** After so much time of the page silence alone tells that the line is dead, and a call that rings is given up. */
const SILENCE_MS = 25_000;
const CALL_MS = 8000;

/** Well before silence tells. */
const SOONER_MS = 5000;

const notConnected = (page: Page) => page.getByText('Not connected. Trying again…');

test('a line that went dead without a word is noticed, and a tap made meanwhile is played when it is back', async ({
  between,
  person,
}) => {
  const page = await person({ size: PHONE });
  const { said } = tapped(page);
  await atPlay(page, between.url);
  between.freeze();
  // Nobody touches anything: the silence alone tells.
  await page.clock.runFor(SILENCE_MS);
  await expect(notConnected(page)).toBeVisible();
  const covered = await page.evaluate(() => {
    const box = (one: Element | null | undefined) => one?.getBoundingClientRect();
    const pill = box([...document.querySelectorAll('[role=status] span')].find((one) => one.textContent));
    const board = box(document.querySelector('main'));
    return pill === undefined || board === undefined || (pill.bottom > board.top && board.bottom > pill.top);
  });
  expect(covered, 'it covers the board').toBe(false);
  await page.getByRole('button', { name: WORDS.en.torch }).click();
  await expect(page.getByText(/your move is kept/)).toBeVisible();
  expect(said('move')).toEqual([]);
  between.thaw();
  // The call that rings in vain is given up, and the next one comes after a while.
  await page.clock.runFor(CALL_MS);
  await expect(notConnected(page)).toBeHidden();
  await expect.poll(() => said('done').filter(({ id }) => id === said('move')[0]?.id).length).toBe(1);
  await playOn(
    [page],
    WORDS.en,
    async () => (await page.getByText('Round 2 of 5').count()) > 0 || isOver(page, WORDS.en),
  );
});

test('a tap into a dead line survives a reload: the same move, once', async ({ between, person }) => {
  const page = await person();
  const { said } = tapped(page);
  await atPlay(page, between.url);
  between.freeze();
  await page.getByRole('button', { name: WORDS.en.torch }).click();
  const made = () => said('move').map(({ id }) => id);
  await expect.poll(made).toHaveLength(1);
  between.thaw();
  await page.reload();
  await expect.poll(made).toHaveLength(2);
  const [first, second] = made();
  expect(second).toBe(first);
  await expect.poll(() => said('done').some(({ id }) => id === first)).toBe(true);
  // The answer is on the wire before the page has heeded it.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('quri/unanswered'))).toBeNull();
});

const outOfReach = (page: Page) => page.getByText(/out of reach just now/);

/** On the home page, with a line that has just been up. */
async function atHome(page: Page, url: string) {
  const { said } = tapped(page);
  await page.clock.install();
  await page.goto(url);
  await expect.poll(() => said('lobby').filter(({ by }) => by === 'server').length).toBeGreaterThan(0);
  return said;
}

for (const [what, event] of [
  ['somebody looks at the page again', 'visibilitychange'],
  ['the network is said to be back', 'online'],
  ['the network is said to be gone', 'offline'],
] as const) {
  test(`a dead line is found out when ${what}`, async ({ between, person }) => {
    const page = await person();
    await atHome(page, between.url);
    between.freeze();
    await page.evaluate((name) => {
      const where = name === 'visibilitychange' ? document : window;
      where.dispatchEvent(new Event(name));
    }, event);
    await page.clock.runFor(SOONER_MS);
    await expect(outOfReach(page)).toBeVisible({ timeout: SILENCE_MS - 2 * SOONER_MS });
  });
}

test('a call that hangs is given up and made again', async ({ between, person }) => {
  const page = await person();
  const said = await atHome(page, between.url);
  between.freeze();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(outOfReach(page)).toBeVisible();
  // This call rings in vain, and goes on doing so when the network is back: only another one gets through.
  between.thaw();
  await page.clock.runFor(CALL_MS);
  await expect.poll(() => said('welcome').length).toBe(2);
  await expect(outOfReach(page)).toBeHidden();
});
