import { describe, expect, it } from 'vitest';
import { gather, play } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { newId, subscribe, type Visit, visit } from './support/visit.ts';

const note = (table: string, text: string) => ({ type: 'note', table, text }) as const;

describe('a private note', () => {
  it('is kept with the table, for its writer in every window, and nobody else is sent it', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna] = people as [Visit];
    const text = 'Bartek bluffs <b>always</b> 🗿';
    const id = newId();
    expect(await anna.ask(note(table, text), id)).toEqual({ done: { seq: null, table } });
    expect(await anna.ask(note(table, 'another'), id)).toEqual({ done: { seq: null, table } });
    await server.restart();
    const back = await visit(server, anna.guest);
    await subscribe(back, table);
    await back.until('the note', () => back.of('note')[0]);
    expect(back.of('note')).toEqual([{ type: 'note', table, text }]);
    for (const other of people.slice(1)) {
      const again = await visit(server, other.guest);
      await subscribe(again, table);
      await again.until('the game', () => again.last(table));
      expect([...other.frames, ...again.frames].join()).not.toContain('bluffs');
    }
    expect(await back.ask(note(table, ''))).toHaveProperty('done');
    expect(server.store.noteOf(table, anna.guest.id)).toBe('');
  });

  it('is for those who sit there, not too long, and not in a game of memory', async () => {
    const server = await startServer();
    const { table, people } = await gather(server);
    const watcher = await visit(server, 'Darek');
    await subscribe(watcher, table);
    expect((await watcher.ask(note(table, 'x'))).refused?.code).toBe('notSeated');
    expect((await people[0]!.ask(note(table, 'x'.repeat(4001)))).refused?.code).toBe('malformed');
    expect(await people[0]!.ask(note(table, 'x'.repeat(4000)))).toHaveProperty('done');
    const raiders = await play(server, { game: 'gold-raiders' });
    expect((await raiders.people[0]!.ask(note(raiders.table, 'x'))).refused?.code).toBe('memoryGame');
  });
});

describe('the host before the start', () => {
  it('may free anybody’s seat and make somebody else the host', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { open: false });
    const [anna, bartek, celina] = people as [Visit, Visit, Visit];
    const free = (seat: number) => ({ type: 'freeSeat', table, seat }) as const;
    const host = (seat: number) => ({ type: 'makeHost', table, seat }) as const;
    expect((await bartek.ask(free(2))).refused?.code).toBe('notHost');
    expect((await bartek.ask(host(1))).refused?.code).toBe('notHost');
    expect((await anna.ask(free(0))).refused?.code).toBe('malformed');
    expect((await anna.ask(host(7))).refused?.code).toBe('malformed');
    expect(await anna.ask(free(1))).toHaveProperty('done');
    await bartek.until('no seat', () => bartek.room(table)?.you === null);
    expect(await anna.ask(host(2))).toHaveProperty('done');
    await celina.until('the table', () => celina.room(table)?.host);
    expect((await anna.ask(free(2))).refused?.code).toBe('notHost');
    expect(anna.room(table)?.host).toBe(false);
  });
});
