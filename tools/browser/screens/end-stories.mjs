import { dropReplay } from './learning-stories.mjs';
import { introduce } from './stories.mjs';

/** The results of long games: an archived one is taken up shortly before its end, and bots finish it. */
export const END_STORIES = ['tikal', 'inka'].map((game) => [[`${game}-end`], (page, said) => ending(page, said, game)]);

/** So many steps before the end, in the seat of somebody who is not asked any more. */
const TAKEN_UP = { tikal: { before: 6, seat: 0 }, inka: { before: 4, seat: 1 } };

async function* ending(page, said, game) {
  const { before, seat } = TAKEN_UP[game];
  await introduce(page, said.who);
  await dropReplay(page, game);
  await page.keyboard.press('End');
  for (let step = 0; step < before; step++) {
    await page.waitForTimeout(200);
    await page.keyboard.press('ArrowLeft');
  }
  await page.getByRole('button', { name: said.moreOfReplay, exact: true }).click();
  await page.getByRole('button', { name: said.playOn, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').nth(seat).check();
  await dialog.getByRole('button', { name: said.goOn, exact: true }).click();
  await page.getByRole('button', { name: said.again }).waitFor({ timeout: 60_000 });
  yield `${game}-end`;
}
