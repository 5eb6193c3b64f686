import { inAHurry, playOn, WORDS } from './support/playing.ts';
import { expect, expectAccessible, PHONE, test } from './support/test.ts';

for (const theme of ['dark', 'light'] as const) {
  for (const size of [{ width: 1280, height: 800 }, PHONE]) {
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
  }
}
