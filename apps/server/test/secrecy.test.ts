import { luckDice, luckFrom, pick, playout } from '@quri/kernel';
import type { ClientMessage } from '@quri/protocol';
import { shelved } from '@quri/shelf';
import { describe, expect, it } from 'vitest';
import { padded } from '../src/tables/frame.ts';
import { sizes, twoCopies } from './support/copies.ts';
import { openHouse } from './support/open-house.ts';
import { CAMP, play, type SetTable, TORCH } from './support/set-table.ts';
import { type Guest, newGuest, subscribe, type Visit, visit } from './support/visit.ts';

interface World {
  readonly others: Readonly<Record<string, Visit>>;
  readonly own: Visit;
  readonly tab: Visit;
}

/** The same script in two houses that are copies of each other; only what one seat chooses differs. */
async function playedIn(
  folder: string,
  { table, people }: SetTable,
  guests: Guest[],
  choices: readonly number[],
): Promise<World> {
  const house = await openHouse({ folder });
  const [own, second, third, fourth] = await Promise.all(people.map(({ guest }) => visit(house, guest)));
  const [spectator, lobby] = await Promise.all(guests.map((guest) => visit(house, guest)));
  const all = [own!, second!, third!, fourth!, spectator!];
  for (const one of all) await subscribe(one, table);
  lobby!.send({ type: 'lobby', watch: true });
  await lobby!.until('the list', () => lobby!.of('lobby')[0]);
  for (const one of all) await one.until('the deal', () => one.last(table));
  let seq = 0;
  let requests = 0;
  const ask = async (one: Visit, message: Omit<Extract<ClientMessage, { id: string }>, 'id'>) => {
    requests++;
    await one.ask(message as never, `request-${String(requests).padStart(4, '0')}`);
  };
  const move = async (one: Visit, offer: number) => {
    await ask(one, { type: 'move', table, ask: one.last(table)!.ask!, offer } as never);
    seq++;
    for (const each of all) await each.until(`entry ${seq}`, () => each.last(table)!.seq === seq);
  };
  // The secret choice, first made, then changed, with everything else that can be asked in between.
  for (const offer of choices) {
    await move(own!, offer);
    for (const one of [second!, spectator!]) {
      await ask(one, { type: 'why', table, intent: { type: 'choose', choice: 'camp' } } as never);
      await ask(one, { type: 'move', table, ask: 777, offer: 0 } as never);
      await ask(one, { type: 'takeBack', table, to: seq } as never);
      await ask(one, { type: 'rematch', table } as never);
      await ask(one, { type: 'stand', table } as never);
      await ask(one, { type: 'start', table } as never);
      one.send({ type: 'reveal', table, bytes: '0'.repeat(32) });
      await one.until('a rejection', () => one.of('rejected').at(-1));
      await subscribe(one, table, null, -1);
      await subscribe(one, table, null, seq);
    }
    await ask(own!, { type: 'takeBack', table, to: seq } as never);
    await move(second!, TORCH);
  }
  const tab = await visit(house, own!.guest);
  await subscribe(tab, table);
  await tab.until('everything', () => tab.last(table)?.seq === seq);
  // Others choose; as long as one of them has not, nothing may have come to light.
  await move(third!, CAMP);
  const replay = await fetch(`${house.url}/api/tables/${table}/replay`);
  expect(replay.status).toBe(404);
  await tab.until('the last choice', () => tab.last(table)?.seq === seq);
  // What they hear of each other when the house closes depends on who is let go first.
  const noted = (one: Visit): Visit => ({ ...one, frames: [...one.frames] });
  const others = { second: second!, third: third!, fourth: fourth!, spectator: spectator!, lobby: lobby! };
  const world = {
    others: Object.fromEntries(Object.entries(others).map(([name, one]) => [name, noted(one)])),
    own: noted(own!),
    tab: noted(tab),
  };
  await house.close();
  return world;
}

describe('a secret choice on the wire', () => {
  it('leaves every frame of everybody else the same, byte for byte, and its own of the same size', async () => {
    const house = await openHouse();
    const set = await play(house, { people: 4, bots: [] });
    const guests = await Promise.all(['Wanda', 'Zofia'].map((name) => newGuest(house, name)));
    const copies = await twoCopies(house);
    const one = await playedIn(copies[0], set, guests, [TORCH, CAMP, TORCH]);
    const other = await playedIn(copies[1], set, guests, [CAMP, CAMP, CAMP]);
    for (const [name, visited] of Object.entries(one.others)) {
      expect(visited.frames.length, name).toBeGreaterThan(1);
      expect(visited.frames, name).toEqual(other.others[name]!.frames);
    }
    const kinds = new Set(Object.values(one.others).flatMap(({ messages }) => messages.map(({ type }) => type)));
    expect([...kinds].sort()).toEqual(['done', 'lobby', 'news', 'refused', 'rejected', 'room', 'welcome']);
    for (const which of ['own', 'tab'] as const) {
      expect(one[which].frames).not.toEqual(other[which].frames);
      expect(sizes(one[which].frames)).toEqual(sizes(other[which].frames));
      expect(one[which].of('news').length).toBeGreaterThan(0);
    }
  });

  it('is in frames whose size comes from what everybody sees, at whatever size that is', () => {
    for (let everybodys = 500; everybodys < 1100; everybodys++) {
      const [torch, camp] = [7, 6].map((word) => padded('x'.repeat(everybodys + 95 + word), everybodys));
      expect(torch!.length).toBe(camp!.length);
      expect(torch!.length % 256).toBe(0);
    }
  });

  it('has room in its frame for any hand: what a seat is sent never grows beyond what everybody can reckon with', () => {
    const { game } = shelved('gold-raiders')!;
    for (const players of [2, 6]) {
      const luck = luckFrom(`room ${players}`);
      const dice = luckDice(luck);
      const state = game.blank(players, { trail: 30, memoryAid: false });
      let most = Number.NEGATIVE_INFINITY;
      playout(game, state, dice, (now, seat, offers) => {
        const told = { view: game.project(now, seat), offers };
        const everybodys = { view: game.project(now, 'spectator'), offers: game.conceivable!(now, seat) };
        most = Math.max(most, JSON.stringify(told).length - JSON.stringify(everybodys).length);
        return pick(luck, offers);
      });
      expect(most, `${players} players`).toBeLessThan(400);
    }
  });

  it('is sent in messages of one size', () => {
    const [torch, camp] = [TORCH, CAMP].map((offer) => JSON.stringify({ type: 'move', offer }).length);
    expect(torch).toBe(camp);
  });
});
