import type { Replay } from '@quri/kernel';
import type { MyGames } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { DEVICE_TABLE, deviceGame, upload } from './support/device-game.ts';
import { asked } from './support/me.ts';
import { play, playToTheEnd } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { verifiedReplay } from './support/verified.ts';
import { newGuest, newId, sit, subscribe, visit } from './support/visit.ts';

const changed = (replay: Replay, change: (draft: Record<string, never>) => void): object => {
  const draft = JSON.parse(JSON.stringify(replay));
  change(draft);
  return draft;
};

const myGames = async (server: TestServer, guest: { readonly cookie: string }) =>
  (await asked<MyGames>(server, guest, '/api/me/games?state=finished')).body.games;

const resultsOf = async (server: TestServer, table: string) =>
  (await asked<{ tables: readonly object[] }>(server, null, `/api/deals/${table}`)).body.tables;

describe('a finished game of a device', () => {
  it('has an address on the server, a replay that verifies, and is in the list of its guest on every device', async () => {
    const server = await startServer();
    const anna = await newGuest(server, 'Anna Maria', 5);
    const answer = await upload(server, anna, deviceGame());
    expect([answer.status, answer.body]).toEqual([201, { table: DEVICE_TABLE, already: false }]);
    const [game, ...others] = await myGames(server, anna);
    expect(others).toEqual([]);
    expect(game).toMatchObject({
      table: DEVICE_TABLE,
      phase: 'over',
      onDevice: true,
      places: [2, 3, 1],
    });
    expect(game?.seats).toEqual([
      { kind: 'person', name: 'Anna Maria', colour: 5, you: true },
      { kind: 'bot', level: 'greedy' },
      { kind: 'bot', level: 'greedy' },
    ]);
    await server.restart();
    expect(await verifiedReplay(server, DEVICE_TABLE)).toMatchObject({
      names: ['Anna Maria', 'greedy', 'greedy'],
      opening: { table: DEVICE_TABLE },
    });
    const seats = await asked(server, null, `/api/tables/${DEVICE_TABLE}/seats`);
    expect(seats).toMatchObject({ status: 200, body: { onDevice: true, colours: [5, null, null] } });
    // The table itself says where it was played, as every table says how it stands.
    const visitor = await visit(server, anna);
    expect(await subscribe(visitor, DEVICE_TABLE)).toMatchObject({ phase: 'over', onDevice: true, you: 0 });
    await visitor.until('the end', () => visitor.last(DEVICE_TABLE));
  });

  it('has a deal others can play, and whoever knew the cards is not among their results', async () => {
    const server = await startServer();
    const anna = await newGuest(server, 'Anna');
    await upload(server, anna, deviceGame());
    // Others under the same name, and whoever plays them.
    const other = deviceGame({ id: 'fedcba9876543210', deal: DEVICE_TABLE });
    expect(await upload(server, anna, other)).toMatchObject({ status: 201 });
    expect(await resultsOf(server, 'fedcba9876543210')).toEqual([]);
    const bartek = await visit(server, 'Bartek', { silent: true });
    const playAgain = async (deal: string): Promise<string> => {
      const wish = { type: 'open', game: 'incan-gold', seats: 1, options: {}, open: true, deal } as const;
      const table = (await bartek.ask(wish)).done!.table!;
      await subscribe(bartek, table);
      await sit(bartek, table, 0);
      for (const seat of [1, 2]) await bartek.ask({ type: 'seatBot', table, seat, level: 'greedy' });
      expect(await bartek.ask({ type: 'start', table })).toHaveProperty('done');
      await bartek.until('the deal', () => bartek.last(table));
      await playToTheEnd({ table, people: [bartek] });
      return table;
    };
    const [table] = [await playAgain(DEVICE_TABLE), await playAgain('fedcba9876543210')];
    const drawn = (id: string) => server.store.entries(id, 0).flatMap((one) => ('draws' in one ? one.draws : []))[0];
    expect(drawn(table!)).toEqual(drawn(DEVICE_TABLE));
    expect(await resultsOf(server, DEVICE_TABLE)).toMatchObject([
      { table, onDevice: false },
      { table: DEVICE_TABLE, onDevice: true },
    ]);
  });

  it('is refused in one word where it is damaged, unfinished, foreign or made up', async () => {
    const server = await startServer();
    const anna = await newGuest(server, 'Anna');
    const replay = deviceGame();
    const files: readonly (readonly [unknown, string])[] = [
      ['{', 'badReplay'],
      ['[]', 'badReplay'],
      [deviceGame({ most: 6 }), 'notOver'],
      [changed(replay, (draft) => Object.assign(draft.opening!, { game: 'chess' })), 'noSuchGame'],
      [changed(replay, (draft) => Object.assign(draft.opening!, { rulesVersion: 99 })), 'otherVersion'],
      [changed(replay, (draft) => Object.assign(draft.entries![3]!, { at: 5 })), 'badReplay'],
      [changed(replay, (draft) => Object.assign(draft.secret!, { serverSeed: 'a'.repeat(64) })), 'badReplay'],
      [deviceGame({ id: 'TableOfServ1' }), 'badReplay'],
      [deviceGame({ bots: [null, 'a rude word', 'greedy'] }), 'badReplay'],
      [deviceGame({ names: ['Anna', 'a\u202eb', 'greedy'], bots: [null, null, 'greedy'] }), 'badName'],
    ];
    for (const [file, code] of files) expect((await upload(server, anna, file)).body, code).toMatchObject({ code });
    for (const at of [1, 7, 'x', '']) expect(await upload(server, anna, replay, { at })).toMatchObject({ status: 400 });
    expect(await upload(server, null, replay)).toMatchObject({ status: 401 });
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(await upload(server, anna, replay, { headers })).toMatchObject({ status: 403 });
    expect(await myGames(server, anna)).toEqual([]);
  });

  it('is there once: whoever brings it again is told where it is, and another one does not take its place', async () => {
    const server = await startServer();
    const [anna, bartek] = [await newGuest(server, 'Anna'), await newGuest(server, 'Bartek')];
    const all = await Promise.all([0, 1].map(() => upload(server, anna, deviceGame())));
    // Two at once of one guest: the second waits for the first.
    expect(all.map(({ status }) => status).sort()).toEqual([201, 429]);
    const again = { status: 200, body: { table: DEVICE_TABLE, already: true } };
    expect(await upload(server, anna, deviceGame())).toMatchObject(again);
    expect(await upload(server, bartek, deviceGame())).toMatchObject(again);
    const other = deviceGame({ names: ['Anna', 'greedy', 'greedy', 'greedy'] });
    expect(await upload(server, bartek, other)).toMatchObject({ status: 409, body: { code: 'gameTaken' } });
    expect(await myGames(server, bartek)).toEqual([]);
    expect(await myGames(server, anna)).toHaveLength(1);
  });

  it('tells nothing of a table that is being played, whatever deal it claims to have', async () => {
    const server = await startServer();
    const anna = await newGuest(server, 'Ewa');
    const { table } = await play(server);
    const nothing = await asked(server, null, '/api/tables/NoSuchTable1/seats');
    expect(await asked(server, null, `/api/tables/${table}/seats`)).toMatchObject({
      status: nothing.status,
      body: nothing.body as object,
    });
    expect(await upload(server, anna, deviceGame({ deal: table }))).toMatchObject({ status: 201 });
    expect(await resultsOf(server, DEVICE_TABLE)).toEqual([]);
  });

  it('is bounded in size, number and work', async () => {
    const settings = { uploadBytes: 60_000, deviceGamesPerGuest: 1, workBurst: 40, workPerSecond: 0.001 };
    const server = await startServer({ settings: { ...settings, workBurstPerGuest: 1, workPerSecondPerGuest: 0.001 } });
    const anna = await newGuest(server, 'Anna');
    const large = JSON.stringify(deviceGame()).padEnd(60_001);
    expect(await upload(server, anna, large)).toMatchObject({ status: 413, body: { code: 'tooLarge' } });
    const padded = (file: object): string => JSON.stringify(file).padEnd(60_000);
    expect(await upload(server, anna, padded(deviceGame()))).toMatchObject({ status: 201 });
    const second = padded(deviceGame({ id: 'fedcba9876543210' }));
    expect(await upload(server, anna, second)).toMatchObject({ status: 409, body: { code: 'tooManyGames', most: 1 } });
    // What it cost is that address' to pay.
    expect(await upload(server, anna, second)).toMatchObject({ status: 429, body: { code: 'tooFast' } });
    const few = await startServer({ settings: { uploadBurst: 1 } });
    const bartek = await newGuest(few, 'Bartek');
    expect((await upload(few, bartek, '{')).status).toBe(422);
    expect((await upload(few, bartek, '{')).status).toBe(429);
  });

  it('has the names its host gave the others, until the host is deleted', async () => {
    const server = await startServer();
    const anna = await newGuest(server, 'Anna');
    const file = deviceGame({ names: ['Ania', 'Zoe\u0301', ''], bots: [null, null, null] });
    expect(await upload(server, anna, file, { at: '0&colour=7' })).toMatchObject({ status: 201 });
    const [game] = await myGames(server, anna);
    expect(game?.seats).toEqual([
      { kind: 'person', name: 'Anna', colour: 7, you: true },
      { kind: 'person', name: 'Zo\u00e9', colour: 1, you: false },
      { kind: 'person', name: null, colour: 2, you: false },
    ]);
    expect((await verifiedReplay(server, DEVICE_TABLE)).names).toEqual(['Anna', 'Zo\u00e9', '']);
    const { body } = await asked<{ tables: readonly object[] }>(server, anna, '/api/me/export');
    expect(body.tables).toMatchObject([{ id: DEVICE_TABLE, on_device: 1, seat: 0, names: ['Zo\u00e9'] }]);
    const wish = { method: 'POST', body: { confirm: 'delete' } };
    expect(await asked(server, anna, '/api/me/delete', wish)).toMatchObject({ status: 204 });
    expect((await verifiedReplay(server, DEVICE_TABLE)).names).toEqual(['', '', '']);
    expect(JSON.stringify(server.store.table(DEVICE_TABLE))).not.toMatch(/Anna|Zo/);
    expect(await upload(server, anna, deviceGame({ id: newId().slice(0, 12) }))).toMatchObject({ status: 401 });
  });

  it('that takes too long to come or to be checked is given up, and the next one is taken', async () => {
    const server = await startServer({ settings: { uploadMs: 1000 } });
    const anna = await newGuest(server, 'Anna');
    const stalled = fetch(`${server.url}/api/me/games?seat=0`, {
      method: 'POST',
      headers: { cookie: anna.cookie, 'content-type': 'application/json', 'content-length': '1000' },
      body: new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('{')) }),
      duplex: 'half',
    } as RequestInit);
    await expect(stalled).rejects.toThrow();
    await expect.poll(async () => (await upload(server, anna, deviceGame())).status, { timeout: 20_000 }).toBe(201);
    const hasty = await startServer({ settings: { uploadCheckMs: 1 } });
    const bartek = await newGuest(hasty, 'Bartek');
    expect(await upload(hasty, bartek, deviceGame())).toMatchObject({ status: 422, body: { code: 'badReplay' } });
    expect(hasty.logged.join()).toContain('a file could not be checked');
  });
});
