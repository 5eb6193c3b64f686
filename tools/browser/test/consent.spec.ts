import type { Page } from '@playwright/test';
import { chip, friendsTable, log, notice, people } from './support/friends-table.ts';
import { isAsked, WORDS } from './support/playing.ts';
import { expect, expectAccessible, PHONE, test } from './support/test.ts';

const said = WORDS.en;
const question = (page: Page) => page.getByRole('region', { name: 'A question to everybody' });

async function choose(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: what, exact: true }).click();
}

test('all agree to take a move back, to a pause, and to go on', async ({ house, person }) => {
  const all = [await person(), await person({ size: PHONE }), await person()] as const;
  const [anna, jan, ewa] = all;
  await friendsTable(all, { url: house.url });
  for (const page of all) await page.getByRole('button', { name: said.torch }).click();
  await expect.poll(() => isAsked(anna, said)).toBe(true);
  const before = await log(anna).count();

  await choose(anna, 'Ask to take my last move back');
  await expect(question(anna)).toContainText('1 of 3 agrees. Waiting for Jan and Ewa.');
  await expect(question(jan)).toContainText('Anna asks to take a move back');
  await expectAccessible(jan, 'a question to everybody on a phone');
  for (const page of [jan, ewa]) await question(page).getByRole('button', { name: 'Agree' }).click();
  await expect(log(anna).filter({ hasText: 'everybody agreed' })).toBeVisible();
  await expect(question(anna)).toHaveCount(0);
  expect(await log(anna).count()).toBeGreaterThan(before);

  const board = await jan.getByRole('main', { name: 'Board' }).boundingBox();
  await choose(jan, 'Ask for a pause');
  await question(anna).getByRole('button', { name: 'No' }).click();
  for (const page of [jan, ewa]) await expect(question(page)).toContainText('Anna says no: no pause now.');
  await expect(jan.locator('[aria-live]').filter({ hasText: 'Anna says no' })).toHaveCount(1);
  await expect(question(anna)).toHaveCount(0);
  // On a phone what is asked lies over the board, which does not move.
  expect(await jan.getByRole('main', { name: 'Board' }).boundingBox()).toEqual(board);
  await choose(jan, 'Ask for a pause');
  await question(jan).getByRole('button', { name: 'Withdraw' }).click();
  await expect(question(anna)).toHaveCount(0);
  await choose(jan, 'Ask for a pause');
  for (const page of [anna, ewa]) await question(page).getByRole('button', { name: 'Agree' }).click();
  for (const page of all) {
    await expect(page.locator('footer')).toContainText('The game is paused.');
    await expect(page.getByRole('button', { name: said.torch })).toHaveCount(0);
  }
  await question(anna).getByRole('button', { name: 'Ask to go on' }).click();
  for (const page of [jan, ewa]) await question(page).getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => isAsked(anna, said)).toBe(true);
});

test.describe('somebody who is here and does nothing', () => {
  test.use({ settings: { resumeAfterMs: 600_000, idleAfterMs: 2000 } });

  test('sees that a pause ends without an answer, and leaves the seat to a bot', async ({ house, person }) => {
    const all = [await person(), await person(), await person({ size: PHONE })] as const;
    const [anna, jan, ewa] = all;
    await friendsTable(all, { url: house.url });
    await choose(anna, 'Ask for a pause');
    for (const page of [jan, ewa]) await question(page).getByRole('button', { name: 'Agree' }).click();
    await question(anna).getByRole('button', { name: 'Ask to go on' }).click();
    await expect(question(ewa)).toContainText('Anna asks to go on.');
    await expect(question(ewa).getByRole('button', { name: 'No' })).toHaveCount(0);
    await question(jan).getByRole('button', { name: 'Agree' }).click();
    await expect(question(ewa)).toContainText(/The\s+game\s+goes\s+on\s+in\s+(10|9):\d\d, even/);
    await question(ewa).getByRole('button', { name: 'Agree' }).click();
    for (const page of [anna, jan]) await page.getByRole('button', { name: said.torch }).click();
    await expect(notice(ewa)).toContainText('They may let a bot play for you.');
    await expectAccessible(ewa, 'keeping others waiting on a phone');
    for (const page of [anna, jan]) {
      await expect(notice(page)).toContainText('Ewa has not moved for a long time.');
      await notice(page).getByRole('button', { name: 'Let a bot play for Ewa' }).click();
    }
    await expect(ewa.locator('footer')).toContainText('A bot plays for you.');
    await notice(ewa).getByRole('button', { name: 'Play on myself' }).click();
    await expect(log(anna).filter({ hasText: 'Ewa is back.' })).toBeVisible();
  });
});

test('of three one gives up and a bot plays on; of the two left the other wins, and all play the deal again', async ({
  house,
  person,
}) => {
  const [anna, jan, ewa] = await people(person);
  await friendsTable([anna, jan, ewa], { url: house.url });
  await choose(ewa, 'Give up');
  const asked = ewa.getByRole('dialog', { name: 'Give up this game?' });
  await expect(asked).toContainText('You are ranked last');
  await expectAccessible(ewa, 'giving up');
  await asked.getByRole('button', { name: 'Give up' }).click();
  await expect(chip(anna, 'Ewa')).toContainText('gave up');
  await expect(ewa.locator('footer')).toContainText('You gave up. A bot plays on for you.');

  await choose(jan, 'Give up');
  await jan.getByRole('dialog', { name: 'Give up this game?' }).getByRole('button', { name: 'Give up' }).click();
  await expect(anna.getByRole('heading', { name: /You win: Jan gave up\./ })).toBeVisible();
  const rows = anna.getByRole('list', { name: 'Ranking' }).getByRole('listitem');
  await expect(rows).toContainText([/1\. Anna/, /2\. Jan.*gave up/, /3\. Ewa.*gave up/]);

  await anna.getByRole('button', { name: 'Play this deal again' }).click();
  await expect(anna.getByRole('heading', { name: 'The same cards again' })).toBeVisible();
  await expect(anna.getByText('the first game')).toBeVisible();
  await expectAccessible(anna, 'a deal');
  await anna.getByRole('button', { name: 'With bots' }).click();
  await expect(anna.getByText('The cards of a finished game are dealt again')).toBeVisible();
  await expect(anna.getByRole('button', { name: 'One seat more' })).toBeDisabled();
  await expectAccessible(anna, 'the waiting room of a deal');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect.poll(() => isAsked(anna, said)).toBe(true);
});
