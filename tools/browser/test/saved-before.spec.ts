import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { incanGold } from '@quri/incan-gold';
import { parseReplay, verify } from '@quri/kernel';
import { cardOf, inAHurry, isOver, playOn, playOut, WORDS } from './support/playing.ts';
import { expect, test } from './support/test.ts';

interface Saved {
  readonly id: string;
  readonly over: boolean;
  readonly entries: readonly object[];
}

/** Written by the page of commit 3544f73, whose database had version 1. */
const saved: readonly Saved[] = JSON.parse(
  readFileSync(new URL('../../../apps/web/test/fixtures/saved-tables-v1.json', import.meta.url), 'utf8'),
);

/** A page of the same house with nothing on it: the app would open the database at once. */
async function besideTheApp(page: Page, url: string): Promise<void> {
  const body = '<!doctype html><title>Quri</title><link rel="icon" href="data:,">';
  await page.route('**/beside', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${url}/beside`);
}

/** Leaves a database of version 1 behind, with these tables in it. */
const seedVersion1 = (page: Page, tables: readonly Saved[]): Promise<void> =>
  page.evaluate(
    (all) =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('quri', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const writing = request.result.transaction('tables', 'readwrite');
          for (const table of all) writing.objectStore('tables').put(table);
          writing.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    tables,
  );

interface Stored {
  readonly version: number;
  readonly tables: readonly { readonly id: string; readonly count: number; readonly over: boolean }[];
  readonly entries: readonly { readonly table: string; readonly seq: number; readonly entry: object }[];
}

/** All there is in the database. */
const stored = (page: Page): Promise<Stored> =>
  page.evaluate(
    () =>
      new Promise<Stored>((done, failed) => {
        const request = indexedDB.open('quri');
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const { version } = request.result;
          const reading = request.result.transaction(['tables', 'entries']);
          const tables = reading.objectStore('tables').getAll();
          const entries = reading.objectStore('entries').getAll();
          reading.oncomplete = () => {
            request.result.close();
            done({ version, tables: tables.result, entries: entries.result });
          };
        };
      }),
  );

const logOf = ({ entries }: Stored, id: string) => entries.filter(({ table }) => table === id);

test('games that the version before saved are all there, and one of them is played to its end', async ({
  house,
  person,
}) => {
  const page = await person();
  await inAHurry(page);
  await besideTheApp(page, house.url);
  await seedVersion1(page, saved);
  await page.goto(house.url);
  const line = page.getByRole('listitem').filter({ hasText: 'Incan Gold' });
  await expect(page.getByRole('button', { name: 'Go on', exact: true })).toHaveCount(2);
  await line.getByRole('button', { name: 'Go on', exact: true }).click();
  await playOut([page], WORDS.en);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the replay' }).click();
  const replay = parseReplay(readFileSync(await (await downloading).path(), 'utf8'));
  if (!replay.ok) throw new Error(replay.refused);
  const found = verify(replay.value, (await incanGold.engine()).game);
  expect(found.filter(({ verdict }) => verdict !== 'fits')).toEqual([]);
  const after = await stored(page);
  expect(after.version).toBe(2);
  for (const { id, over, entries } of saved) {
    const record = after.tables.find((one) => one.id === id);
    const log = logOf(after, id);
    expect(record).not.toHaveProperty('entries');
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, n) => n));
    expect(log.slice(0, entries.length).map(({ entry }) => entry)).toEqual(entries);
    expect(record).toMatchObject({ count: log.length });
    if (over) expect(record).toMatchObject({ over, count: entries.length });
  }
  const [practice] = saved;
  expect(after.tables.find(({ id }) => id === practice?.id)).toMatchObject({ over: true });
});

test('a removed game leaves nothing behind', async ({ house, person }) => {
  const page = await person();
  await besideTheApp(page, house.url);
  await seedVersion1(page, saved.slice(0, 1));
  await page.goto(house.url);
  await page.getByRole('button', { name: /^Remove: / }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  // Until it is too late to undo it, nothing is deleted.
  expect((await stored(page)).tables).toHaveLength(1);
  await page.getByRole('button', { name: 'Pass and play' }).first().click();
  await expect.poll(() => stored(page)).toEqual({ version: 2, tables: [], entries: [] });
});

test('two tabs at one table of this device write one log, and both see its end', async ({ house, person }) => {
  const first = await person();
  await inAHurry(first);
  await first.goto(house.url);
  await cardOf(first).getByRole('button', { name: 'Play with bots' }).click();
  await expect(first.getByRole('button', { name: WORDS.en.torch })).toBeVisible();
  const second = await first.context().newPage();
  await inAHurry(second);
  await second.goto(first.url());
  await playOn([first, second], WORDS.en, undefined, 2);
  expect(await Promise.all([isOver(first, WORDS.en), isOver(second, WORDS.en)])).toEqual([true, true]);
  const told = (page: Page) =>
    page.getByRole('list', { name: 'What happened' }).getByRole('listitem').allTextContents();
  expect(await told(second)).toEqual(await told(first));
  const { tables, entries } = await stored(first);
  expect(tables).toMatchObject([{ over: true, count: entries.length }]);
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, n) => n));
});
