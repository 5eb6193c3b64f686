// Every screen and one game of each in the browsers of this machine, which are newer or other than the packaged one.
import type { Page } from '@playwright/test';
import { building, isRaided, RAID, raidOn, raidWithBots } from '../raiding.mjs';
import { exploreOn, isExplored } from '../test/support/exploring.ts';
import { friendsTable, leave } from '../test/support/friends-table.ts';
import { startLesson } from '../test/support/lesson.ts';
import { A_GAME, cardOf, inAHurry, playOut, WORDS } from '../test/support/playing.ts';
import { answers, says, setUp } from '../test/support/sliding.ts';
import { expect, PHONE, test } from '../test/support/test.ts';

test.setTimeout(A_GAME);

const GAMES = ['Incan Gold', 'Gold Raiders', 'Tikal', 'Inka'] as const;

/** A practice game against easy bots. */
async function practise(page: Page, url: string, game: (typeof GAMES)[number]): Promise<void> {
  await page.goto(url);
  await cardOf(page, game).getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.locator('[data-live="true"]')).toBeVisible();
}

/** Everybody is told who won, and the game can be looked at again. */
async function expectReplay(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /win|share/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Ranking' })).toBeVisible();
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
}

test('every screen without a table', async ({ house, person }) => {
  const page = await person();
  await page.goto(house.url);
  for (const game of GAMES) await expect(cardOf(page, game)).toBeVisible();
  for (const game of ['incan-gold', 'gold-raiders', 'tikal', 'inka']) {
    await page.goto(`${house.url}/#/rules/${game}`);
    await expect(page.locator('figure [aria-hidden="true"] svg:visible').first()).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(cardOf(page)).toBeVisible();
  }
  for (const game of GAMES) {
    await startLesson(page, house.url, game);
    await expect(page.locator('main svg').first()).toBeVisible();
  }
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Polski' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Moje Quri' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${house.url}/#/pass/tikal`);
  await expect(page.getByRole('button', { name: 'Zaczynamy' })).toBeVisible();
  await page.goto(`${house.url}/t/nosuchtable`);
  await expect(page.getByRole('heading').first()).toBeVisible();
});

test('Incan Gold with a friend, through the waiting room, and its replay', { tag: '@whole' }, async ({
  house,
  person,
}) => {
  const { pages } = await friendsTable([await person(), await person({ size: PHONE })], { url: house.url, bots: true });
  await playOut(pages, WORDS.en);
  await expectReplay(pages[0]);
  await pages[1].goto(house.url);
  await expect(cardOf(pages[1])).toBeVisible();
});

test('Gold Raiders against a bot', { tag: '@whole' }, async ({ house, person }) => {
  const page = await person();
  await inAHurry(page);
  await raidWithBots(page, house.url, RAID.en, { trail: 5 });
  await raidOn(
    [page],
    () => building(RAID.en, 0),
    () => isRaided(page, RAID.en),
  );
  await expectReplay(page);
});

test('Tikal against a bot', { tag: '@whole' }, async ({ house, person }) => {
  const page = await person({ size: PHONE });
  await inAHurry(page);
  await practise(page, house.url, 'Tikal');
  await exploreOn(page, () => isExplored(page), { presses: 1 });
  await expectReplay(page);
});

test('Inka against bots, until a position has come three times', { tag: '@whole' }, async ({ house, person }) => {
  const page = await person();
  await inAHurry(page);
  await page.addInitScript(() => {
    if (self.origin === 'null') return;
    const kept = JSON.parse(localStorage.getItem('quri/settings') ?? '{}');
    localStorage.setItem('quri/settings', JSON.stringify({ ...kept, bots: { count: 1, level: 'greedy' } }));
  });
  await practise(page, house.url, 'Inka');
  await setUp([page], async () => (await says(page, /^You\s+have\s+\d\s+action/).count()) > 0);
  await expect(async () => {
    const ends = answers(page).filter({ hasText: /^(End turn|No blocker)/ });
    if ((await ends.count()) > 0) await ends.first().click({ timeout: 2000 });
    await expect(page.getByRole('heading', { name: /win|share/ })).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: A_GAME, intervals: [20] });
  await expectReplay(page);
});

test('a game is left, and taken up again', async ({ house, person }) => {
  const page = await person();
  await inAHurry(page);
  await practise(page, house.url, 'Inka');
  await leave(page);
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect(page.locator('[data-live="true"]')).toBeVisible();
});
