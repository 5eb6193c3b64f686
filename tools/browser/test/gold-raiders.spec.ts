import type { Page } from '@playwright/test';
import { building, choices, isPeeking, isRaided, prying, RAID, raidOn, thieving } from '../raiding.mjs';
import { expectNoFace, faceWords } from './support/closed-stacks.ts';
import { tabTo } from './support/keyboard.ts';
import { A_GAME, cardOf, inAHurry } from './support/playing.ts';
import { tapped } from './support/tapped.ts';
import { expect, type PersonOptions, PHONE, test } from './support/test.ts';

const said = RAID.en;
const names = ['Anna', 'Jan', 'Ewa'];

test('three people and a bot raid the temple through the invitation, and no page ever shows a face it should not', async ({
  house,
  person,
}) => {
  let pages = await dealt(house.url, person);
  // Chance may deal no Recon to three people: then others sit down at another table.
  while (!(await holdsRecon(pages))) pages = await dealt(house.url, person);

  const done = { turns: 0, peeks: 0, thefts: 0, reloads: 0 };
  const wishes = () => {
    const lap = Math.floor(done.turns / pages.length);
    if (lap > 0 && done.peeks === 0) return prying(said, lap);
    return lap > 0 && done.thefts === 0 ? thieving(said, lap) : building(said, lap);
  };
  const isOver = async () => (await Promise.all(pages.map((page) => isRaided(page, said)))).every(Boolean);
  await raidOn(
    pages,
    wishes,
    async () => {
      const peeks = await Promise.all(pages.map((page) => isPeeking(page, said)));
      const peeker = pages[peeks.indexOf(true)];
      if (peeker === undefined) return isOver();
      await expectSecret(peeker, pages);
      done.peeks++;
      return false;
    },
    {
      before: async (page: Page, open: readonly string[]) => {
        if (open.some((one) => one.startsWith('Steal: take'))) done.thefts++;
        if (!open.some((one) => said.hand.test(one))) return;
        done.turns++;
        await Promise.all(pages.map((each, i) => expectNoFace(each, `turn ${done.turns}, ${names[i]} looks`)));
        if (done.turns !== 10) return;
        await page.reload();
        await expect.poll(() => choices(page)).toEqual(open);
        done.reloads++;
      },
    },
  );

  expect(done.peeks).toBeGreaterThan(0);
  expect(done.reloads).toBe(1);
  const [won = '', ...others] = await Promise.all(pages.map(resultOf));
  expect(won).toMatch(/ wins: /);
  expect(others).toEqual([won, won]);
});

/** Three people at a table with a bot, and cards in their hands. */
async function dealt(url: string, person: (options?: PersonOptions) => Promise<Page>): Promise<readonly Page[]> {
  const [anna, ...others] = [await person(), await person({ size: PHONE }), await person({ theme: 'light' })] as const;
  await gather(anna, url);
  const invitation = await anna.getByLabel('Invitation link', { exact: true }).inputValue();
  for (const [i, page] of others.entries()) {
    await inAHurry(page);
    await page.goto(invitation);
    await page.getByLabel('Your name').fill(names[i + 1] ?? '');
    await page.getByRole('button', { name: 'Sit here' }).first().click();
    await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  }
  await anna.getByRole('button', { name: 'Start the game' }).click();
  const pages = [anna, ...others];
  for (const page of pages) await expect(page.getByRole('contentinfo').getByRole('group')).toBeVisible();
  return pages;
}

const holdsRecon = async (pages: readonly Page[]): Promise<boolean> => {
  const hands = pages.map((page) => page.getByRole('contentinfo').getByRole('group').getByText(said.recon));
  return (await Promise.all(hands.map((hand) => hand.count()))).some((count) => count > 0);
};

