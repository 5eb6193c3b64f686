import type { Page } from '@playwright/test';
import { exploreOn, isExplored, offered } from './support/exploring.ts';
import { friendsTable, log } from './support/friends-table.ts';
import { tabTo } from './support/keyboard.ts';
import { cardOf, inAHurry } from './support/playing.ts';
import { expectRoomForMap, expectRoomOnLaptops, isAsked, offersInSight } from './support/room-for-map.ts';
import { expect, expectAccessible, type PersonOptions, PHONE, test } from './support/test.ts';

/** What the action bar says. */
const asked = (page: Page, sentence: string | RegExp) => page.getByRole('contentinfo').getByText(sentence);

/** Somebody alone against one bot. */
async function practice(url: string, person: (options?: PersonOptions) => Promise<Page>, options: PersonOptions = {}) {
  const page = await person(options);
  await inAHurry(page);
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('quri/settings') ?? '{}');
    localStorage.setItem('quri/settings', JSON.stringify({ ...kept, bots: { count: 1, level: 'greedy' } }));
  });
  await page.goto(url);
  await cardOf(page, 'Tikal').getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.getByText('Turn 1 of 44.')).toBeVisible();
  await expect(page.locator('[data-live="true"]')).toBeVisible();
  return page;
}

test('a whole game for two: volcanoes, bonus turns, points counted, a winner, and no hex left in the fog', async ({
  house,
  person,
}) => {
  const page = await practice(house.url, person);
  // A turn is short: a tile, a figure that walks, and at most one thing more.
  await exploreOn(page, () => isExplored(page), { presses: 4 });
  await expect(page.getByRole('heading', { name: /win|share/ })).toBeVisible();
  await page.getByRole('button', { name: 'Look at the board' }).click();
  const lines = (await log(page).allInnerTexts()).map((line) => line.replace(/\s+/g, ' '));
  const count = (what: RegExp): number => lines.filter((line) => what.test(line)).length;
  // Three volcanoes and the last tile: two players score four times each.
  expect(count(/\bscores? (nothing|\d+ points?)/)).toBeGreaterThanOrEqual(8);
  expect(count(/volcano!/)).toBe(3);
});

test('a whole game of two people on phones and a bot: most of the height is map, and both are told the same end', async ({
  house,
  person,
}) => {
  test.slow();
  const { pages } = await friendsTable([await person({ size: PHONE }), await person({ size: PHONE })], {
    url: house.url,
    game: 'Tikal',
    bots: true,
    settle: (host) => host.getByRole('button', { name: 'One seat fewer' }).click(),
  });
  const [anna, jan] = pages;
  const explore = (page: Page, done: () => Promise<boolean>) => exploreOn(page, done, { presses: 1 });
  await expectRoomForMap(anna, jan, () => explore(anna, () => isAsked(jan)));
  await test.step('late in the game every place for a tile is in sight', async () => {
    const isLate = async () =>
      (await jan.getByText(/^Turn (9|[1-3]\d) of/).count()) > 0 && (await asked(jan, /^Place/).count()) > 0;
    await Promise.all([explore(anna, () => isAsked(jan).then((is) => is && isLate())), explore(jan, isLate)]);
    await expect.poll(() => offersInSight(jan)).toBe(true);
  });
  await expectRoomOnLaptops(jan, ['Anna', 'Jan']);
  // A tile and the end of the turn: all that is explored is what it is about.
  await Promise.all(pages.map((page) => exploreOn(page, () => isExplored(page), { presses: 1 })));
  const ranking = (page: Page) => page.getByRole('list', { name: 'Ranking' }).getByRole('listitem').allInnerTexts();
  const [one, other] = await Promise.all(pages.map(ranking));
  expect(one).toHaveLength(3);
  expect(other).toEqual(one);
});

