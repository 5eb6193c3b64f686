import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { building, choices, RAID, raidOn } from '../raiding.mjs';
import {
  chip,
  FOR_NOW,
  friendsTable,
  goOn,
  leave,
  leaveDialog,
  log,
  notice,
  people,
  TO_BOT,
} from './support/friends-table.ts';
import { cardOf, inAHurry, isAsked, isOver, playOn, WORDS } from './support/playing.ts';
import { tapped } from './support/tapped.ts';
import { expect, test } from './support/test.ts';

const said = WORDS.en;
const HOUR = 3_600_000;
const quri = fileURLToPath(new URL('../../../apps/cli/bin/quri.mjs', import.meta.url));

/** Until everybody given sees that this round has begun; each of them goes on for a card or two. */
const playToRound = (round: number, pages: readonly Page[]) => {
  const isThere = async (page: Page): Promise<boolean> =>
    (await page.getByText(`Round ${round} of 5`).count()) > 0 || (await isOver(page, said));
  return playOn(pages, said, async () => (await Promise.all(pages.map(isThere))).every(Boolean), 2);
};

/** There is a sign before the name. */
const expectTakenOver = (page: Page, name: string) =>
  expect(log(page).filter({ hasText: new RegExp(`takes over for\\s+${name}\\.`) })).toBeVisible();

const letBotPlay = (page: Page, name: string) =>
  notice(page).getByRole('button', { name: `Let a bot play for ${name}` });

test('a friend whose page could not fetch the question leaves all the same', async ({ house, person }) => {
  const [anna, jan, ewa] = await people(person);
  await jan.route(/\/assets\/online-notices-[^/]*\.js$/, (route) => route.abort('connectionrefused'));
  await friendsTable([anna, jan, ewa], { url: house.url });
  await leave(jan);
  await expect(jan.getByRole('button', { name: 'Go on', exact: true })).toBeVisible();
});

test('a friend leaves to a bot, the others go on without waiting, and the friend comes back', async ({
  house,
  person,
}) => {
  const [anna, jan, ewa] = await people(person);
  const { isDone } = tapped(jan);
  await friendsTable([anna, jan, ewa], { url: house.url });
  await leave(jan, TO_BOT);
  for (const page of [anna, ewa]) {
    await expectTakenOver(page, 'Jan');
    await expect(chip(page, 'Jan')).toContainText('a bot plays');
  }
  await playToRound(2, [anna, ewa]);
  await expect(notice(anna)).toHaveCount(0);

  await goOn(jan);
  await expect(log(jan).filter({ hasText: 'You are back.' })).toBeVisible();
  await expect(log(anna).filter({ hasText: 'Jan is back.' })).toBeVisible();
  await expect(chip(anna, 'Jan')).not.toContainText('a bot plays');
  await playToRound(3, [anna, jan, ewa]);
  expect(isDone({ type: 'move' })).toBe(true);
});

test.describe('while the bot thinks', () => {
  // Where a person decides, its answer is not played before.
  test.use({ settings: { botDelayMs: HOUR } });

  test('a friend who comes back decides', async ({ house, person }) => {
    const [anna, jan, ewa] = await people(person);
    const { isDone } = tapped(anna);
    await friendsTable([anna, jan, ewa], { url: house.url });
    await leave(jan, TO_BOT);
    await expectTakenOver(anna, 'Jan');
    // The browser's own way back does as well.
    await jan.goBack();
    await expect.poll(() => isAsked(jan, said)).toBe(true);
    await jan.getByRole('button', { name: said.torch }).click();
    await ewa.getByRole('button', { name: said.torch }).click();
    await anna.getByRole('button', { name: said.torch }).click();
    await expect.poll(() => isDone({ type: 'move' })).toBe(true);
    await expect(log(anna).first()).not.toContainText(/is back|chosen/);
  });
});

