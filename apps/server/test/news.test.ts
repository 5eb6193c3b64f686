import type { NewsMessage, SentPosition } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { heardBy, moveOf, play, TORCH, taking } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { subscribe, type Visit, visit } from './support/visit.ts';

const keysOf = (value: object): string[] => Object.keys(value).sort();
const sinceOf = (position: SentPosition): number | null => ('since' in position ? position.since : null);
const fieldsIn = (position: SentPosition): object => ('since' in position ? position.changes : position.view);

/** Nothing is in a frame that does not belong there, and its position is that of its last entry. */
function expectLean(frames: readonly NewsMessage[]): void {
  for (const [n, frame] of frames.entries()) {
    expect(keysOf(frame)).toEqual(['heard', 'news', 'position', 'table', 'type']);
    for (const one of frame.news) expect(keysOf(one)).toEqual(['by', 'kind', 'seen', 'seq']);
    const rest = n === 0 ? ['seq', 'takeBack', 'view'] : ['seq', 'since', 'takeBack'];
    const changes = n === 0 ? [] : ['changes'];
    expect(keysOf(frame.position!)).toEqual(['ask', ...changes, 'offers', ...rest]);
    expect(frame.news.at(-1)!.seq).toBe(frame.position!.seq);
  }
}

describe('a piece of news', () => {
  it.each(['incan-gold', 'gold-raiders', 'sample', 'stroll'])(
    'of %s has its number, its kind, whose it is and what was seen of it; how the table lies is said once beside it',
    async (game) => {
      const server = await startServer();
      const { table, people } = await play(server, { game, people: 3 });
      const watcher = await visit(server, 'Wanda');
      await subscribe(watcher, table);
      const all = [...people, watcher];
      await heardBy(all, table, 0);
      for (let seq = 1; seq <= 6; seq++) {
        const turn = people.find((one) => one.last(table)!.offers.length > 0)!;
        expect(await turn.ask(taking(turn, table, 0))).toEqual({ done: { seq, table, made: 1 } });
        await heardBy(all, table, seq);
      }
      for (const one of all) {
        expectLean(one.of('news'));
        expect(one.of('news')).toHaveLength(7);
        expect(one.news(table).map(({ seq, kind }) => [seq, kind])).toEqual([
          [0, 'start'],
          ...[1, 2, 3, 4, 5, 6].map((seq) => [seq, 'move']),
        ]);
      }
    },
  );

  it('of a move that was taken back says so, and which', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { game: 'stroll', people: 2 });
    const [anna, bartek] = people;
    await anna!.ask(taking(anna!, table, 0));
    expect(await anna!.ask({ type: 'takeBack', table, to: 1 })).toEqual({ done: { seq: 2, table, made: 1 } });
    await heardBy(people, table, 2);
    for (const one of [anna!, bartek!])
      expect(one.news(table)[2]).toEqual({ seq: 2, kind: 'takenBack', by: 0, seen: [{ type: 'takenBack', to: 1 }] });
  });

  it('comes with the others of its list in one frame, and one position for all of them', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { game: 'stroll', people: 2 });
    const [anna, bartek] = people;
    const step = { type: 'step', feet: 2 };
    await anna!.ask(moveOf(anna!, table, [step, step, step]));
    await heardBy(people, table, 3);
    for (const one of [anna!, bartek!]) {
      expectLean(one.of('news'));
      expect(one.of('news').map(({ news }) => news.map(({ seq }) => seq))).toEqual([[0], [1, 2, 3]]);
      expect(one.last(table)!.view).toMatchObject({ at: [6, 0] });
    }
  });
});

