import type { Locator, Page } from '@playwright/test';
import { chip, friendsTable } from './support/friends-table.ts';
import { inAHurry } from './support/playing.ts';
import { expect, expectAccessible, PHONE, test } from './support/test.ts';

const chat = (page: Page, name = 'Chat'): Locator => page.getByRole('region', { name });
const lines = (page: Page, name = 'Chat'): Locator => chat(page, name).getByRole('listitem');
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(lines(page).last()).toContainText(text);
}

/** A phrase from the list, by its words. */
async function sayPhrase(page: Page, phrase: string): Promise<void> {
  await chat(page).getByRole('button', { name: 'Quick phrases' }).click();
  await chat(page).getByRole('button', { name: phrase }).click();
}

async function watching(page: Page, invitation: string): Promise<void> {
  await inAHurry(page);
  await page.goto(invitation);
}

test('players and those who watch talk apart, as plain text, and a phrase reads in each one’s language', async ({
  house,
  person,
}) => {
  const { pages, invitation } = await friendsTable([await person(), await person()], { url: house.url, game: 'Inka' });
  const [anna, jan] = pages;
  const [wanda, zofia] = [await person({ locale: 'pl-PL' }), await person()];
  await watching(wanda, invitation);
  await watching(zofia, invitation);
  await expect(chat(anna)).toContainText('Only the players read this.');
  await expect(chat(wanda, 'Czat')).toContainText('Czytają to tylko oglądający.');

  const hostile = '<img src=x onerror="document.title=1"> https://example.com';
  await say(anna, hostile);
  await expect(lines(jan).last()).toContainText(hostile);
  expect(await chat(jan).locator('img, a').count()).toBe(0);
  await sayPhrase(zofia, 'Let me think…');
  await expect(lines(wanda, 'Czat').last()).toContainText('Chwila, myślę…');
  await expect(lines(zofia)).toHaveCount(1);
  await expect(lines(wanda, 'Czat')).toHaveCount(1);
  await say(jan, 'The last one');
  await expect(lines(anna)).toHaveCount(2);
  await expect(lines(zofia)).toHaveCount(1);
  for (const page of [anna, wanda]) await expectAccessible(page, 'a table with its chat');
  // After a reload all of it is there again, and the line one has said is one’s own.
  await anna.reload();
  await expect(lines(anna)).toHaveText([/^You.*onerror/, /^Jan.*The last one/]);
});

test('a name is what was typed, whatever is in it', async ({ house, person }) => {
  const hostile = '<img src=x onerror=x()>';
  const names = ['Anna', hostile];
  const { pages } = await friendsTable([await person(), await person()], { url: house.url, names, bots: true });
  const [anna, jan] = pages;
  await expect(chip(anna, hostile)).toBeVisible();
  await jan.getByRole('button', { name: /^Torch/ }).click();
  await expect(anna.getByRole('list', { name: 'What happened' })).toContainText(`${hostile} has chosen`);
  for (const page of pages) expect(await page.locator('img[src="x"]').count()).toBe(0);
});

test('keys that are typed are letters, and Escape leaves the field without a move of the game', async ({
  house,
  person,
}) => {
  const { pages } = await friendsTable([await person(), await person(), await person()], { url: house.url });
  const [anna, jan] = pages;
  const ask = await anna.locator('[data-ask]').getAttribute('data-ask');
  await field(anna).click();
  // In Incan Gold these are keys of the board, and a question mark lists them.
  await anna.keyboard.type('t c 1 2 ? Torch');
  await anna.keyboard.press('Escape');
  await expect(field(anna)).not.toBeFocused();
  await expect(field(anna)).toHaveValue('t c 1 2 ? Torch');
  expect(await anna.locator('[data-ask]').getAttribute('data-ask')).toBe(ask);
  await expect(anna.getByRole('dialog')).toHaveCount(0);
  await expect(anna.getByRole('button', { name: /^Torch/ })).toHaveAttribute('aria-pressed', 'false');
  await field(anna).press('Enter');
  await expect(lines(jan).last()).toContainText('t c 1 2 ? Torch');
  await expect(field(anna)).toHaveValue('');
  // All of it without a mouse: the phrases open and close with the keyboard.
  await field(anna).press('Shift+Tab');
  await anna.keyboard.press('Enter');
  await expect(chat(anna).getByRole('list', { name: 'Quick phrases' })).toBeVisible();
  await expectAccessible(anna, 'the quick phrases');
  // Among the phrases no text is written, and yet these are no keys of the board.
  for (const key of ['t', 'c', '?']) await anna.keyboard.press(key);
  await expect(anna.getByRole('button', { name: /^(Torch|Camp)/, pressed: true })).toHaveCount(0);
  await expect(anna.getByRole('dialog')).toHaveCount(0);
  await anna.keyboard.press('Escape');
  await expect(chat(anna).getByRole('list', { name: 'Quick phrases' })).toHaveCount(0);
});