test('in Gold Raiders a bot takes over in the middle of a turn, and a friend who is back has the next one', async ({
  house,
  person,
}) => {
  const pages = await people(person);
  const taps = pages.map(tapped);
  await friendsTable(pages, { url: house.url, game: 'Gold Raiders' });
  await expect.poll(async () => (await Promise.all(pages.map(choices))).some((open) => open.length > 0)).toBe(true);
  const open = await Promise.all(pages.map(choices));
  const turn = open.findIndex((names) => names.length > 0);
  const leaver = pages[turn] ?? pages[0];
  const others = pages.filter((page) => page !== leaver);
  await leave(leaver, TO_BOT);
  for (const page of others) await expect(log(page).filter({ hasText: 'A bot takes over' })).toBeVisible();
  const wishes = () => building(RAID.en, 0);
  let turns = 0;
  await raidOn(others, wishes, async () => turns >= 4, {
    before: async (_: Page, names: readonly string[]) => {
      if (names.some((name) => RAID.en.hand.test(name))) turns++;
    },
  });
  await goOn(leaver);
  await expect(log(leaver).filter({ hasText: 'You are back.' })).toBeVisible();
  await raidOn(pages, wishes, async () => taps[turn]?.isDone({ type: 'move' }) === true);
});

test('who says “I’ll be back” is waited for, and coming back changes nothing', async ({ house, person }) => {
  const [anna, jan, ewa] = await people(person);
  await friendsTable([anna, jan, ewa], { url: house.url });
  await expect.poll(() => isAsked(anna, said)).toBe(true);
  const before = await log(anna).allInnerTexts();
  await leave(jan, FOR_NOW);
  await expect(notice(anna)).toContainText('Waiting for Jan, away just now.');
  await expect(chip(anna, 'Jan')).toContainText('away');
  // Nothing may be done about it for a minute.
  await expect(notice(anna).getByRole('button')).toHaveCount(0);
  await goOn(jan);
  await expect(notice(anna)).toHaveCount(0);
  await expect(chip(anna, 'Jan')).not.toContainText('away');
  expect(await log(anna).allInnerTexts()).toEqual(before);
  await expect.poll(() => isAsked(jan, said)).toBe(true);
});

test.describe('when somebody stays away', () => {
  test.use({ settings: { substituteAfterMs: 1000, endAfterMs: 2000, hostAwayMs: HOUR } });

  test('the host lets a bot play; the others must all agree', async ({ house, person }) => {
    const [anna, jan, ewa] = await people(person);
    await friendsTable([anna, jan, ewa], { url: house.url });
    const table = ewa.url();
    const phone = ewa.context();
    await ewa.close();
    await letBotPlay(jan, 'Ewa').click();
    await expect(notice(jan)).toContainText('Let a bot play for Ewa · 1 of 2 agrees');
    await expect(letBotPlay(jan, 'Ewa')).toHaveCount(0);
    await expect(letBotPlay(anna, 'Ewa')).toContainText('1 of 2 agrees');
    await letBotPlay(anna, 'Ewa').click();
    for (const page of [anna, jan]) {
      await expectTakenOver(page, 'Ewa');
      await expect(notice(page)).toHaveCount(0);
    }

    const back = await phone.newPage();
    await back.goto(table);
    await expect(log(jan).filter({ hasText: 'Ewa is back.' })).toBeVisible();
    await anna.close();
    await letBotPlay(jan, 'Anna').click();
    await expect(letBotPlay(back, 'Anna')).toContainText('1 of 2 agrees');
    await expect(chip(jan, 'Anna')).not.toContainText('a bot plays');
    await letBotPlay(back, 'Anna').click();
    for (const page of [back, jan]) await expectTakenOver(page, 'Anna');
  });

  test('all who are present end the game, nobody wins, and the replay is a true one', async ({
    house,
    person,
  }, info) => {
    const [anna, jan, ewa] = await people(person);
    await friendsTable([anna, jan, ewa], { url: house.url });
    await playToRound(2, [anna, jan, ewa]);
    await ewa.close();
    const end = (page: Page) => notice(page).getByRole('button', { name: 'End the game' });
    await end(anna).click();
    await expect(end(jan)).toContainText('1 of 2 agrees');
    await end(jan).click();
    for (const page of [anna, jan]) {
      await expect(page.getByRole('heading', { name: 'The game has been ended early.' })).toBeVisible();
      await expect(page.getByText(/\bwins?\b/)).toHaveCount(0);
      await expect(page.getByRole('list', { name: 'Ranking' })).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toContainText('The game has been ended early.');
      await expect(notice(page)).toHaveCount(0);
    }
    const file = info.outputPath('ended.json');
    const [download] = await Promise.all([
      jan.waitForEvent('download'),
      jan.getByRole('button', { name: 'Download the replay' }).click(),
    ]);
    await download.saveAs(file);
    // It leaves with another status than 0 where a check fails.
    const { stdout } = await promisify(execFile)(process.execPath, [quri, 'verify', file]);
    expect(stdout).toContain('The replay is true.');
  });

  test('a watcher reads it all and can do nothing about it', async ({ house, person }) => {
    const [anna, jan, ewa] = await people(person);
    const { invitation } = await friendsTable([anna, jan, ewa], { url: house.url });
    const watcher = await person();
    await inAHurry(watcher);
    await watcher.goto(invitation);
    await expect(watcher.getByText('You are watching.')).toBeVisible();
    for (const page of [anna, jan]) await expect(page.getByText('1 person watches')).toBeVisible();
    await ewa.close();
    await expect(letBotPlay(anna, 'Ewa')).toBeVisible();
    await expect(notice(anna).getByRole('button', { name: 'End the game' })).toBeVisible();
    await expect(notice(watcher)).toContainText('Waiting for Ewa');
    await expect(notice(watcher).getByRole('button')).toHaveCount(0);
    await expect(watcher.getByRole('button', { name: said.torch })).toHaveCount(0);
    await leave(watcher);
    await expect(anna.getByText('1 person watches')).toHaveCount(0);
  });
});

