import { heardAfter, type Message, NOTHING_HEARD } from '@quri/kernel';
import type { News } from '@quri/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openHouse } from './support/open-house.ts';
import { play, playToTheEnd, TORCH } from './support/set-table.ts';
import { subscribe, type Visit, visit } from './support/visit.ts';

/** The running hash of all this, as a client would work it out. */
const heardIn = (all: readonly News[]): string =>
  all.reduce(
    (before, { takeBack: _takeBack, heard: _heard, ...message }) => heardAfter(before, message as Message),
    NOTHING_HEARD,
  );

async function chooseOnce(people: readonly Visit[], table: string): Promise<void> {
  for (const one of people) {
    const { ask } = await one.until('a decision', () => (one.last(table)?.ask == null ? undefined : one.last(table)));
    await one.ask({ type: 'move', table, ask: ask!, offer: TORCH });
  }
}

describe('who comes back', () => {
  it('is sent what they missed and nothing else, and it is the same as if they had been there', async () => {
    const house = await openHouse();
    const { table, people } = await play(house);
    const [anna, ...others] = people;
    const gone = await visit(house, anna!.guest);
    await subscribe(gone, table);
    await gone.until('the deal', () => gone.last(table));
    gone.close();
    await gone.closed();
    await chooseOnce([anna!, ...others], table);
    await anna!.until('the reveal', () => anna!.last(table)!.seq === 3);
    const back = await visit(house, anna!.guest);
    await subscribe(back, table, null, 0);
    await back.until('the rest', () => back.last(table)?.seq === 3);
    expect(back.news(table)).toEqual(anna!.news(table).slice(1));
    await subscribe(back, table, null, 3);
    await back.ask({ type: 'why', table, intent: { type: 'x' } });
    expect(back.news(table)).toHaveLength(3);
  });

  it('after a restart goes on from where they were, with the running hash unbroken', async () => {
    const house = await openHouse();
    const set = await play(house, { people: 2, bots: ['mixed'] });
    const { table } = set;
    await chooseOnce(set.people, table);
    await set.people[0]!.until('the bot too', () => set.people[0]!.last(table)!.seq >= 3);
    await house.restart();
    const people = await Promise.all(set.people.map(({ guest }) => visit(house, guest)));
    const before = set.people.map((one) => one.news(table));
    for (const [i, one] of people.entries()) await subscribe(one, table, null, before[i]!.at(-1)!.seq - 1);
    await playToTheEnd({ table, people });
    for (const [i, one] of people.entries()) {
      const all = [...before[i]!, ...one.news(table).filter(({ seq }) => seq > before[i]!.at(-1)!.seq)];
      expect(all.map(({ seq }) => seq)).toEqual(all.map((_, n) => n));
      expect(one.last(table)!.heard).toBe(heardIn(all));
    }
  });

  it('from a long way off gets the whole game, in order, in a few frames', async () => {
    const house = await openHouse();
    const set = await play(house, { people: 1, bots: ['random', 'random', 'random'] });
    await playToTheEnd(set);
    const one = await visit(house, 'Wanda');
    await subscribe(one, set.table);
    const end = set.people[0]!.last(set.table)!.seq;
    await one.until('all of it', () => one.last(set.table)?.seq === end);
    expect(one.news(set.table).map(({ seq }) => seq)).toEqual(Array.from({ length: end + 1 }, (_, i) => i));
    expect(one.of('news').length).toBe(Math.ceil((end + 1) / 32));
    expect(one.last(set.table)!.heard).toBe(heardIn(one.news(set.table)));
  });
});

describe('who asks for the whole game again and again', () => {
  it('is sent the same bytes, and nothing is worked out twice', async () => {
    const house = await openHouse();
    const set = await play(house);
    const { table, people } = set;
    const [anna, bartek] = people;
    await playToTheEnd(set);
    const end = anna!.last(table)!.seq;
    await house.restart();
    const frames = (one: Visit) => one.frames.filter((text) => text.startsWith('{"type":"news"'));
    const wholeTo = async (one: Visit): Promise<string[]> => {
      const before = frames(one).length;
      await subscribe(one, table);
      await one.until('all of it', () => frames(one).length === before + Math.ceil((end + 1) / 32));
      return frames(one).slice(before);
    };
    const back = await visit(house, anna!.guest);
    const first = await wholeTo(back);
    expect(back.news(table)).toEqual(anna!.news(table));
    const room = house.server.house.rooms.get(table)!;
    const project = vi.spyOn(room.shelved.game, 'project');
    onTestFinished(() => project.mockRestore());
    for (let i = 0; i < 20; i++) expect(await wholeTo(back)).toEqual(first);
    const tab = await visit(house, anna!.guest);
    expect(await wholeTo(tab)).toEqual(first);
    expect(project).not.toHaveBeenCalled();
    const other = await visit(house, bartek!.guest);
    await wholeTo(other);
    expect(other.news(table)).toEqual(bartek!.news(table));
    expect(project).toHaveBeenCalledTimes(end + 1);
  });
});

describe('a second tab', () => {
  it('hears what the first one hears, byte for byte, and may move as well', async () => {
    const house = await openHouse();
    const { table, people } = await play(house);
    const [anna] = people;
    const tab = await visit(house, anna!.guest);
    expect(await subscribe(tab, table)).toEqual(anna!.room(table));
    await tab.until('the deal', () => tab.last(table));
    expect(tab.news(table)).toEqual(anna!.news(table));
    const answer = await tab.ask({ type: 'move', table, ask: tab.last(table)!.ask!, offer: TORCH });
    expect(answer).toEqual({ done: { seq: 1, table } });
    await anna!.until('the news', () => anna!.last(table)!.seq === 1);
    await tab.until('the news', () => tab.last(table)!.seq === 1);
    const frame = (one: Visit) => one.frames.filter((text) => text.startsWith('{"type":"news"')).at(-1);
    expect(frame(tab)).toBe(frame(anna!));
  });

  it('that is closed leaves the guest present', async () => {
    const house = await openHouse();
    const { table, people } = await play(house);
    const tab = await visit(house, people[0]!.guest);
    await subscribe(tab, table);
    tab.close();
    await expect.poll(() => house.server.house.rooms.get(table)!.audience.size, { timeout: 30_000 }).toBe(3);
    await people[1]!.ask({ type: 'why', table, intent: { type: 'x' } });
    expect(people[1]!.room(table)?.seats[0]).toMatchObject({ present: true });
  });
});

describe('everybody’s running hash', () => {
  it('is that of what they were sent, and each seat’s differs where its view does', async () => {
    const house = await openHouse();
    const { table, people } = await play(house);
    await chooseOnce(people, table);
    for (const one of people) {
      await one.until('the reveal', () => one.last(table)!.seq === 3);
      for (let i = 0; i <= 3; i++) expect(one.news(table)[i]!.heard).toBe(heardIn(one.news(table).slice(0, i + 1)));
    }
    expect(new Set(people.map((one) => one.last(table)!.heard)).size).toBe(3);
  });
});
