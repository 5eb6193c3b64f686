import { MOST_RECHOSEN, MOST_UNDONE } from '@quri/kernel';
import { describe, expect, it } from 'vitest';
import { playLongGame } from './support/long-log.ts';
import { CAMP, heardBy, moveOf, play, TORCH } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { subscribe, type Visit, visit } from './support/visit.ts';

const chooses = async (one: Visit, table: string, i: number) => {
  const { ask } = one.last(table)!;
  const answer = await one.ask({ type: 'move', table, ask: ask ?? 0, intents: i % 2 ? CAMP : TORCH });
  if (answer.done?.seq != null) await heardBy([one], table, answer.done.seq);
  return answer;
};

describe('choosing again', () => {
  it('is possible eight times; then the choice stands, until the next one', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna, bartek, celina] = people as [Visit, Visit, Visit];
    for (let i = 0; i <= MOST_RECHOSEN; i++) expect(await chooses(anna, table, i)).toHaveProperty('done');
    expect(anna.last(table)).toMatchObject({ ask: null, offers: [] });
    const before = server.store.entries(table, 0).length;
    const { seq } = anna.last(table)!;
    const again = await anna.ask({ type: 'move', table, ask: seq, intents: CAMP });
    expect(again.refused).toEqual({ code: 'changedTooOften', retry: false });
    expect(server.store.entries(table, 0)).toHaveLength(before);
    // The others are as free as before, and with the last choice a new one comes.
    for (const one of [bartek, celina]) expect(await chooses(one, table, 0)).toHaveProperty('done');
    await anna.until('the next choice', () => anna.last(table)!.ask !== null);
    expect(await chooses(anna, table, 0)).toHaveProperty('done');
    expect(await chooses(anna, table, 1)).toHaveProperty('done');
  });

  it('in one list counts as often, and the list ends there', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const wavering = Array.from({ length: 20 }, (_, i) => (i % 2 ? CAMP[0]! : TORCH[0]!));
    const { done } = await people[0]!.ask(moveOf(people[0]!, table, wavering));
    expect(done).toMatchObject({ made: MOST_RECHOSEN + 1, refused: { code: 'changedTooOften', retry: false } });
  });

  it('is counted over a restart', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    for (let i = 0; i < 5; i++) await chooses(people[0]!, table, i);
    await server.restart();
    const back = await visit(server, people[0]!.guest);
    await subscribe(back, table);
    await back.until('the position', () => back.last(table));
    let made = 0;
    while ('done' in (await chooses(back, table, made))) made++;
    expect(made).toBe(MOST_RECHOSEN + 1 - 5);
  });

  it('ends for good in a log that is half full, and moves go on', async () => {
    const server = await startServer();
    const { table, people: back } = await playLongGame(server, 10_001);
    expect(back[0]!.last(table)!.ask).toBeNull();
    for (const one of back.slice(1)) expect(await chooses(one, table, 0)).toHaveProperty('done');
    await back[0]!.until('the next choice', () => back[0]!.last(table)!.ask !== null);
    for (const one of back) expect(await chooses(one, table, 0)).toHaveProperty('done');
  });
});

describe('taking back', () => {
  const step = { type: 'step', feet: 1 };
  const steps = async (one: Visit, table: string, n: number) => {
    const { done } = await one.ask({ type: 'move', table, ask: one.last(table)!.ask!, intents: Array(n).fill(step) });
    await heardBy([one], table, done!.seq!);
  };

  it('is possible for sixty moves, in one go or in many; then only moves forward are made', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { game: 'stroll', people: 2 });
    const anna = people[0]!;
    const takesBack = async (to: number) => {
      const answer = await anna.ask({ type: 'takeBack', table, to });
      if (answer.done?.seq != null) await heardBy([anna], table, answer.done.seq);
      return answer;
    };
    for (let i = 0; i < 5; i++) {
      await steps(anna, table, 10);
      expect(await takesBack(anna.last(table)!.takeBack!.first)).toHaveProperty('done');
    }
    await steps(anna, table, 20);
    const { first, last } = anna.last(table)!.takeBack!;
    // Fifty are taken back: of these twenty only ten can be.
    expect(last - first).toBe(9);
    expect((await takesBack(first - 1)).refused).toMatchObject({ code: 'changedTooOften', retry: false });
    expect(await takesBack(first)).toHaveProperty('done');
    await steps(anna, table, 1);
    expect(anna.last(table)!.takeBack).toBeNull();
    expect((await takesBack(anna.last(table)!.seq)).refused).toMatchObject({ code: 'changedTooOften' });
    expect(await anna.ask(moveOf(anna, table, [{ type: 'rest' }]))).toHaveProperty('done');
    const undone = server.store.entries(table, 0).filter(({ kind }) => kind === 'takenBack');
    expect(undone).toHaveLength(6);
    expect(MOST_UNDONE).toBe(60);
  });
});
