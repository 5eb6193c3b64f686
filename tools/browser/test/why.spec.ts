import type { Page } from '@playwright/test';
import { choices, RAID, raidOn, raidWithBots } from '../raiding.mjs';
import { cardOf, inAHurry, isAsked, WORDS } from './support/playing.ts';
import { expect, expectAccessible, PHONE, test } from './support/test.ts';

const sentence = (page: Page) => page.getByRole('contentinfo').getByRole('status');
/** It can be tapped all the same: it answers why not. */
const tap = { force: true } as const;

test('a stack that cannot be chosen says which rule forbids it, and leads there', async ({ house, person }) => {
  const said = RAID.en;
  const page = await person({ size: PHONE });
  await inAHurry(page);
  await raidWithBots(page, house.url, said, { trail: 25, bots: 2 });
  const own = page
    .getByRole('list', { name: said.stacks })
    .locator('[data-own="true"]')
    .getByRole('button', { disabled: true });
  await raidOn(
    [page],
    () => [said.fresh],
    async ([open]) => open.some((name: string) => said.hand.test(name)) && (await own.count()) > 0,
  );
  const bar = page.getByRole('contentinfo');
  const before = await bar.boundingBox();
  await own.first().click(tap);
  await expect(sentence(page)).toHaveText('Stacks are revealed by day; now it is night.');
  expect(await bar.boundingBox()).toEqual(before);
  await expectAccessible(page, 'why a stack cannot be revealed');

  await bar.getByRole('button', { name: 'See the rule' }).click();
  const book = page.getByRole('dialog', { name: 'Rules of Gold Raiders' });
  const cited = book.locator(':focus');
  await expect(cited).toContainText('You may reveal one of your closed stacks');
  await expect(cited).toBeInViewport();
  await expectAccessible(page, 'the rule');
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'See the rule' })).toBeFocused();

  // A second Escape takes the sentence away.
  await page.keyboard.press('Escape');
  await expect(sentence(page)).toHaveText('');
  await own.first().click(tap);
  await expect(sentence(page)).toHaveText('Stacks are revealed by day; now it is night.');

  // Once the table has moved on, there is nothing to explain any more.
  await raidOn(
    [page],
    () => [said.fresh],
    async () => (await sentence(page).innerText()) === '',
  );
  await expect(bar.getByRole('button', { name: 'See the rule' })).toHaveCount(0);
});

test('online, a card that is tapped out of turn says whose turn it is', async ({ house, person }) => {
  const names = ['Anna', 'Jan'];
  const pages = await dealt(house.url, person, 'Gold Raiders', names);
  const asked = async () => (await Promise.all(pages.map(choices))).map(({ length }) => length > 0);
  for (const page of pages) await expect(page.getByRole('contentinfo').getByRole('group')).toBeVisible();
  await expect.poll(async () => (await asked()).filter(Boolean).length).toBe(1);
  const turn = (await asked()).indexOf(true);
  const waiting = pages[1 - turn]!;
  await waiting.getByRole('contentinfo').getByRole('group').getByRole('button').first().click(tap);
  await expect(sentence(waiting)).toHaveText(`It is ${names[turn]}’s turn.`);

  // A held key asks no faster than the server answers, and the connection stays.
  for (let i = 0; i < 60; i++) await waiting.keyboard.press('Enter');
  await expect(sentence(waiting)).toHaveText(`It is ${names[turn]}’s turn.`);
  await expect(waiting.getByText('Not connected')).toHaveCount(0);

  // The rule stays open while the table goes on, though the sentence it was opened from is gone.
  await waiting.getByRole('button', { name: 'See the rule' }).click();
  const book = waiting.getByRole('dialog', { name: 'Rules of Gold Raiders' });
  await expect(book).toBeVisible();
  await raidOn(
    [pages[turn]!],
    () => [RAID.en.fresh],
    async () => !(await asked())[turn],
  );
  await expect(waiting.getByRole('button', { name: 'See the rule', includeHidden: true })).toHaveCount(0);
  await expect(book).toBeVisible();
  await waiting.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
  await expect(waiting.getByRole('contentinfo')).toBeFocused();
});

test('in camp, the deck says that one sits out', async ({ house, person }) => {
  const pages = await dealt(house.url, person, 'Incan Gold', ['Anna', 'Jan', 'Ewa']);
  const anna = pages[0]!;
  const deck = anna.getByRole('region', { name: /^Quest deck/ }).getByRole('button');
  await expect(async () => {
    for (const page of pages) {
      if (!(await isAsked(page, WORDS.en))) continue;
      await page.getByRole('button', { name: page === anna ? WORDS.en.camp : WORDS.en.torch }).click();
    }
    expect(await deck.count()).toBe(1);
  }).toPass();
  await deck.click(tap);
  await expect(sentence(anna)).toHaveText('You are in camp already and sit out the rest of this round.');
});

/** These people at a table online, bots in all other seats, and cards in their hands. */
async function dealt(
  url: string,
  person: () => Promise<Page>,
  game: string,
  names: readonly string[],
): Promise<readonly Page[]> {
  const pages: Page[] = [];
  let address = url;
  for (const name of names) {
    const page = await person();
    pages.push(page);
    await inAHurry(page);
    await page.goto(address);
    if (pages.length === 1) await cardOf(page, game).getByRole('button', { name: 'Play with friends' }).click();
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Sit here' }).first().click();
    await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
    if (pages.length === 1) address = await page.getByLabel('Invitation link', { exact: true }).inputValue();
  }
  const [host] = pages;
  for (let seat = names.length + 1; seat <= 8; seat++) {
    const free = host?.getByLabel(`Seat a bot in seat ${seat}`);
    if ((await free?.count()) === 1) await free?.selectOption({ label: 'Happy-Go-Lucky' });
  }
  await host?.getByRole('button', { name: 'Start the game' }).click();
  return pages;
}
