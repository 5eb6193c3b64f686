import { describe, expect, it } from 'vitest';
import { moveOf, play, TORCH, taking } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { subscribe, visit } from './support/visit.ts';

describe('taking back', () => {
  it('one’s own last move while nothing has come to light: all see the table as it was', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { game: 'sample', people: 2 });
    const [anna, bartek] = people;
    const first = anna!.last(table)!;
    expect(first.takeBack).toBeNull();
    await anna!.ask(taking(anna!, table, 0));
    await anna!.until('the move', () => anna!.last(table)!.seq === 1);
    expect(anna!.last(table)!.takeBack).toEqual({ first: 1, choice: 1, last: 1 });
    await bartek!.until('the move', () => bartek!.last(table)!.seq === 1);
    expect(bartek!.last(table)!.takeBack).toBeNull();
    expect((await bartek!.ask({ type: 'takeBack', table, to: 1 })).refused?.code).toBe('notYours');
    expect(await anna!.ask({ type: 'takeBack', table, to: 1 })).toEqual({ done: { seq: 2, table, made: 1 } });
    await anna!.until('it undone', () => anna!.last(table)!.seq === 2);
    expect(anna!.last(table)).toMatchObject({ kind: 'takenBack', takeBack: null, ask: 2, view: first.view });
    expect((await anna!.ask({ type: 'takeBack', table, to: 1 })).refused?.code).toBe('nothingToTakeBack');
  });

  it('is possible against bots: while it is, they wait as they do for a person who decides', async () => {
    // With bots that wait for an hour, the table would be where it was in a minute too; without, they answer at once.
    const server = await startServer({ settings: { botDelayMs: 3_600_000 } });
    const { table, people } = await play(server, { game: 'sample', people: 1, bots: ['random'] });
    const anna = people[0]!;
    await anna.until('her turn', () => anna.last(table)!.ask !== null);
    const { seq } = anna.last(table)!;
    await anna.ask(taking(anna, table, 0));
    await anna.until('the move', () => anna.last(table)!.seq === seq + 1);
    await new Promise((done) => setTimeout(done, 300));
    expect(anna.last(table)).toMatchObject({ seq: seq + 1, takeBack: { last: seq + 1 } });
    expect(await anna.ask({ type: 'takeBack', table, to: seq + 1 })).toHaveProperty('done');
  });

  it('is in what is sent again, now and after a restart, as it was the first time', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { game: 'sample', people: 2 });
    const [anna, bartek] = people;
    await anna!.ask(taking(anna!, table, 0));
    expect(await anna!.ask({ type: 'takeBack', table, to: 1 })).toEqual({ done: { seq: 2, table, made: 1 } });
    await anna!.until('it undone', () => anna!.last(table)!.seq === 2);
    await anna!.ask(taking(anna!, table, 0));
    for (const one of people) await one.until('the second move', () => one.last(table)!.seq === 3);
    const first = [anna!.news(table), bartek!.news(table)];
    for (const restarted of [false, true]) {
      if (restarted) await server.restart();
      for (const [i, { guest }] of people.entries()) {
        const back = await visit(server, guest);
        await subscribe(back, table);
        await back.until('all of it', () => back.last(table)?.seq === 3);
        expect(back.news(table)).toEqual(first[i]);
      }
    }
  });

  it('stops at what was drawn or came to light, and at what others did since', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { game: 'sample', people: 2 });
    const [anna, bartek] = people;
    await anna!.ask(taking(anna!, table, 0));
    await bartek!.ask(taking(bartek!, table, 0));
    expect((await anna!.ask({ type: 'takeBack', table, to: 1 })).refused?.code).toBe('notYours');
    await anna!.until('her turn', () => anna!.last(table)!.seq === 2);
    await anna!.ask(taking(anna!, table, 0));
    await anna!.until('the token', () => anna!.last(table)!.seq === 3);
    expect(anna!.last(table)!.takeBack).toBeNull();
    expect((await anna!.ask({ type: 'takeBack', table, to: 3 })).refused?.code).toBe('sealed');
    expect((await anna!.ask({ type: 'takeBack', table, to: 0 })).refused?.code).toBe('nothingToTakeBack');
    expect((await anna!.ask({ type: 'takeBack', table, to: 99 })).refused?.code).toBe('nothingToTakeBack');
  });

  it('is not done where a choice may be changed but not withdrawn', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    await people[0]!.ask(moveOf(people[0]!, table, TORCH));
    expect((await people[0]!.ask({ type: 'takeBack', table, to: 1 })).refused?.code).toBe('neverTakenBack');
  });

  it('is heard the same by whoever catches up, and bots forget with the table', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { game: 'sample', people: 1, bots: ['greedy'] });
    const [anna] = people;
    await anna!.until('the bot has chosen', () => anna!.last(table)!.seq === 1);
    await anna!.ask(taking(anna!, table, 0));
    await anna!.until('dipping', () => anna!.last(table)!.seq === 2);
    anna!.send({ type: 'subscribe', table, invite: null, last: -1 });
    await anna!.until('it all again', () => anna!.news(table).length === 6);
    expect(anna!.news(table).slice(3)).toEqual(anna!.news(table).slice(0, 3));
  });
});
