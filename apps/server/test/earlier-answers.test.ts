import { describe, expect, it } from 'vitest';
import { CAMP, gather, moveOf, play, TORCH } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { newId, sit, subscribe, visit } from './support/visit.ts';

describe('the same request again', () => {
  it('gets the first answer again, and a move is played once', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna] = people;
    const { ask } = anna!.last(table)!;
    const id = newId();
    const first = await anna!.ask({ type: 'move', table, ask: ask!, intents: TORCH }, id);
    expect(first).toEqual({ done: { seq: 1, table, made: 1 } });
    // Even if it says something else by now: the name is what counts, and which decision it was.
    expect(await anna!.ask({ type: 'move', table, ask: ask!, intents: CAMP }, id)).toEqual(first);
    expect(server.store.entries(table, 0)).toHaveLength(2);
  });

  it('sent many times at once is played once', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna] = people;
    const { ask } = anna!.last(table)!;
    const id = newId();
    for (let i = 0; i < 50; i++) anna!.send({ type: 'move', id, table, ask: ask!, intents: TORCH });
    await anna!.until('fifty answers', () => anna!.of('done').filter((done) => done.id === id).length === 50);
    expect(
      new Set(
        anna!
          .of('done')
          .filter((done) => done.id === id)
          .map(({ seq }) => seq),
      ),
    ).toEqual(new Set([1]));
    expect(server.store.entries(table, 0)).toHaveLength(2);
  });

  it('over another socket, and after a restart, gets it too', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna] = people;
    const { ask } = anna!.last(table)!;
    const id = newId();
    const move = { type: 'move', table, ask: ask!, intents: TORCH } as const;
    expect(await anna!.ask(move, id)).toEqual({ done: { seq: 1, table, made: 1 } });
    const tab = await visit(server, anna!.guest);
    expect(await tab.ask(move, id)).toEqual({ done: { seq: 1, table, made: 1 } });
    await server.restart();
    const back = await visit(server, anna!.guest);
    expect(await back.ask(move, id)).toEqual({ done: { seq: 1, table, made: 1 } });
    expect(server.store.entries(table, 0)).toHaveLength(2);
  });

  it('is told the secret of a watch link once', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna] = people;
    const link = { type: 'watchLink', table, link: true } as const;
    const id = newId();
    expect((await anna!.ask(link, id)).done?.secret).toMatch(/^\w{22}$/);
    expect(await anna!.ask(link, id)).toEqual({ done: { seq: null, table } });
    await anna!.ask({ ...link, link: false });
    expect(await anna!.ask(link, id)).toEqual({ done: { seq: null, table } });
  });

  it('under an id that was used to sit down, a move is a request of its own', async () => {
    const server = await startServer();
    const { table, people } = await gather(server);
    const [anna, bartek] = people;
    const id = newId();
    const own = server.store.table(table)?.seating[1];
    const commitment = own?.kind === 'person' ? own.commitment : '';
    expect(await bartek!.ask({ type: 'sit', table, seat: 1, commitment }, id)).toEqual({ done: { seq: null, table } });
    await anna!.ask({ type: 'start', table });
    await bartek!.until('the deal', () => bartek!.last(table));
    expect((await bartek!.ask(moveOf(bartek!, table, TORCH), id)).done).toMatchObject({ seq: 1, made: 1 });
  });

  it('under the id somebody else used is a request of its own', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const id = newId();
    const seqs = [];
    for (const one of people) {
      seqs.push((await one.ask(moveOf(one, table, TORCH), id)).done?.seq);
    }
    expect(seqs).toEqual([1, 2, 3]);
  });

  it('holds for everything that is asked of a table, and for opening one', async () => {
    const server = await startServer();
    const one = await visit(server, 'Anna');
    const [opening, sitting, botId, setId, standing] = [newId(), newId(), newId(), newId(), newId()];
    const open = { type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true } as const;
    const { done } = await one.ask(open, opening);
    const table = done!.table!;
    const wishes = [
      [{ type: 'sit', table, seat: 0, commitment: '0'.repeat(64) }, sitting],
      [{ type: 'seatBot', table, seat: 1, level: 'random' }, botId],
      [{ type: 'setUp', table, seats: 4, options: {}, open: true }, setId],
      [{ type: 'stand', table }, standing],
    ] as const;
    for (const [wish, id] of wishes) expect(await one.ask(wish, id)).toEqual({ done: { seq: null, table } });
    await subscribe(one, table);
    const before = one.room(table);
    expect(before?.seats[0]?.kind).toBe('empty');
    await server.restart();
    const back = await visit(server, one.guest);
    expect(await back.ask(open, opening)).toEqual({ done: { seq: null, table } });
    for (const [wish, id] of wishes) expect(await back.ask(wish, id)).toEqual({ done: { seq: null, table } });
    await subscribe(back, table);
    expect(back.room(table)).toEqual(before);
  });

  it('gets the same no again, though it could be done by now', async () => {
    const server = await startServer();
    const { table, people } = await gather(server);
    const wanda = await visit(server, 'Wanda');
    const id = newId();
    const wish = { type: 'sit', table, seat: 1, commitment: '0'.repeat(64) } as const;
    expect((await wanda.ask(wish, id)).refused?.code).toBe('seatTaken');
    await people[1]!.ask({ type: 'stand', table });
    expect((await wanda.ask(wish, id)).refused?.code).toBe('seatTaken');
    expect(await sit(wanda, table, 1)).toHaveProperty('done');
  });
});

describe('a late tap', () => {
  it('never answers the next question', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const asks = people.map((one) => one.last(table)!.ask!);
    for (const [i, one] of people.entries())
      expect(await one.ask({ type: 'move', table, ask: asks[i]!, intents: TORCH })).toHaveProperty('done');
    const late = await people[0]!.ask({ type: 'move', table, ask: asks[0]!, intents: CAMP });
    expect(late.refused).toEqual({ code: 'stale', retry: false });
  });

  it('is not late because others chose in the meantime', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna, bartek] = people;
    const { ask } = anna!.last(table)!;
    await bartek!.ask({ type: 'move', table, ask: bartek!.last(table)!.ask!, intents: TORCH });
    expect(await anna!.ask({ type: 'move', table, ask: ask!, intents: TORCH })).toEqual({
      done: { seq: 2, table, made: 1 },
    });
  });

  it('at something the game does not know is no move at all', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const answer = await people[0]!.ask(moveOf(people[0]!, table, [{ type: 'dance' }]));
    expect(answer.refused).toEqual({ code: 'malformed', retry: false });
    expect(server.store.entries(table, 0)).toHaveLength(1);
  });
});

describe('why', () => {
  it('is answered by the rules, with the rule, and leaves no trace', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { game: 'gold-raiders' });
    const ask = (intent: Record<string, unknown>) => people[0]!.ask({ type: 'why', table, intent });
    expect((await ask({ type: 'dance' })).refused).toEqual({ code: 'malformed', retry: false });
    expect((await ask({ type: 'revealStack', place: 0 })).refused).toEqual({
      code: 'onlyByDay',
      rule: 'GR-10',
      retry: false,
    });
    expect(server.store.entries(table, 0)).toHaveLength(1);
  });

  it('says yes to what may be done, and does not do it', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const intent = { type: 'choose', choice: 'camp' };
    expect(await people[0]!.ask({ type: 'why', table, intent })).toEqual({ done: { seq: null, table } });
    expect(server.store.entries(table, 0)).toHaveLength(1);
  });
});
