import { MOST_RECHOSEN } from '@quri/kernel';
import type { Intent } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { catchingUp, copiesOf, sizes } from './support/copies.ts';
import { holdClock } from './support/fake-time.ts';
import { inTurns, writeLongLog } from './support/long-log.ts';
import { CAMP, heardBy, moveOf, play, type SetTable, TORCH } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { type Guest, newGuest, subscribe, type Visit, visit, type Wish } from './support/visit.ts';

interface World {
  readonly others: Readonly<Record<string, readonly string[]>>;
  readonly own: Readonly<Record<string, readonly string[]>>;
  readonly kinds: readonly string[];
}

interface Script {
  /** The lists of choices the first seat makes. */
  readonly choices: readonly (readonly Intent[])[];
  /** The seq of the last entry that is in the log when it begins. */
  readonly before?: number;
}

/** The same script in servers that are copies of each other; only what one seat chooses differs. */
async function playedIn(
  folder: string,
  { table, people }: SetTable,
  guests: Guest[],
  /** Lets somebody watch the second seat. */
  secret: string,
  { choices, before = 0 }: Script,
): Promise<World> {
  const server = await startServer({ folder });
  const [own, second, third, fourth] = await Promise.all(people.map(({ guest }) => visit(server, guest)));
  const [spectator, lobby, seatWatcher] = await Promise.all(guests.map((guest) => visit(server, guest)));
  for (const one of [own!, second!, third!, fourth!]) await subscribe(one, table);
  // Whole positions, where the others are sent changes.
  spectator!.send({ type: 'subscribe', table, invite: null, last: -1 });
  let seq = before;
  // One after the other: whether the spectator hears of somebody else before what was missed depends on the machine.
  await heardBy([spectator!], table, seq);
  seatWatcher!.send({ type: 'subscribe', table, invite: null, last: -1, watch: secret, changes: true });
  await seatWatcher!.until('the seat', () => seatWatcher!.room(table)?.watching === 1);
  await spectator!.until('both who watch', () => spectator!.room(table)?.watchers === 2);
  const all = [own!, second!, third!, fourth!, spectator!, seatWatcher!];
  lobby!.send({ type: 'lobby', watch: true });
  await lobby!.until('the list', () => lobby!.of('lobby')[0]);
  await heardBy(all, table, seq);
  let requests = 0;
  const ask = async (one: Visit, wish: Wish) => {
    requests++;
    return one.ask(wish, `request-${String(requests).padStart(4, '0')}`);
  };
  const move = async (one: Visit, intents: readonly Intent[]) => {
    const { done } = await ask(one, moveOf(one, table, intents));
    seq += intents.length;
    expect(done).toEqual({ seq, table, made: intents.length });
    await heardBy(all, table, seq);
  };
  // The secret choice, first made, then changed, with everything else that can be asked in between.
  for (const intents of choices) {
    await move(own!, intents);
    for (const one of [second!, spectator!]) {
      await ask(one, { type: 'why', table, intent: CAMP[0]! });
      await ask(one, { type: 'move', table, ask: 777, intents: TORCH });
      await ask(one, { type: 'takeBack', table, to: seq });
      await ask(one, { type: 'rematch', table });
      await ask(one, { type: 'stand', table });
      await ask(one, { type: 'start', table });
      await ask(one, { type: 'substitute', table, seat: 0, bot: true });
      await ask(one, { type: 'end', table });
      await ask(one, { type: 'note', table, text: 'He will stay.' });
      one.send({ type: 'reveal', table, bytes: '0'.repeat(32) });
      await one.until('a rejection', () => one.of('rejected').at(-1));
      await subscribe(one, table, null, -1);
      await subscribe(one, table, null, seq);
    }
    await ask(own!, { type: 'takeBack', table, to: seq });
    await move(second!, TORCH);
  }
  // Others choose; as long as one of them has not, nothing may have come to light.
  await move(third!, CAMP);
  const replay = await fetch(`${server.url}/api/tables/${table}/replay`);
  expect(replay.status).toBe(404);
  const lasts = [-1, 0, 1, 2, Math.floor(seq / 2), seq - 2, seq - 1, seq];
  const noted = (visits: Readonly<Record<string, Visit>>) =>
    Object.fromEntries(Object.entries(visits).map(([name, one]) => [name, [...one.frames]]));
  const others = {
    second: second!,
    third: third!,
    fourth: fourth!,
    spectator: spectator!,
    lobby: lobby!,
    seatWatcher: seatWatcher!,
  };
  // What they hear of each other when the server closes, or somebody comes, depends on who is first.
  const live = { own: noted({ own: own! }), others: noted(others) };
  const kinds = Object.values(others).flatMap(({ messages }) => messages.map(({ type }) => type));
  const later = (guest: Guest) => catchingUp(server, guest, table, seq, lasts);
  const world = {
    own: { ...live.own, 'own, later': await later(own!.guest) },
    others: {
      ...live.others,
      'second, later': await later(second!.guest),
      'spectator, later': await later(spectator!.guest),
    },
    kinds: [...new Set(kinds)].sort(),
  };
  await server.close();
  return world;
}

