import { building, isRaided, RAID, raidOn, raidToDay, raidToPeek, raidWithBots, withRecon } from '../raiding.mjs';
import { inAHurry, playOn, WORDS } from './support/playing.ts';
import { expect, expectAccessible, PHONE, test } from './support/test.ts';

const DESKTOP = { width: 1280, height: 800 };

for (const theme of ['dark', 'light'] as const) {
  for (const size of [DESKTOP, PHONE]) {
    test(`every screen is free of accessibility violations: ${theme}, ${size.width} wide`, async ({
      house,
      person,
    }) => {
      const page = await person({ theme, size });
      await inAHurry(page);
      const game = page.getByRole('article', { name: 'Incan Gold' });
      await page.goto(house.url);
      await expect(game.getByRole('button', { name: 'Play with bots' })).toBeVisible();
      await expectAccessible(page, 'home');
      await page.getByRole('button', { name: 'Rules' }).first().click();
      await expectAccessible(page, 'rules');
      await page.keyboard.press('Escape');
      await game.getByRole('button', { name: 'Play with friends' }).click();
      await page.getByLabel('Your name').fill('Anna');
      await expectAccessible(page, 'table before the start, standing');
      await page.getByRole('button', { name: 'Sit here' }).first().click();
      await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
      await expectAccessible(page, 'table before the start, seated');
      await page.goto(`${house.url}/t/nosuchtable`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectAccessible(page, 'a table that is not there');
      await page.goto(house.url);
      await game.getByRole('button', { name: 'Play with bots' }).click();
      await expect(page.getByRole('button', { name: WORDS.en.torch })).toBeVisible();
      await expectAccessible(page, 'table in play');
      await playOn([page], WORDS.en);
      await expectAccessible(page, 'end');
    });

    test(`and so is Gold Raiders by night and by day: ${theme}, ${size.width} wide`, async ({ house, person }) => {
      const said = RAID.en;
      const page = await person({ theme, size });
      await inAHurry(page);
      await withRecon(page, said, () => raidWithBots(page, house.url, said, { trail: 5 }));
      await expectAccessible(page, 'night, my turn');
      await raidToPeek(page, said);
      await expectAccessible(page, 'a peek');
      await page.getByRole('button', { name: said.lookAway }).click();
      await raidToDay(page, said);
      await expectAccessible(page, 'day, my turn');
      await raidOn(
        [page],
        () => building(said, 0),
        () => isRaided(page, said),
      );
      await expectAccessible(page, 'end');
      await page.getByRole('button', { name: 'Look at the board' }).click();
      await page
        .getByRole('button', { name: /Show it large$/ })
        .first()
        .click();
      await expectAccessible(page, 'an open stack, large');
    });
  }
}