test('a volcano is staged: everybody scores, said one after the other, and the points are on the board', async ({
  house,
  person,
}) => {
  const page = await practice(house.url, person, { size: PHONE });
  const bonus = asked(page, /^Bonus\s+turn/);
  await exploreOn(page, async () => (await bonus.count()) > 0);
  await expectAccessible(page, 'a bonus turn on a phone');
  await exploreOn(page, async () => (await asked(page, /^You\s+score/).count()) > 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('everything since the tile was drawn can be taken back, choice by choice or as a whole', async ({
  house,
  person,
}) => {
  const page = await practice(house.url, person);
  const torches = asked(page, 'You have 10 action points left');
  await exploreOn(page, async () => (await torches.count()) > 0);
  // By keys: two quick clicks on one place count as a double tap.
  const choose = (what: string) => offered(page).filter({ hasText: what }).press('Enter');
  await choose('New explorer');
  await choose('b4');
  await choose('Go to b4');
  await expect(asked(page, 'You have 8 action points left')).toBeVisible();
  // A figure was brought and walked: that was one choice.
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(asked(page, 'You have 10 action points left')).toBeVisible();
  await choose('New explorer');
  await choose('b4');
  await choose('Go to b4');
  await expect(asked(page, 'You have 8 action points left')).toBeVisible();
  await page.getByRole('button', { name: 'Take all back' }).click();
  await expect(asked(page, /^Place the/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Take/ })).toHaveCount(0);
});

test('a double tap on a place lays the tile there, and its second half takes nothing back', async ({
  house,
  person,
}) => {
  const page = await practice(house.url, person, { size: PHONE });
  const place = offered(page).first();
  await expect(place).toHaveText(/^a3/);
  const under = await place.evaluate(async (button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const [clientX, clientY] = [x + width / 2, y + height / 2];
    const tap = () => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY });
    // Both are of one time, however long the page takes for the first.
    const taps = [tap(), tap()] as const;
    button.dispatchEvent(taps[0]);
    while (button.isConnected) await new Promise(requestAnimationFrame);
    const next = document.elementFromPoint(clientX, clientY)?.closest('button');
    next?.dispatchEvent(taps[1]);
    return next?.textContent;
  });
  expect(under).toBe('Back');
  await expect(offered(page).filter({ hasText: 'Place here' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Back' }).press('Enter');
  await expect(offered(page).filter({ hasText: 'Place here' })).toHaveCount(0);
});

test('a tile is laid and turned, a figure walks and digs, and the turn is ended: by keys and by ear alone', async ({
  house,
  person,
}) => {
  const page = await practice(house.url, person);
  /** What a screen reader says of what has the focus; its description is part of the name here. */
  const focused = async (): Promise<string> => /"([^"]*)"/.exec(await page.locator(':focus').ariaSnapshot())?.[1] ?? '';
  const choose = async (name: RegExp): Promise<void> => {
    await tabTo(page, name);
    // What is pressed before it is shown whole is not taken.
    await expect(page.locator('[data-live="true"]')).toBeVisible();
    await page.keyboard.press('Enter');
  };
  const announced = page.getByRole('main').locator('[aria-live="polite"]');
  const dug = log(page).filter({ hasText: /^You dig/ });
  for (let turn = 0; turn < 8 && (await dug.count()) === 0; turn++) {
    await exploreOn(page, async () => (await asked(page, /^Place the temple/).count()) > 0, { presses: 1 });
    await expect(page.getByText(/^stones before the tile is turned: \S+ \d/)).toHaveCount(1);
    await choose(/^[a-h]\d, stones towards it: \d from [a-h]\d/);
    await expect.poll(focused).toMatch(/^Place here: .*ways from here: ([a-h]\d (for \d|none)(, )?)+/);
    const hex = /tile on ([a-h]\d)/.exec(await focused())?.[1] ?? '';
    if ((await page.getByRole('button', { name: 'Turn', exact: true }).getAttribute('aria-disabled')) !== 'true') {
      await page.keyboard.press('r');
      await expect(announced).toHaveText(new RegExp(`^On ${hex}, .*; ways from here: `));
    }
    await choose(/^Place here/);
    await expect(asked(page, 'You have 10 action points left')).toBeVisible();
    await choose(/^New explorer/);
    const goal = page.getByRole('contentinfo').getByRole('button', { name: new RegExp(`^${hex}, [1-8] action`) });
    if ((await goal.count()) > 0) {
      await goal.press('Enter');
      await choose(/^Go to/);
      await choose(/^Dig to/);
      await expect(dug).toHaveCount(1);
    }
    await choose(/^End the turn/);
    await expect(log(page).filter({ hasText: /^In short: you/ })).not.toHaveCount(0);
  }
  await expect(dug).toHaveCount(1);
});

test('a line of the log and a button light their hexes: under the pointer, with the focus, after a tap, and choose nothing', async ({
  house,
  person,
}) => {
  const page = await practice(house.url, person);
  const lit = page.locator('main [data-pointed]');
  const expectLit = (...hexes: readonly string[]) =>
    expect.poll(() => lit.evaluateAll((all) => all.map((one) => one.getAttribute('data-pointed')))).toEqual(hexes);
  await offered(page).filter({ hasText: 'a3' }).hover();
  await expectLit('a3');
  await offered(page).filter({ hasText: 'a3' }).press('Enter');
  await offered(page).filter({ hasText: 'Place here' }).press('Enter');
  const line = log(page).filter({ hasText: /^You explore a3/ });
  await line.hover();
  await expectLit('a3');
  await page.getByRole('banner').hover();
  await expectLit();
  const shown = await page.locator('[data-shown]').getAttribute('data-shown');

  // Tapped, it stays lit until something else is pressed.
  await line.click();
  await page.getByRole('banner').hover();
  await expectLit('a3');
  await page.mouse.down();
  await page.mouse.up();
  await expectLit();

  await page.getByRole('list', { name: 'What happened' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(line).toBeFocused();
  await expectLit('a3');
  await page.keyboard.press('Tab');
  await expectLit();

  // On a phone the log lies over the board, and makes room for it.
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Log' }).click();
  await line.click();
  await expect(line).toBeHidden();
  await expectLit('a3');
  await expect(page.locator('[data-shown]')).toHaveAttribute('data-shown', shown ?? '');
  // Zoomed in, and back to all of the map.
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Fit' }).click();
  const inSight = () =>
    page.locator('main [data-map]').evaluate((pane) => {
      const [outer, inner] = [pane, pane.querySelector('svg')].map((one) => one?.getBoundingClientRect());
      return (
        outer !== undefined && inner !== undefined && inner.width <= outer.width + 1 && inner.height <= outer.height + 1
      );
    });
  await expect.poll(inSight).toBe(true);
});

test('an auction round on one device: bids are made, the winner pays and chooses, the last tile is free', async ({
  house,
  person,
}) => {
  const page = await person();
  await inAHurry(page);
  await page.goto(house.url);
  await cardOf(page, 'Tikal').getByRole('button', { name: 'Pass and play' }).click();
  await page.getByRole('checkbox', { name: /Auction/ }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const take = page.getByRole('button', { name: /I have it$/ });
  const takeIt = async (): Promise<void> => {
    // So long a device that changes hands heeds nobody.
    await page.waitForTimeout(700);
    await take.click();
    await page.waitForTimeout(700);
  };
  const choose = async (what: string): Promise<void> => {
    const button = offered(page).filter({ hasText: what }).first();
    await expect(async () => {
      if (await take.isVisible()) await takeIt();
      await button.click({ timeout: 1000 });
    }).toPass();
  };
  await choose('Bid 1 point');
  await choose('Bid 2 points');
  await choose('Pass');
  await expect(log(page).filter({ hasText: 'pays 2 points' })).toBeVisible();
  await choose('A');
  await exploreOn(page, async () => await take.isVisible());
  await takeIt();
  await expect(log(page).filter({ hasText: 'last tile' })).toBeVisible();
  await expect(asked(page, /^Place the/)).toBeVisible();
});