const times = (n: number, intents: readonly Intent[]): readonly Intent[] =>
  Array.from({ length: n }, () => intents[0]!);

/** A table of four, and as many copies of it as there are scripts; `prepare` may change each copy first. */
async function worlds(
  scripts: readonly Script[],
  prepare: (folder: string, table: string, copy: number) => Promise<void> = async () => {},
): Promise<readonly World[]> {
  // How long somebody has been away is in the room, and worlds do not take the same time.
  holdClock();
  const server = await startServer();
  const set = await play(server, { people: 4, terms: { clock: { kind: 'days', days: 3 } } });
  const { done } = await set.people[1]!.ask({ type: 'watchLink', table: set.table, link: true });
  const guests = await Promise.all(['Wanda', 'Zofia', 'Xenia'].map((name) => newGuest(server, name)));
  const folders = await copiesOf(server, scripts.length);
  const all: World[] = [];
  for (const [i, script] of scripts.entries()) {
    await prepare(folders[i]!, set.table, i);
    all.push(await playedIn(folders[i]!, set, guests, done!.secret!, script));
  }
  return all;
}

/** Nobody else is sent another byte, and the one who chose nothing of another size. */
function expectAlike([first, ...rest]: readonly World[]): void {
  for (const world of rest) {
    for (const [name, frames] of Object.entries(first!.others)) {
      expect(frames.length, name).toBeGreaterThan(1);
      expect(frames, name).toEqual(world.others[name]);
    }
    for (const [name, frames] of Object.entries(first!.own)) {
      expect(frames, name).not.toEqual(world.own[name]);
      expect(sizes(frames), name).toEqual(sizes(world.own[name]!));
    }
  }
}

describe('a secret choice on the wire', () => {
  it('leaves every frame of everybody else the same, byte for byte, and its own of the same size', async () => {
    const all = await worlds([{ choices: [TORCH, CAMP, TORCH] }, { choices: [CAMP, CAMP, CAMP] }]);
    expectAlike(all);
    expect(all[0]!.kinds).toEqual([
      'clocks',
      'done',
      'lobby',
      'news',
      'note',
      'refused',
      'rejected',
      'room',
      'welcome',
    ]);
  });

  it('is no better seen where as many of them as may be travel together', async () => {
    const most = MOST_RECHOSEN + 1;
    const lists = [
      times(most, TORCH),
      times(most, CAMP),
      Array.from({ length: most }, (_, i) => [TORCH, CAMP][i % 2]![0]!),
    ];
    expectAlike(await worlds(lists.map((intents) => ({ choices: [intents] }))));
  });

  it('is no better seen where forty-nine of them are caught up with', async () => {
    const choices = [() => 'torch' as const, () => 'camp' as const, inTurns];
    const scripts = choices.map(() => ({ choices: [], before: 49 }));
    expectAlike(await worlds(scripts, (folder, table, copy) => writeLongLog(folder, table, 50, choices[copy])));
  });
});
