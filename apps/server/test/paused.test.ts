import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { holdTable } from './support/hold-table.ts';
import { gather, moveOf, play, type SetTable, TORCH, taking } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { subscribe, type Visit, visit } from './support/visit.ts';

const STEP = { type: 'step', feet: 1 };

/** Two people of whom one has something to stop for: with a table of rats alone they go on to another. */
async function somethingInThePot(
  server: TestServer,
): Promise<SetTable & { readonly turn: Visit; readonly other: Visit }> {
  for (;;) {
    const set = await play(server, { game: 'fragile', people: 2 });
    const { table, people } = set;
    for (const one of people) await one.ask(taking(one, table, 0));
    for (let seq = 2; ; seq++) {
      for (const one of people) await one.until('the news', () => one.last(table)!.seq === seq);
      const turn = people.find((one) => one.last(table)!.offers.length > 0);
      if (turn === undefined) break;
      if (turn.last(table)!.offers.length > 1) return { ...set, turn, other: people.find((one) => one !== turn)! };
      await turn.ask(taking(turn, table, 0));
    }
  }
}

describe('a bug of ours', () => {
  it('spares the moves that were to be played together with the one it hits', async () => {
    const server = await startServer();
    for (;;) {
      const { table, turn } = await somethingInThePot(server);
      const { seq } = turn.last(table)!;
      const held = holdTable(server, table);
      const dip = turn.ask(taking(turn, table, 0));
      const stop = turn.ask({ ...taking(turn, table, 1), ask: seq + 1 });
      await held.until((moves) => moves.length === 2);
      held.release();
      expect((await dip).done?.seq).toBe(seq + 1);
      expect(server.store.entries(table, seq + 1)).toHaveLength(1);
      // With a rat the turn is over, and there is nothing to stop.
      if ((await stop).refused?.code !== 'broken') continue;
      await turn.until('the pause', () => turn.room(table)?.phase === 'paused');
      return;
    }
  });

  it('stops the table it hits, tells everybody there, and leaves the others alone', async () => {
    const server = await startServer();
    const { table, turn, other } = await somethingInThePot(server);
    const sound = await play(server);
    // To stop is where the bug is.
    const answer = await turn.ask(taking(turn, table, 1));
    expect(answer.refused).toEqual({ code: 'broken', retry: false });
    await other.until('the pause', () => other.room(table)?.phase === 'paused');
    expect(
      server.logged.some(
        (line) => line.includes('table stopped') && line.includes('a bug of ours') && line.includes(table),
      ),
    ).toBe(true);
    const [carla] = sound.people;
    const move = moveOf(carla!, sound.table, TORCH);
    expect(await carla!.ask(move)).toEqual({ done: { seq: 1, table: sound.table, made: 1 } });
    // Mended, it goes on from its log.
    await server.restart();
    const back = await visit(server, turn.guest);
    expect(await subscribe(back, table)).toMatchObject({ phase: 'playing' });
    expect(await back.ask(taking(turn, table, 0))).toHaveProperty('done');
  });

  it('that never ends stops the table it hits as well, and the server goes on', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { game: 'endless', people: 2 });
    const sound = await play(server, { game: 'stroll', people: 2 });
    const [anna, bartek] = people;
    const answer = await anna!.ask(moveOf(anna!, table, [STEP]));
    expect(answer.refused).toEqual({ code: 'broken', retry: false });
    await bartek!.until('the pause', () => bartek!.room(table)?.phase === 'paused');
    expect(server.logged.some((line) => line.includes('an entry does not end') && line.includes(table))).toBe(true);
    expect(server.store.entries(table, 0)).toHaveLength(1);
    expect((await bartek!.ask(moveOf(bartek!, table, [{ type: 'rest' }]))).refused?.code).toBe('broken');
    const [carla] = sound.people;
    const on = moveOf(carla!, sound.table, [STEP, { type: 'rest' }]);
    expect(await carla!.ask(on)).toEqual({ done: { seq: 2, table: sound.table, made: 2 } });
    // Whoever does something else there plays on after a restart: nothing of it was written.
    await server.restart();
    const back = await visit(server, anna!.guest);
    expect(await subscribe(back, table)).toMatchObject({ phase: 'playing' });
    await back.until('the game', () => back.last(table));
    expect(await back.ask(moveOf(back, table, [{ type: 'rest' }]))).toHaveProperty('done');
  });

  it('that never ends when the cards are dealt is one of that table alone', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { game: 'bottomless', people: 2 });
    expect((await people[0]!.ask({ type: 'start', table })).refused).toEqual({ code: 'broken', retry: false });
    await people[1]!.until('the pause', () => people[1]!.room(table)?.phase === 'paused');
    await play(server, { game: 'stroll', people: 2 });
  });

  it('in a log that does not fold stops that table when it is opened', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const other = await play(server);
    const [dealt] = server.store.entries(table, 0);
    await server.close();
    const db = new Database(join(server.folder, 'quri.db'));
    // As if it had been dealt so: nothing tells that it was not.
    db.exec('UPDATE tables SET head = NULL');
    db.exec(`UPDATE entries SET entry = json_set(entry, '$.events[0].type', 'nonsense')
      WHERE json_extract(entry, '$.prev') = '${dealt!.prev}'`);
    db.close();
    await server.restart();
    const back = await visit(server, people[0]!.guest);
    expect(await subscribe(back, table)).toMatchObject({ phase: 'paused' });
    const well = await visit(server, other.people[0]!.guest);
    expect(await subscribe(well, other.table)).toMatchObject({ phase: 'playing' });
  });
});