test('somebody is muted on one device, and blocked for good, without a word to them', async ({ house, person }) => {
  const { pages } = await friendsTable([await person(), await person()], { url: house.url, game: 'Inka' });
  const [anna, jan] = pages;
  await say(jan, 'One');
  await lines(anna).last().getByRole('button', { name: 'About Jan' }).click();
  await expectAccessible(anna, 'what can be done about somebody');
  await anna.getByRole('button', { name: 'Mute at this table' }).click();
  await expect(lines(anna)).toHaveCount(0);
  await expect(chat(anna).getByRole('button', { name: 'Muted and blocked' })).toBeFocused();
  await anna.reload();
  await expect(chip(anna, 'Jan')).toBeVisible();
  await say(jan, 'Two');
  await say(anna, 'Mine');
  await expect(lines(anna)).toHaveText([/Mine/]);
  await chat(anna).getByRole('button', { name: 'Muted and blocked' }).click();
  await anna.getByRole('button', { name: 'Show Jan again' }).click();
  await anna.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(lines(anna)).toHaveText([/One/, /Two/, /Mine/]);

  await lines(anna).first().getByRole('button', { name: 'About Jan' }).click();
  await anna.getByRole('button', { name: 'Block for good' }).click();
  await expect(lines(anna)).toHaveText([/Mine/]);
  await say(jan, 'Three');
  await expect(lines(jan)).toHaveCount(4);
  await chat(anna).getByRole('button', { name: 'Muted and blocked' }).click();
  await anna.getByRole('button', { name: 'Unblock Jan' }).click();
  await expect(anna.getByText('You have blocked nobody.')).toBeVisible();
  await anna.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await say(jan, 'Four');
  await expect(lines(anna).last()).toContainText('Four');
});

test('on a phone the drawer has both, and says what is new', async ({ house, person }) => {
  const { pages } = await friendsTable([await person({ size: PHONE }), await person()], {
    url: house.url,
    game: 'Inka',
  });
  const [anna, jan] = pages;
  const opener = anna.getByRole('button', { name: /^Log and chat/ });
  await expect(chat(anna)).toBeHidden();
  await say(jan, 'Are you there?');
  await sayPhrase(jan, 'It’s your turn.');
  await expect(opener).toHaveAccessibleName('Log and chat 2 new messages');
  await expectAccessible(anna, 'a badge on the drawer');
  await opener.click();
  await expect(lines(anna)).toHaveCount(2);
  await expect(opener).toHaveAccessibleName('Log and chat');
  await expectAccessible(anna, 'the chat in the drawer');
  expect(
    await field(anna).evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
  ).toBeGreaterThanOrEqual(16);
  await say(anna, 'Here I am');
  await anna.getByRole('radio', { name: 'Log' }).check();
  await expect(anna.getByRole('region', { name: 'What happened' })).toBeVisible();
  await sayPhrase(jan, 'Thank you!');
  await expect(anna.getByRole('radio', { name: 'Chat, 1 new message' })).toBeVisible();
  await anna.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(opener).toHaveAccessibleName('Log and chat 1 new message');
});
