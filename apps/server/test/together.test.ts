import { entryOf } from '@quri/catalogue';
import { isVerified, parseReplay, verify } from '@quri/kernel';
import { describe, expect, it } from 'vitest';
import { CAMP, moveOf, play, playToTheEnd, TORCH } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';

describe('everybody at once', () => {
  it('eight people choose in the same moment, and nobody’s choice is stale', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { people: 8 });
    const answers = await Promise.all(people.map((one, i) => one.ask(moveOf(one, table, i % 2 ? CAMP : TORCH))));
    expect(answers.map(({ done }) => done?.seq).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const one of people) await one.until('all eight', () => one.last(table)!.seq === 8);
  });

  it('many tables play side by side, each to a true end', async () => {
    const server = await startServer();
    const sets = [];
    for (let i = 0; i < 6; i++) sets.push(await play(server, { people: 3 }));
    await Promise.all(sets.map((set) => playToTheEnd(set)));
    for (const { table } of sets) {
      const replay = parseReplay(await (await fetch(`${server.url}/api/tables/${table}/replay`)).text());
      if (!replay.ok) throw new Error(replay.refused);
      expect(isVerified(verify(replay.value, (await entryOf('incan-gold')!.engine()).game))).toBe(true);
    }
  });

  it('one socket serves many tables', async () => {
    const server = await startServer();
    const first = await play(server, { people: 1, bots: ['random', 'random'] });
    const one = first.people[0]!;
    const { done } = await one.ask({ type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true });
    one.send({ type: 'subscribe', table: done!.table!, invite: null, last: -1 });
    await one.until('the second table', () => one.room(done!.table!));
    await playToTheEnd(first);
    expect(one.room(done!.table!)?.phase).toBe('gathering');
  });
});
