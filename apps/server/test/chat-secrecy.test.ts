import { describe, expect, it } from 'vitest';
import { listen, say } from './support/chatting.ts';
import { copiesOf } from './support/copies.ts';
import { holdClock } from './support/fake-time.ts';
import { CAMP, heardBy, moveOf, play, type SetTable, TORCH } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { type Guest, newGuest, type Visit, visit } from './support/visit.ts';

interface Script {
  readonly choice: typeof TORCH;
  /** What the players say, and what those who watch say. */
  readonly players: readonly string[];
  readonly watchers: readonly string[];
}

type Frames = Readonly<Record<'own' | 'players' | 'watchers', readonly (readonly string[])[]>>;

/** The same script in servers that are copies of each other: who says what, and what one seat has chosen, differs. */
async function playedIn(folder: string, { table, people }: SetTable, guests: Guest[], script: Script): Promise<Frames> {
  const server = await startServer({ folder, settings: { chatBurst: 1000, chatPerSecond: 1000 } });
  const players: Visit[] = [];
  for (const { guest } of people) players.push(await visit(server, guest));
  const watchers: Visit[] = [];
  for (const guest of guests) watchers.push(await visit(server, guest));
  const all = [...players, ...watchers];
  for (const one of all) await listen(one, table);
  await heardBy(all, table, 0);
  let requests = 0;
  const id = () => `request-${String(requests++).padStart(4, '0')}`;
  const [own, second] = players;
  expect(await own!.ask(moveOf(own!, table, script.choice), id())).toHaveProperty('done');
  await heardBy(all, table, 1);
  for (const [i, text] of script.players.entries())
    await say(players[i % 2]!, table, text, `players-${i}-`.padEnd(12, '0'));
  for (const [i, text] of script.watchers.entries())
    await say(watchers[i % 2]!, table, text, `watchers-${i}-`.padEnd(12, '0'));
  expect(await second!.ask(moveOf(second!, table, TORCH), id())).toHaveProperty('done');
  await heardBy(all, table, 2);
  // Once more from the beginning, as after a reload; and somebody who was never here.
  for (const one of all) await listen(one, table);
  const late = await visit(server, guests[0]!);
  await listen(late, table);
  await heardBy([...all, late], table, 2);
  const frames = (some: readonly Visit[]) => some.map((one) => [...one.frames]);
  const noted = { own: frames([own!]), players: frames(players.slice(1)), watchers: frames([...watchers, late]) };
  await server.close();
  return noted;
}

async function worlds(scripts: readonly Script[]): Promise<readonly Frames[]> {
  holdClock();
  const server = await startServer();
  const set = await play(server, { people: 3 });
  const guests = await Promise.all(['Wanda', 'Zofia'].map((name) => newGuest(server, name)));
  const folders = await copiesOf(server, scripts.length);
  const all: Frames[] = [];
  for (const [i, script] of scripts.entries()) all.push(await playedIn(folders[i]!, set, guests, script));
  return all;
}

const SOME = ['torch, all of us', 'no, camp', 'trust me'];

describe('the rooms of players and watchers on the wire', () => {
  it('have no byte in common: neither what is said in the other, nor how much', async () => {
    const [quiet, loud, watched] = await worlds([
      { choice: TORCH, players: [], watchers: SOME },
      { choice: TORCH, players: ['a', 'much longer line about my hand', 'c', 'd', 'e'], watchers: SOME },
      { choice: TORCH, players: [], watchers: ['he holds the idol', 'shh'] },
    ]);
    expect(loud!.watchers).toEqual(quiet!.watchers);
    expect(watched!.players).toEqual(quiet!.players);
    expect(watched!.own).toEqual(quiet!.own);
    // And all of it was really said.
    expect(loud!.players).not.toEqual(quiet!.players);
    expect(watched!.watchers).not.toEqual(quiet!.watchers);
  });

  it('tell nothing of a secret choice', async () => {
    const [torch, camp] = await worlds([TORCH, CAMP].map((choice) => ({ choice, players: SOME, watchers: SOME })));
    expect(torch!.players).toEqual(camp!.players);
    expect(torch!.watchers).toEqual(camp!.watchers);
    expect(torch!.own).not.toEqual(camp!.own);
    expect(torch!.watchers[0]!.some((text) => text.includes('trust me'))).toBe(true);
  });
});
