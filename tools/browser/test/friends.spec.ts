import { inAHurry, isOver, playOn, playOut, WORDS } from './support/playing.ts';
import { expect, PHONE, test } from './support/test.ts';

test('two people and a bot play a whole game through the invitation, with a refresh and a server that dies in between', async ({
  house,
  person,
}) => {
  const anna = await person();
  await inAHurry(anna);
  await anna.goto(house.url);
  const game = anna.getByRole('article', { name: 'Incan Gold' });
  await game.getByRole('button', { name: 'Play with friends' }).click();
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(anna.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await anna.getByRole('button', { name: 'One seat fewer' }).click();
  await anna.getByLabel('Seat a bot in seat 3').selectOption({ label: 'Old Fox' });
  const invitation = await anna.getByLabel('Invitation link').inputValue();

  const jan = await person({ size: PHONE });
  await inAHurry(jan);
  await jan.goto(invitation);
  await jan.getByLabel('Your name').fill('Jan');
  await jan.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(anna.getByText('Jan')).toBeVisible();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.getByRole('button', { name: WORDS.en.torch })).toBeVisible();
  await expect(jan.getByRole('button', { name: WORDS.en.torch })).toBeVisible();
  const ewa = await person();
  await inAHurry(ewa);
  await ewa.goto(invitation);

  const inRound = (round: number) => async () =>
    (await anna.getByText(`Round ${round} of 5`).count()) > 0 || (await isOver(anna, WORDS.en));
  await playOn([anna, jan], WORDS.en, inRound(2));
  await jan.reload();
  await playOn([anna, jan], WORDS.en, inRound(3));
  await house.restart();
  await playOut([anna, jan], WORDS.en);

  const ranking = (page: typeof anna) => page.getByRole('list', { name: 'Ranking' }).innerText();
  expect(await ranking(anna)).toBe(await ranking(jan));
  // Who has looked on has no part in the next game, before it is asked for or after.
  await expect(ewa.getByRole('list', { name: 'Ranking' })).toBeVisible();
  expect(await isOver(ewa, WORDS.en)).toBe(false);
  await anna.getByRole('button', { name: WORDS.en.again }).click();
  const seats = anna.getByRole('region', { name: 'Seats' }).getByRole('listitem');
  // Whoever sat first sits last now.
  await expect(seats.nth(0)).toContainText('Jan seat kept');
  await expect(anna.getByText('Still waiting for Jan.')).toBeVisible();
  await expect(jan.getByRole('button', { name: 'Join the next game' })).toBeVisible();
  expect(await isOver(ewa, WORDS.en)).toBe(false);
  await jan.getByRole('button', { name: WORDS.en.again }).click();
  await expect(seats.nth(0)).not.toContainText('seat kept');
  await expect(anna.getByRole('button', { name: 'Start the game' })).toBeEnabled();
});

test('a table that is not there says what to do next', async ({ house, person }) => {
  const anna = await person();
  await anna.goto(`${house.url}/t/nosuchtable`);
  await expect(
    anna
      .getByRole('link', { name: /home/i })
      .or(anna.getByRole('button', { name: /home/i }))
      .first(),
  ).toBeVisible();
});
