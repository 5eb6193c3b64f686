import { describe, expect, it } from 'vitest';
import { heardIn, newsFrames } from './support/running-hash.ts';
import { answer, heardBy, moveOf, play, playToTheEnd, TORCH } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { subscribe, type Visit, visit } from './support/visit.ts';

async function chooseOnce(people: readonly Visit[], table: string): Promise<void> {
  for (const one of people) await answer(one, table, TORCH);
}

/** The news in a frame, with the blanks behind each. */
const newsTextOf = (frame: string): string => /"news":\[(.*)\],"heard"/.exec(frame)![1]!;

describe('who comes back', () => {
  it('is sent what they missed and nothing else, and it is the same as if they had been there', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna, ...others] = people;
    const gone = await visit(server, anna!.guest);
    await subscribe(gone, table);
    await gone.until('the deal', () => gone.last(table));
    gone.close();
    await gone.closed();
    await chooseOnce([anna!, ...others], table);
    await anna!.until('the reveal', () => anna!.last(table)!.seq === 3);
    const back = await visit(server, anna!.guest);
    await subscribe(back, table, null, 0);
    await back.until('the rest', () => back.last(table)?.seq === 3);
    expect(back.news(table)).toEqual(anna!.news(table).slice(1));
    expect(back.last(table)).toEqual(anna!.last(table));
    // Who has heard everything is told how the table lies, and nothing else.
    const frames = newsFrames(back).length;
    await subscribe(back, table, null, 3, back.last(table)!.heard);
    await back.until('the position', () => newsFrames(back).length > frames);
    expect(back.news(table)).toHaveLength(3);
    const { ask, offers, seq, takeBack, view, heard } = anna!.last(table)!;
    const position = { ask, offers, seq, takeBack, view };
    expect(back.of('news').at(-1)).toEqual({ type: 'news', table, news: [], heard, position });
  });

  it('is sent news as long as they were for who was there, however short their secret parts are', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { game: 'filling', people: 2 });
    const one = people.find((each) => each.last(table)!.offers.length > 0)!;
    await one.ask(moveOf(one, table, [one.last(table)!.offers[0]!]));
    await heardBy(people, table, 1);
    const [short, others] = [one, people.find((each) => each !== one)!].map((each) =>
      newsTextOf(newsFrames(each).at(-1)!),
    );
    expect(others!.length - others!.trimEnd().length).toBeLessThan(64);
    expect(short!.length - short!.trimEnd().length).toBeGreaterThanOrEqual(100);
    const back = await visit(server, one.guest);
    await subscribe(back, table, null, 0);
    await back.until('the news', () => back.last(table)?.seq === 1);
    expect(newsTextOf(newsFrames(back).at(-1)!)).toHaveLength(short!.length);
  });

  it('after a restart goes on from where they were, with the running hash unbroken', async () => {
    const server = await startServer();
    const set = await play(server, { people: 2, bots: ['mixed'] });
    const { table } = set;
    await chooseOnce(set.people, table);
    await set.people[0]!.until('the bot too', () => set.people[0]!.last(table)!.seq >= 3);
    await server.restart();
    const people = await Promise.all(set.people.map(({ guest }) => visit(server, guest)));
    const before = set.people.map((one) => one.news(table));
    for (const [i, one] of people.entries()) await subscribe(one, table, null, before[i]!.at(-1)!.seq - 1);
    await playToTheEnd({ table, people });
    for (const [i, one] of people.entries()) {
      const all = [...before[i]!, ...one.news(table).filter(({ seq }) => seq > before[i]!.at(-1)!.seq)];
      expect(all.map(({ seq }) => seq)).toEqual(all.map((_, n) => n));
      expect(one.last(table)!.heard).toBe(heardIn(all));
    }
  });
});

describe('a second tab', () => {
  it('hears what the first one hears, byte for byte, and may move as well', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna] = people;
    const tab = await visit(server, anna!.guest);
    expect(await subscribe(tab, table)).toEqual(anna!.room(table));
    await tab.until('the deal', () => tab.last(table));
    expect(tab.news(table)).toEqual(anna!.news(table));
    expect(await tab.ask(moveOf(tab, table, TORCH))).toEqual({ done: { seq: 1, table, made: 1 } });
    await anna!.until('the news', () => anna!.last(table)!.seq === 1);
    await tab.until('the news', () => tab.last(table)!.seq === 1);
    expect(newsFrames(tab).at(-1)).toBe(newsFrames(anna!).at(-1));
  });

  it('that is closed leaves the guest present', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const tab = await visit(server, people[0]!.guest);
    await subscribe(tab, table);
    tab.close();
    await expect.poll(() => server.liveTables.get(table)!.subscribers.size, { timeout: 30_000 }).toBe(3);
    await people[1]!.ask({ type: 'why', table, intent: { type: 'x' } });
    expect(people[1]!.room(table)?.seats[0]).toMatchObject({ awaySeconds: null });
  });
});

describe('everybody’s running hash', () => {
  it('is that of what they were sent, and each seat’s differs where what it sees does', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    await chooseOnce(people, table);
    await heardBy(people, table, 3);
    for (const one of people) {
      const heard = one.of('news').map((message) => message.heard);
      expect(heard).toEqual([0, 1, 2, 3].map((i) => heardIn(one.news(table).slice(0, i + 1))));
    }
    expect(new Set(people.map((one) => one.last(table)!.heard)).size).toBe(3);
  });
});
