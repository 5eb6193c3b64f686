import type { MyGames } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { asked } from './support/me.ts';
import { answer, heardBy, moveOf, play, type SetTable, TORCH, vanishes } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { changesIn } from './support/verified.ts';
import type { Visit } from './support/visit.ts';

const STEP = { type: 'step', feet: 1 };

/** For each of the people: is it their turn, as their list of games says? */
const turnsAt = (server: TestServer, { table, people }: SetTable) =>
  Promise.all(
    people.map(async ({ guest }) => {
      const { body } = await asked<MyGames>(server, guest, '/api/me/games');
      return body.games.find((game) => game.table === table)?.yourTurn;
    }),
  );

/** The same from memory, and from the data file after a restart, twice. */
async function expectTurns(server: TestServer, set: SetTable, turns: readonly boolean[]): Promise<void> {
  expect(server.liveTables.has(set.table)).toBe(true);
  expect(await turnsAt(server, set)).toEqual(turns);
  await server.restart();
  expect(await turnsAt(server, set)).toEqual(turns);
  expect(await turnsAt(server, set)).toEqual(turns);
  // Nobody has to load a table to make a list.
  expect(server.liveTables.has(set.table)).toBe(false);
}

describe('my turn in my games', () => {
  it('is mine while I am to move, and the others’ is not', async () => {
    const server = await startServer();
    const set = await play(server, { game: 'stroll', people: 2 });
    const [anna] = set.people as [Visit, Visit];
    expect(await turnsAt(server, set)).toEqual([true, false]);
    // In the middle of it as well.
    expect(await anna.ask(moveOf(anna, set.table, [STEP]))).toHaveProperty('done');
    expect(await turnsAt(server, set)).toEqual([true, false]);
    expect(await anna.ask({ ...moveOf(anna, set.table, [{ type: 'rest' }]), ask: 1 })).toHaveProperty('done');
    await expectTurns(server, set, [false, true]);
  });

  it('is over once I have chosen where all choose at once, although I may choose again', async () => {
    const server = await startServer();
    const set = await play(server);
    const [anna] = set.people as [Visit, Visit, Visit];
    expect(await turnsAt(server, set)).toEqual([true, true, true]);
    await answer(anna, set.table, TORCH);
    await heardBy([anna], set.table, 1);
    expect(anna.last(set.table)?.ask).not.toBeNull();
    await expectTurns(server, set, [false, true, true]);
  });

  it('is nobody’s while all have agreed to a pause', async () => {
    const server = await startServer();
    const set = await play(server);
    for (const one of set.people)
      await one.ask({ type: 'consent', table: set.table, to: { kind: 'pause' }, agree: true });
    expect(changesIn(server, set.table)).toMatchObject([{ kind: 'pause', paused: true }]);
    await expectTurns(server, set, [false, false, false]);
  });

  it('is still mine where the game only rests because all have left: it goes on when I come', async () => {
    const server = await startServer({ settings: { pauseAfterMs: 0 } });
    const set = await play(server, { game: 'stroll', people: 2 });
    for (const one of set.people) one.close();
    await expect.poll(() => changesIn(server, set.table)).toMatchObject([{ kind: 'pause', paused: true }]);
    await expectTurns(server, set, [true, false]);
  });

  it('is not mine while a bot plays for me, nor once I have given up', async () => {
    const server = await startServer({ settings: { substituteAfterMs: 0 } });
    const set = await play(server);
    const [anna, bartek, celina] = set.people as [Visit, Visit, Visit];
    expect(await celina.ask({ type: 'concede', table: set.table })).toHaveProperty('done');
    await vanishes(bartek, [anna], set.table, 1);
    expect(await anna.ask({ type: 'substitute', table: set.table, seat: 1, bot: true })).toHaveProperty('done');
    await expectTurns(server, set, [true, false, false]);
  });

  it('is nobody’s at a table that is broken', async () => {
    const server = await startServer();
    const set = await play(server, { game: 'endless', people: 2 });
    const [anna] = set.people as [Visit, Visit];
    expect((await anna.ask(moveOf(anna, set.table, [STEP]))).refused?.code).toBe('broken');
    expect(await turnsAt(server, set)).toEqual([false, false]);
  });
});
