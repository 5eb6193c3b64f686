import type { Locator, Page } from '@playwright/test';
import { expectAccessibleIn } from './support/accessible.ts';
import { tabTo } from './support/keyboard.ts';
import { cardOf, inAHurry, WORDS } from './support/playing.ts';
import { expect, PHONE, test } from './support/test.ts';

const DESKTOP = { width: 1280, height: 800 };
const contents = (page: Page): Locator => page.getByRole('navigation', { name: 'Contents' });
const found = (page: Page): Locator => page.getByRole('search').getByRole('status');
const marked = (page: Page): Locator => page.locator('mark[data-current="true"]').first();

test('a rulebook is a page of its own, with contents and ways on', async ({ house, person }) => {
  const page = await person({ size: DESKTOP });
  await page.goto(`${house.url}/#/rules/incan-gold`);
  await expect(page).toHaveTitle('Rules of Incan Gold · Quri');
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of Incan Gold' })).toBeVisible();
  const figure = page.getByRole('figure').first();
  await expect(figure.locator('[aria-hidden="true"] svg').first()).toBeVisible();
  await expect(figure.locator('figcaption')).not.toBeEmpty();

  // The chapter one goes to has the focus and is marked, and so is the one that is scrolled to.
  const leaving = contents(page).getByRole('button', { name: 'Leaving' });
  await leaving.click();
  const heading = page.getByRole('heading', { level: 2, name: 'Leaving' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(leaving).toHaveAttribute('aria-current', 'true');
  await expect(contents(page)).toBeInViewport();
  await page.getByRole('heading', { level: 2, name: 'Five rounds' }).scrollIntoViewIfNeeded();
  await expect(leaving).toHaveAttribute('aria-current', 'false');

  // Every rule has an address of its own, which can be opened, shared and gone back from.
  const link = page.getByRole('link', { name: 'Link to rule IG-8', exact: true });
  await expect(link).toHaveAttribute('href', '/#/rules/incan-gold/IG-8');
  await link.click();
  await expect(page.locator('article :focus')).toContainText('Hazard.');
  await expect(page).toHaveURL(/#\/rules\/incan-gold\/IG-8$/);
  await page.reload();
  await expect(page.locator('article :focus')).toContainText('Hazard.');
  await expect(page.locator('article :focus')).toBeInViewport();
  await expectAccessibleIn([DESKTOP], page, 'a rulebook at a rule');

  await page.getByRole('link', { name: 'Tikal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of Tikal' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(cardOf(page)).toBeVisible();
  await page.goto(`${house.url}/#/rules/chess`);
  await expect(page.getByRole('heading', { name: 'This page leads nowhere' })).toBeVisible();
});

test('on a phone the rules are searched without diacritics, in Polish', async ({ house, person }) => {
  const page = await person({ size: PHONE, locale: 'pl-PL' });
  await page.goto(`${house.url}/#/rules/incan-gold/IG-9`);
  await page.getByText('Spis treści').last().click();
  await page.getByRole('button', { name: 'Pochodnia czy obóz' }).click();
  await expect(page.getByRole('heading', { name: 'Pochodnia czy obóz' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Pochodnia czy obóz' })).toHaveCount(0);

  const field = page.getByRole('searchbox', { name: 'Szukaj w zasadach' });
  await field.fill('Swiatyni');
  await expect(found(page)).toHaveText(/^1 z \d+$/);
  await expect(marked(page)).toHaveText('świątyni');
  await expect(marked(page)).toBeInViewport();
  await field.press('Enter');
  await expect(found(page)).toHaveText(/^2 z /);
  await expect(marked(page)).toBeInViewport();
  await field.press('Shift+Enter');
  await field.press('Shift+Enter');
  await expect(found(page)).toHaveText(/^(\d+) z \1$/);
  await expect(marked(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Następne miejsce' }).click();
  await expect(found(page)).toHaveText(/^1 z /);
  await expectAccessibleIn([PHONE], page, 'a search');

  await field.fill('szachy');
  await expect(found(page)).toHaveText('Nic nie znaleziono');
  await expect(page.locator('mark')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(found(page)).toHaveText('');
});

test('over the home page, rules are read, searched and left by keyboard', async ({ house, person }) => {
  const page = await person({ size: DESKTOP });
  await page.goto(house.url);
  const opener = cardOf(page).getByRole('button', { name: 'Rules' });
  await opener.press('Enter');
  const book = page.getByRole('dialog', { name: 'Rules of Incan Gold' });
  await expect(contents(page)).toBeVisible();
  await tabTo(page, /^The way in$/);
  await page.keyboard.press('Enter');
  await expect(book.getByRole('heading', { level: 3, name: 'The way in' })).toBeFocused();

  await tabTo(page, /^Search the rules$/);
  await page.keyboard.type('hazard');
  await expect(found(page)).toHaveText(/^1 of \d+$/);
  await page.keyboard.press('Enter');
  await expect(found(page)).toHaveText(/^2 of /);
  await expect(marked(page)).toBeInViewport();

  // One Escape clears the search, the next one leaves.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(book).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await book.getByRole('link', { name: 'Open as a page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of Incan Gold' })).toBeVisible();
  await expect(book).toHaveCount(0);
  await page.goBack();
  await expect(cardOf(page)).toBeVisible();
});

test('at a table, what is held or clicked with the right button opens its rule and does nothing else', async ({
  house,
  person,
}) => {
  const page = await person({ size: PHONE });
  await inAHurry(page);
  await page.goto(house.url);
  await cardOf(page).getByRole('button', { name: 'Play with bots' }).click();
  const torch = page.getByRole('button', { name: WORDS.en.torch, pressed: false, disabled: false });
  await expect(torch).toBeVisible();
  const book = page.getByRole('dialog', { name: 'Rules of Incan Gold' });
  const rule = book.locator('article :focus');
  const { x, y, width, height } = (await torch.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = { x: x + width / 2, y: y + height / 2 };
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: readonly { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });

  await touch('touchStart', at);
  await expect(rule).toContainText('All who are inside choose');
  await expect(rule).toBeInViewport();
  await touch('touchEnd');
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
  await expect(torch).toHaveAttribute('aria-pressed', 'false');

  await torch.click({ button: 'right' });
  await expect(rule).toContainText('All who are inside choose');
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
  await torch.press('Shift+F10');
  await expect(rule).toContainText('All who are inside choose');
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);

  // A finger that moves, or one of two, opens nothing.
  await touch('touchStart', at);
  await touch('touchMove', { x: at.x, y: at.y - 30 });
  await page.waitForTimeout(700);
  await touch('touchEnd');
  await expect(book).toHaveCount(0);
});

test('on paper a rulebook is black on white, with its pictures and without what only a screen needs', async ({
  house,
  person,
}) => {
  const page = await person();
  await page.goto(`${house.url}/#/rules/inka`);
  const book = page.getByRole('article');
  await expect(book.locator('figure').last()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(book.locator('p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(book.locator('figure svg').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play with bots' })).toBeHidden();
});