/** Anna opens a table with a bot in the last seat and the shortest trail there is. */
async function gather(anna: Page, url: string): Promise<void> {
  const { isDone } = tapped(anna);
  await inAHurry(anna);
  await anna.goto(url);
  await cardOf(anna, 'Gold Raiders').getByRole('button', { name: 'Play with friends' }).click();
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(anna.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await anna.getByLabel('Seat a bot in seat 4').selectOption({ label: 'Happy-Go-Lucky' });
  // Typed figure by figure: a number is not judged before it is whole.
  const trail = anna.getByLabel(said.trail);
  await trail.fill('');
  await trail.pressSequentially('12');
  await expect(trail).toHaveValue('12');
  await trail.fill('5');
  await expect.poll(() => isDone({ type: 'setUp', options: { trail: 5 } })).toBe(true);
  await anna.reload();
  await expect(trail).toHaveValue('5');
}

/** One page sees the cards, the others do not; and once it has looked away, nobody does. */
async function expectSecret(peeker: Page, pages: readonly Page[]): Promise<void> {
  const region = peeker.getByRole('region', { name: /stack \d+$/ });
  const faces = region.getByRole('img');
  await expect(faces).not.toHaveCount(0);
  const pictures = await faces.locator('svg').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  for (const page of pages) {
    if (page === peeker) continue;
    await expectNoFace(page, 'while somebody else peeks');
    const board = await page.getByRole('main').innerHTML();
    expect(pictures.filter((picture) => board.includes(picture))).toEqual([]);
  }
  await peeker.getByRole('button', { name: said.lookAway }).click();
  await expect(region).toHaveCount(0);
  // What is asked stays until the table has heard of it.
  await expect.poll(() => faceWords(peeker)).toEqual([]);
  await expectNoFace(peeker, 'after looking away');
  const board = await peeker.getByRole('main').innerHTML();
  expect(pictures.filter((picture) => board.includes(picture))).toEqual([]);
}

/** The result as others read it: whoever won is told "You win". */
const resultOf = async (page: Page): Promise<string> => {
  const heading = page.getByRole('heading', { name: /(^You win| wins): / });
  const ranking = await page.getByRole('list', { name: 'Ranking' }).innerText();
  const winner = /^1\. ([^·:\n]+)/m.exec(ranking)?.[1]?.trim();
  const headline = (await heading.innerText()).replace(/\s+/g, ' ').trim();
  return `${headline.replace(/^You win:/, `${winner} wins:`)}\n${ranking}`;
};

test('krótka gra po polsku na telefonie, samą klawiaturą', async ({ house, person }) => {
  const page = await person({ locale: 'pl-PL', size: PHONE });
  await inAHurry(page);
  await page.goto(`${house.url}/#/pass/gold-raiders`);
  await expect(page.getByRole('button', { name: RAID.pl.start })).toBeVisible();
  const press = async (name: RegExp) => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  await press(/^Usuń: Gracz 2/);
  await press(/^Dodaj bota/);
  await tabTo(page, RAID.pl.trail);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');

  await expect.poll(() => choices(page)).not.toEqual([]);
  await tabTo(page, RAID.pl.hand);
  let keys = 0;
  await expect(async () => {
    const open = await choices(page);
    // The focus goes with the choice. The second place, where there is one: otherwise every card would lie alone.
    if (open.filter((name) => /stos( \d+, \d+ \S+)?$/.test(name)).length > 1) await page.keyboard.press('Tab');
    if (open.length > 0) {
      keys++;
      await page.keyboard.press('Enter');
    }
    expect(await isRaided(page, RAID.pl)).toBe(true);
  }).toPass({ timeout: A_GAME, intervals: [60] });
  // A card and a place for each of eight cards: by day there may be nothing left to reveal.
  expect(keys).toBeGreaterThanOrEqual(16);
  await tabTo(page, RAID.pl.again);
  await expect(page.getByRole('button', { name: 'Cofnij' })).toHaveCount(0);
  const read = await page.locator('body').innerText();
  for (const english of ['Round', 'Mile ', 'Steal', 'wins', 'undefined']) expect(read).not.toContain(english);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
