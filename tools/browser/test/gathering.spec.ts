import type { Page } from '@playwright/test';
import type { House } from './support/house.ts';
import { tapped } from './support/tapped.ts';
import { expect, PHONE, test } from './support/test.ts';

/** Opens a table for friends, not yet seated. */
async function openTable(page: Page, house: House): Promise<void> {
  await page.goto(house.url);
  await page.getByRole('article', { name: 'Incan Gold' }).getByRole('button', { name: 'Play with friends' }).click();
  await expect(page.getByLabel('Your name')).toBeVisible();
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
}

const seatOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Seats' }).getByRole('listitem').filter({ hasText: name });

for (const size of [PHONE, { width: 320, height: 568 }]) {
  test(`the invitation is there without scrolling, and so is where one sits down, ${size.width} wide`, async ({
    house,
    person,
  }) => {
    const anna = await person({ size });
    await openTable(anna, house);
    // Everything has its place once the picture is drawn and the letters are there.
    await expect(anna.getByRole('img', { name: 'The invitation as a QR code' })).toBeVisible();
    await anna.evaluate(() => document.fonts.ready);
    const { height: covered = 0 } = (await anna.getByRole('contentinfo').boundingBox()) ?? {};
    for (const one of [
      anna.getByLabel('Invitation link', { exact: true }),
      anna.getByRole('button', { name: 'Copy the link' }),
      anna.getByRole('img', { name: 'The invitation as a QR code' }),
      anna.getByRole('button', { name: 'Sit here' }).first(),
    ]) {
      const { y = size.height, height = 0 } = (await one.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(size.height - covered);
    }
    // Below it what is settled, the clock first, and then a chat that is folded while nobody has said anything.
    const [options, chat] = ['How we play', 'Chat'].map((name) => anna.getByRole('region', { name }));
    await expect(options!.locator('legend, b').first()).toHaveText('Clock');
    await expect.poll(async () => ((await chat!.boundingBox())?.height ?? 0) < 240).toBe(true);
    const [above, below] = [await options!.boundingBox(), await chat!.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });
}

test.describe('a table that is shown to everybody', () => {
  test.use({ newHouse: true });
  test('quick taps add up, and what cannot be is taken back with the reason', async ({ house, person }) => {
    const anna = await person();
    const { isDone } = tapped(anna);
    await openTable(anna, house);
    await sitDown(anna, 'Anna');
    const seats = anna.getByRole('region', { name: 'Seats' });
    // Two taps before the screen has changed, and two options in the same moment.
    await seats.getByRole('button', { name: 'One seat more' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await anna.getByRole('region', { name: 'How we play' }).evaluate((section) => {
      for (const name of ['Open tents', 'Show this table'])
        [...section.querySelectorAll('label')].find((label) => label.textContent?.startsWith(name))?.click();
    });
    await expect(seats.getByText('6 seats')).toBeVisible();
    await expect(seats.getByRole('listitem')).toHaveCount(6);
    await expect.poll(() => isDone({ type: 'setUp', seats: 6, open: true, options: { openTents: true } })).toBe(true);
    await anna.reload();
    await expect(seats.getByText('6 seats')).toBeVisible();
    await expect(anna.getByLabel('Open tents')).toBeChecked();
    await expect(anna.getByLabel('Show this table')).toBeChecked();

    const jan = await person();
    await jan.goto(await anna.getByLabel('Invitation link', { exact: true }).inputValue());
    await jan.getByLabel('Your name').fill('Jan');
    await jan.getByLabel('Your name').press('Enter');
    await jan.getByRole('button', { name: 'Stand up' }).click();
    await jan.getByRole('button', { name: 'Sit in seat 6' }).click();
    await expect(seatOf(anna, 'Jan')).toBeVisible();
    await seats.getByRole('button', { name: 'One seat fewer' }).click();
    await expect(anna.getByText('That seat is taken, or kept for somebody.')).toBeVisible();
    await expect(seats.getByText('6 seats')).toBeVisible();
    await expect(seatOf(anna, 'Jan')).toBeVisible();
  });

  test('a table of somebody without a name is called so in each reader’s language', async ({ house, person }) => {
    const polish = await person({ locale: 'pl-PL' });
    await polish.goto(house.url);
    await polish
      .getByRole('article', { name: 'Incan Gold' })
      .getByRole('button', { name: 'Graj ze znajomymi' })
      .click();
    await polish.getByLabel('Pokaż ten stół na stronie głównej').check();
    const english = await person();
    await english.goto(house.url);
    await expect(english.getByText('Table of Guest')).toBeVisible();
  });
});

test.describe('whoever does not answer a start', () => {
  test.use({ settings: { revealMs: 3000 } });
  test('a start that is called off says for whom, until their seat is free', async ({ house, person }) => {
    const anna = await person();
    await openTable(anna, house);
    await sitDown(anna, 'Anna');
    await anna.getByRole('button', { name: 'One seat fewer' }).click();
    const invitation = await anna.getByLabel('Invitation link', { exact: true }).inputValue();
    const [jan, ewa] = [await person(), await person({ size: PHONE })];
    const { said } = tapped(ewa);
    for (const [page, name] of [
      [jan, 'Jan'],
      [ewa, 'Ewa'],
    ] as const) {
      await page.goto(invitation);
      await sitDown(page, name);
    }
    await jan.close();
    await expect(seatOf(anna, 'Jan')).toContainText('away');
    await anna.getByRole('button', { name: 'Start the game' }).click();
    const why = /The start was called off: Jan did not answer in time\./;
    await expect(anna.getByText(why)).toContainText('free the seat');
    await expect(ewa.getByText(why)).toContainText('The host can start again.');
    // It stays to be read, and Ewa’s bytes are known by now: after a reload she brings others.
    await ewa.reload();
    await expect(ewa.getByText(why)).toBeVisible();
    const sat = () => said('sit').filter(({ id }) => said('done').some((done) => done.id === id)).length;
    await expect.poll(sat).toBeGreaterThan(1);
    await anna.getByRole('combobox', { name: 'Seat a bot in seat 2' }).selectOption({ index: 1 });
    await expect(anna.getByText(why)).toHaveCount(0);
    await anna.getByRole('button', { name: 'Start the game' }).click();
    await expect(ewa.getByRole('button', { name: /^Torch/ })).toBeVisible();
  });
});

test('a name typed without a connection reaches the others once it is back', async ({ house, person }) => {
  const anna = await person();
  await openTable(anna, house);
  await sitDown(anna, 'Anna');
  const jan = await person();
  await jan.goto(await anna.getByLabel('Invitation link', { exact: true }).inputValue());
  await expect(jan.getByLabel('Your name')).toBeVisible();
  await jan.context().setOffline(true);
  await jan.getByLabel('Your name').fill('Jan');
  await jan.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(jan.getByLabel('Your name')).toHaveCount(0);
  await jan.context().setOffline(false);
  await expect(seatOf(anna, 'Jan')).toBeVisible();
});
