import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { friendsTable, log, people } from './support/friends-table.ts';
import { cardOf, inAHurry, playOn, WORDS } from './support/playing.ts';
import { expect, expectAccessible, PHONE, test } from './support/test.ts';

const scrubber = (page: Page): Locator => page.getByRole('slider', { name: 'Place in the game' });
const place = async (page: Page): Promise<number> => Number(await scrubber(page).inputValue());
const more = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name, exact: true }).click();
};

/** A game alone with bots, played to its end. */
async function finishedGame(page: Page, url: string): Promise<void> {
  await inAHurry(page);
  await page.goto(url);
  await cardOf(page).getByRole('button', { name: 'Play with bots' }).click();
  await playOn([page], WORDS.en);
}

/** A whole game, kept as a file. */
const FILE = JSON.stringify(
  JSON.parse(
    readFileSync(new URL('../../../games/incan-gold/golden/archive/v1-two-players.2.json', import.meta.url), 'utf8'),
  ).replay,
);

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

async function savedFile(page: Page): Promise<string> {
  await more(page, 'Share');
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Save the file' }).click();
  const text = await textOf(await saved);
  await page.keyboard.press('Escape');
  return text;
}

/** Drops a file onto whatever is shown. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([called, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ''], called ?? '', { type: 'application/json' }));
      return transfer;
    },
    [name, text],
  );
  // Until the page listens, nothing happens.
  await expect(async () => {
    await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
    await expect(page.getByText('Drop the replay file here')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await expect(page.getByText('Drop the replay file here')).toHaveCount(0);
}

test('a finished game of this device is looked at again, from its end and from the list', async ({ house, person }) => {
  const page = await person({ size: PHONE });
  await finishedGame(page, house.url);
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(scrubber(page)).toHaveValue('0');
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', /Round 1 of 5.*Round 1/);
  await expectAccessible(page, 'a replay on a phone');

  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(scrubber(page)).toHaveValue('1');
  await page.keyboard.press('End');
  const last = Number(await scrubber(page).getAttribute('max'));
  await expect(scrubber(page)).toHaveValue(String(last));
  await expect(page.locator('[data-shown]')).toHaveAttribute('data-shown', String(last));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(scrubber(page)).toHaveValue(String(last - 1));
  await page.keyboard.press('PageUp');
  // Where a round begins; the last one may be over with the entry it began with.
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', /Round (\d) of 5.*Round \1 of 5 begins/);
  await expect.poll(() => place(page)).toBeLessThan(last - 1);
  await page.keyboard.press('Home');
  await expect(scrubber(page)).toHaveValue('0');
  await scrubber(page).fill(String(Math.floor(last / 2)));
  await expect(page.locator('[data-shown]')).toHaveAttribute('data-shown', String(Math.floor(last / 2)));
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', /Round [2-5] of 5/);
  await page.getByLabel('Speed').selectOption('4×');
  await scrubber(page).focus();
  const before = await place(page);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => place(page)).toBeGreaterThan(before + 1);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('plays and pauses');
  await page.keyboard.press('Escape');

  await page.goto(house.url);
  const finished = page.getByRole('region', { name: 'Finished on this device' });
  await finished.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(scrubber(page)).toBeVisible();
  await page.goto(`${house.url}/me`);
  await expect(finished.getByRole('listitem')).toHaveCount(1);
  await finished.getByRole('button', { name: /^Remove/ }).click();
  await finished.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.goto(house.url);
  await expect(cardOf(page)).toBeVisible();
  await expect(finished).toHaveCount(0);
});

test('one plays on from a moment of a replay, and that game is a true one too', async ({ house, person }) => {
  const page = await person();
  await inAHurry(page);
  await page.goto(house.url);
  await drop(page, 'game.quri.json', FILE);
  await expect(scrubber(page)).toHaveValue('0');
  await page.keyboard.press('End');
  await more(page, 'Play on from here');
  await expect(page.getByRole('dialog')).toContainText('The game is over here.');
  await page.keyboard.press('Escape');
  const half = Math.floor(Number(await scrubber(page).getAttribute('max')) / 2);
  await scrubber(page).fill(String(half));
  // One entry was of a clock: it is no stop of its own.
  await expect(page.locator('[data-shown]')).toHaveAttribute('data-shown', String(half + 1));
  const told = await log(page).allInnerTexts();
  await more(page, 'Play on from here');
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await expectAccessible(page, 'playing on');
  await dialog.getByRole('radio').nth(1).check();
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await expect(page).toHaveURL(/#\/local\//);
  await expect(log(page).first()).toBeVisible();
  // The same rounds lie behind it; the newest line may be one that only watchers had.
  const rounds = (lines: readonly string[]): number => lines.filter((line) => /^Round \d/.test(line)).length;
  expect(rounds(await log(page).allInnerTexts())).toBeGreaterThanOrEqual(rounds(told));
  await playOn([page], WORDS.en);
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await more(page, 'Check the shuffle');
  await expect(page.getByText('It was fair: everything fits.')).toBeVisible();
  await expect(page.getByText('The cards are those of an earlier game')).toBeVisible();
  await expectAccessible(page, 'the check');
});

test('a file is dropped onto the page: a true one is shown, any other gets a sentence of its own', async ({
  house,
  person,
}) => {
  const page = await person();
  await page.goto(house.url);
  await drop(page, 'game.quri.json', FILE);
  await expect(scrubber(page)).toBeVisible();
  const text = await savedFile(page);
  expect(JSON.parse(text)).toEqual(JSON.parse(FILE));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This file is not open any more' })).toBeVisible();

  const replay = JSON.parse(text);
  const move = replay.entries.findLast(({ kind }: { kind: string }) => kind === 'move');
  move.intent.choice = move.intent.choice === 'torch' ? 'camp' : 'torch';
  await drop(page, 'changed.quri.json', JSON.stringify(replay));
  await expect(page.getByRole('heading', { name: 'This replay has been changed' })).toBeVisible();
  await expect(page.getByText(`Step ${move.seq + 1}:`).first()).toBeVisible();
  await expectAccessible(page, 'a file that was changed');
  await drop(page, 'picture.json', 'no json');
  await expect(page.getByRole('heading', { name: 'This is not a replay' })).toBeVisible();
  await drop(page, 'other.json', text.replaceAll('"incan-gold"', '"halma"'));
  await expect(page.getByRole('heading', { name: 'This game is not here' })).toBeVisible();
  await drop(page, 'large.json', ' '.repeat(8_000_001));
  await expect(page.getByRole('heading', { name: 'This file is too large' })).toBeVisible();
  await page.getByLabel('Open a replay file').setInputFiles({
    name: 'game.quri.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await expect(scrubber(page)).toBeVisible();
});

test('a game of friends is looked at by its link, through each one’s eyes, and has no key to the table in it', async ({
  house,
  person,
  browser,
}) => {
  const { pages, invitation } = await friendsTable(await people(person), { url: house.url });
  const [anna] = pages;
  await playOn(pages, WORDS.en);
  await anna.goto(`${house.url}/me`);
  await anna.getByRole('radio', { name: 'Finished' }).check({ force: true });
  await anna.getByRole('link', { name: 'Replay of Incan Gold' }).click();
  await expect(scrubber(anna)).toBeVisible();
  await more(anna, 'Share');
  const link = await anna.getByLabel('Link to this replay', { exact: true }).inputValue();
  const secret = new URL(invitation).hash.slice(1);
  expect(secret).not.toBe('');
  expect(link).toMatch(/\/r\/\w+$/);
  expect(link).not.toContain(secret);
  await expectAccessible(anna, 'sharing');

  const stranger = await person({ locale: 'pl-PL', size: PHONE });
  await stranger.goto(`${house.url}${new URL(link).pathname}`);
  const range = stranger.getByRole('slider', { name: 'Miejsce w grze' });
  // One has chosen, and the others have not.
  await range.fill('1');
  const eyes = stranger.getByLabel('Widok', { exact: true });
  await expect(stranger.getByText('Powtórka bez tajemnic')).toBeVisible();
  const camp = stranger.getByRole('list', { name: 'Obóz' });
  await expect(camp).toContainText(/wybór: (pochodnia|obóz)/);
  await expect(camp).not.toContainText('decyzja podjęta');
  for (const other of ['Widz', 'Ewa']) {
    await eyes.selectOption(other);
    await expect(camp).toContainText('decyzja podjęta');
    await expect(camp).not.toContainText('wybór:');
  }
  await expect(stranger.getByText('Powtórka oczami: Ewa')).toBeVisible();
  await stranger.getByRole('button', { name: 'Więcej' }).click();
  await stranger.getByRole('button', { name: 'Sprawdź tasowanie' }).click();
  await expect(stranger.getByText('Było uczciwie: wszystko się zgadza.')).toBeVisible();
  await expect(stranger.getByText('Każda osoba przy stole dorzuciła własną tajną liczbę.')).toBeVisible();
  await expectAccessible(stranger, 'the check in Polish');

  // A page of its own: the browser says in red that there is no such address.
  const lost = await browser.newPage();
  await lost.goto(`${house.url}/r/NoSuchTable1`);
  await expect(lost.getByRole('heading', { name: 'There is no such replay' })).toBeVisible();
  await lost.close();
});
