import { friendsTable } from './support/friends-table.ts';
import { test } from './support/test.ts';
const SIZES = [[1440, 900], [1024, 768], [390, 844]] as const;
test.describe('pictures', () => {
  test.use({ settings: { resumeAfterMs: 600_000, idleAfterMs: 2000 } });
  test('of both', async ({ house, person }) => {
    const all = [await person(), await person(), await person()] as const;
    const [anna, jan, ewa] = all;
    const q = (page: typeof anna) => page.getByRole('region', { name: 'A question to everybody' });
    const shoot = async (page: typeof anna, name: string) => {
      for (const theme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.waitForTimeout(500);
          await page.screenshot({ path: `/tmp/shots/${name}-${width}-${theme}.png` });
        }
      }
    };
    const polish = async (page: typeof anna, on: boolean) => {
      await page.evaluate((l) => {
        const kept = JSON.parse(localStorage.getItem('quri/settings') ?? '{}');
        localStorage.setItem('quri/settings', JSON.stringify({ ...kept, language: l }));
      }, on ? 'pl' : 'en');
      await page.reload();
    };
    await friendsTable(all, { url: house.url });
    await anna.getByRole('button', { name: 'Menu' }).click();
    await anna.getByRole('button', { name: 'Ask for a pause', exact: true }).click();
    for (const page of [jan, ewa]) await q(page).getByRole('button', { name: 'Agree' }).click();
    await q(anna).getByRole('button', { name: 'Ask to go on' }).click();
    await q(jan).getByRole('button', { name: 'Agree' }).click();
    await shoot(ewa, 'resume-en');
    await polish(ewa, true);
    await shoot(ewa, 'resume-pl');
    await ewa.getByRole('button', { name: 'Zgoda' }).click();
    for (const page of [anna, jan]) await page.getByRole('button', { name: 'Go deeper' }).or(page.getByRole('button', { name: /torch|deeper|further/i })).first().click();
    await ewa.getByText('Reszta').waitFor();
    await shoot(ewa, 'idle-self-pl');
    await shoot(anna, 'idle-en');
    await polish(anna, true);
    await anna.getByText('Już').waitFor();
    await shoot(anna, 'idle-pl');
    await polish(ewa, false);
    await shoot(ewa, 'idle-self-en');
  });
});