describe('a view', () => {
  const framesOf = (one: Visit, table: string): readonly NewsMessage[] =>
    one.of('news').filter((frame) => frame.table === table);

  it.each(['incan-gold', 'gold-raiders', 'sample', 'stroll', 'tikal', 'inka'])(
    'of %s that came as changes is the one that others are sent whole, in every seat and for a watcher',
    async (game) => {
      const server = await startServer();
      const { table, people } = await play(server, { game, people: 3 });
      const tabs = await Promise.all(people.map(({ guest }) => visit(server, guest)));
      const wholes = [...tabs, await visit(server, 'Wanda')];
      for (const one of wholes) one.send({ type: 'subscribe', table, invite: null, last: -1 });
      const changes = await visit(server, 'Wiktor');
      await subscribe(changes, table);
      await heardBy([...people, ...wholes, changes], table, 0);
      const saved: number[] = [];
      for (let seq = 1; seq <= 12; seq++) {
        const turn = people.find((one) => one.last(table)!.offers.length > 0)!;
        const offers = turn.last(table)!.offers.length;
        await turn.ask(taking(turn, table, (seq * 7) % offers));
        await heardBy([...people, ...wholes, changes], table, seq);
        [...people, changes].forEach((one, i) => {
          expect(one.last(table)!.view).toEqual(wholes[i]!.last(table)!.view);
          const [part, whole] = [one, wholes[i]!].map((each) => framesOf(each, table).at(-1)!.position!);
          expect([sinceOf(part!), sinceOf(whole!)]).toEqual([seq - 1, null]);
          saved.push(keysOf(fieldsIn(whole!)).length - keysOf(fieldsIn(part!)).length);
        });
      }
      expect(Math.min(...saved)).toBeGreaterThan(0);
    },
  );

  it('comes whole to somebody who comes back, and a list or a take-back is one change since the entry before it', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { game: 'stroll', people: 2 });
    const [anna, bartek] = people;
    const step = { type: 'step', feet: 2 };
    await anna!.ask(moveOf(anna!, table, [step, step]));
    await heardBy(people, table, 2);
    await subscribe(bartek!, table, null, 2);
    await bartek!.until('the position again', () => framesOf(bartek!, table).length === 3);
    await anna!.ask(moveOf(anna!, table, [step]));
    await heardBy(people, table, 3);
    await anna!.ask({ type: 'takeBack', table, to: 3 });
    await heardBy(people, table, 4);
    expect(framesOf(bartek!, table).map(({ position }) => sinceOf(position!))).toEqual([null, 0, null, 2, 3]);
    const wanda = await visit(server, 'Wanda');
    wanda.send({ type: 'subscribe', table, invite: null, last: -1 });
    await heardBy([wanda], table, 4);
    expect(bartek!.last(table)!.view).toEqual(wanda.last(table)!.view);
  });
});

describe('what a seat may do', () => {
  const mine = (one: Visit, table: string) => {
    const { ask, offers, takeBack } = one.last(table)!;
    return { ask, offers: offers.length, takeBack };
  };
  const NOTHING = { ask: null, offers: 0, takeBack: null };

  it('is told to that seat and to nobody else', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { game: 'gold-raiders', people: 3 });
    const watcher = await visit(server, 'Wanda');
    await subscribe(watcher, table);
    await heardBy([watcher], table, 0);
    const at = people.findIndex((one) => one.last(table)!.offers.length > 0);
    const [first, second, third] = [0, 1, 2].map((i) => people[(at + i) % 3]!);
    expect(mine(first!, table)).toMatchObject({ ask: 0, takeBack: null });
    for (const one of [second!, third!, watcher]) expect(mine(one, table)).toEqual(NOTHING);
    await first!.ask(taking(first!, table, 0));
    await heardBy([...people, watcher], table, 1);
    // It is the next one's turn, and the card that was laid down may still be taken up again.
    expect(mine(first!, table)).toEqual({ ask: null, offers: 0, takeBack: { first: 1, choice: 1, last: 1 } });
    expect(mine(second!, table)).toMatchObject({ ask: 1, takeBack: null });
    for (const one of [third!, watcher]) expect(mine(one, table)).toEqual(NOTHING);
    // Those who were never asked have never been sent what only is in an offer.
    for (const one of [third!, watcher]) expect(one.frames.join()).not.toContain('stackCard');
    expect(first!.frames.join()).toContain('stackCard');
  });

  it('is told with its own decision, where all decide at once', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna, bartek, celina] = people;
    await bartek!.ask(moveOf(bartek!, table, TORCH));
    await bartek!.ask(moveOf(bartek!, table, TORCH));
    await heardBy(people, table, 2);
    expect([anna!, bartek!, celina!].map((one) => one.last(table)!.ask)).toEqual([0, 2, 0]);
  });
});