test.describe('when the host is away', () => {
  test.use({ settings: { substituteAfterMs: 1000, hostAwayMs: 500 } });

  test('another is host, and lets a bot play alone', async ({ house, person }) => {
    const [anna, jan, ewa] = await people(person);
    const { said: heard } = tapped(jan);
    await friendsTable([anna, jan, ewa], { url: house.url });
    expect(heard('room').at(-1)?.room?.host).toBe(false);
    await anna.close();
    await expect.poll(() => heard('room').at(-1)?.room?.host).toBe(true);
    await letBotPlay(jan, 'Anna').click();
    for (const page of [jan, ewa]) await expectTakenOver(page, 'Anna');
  });
});

test.describe('when everybody is gone', () => {
  test.use({ settings: { pauseAfterMs: 500 } });

  test('the game rests, and goes on where it was', async ({ house, person }) => {
    const [anna, jan, watcher] = await people(person);
    const { invitation } = await friendsTable([anna, jan], { url: house.url, bots: true });
    await watcher.goto(invitation);
    await anna.getByRole('button', { name: said.torch }).click();
    const phone = anna.context();
    await anna.close();
    await leave(jan, TO_BOT);
    await expect(log(watcher).first()).toContainText('The game pauses.');
    const rested = await log(watcher).count();
    const back = await phone.newPage();
    await back.goto(invitation);
    await expect(log(watcher).filter({ hasText: 'The game goes on.' })).toBeVisible();
    const lines = await log(watcher).allInnerTexts();
    const resumed = lines.findIndex((line) => line.includes('The game goes on.'));
    expect(lines[resumed + 1]).toContain('The game pauses');
    expect(lines.length - resumed).toBe(rested + 1);
    await goOn(jan);
    await playToRound(2, [back, jan]);
  });
});

test('a bot plays for one tab, and so it does for the other, until it is told not to', async ({ house, person }) => {
  const [anna, jan, ewa] = await people(person);
  const { isDone } = tapped(jan);
  const { invitation } = await friendsTable([anna, jan, ewa], { url: house.url });
  const tab = await jan.context().newPage();
  await tab.goto(invitation);
  await expect(chip(tab, 'Jan')).toBeVisible();
  await leave(tab, TO_BOT);
  await expect(notice(jan)).toContainText('A bot plays for you.');
  await expect(jan.getByRole('button', { name: said.torch })).toHaveCount(0);
  await notice(jan).getByRole('button', { name: 'Play on myself' }).click();
  await expect(notice(jan)).toHaveCount(0);
  await expect(log(anna).filter({ hasText: 'Jan is back.' })).toBeVisible();
  await playOn([anna, jan, ewa], said, async () => isDone({ type: 'move' }));
});

test('at a table with bots of one’s own, leaving asks nothing', async ({ house, person }) => {
  const page = await person();
  await inAHurry(page);
  await page.goto(house.url);
  await cardOf(page).getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.getByRole('button', { name: said.torch })).toBeVisible();
  await leave(page);
  await expect(leaveDialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect(page.getByRole('button', { name: said.torch })).toBeVisible();
});
