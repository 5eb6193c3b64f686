import { describe, expect, it } from 'vitest';
import { answer, heardBy, moveOf, play, TORCH } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { subscribe, type Visit, visit } from './support/visit.ts';

const link = (table: string, on = true) => ({ type: 'watchLink', table, link: on }) as const;

const watch = async (one: Visit, table: string, secret: string) => {
  one.send({ type: 'subscribe', table, invite: null, last: -1, watch: secret, changes: true });
  return one.until('the table', () => one.room(table) ?? one.of('gone').find((gone) => gone.table === table));
};

const watched = (one: Visit, table: string) =>
  one.room(table)?.seats.map((seat) => (seat.kind === 'person' ? [seat.watchable, seat.watchedBy] : null));

describe('a seat that may be watched', () => {
  it('is seen as its person sees it, by whoever has the link, with nothing to do; and everybody knows', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { open: false });
    const [anna, bartek] = people as [Visit, Visit, Visit];
    const { done } = await anna.ask(link(table));
    expect(done).toEqual({ seq: null, table, secret: expect.stringMatching(/^[A-Za-z0-9]{22}$/) });
    await bartek.until('the link', () => `${watched(bartek, table)}` === 'true,0,false,0,false,0');
    const darek = await visit(server, 'Darek');
    await watch(darek, table, done!.secret!);
    await bartek.until('the watcher', () => `${watched(bartek, table)}` === 'true,1,false,0,false,0');
    await answer(anna, table, TORCH);
    await heardBy([anna, darek, bartek], table, 1);
    expect(darek.room(table)).toMatchObject({ watching: 0, you: null, host: false, invite: null });
    // What she has chosen, and nobody else may know.
    expect(darek.last(table)!.view).toEqual(anna.last(table)!.view);
    expect(bartek.last(table)!.view).not.toEqual(anna.last(table)!.view);
    expect(darek.last(table)).toMatchObject({ offers: [], ask: null, takeBack: null, heard: anna.last(table)!.heard });
    expect((await darek.ask({ type: 'move', table, ask: 0, intents: TORCH })).refused?.code).toBe('needsInvite');
    expect(JSON.stringify(server.store.seatLinks(table).get(0))).not.toContain(done!.secret);
    // The link is no invitation.
    const second = await visit(server, darek.guest);
    second.send({ type: 'subscribe', table, invite: null, last: -1 });
    await second.until('no table', () => second.of('gone')[0]);
    expect(second.of('gone')[0]?.code).toBe('needsInvite');
  });

  it('is watched no longer once the link is taken away or made anew, also over a restart', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { open: false });
    const anna = people[0]!;
    const first = (await anna.ask(link(table))).done!.secret!;
    const darek = await visit(server, 'Darek');
    await watch(darek, table, first);
    const second = (await anna.ask(link(table))).done!.secret!;
    await darek.until('the end of it', () => darek.of('gone')[0]);
    const heard = darek.frames.length;
    await anna.ask(moveOf(anna, table, TORCH));
    await heardBy(people, table, 1);
    expect(darek.frames.slice(heard).filter((text) => text.includes('"news"'))).toEqual([]);
    await server.restart();
    const back = await visit(server, darek.guest);
    expect(await watch(back, table, first)).toMatchObject({ code: 'needsInvite' });
    const again = await visit(server, darek.guest);
    expect(await watch(again, table, second)).toMatchObject({ watching: 0 });
    const owner = await visit(server, anna.guest);
    await subscribe(owner, table);
    expect(await owner.ask(link(table, false))).toEqual({ done: { seq: null, table } });
    await again.until('the end of it', () => again.of('gone')[0]);
  });

  it.each([
    ['taken away', false],
    ['made anew', true],
  ])('is not watched by whoever still waits for it when the link is %s', async (_what, anew) => {
    const server = await startServer();
    const { table, people } = await play(server, { open: false });
    const anna = people[0]!;
    const { secret } = (await anna.ask(link(table))).done!;
    const darek = await visit(server, 'Darek');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.liveTables.get(table)!.queue.add(() => held);
    const changed = anna.ask(link(table, anew));
    // Her message was read once the one behind it is answered.
    anna.send({ type: 'ping' });
    await anna.until('a pong', () => anna.of('pong').length > 0);
    const before = darek.frames.length;
    darek.send({ type: 'subscribe', table, invite: null, last: -1, watch: secret! });
    darek.send({ type: 'ping' });
    await darek.until('a pong', () => darek.of('pong').length > 0);
    expect(darek.of('gone')).toEqual([]);
    release();
    expect(await changed).toHaveProperty('done');
    await darek.until('no table', () => darek.of('gone')[0]);
    await anna.ask(moveOf(anna, table, TORCH));
    await heardBy(people, table, 1);
    const types = darek.frames.slice(before).map((text) => (JSON.parse(text) as { type: string }).type);
    expect(types).toEqual(['pong', 'gone']);
    expect(watched(people[1]!, table)?.[0]).toEqual([anew, 0]);
  });

  it('is never watched by somebody who sits there, and not where the table is closed to watchers', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna, bartek] = people as [Visit, Visit, Visit];
    const { secret } = (await anna.ask(link(table))).done!;
    const window = await visit(server, bartek.guest);
    await watch(window, table, secret!);
    await window.until('the game', () => window.last(table));
    expect(window.room(table)).toMatchObject({ watching: null, you: 1 });
    expect(watched(window, table)?.[0]).toEqual([true, 0]);
    const watcher = await visit(server, 'Ewa');
    await subscribe(watcher, table);
    expect((await watcher.ask(link(table))).refused?.code).toBe('notSeated');
    const closed = await play(server, { terms: { watchers: false } });
    expect((await closed.people[0]!.ask(link(closed.table))).refused?.code).toBe('noWatchers');
    watcher.send({ type: 'subscribe', table: closed.table, invite: null, last: -1 });
    await watcher.until('no table', () => watcher.of('gone')[0]);
    expect(watcher.of('gone')[0]?.code).toBe('noWatchers');
  });
});
