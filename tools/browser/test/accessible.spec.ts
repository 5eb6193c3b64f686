import type { Page } from '@playwright/test';
import { building, isRaided, RAID, raidOn, raidToDay, raidToPeek, raidWithBots, withRecon } from '../raiding.mjs';
import { expectAccessibleIn } from './support/accessible.ts';
import { inAHurry, playOut, WORDS } from './support/playing.ts';
import { expect, PHONE, test } from './support/test.ts';

/** Every screen is visited once and looked at in both themes and both sizes. */
const lookAt = (page: Page, where: string): Promise<void> =>
  expectAccessibleIn([PHONE, { width: 1280, height: 800 }], page, where);

test('every screen before a game is free of accessibility violations', async ({ house, person }) => {
  const page = await person();
  const game = page.getByRole('article', { name: 'Incan Gold' });
  await page.goto(house.url);
  await expect(game.getByRole('button', { name: 'Play with bots' })).toBeVisible();
  await lookAt(page, 'home');
  await page.getByRole('button', { name: 'Rules' }).first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await lookAt(page, 'rules');
  await page.keyboard.press('Escape');
  await game.getByRole('button', { name: 'Play with friends' }).click();
  await page.getByLabel('Your name').fill('Anna');
  await lookAt(page, 'table before the start, standing');
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await lookAt(page, 'table before the start, seated');
  await page.goto(`${house.url}/t/nosuchtable`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await lookAt(page, 'a table that is not there');
});

test('and so is Incan Gold in play and at its end', async ({ house, person }) => {
  const page = await person();
  await inAHurry(page);
  await page.goto(house.url);
  await page.getByRole('article', { name: 'Incan Gold' }).getByRole('button', { name: 'Play with bots' }).click();
  await expect(page.getByRole('button', { name: WORDS.en.torch })).toBeVisible();
  await lookAt(page, 'table in play');
  await playOut([page], WORDS.en);
  await lookAt(page, 'end');
});

test('and so is Gold Raiders by night and by day', async ({ house, person }) => {
  const said = RAID.en;
  const page = await person();
  await inAHurry(page);
  await withRecon(page, said, () => raidWithBots(page, house.url, said, { trail: 5 }));
  await lookAt(page, 'night, my turn');
  await raidToPeek(page, said);
  await lookAt(page, 'a peek');
  await page.getByRole('button', { name: said.lookAway }).click();
  await raidToDay(page, said);
  await lookAt(page, 'day, my turn');
  await raidOn(
    [page],
    () => building(said, 0),
    () => isRaided(page, said),
  );
  await lookAt(page, 'end');
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await page
    .getByRole('button', { name: /Show it large$/ })
    .first()
    .click();
  await lookAt(page, 'an open stack, large');
});
