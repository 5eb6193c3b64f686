import { entryOf } from '@quri/catalogue';
import { canonical, commitmentOf, isVerified, parseReplay, verify } from '@quri/kernel';
import { describe, expect, it } from 'vitest';
import { heardIn } from './support/running-hash.ts';
import { gather, heardBy, isOver, moveOf, play, TORCH, type Wanted } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { newId, sit, subscribe, type Visit, visit } from './support/visit.ts';

interface Acknowledged {
  readonly guest: string;
  readonly id: string;
  readonly seq: number;
}

/** A table that was dealt by one server, and everybody with a line to each of two that share its data. */
async function twoServers(wanted: Wanted = {}) {
  const first = await startServer();
  const { table, people } = await play(first, wanted);
  const second = await startServer({ folder: first.folder });
  const there: Visit[] = [];
  for (const { guest } of people) there.push(await visit(second, guest));
  for (const one of there) await subscribe(one, table);
  await heardBy(there, table, 0);
  return { table, servers: [first, second] as const, here: people, there };
}

/**
 * Stays inside for as long as there is something to choose. With every answer comes what the server has heard of since;
 * who may not choose again lets it read what the other server wrote.
 */
async function keepsTheTorch(server: TestServer, one: Visit, table: string): Promise<readonly Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  while (!isOver(one.last(table))) {
    const id = newId();
    const { done, refused } = await one.ask(moveOf(one, table, TORCH), id);
    if (done?.seq != null) acknowledged.push({ guest: one.guest.id, id, seq: done.seq });
    else {
      expect(['stale', 'notPlaying', 'unavailable', 'changedTooOften']).toContain(refused?.code);
      const live = server.liveTables.get(table);
      live?.queue.add(() => live.runner?.reconcile(true));
    }
  }
  return acknowledged;
}

/** In one order of its fields, whichever server has read it and whichever has made it. */
const replayFrom = async (server: TestServer, table: string): Promise<string> =>
  canonical(await (await fetch(`${server.url}/api/tables/${table}/replay`)).json());

describe('two servers on one data file', () => {
  it('begin a game with seats and bytes that belong together, whatever became of the seats at the other one', async () => {
    const first = await startServer();
    const { table, people } = await gather(first);
    const second = await startServer({ folder: first.folder });
    const there: Visit[] = [];
    for (const { guest } of people) there.push(await visit(second, guest));
    for (const one of there) await subscribe(one, table);
    const dora = await visit(first, 'Dora');
    await subscribe(dora, table);
    expect(await people[2]!.ask({ type: 'stand', table })).toHaveProperty('done');
    await sit(dora, table, 2);
    expect(await there[0]!.ask({ type: 'start', table })).toHaveProperty('done');
    const { seating, bytes } = first.store.table(table)!;
    const owners = [...people, dora].map(({ guest }) => guest);
    for (const [n, one] of seating.entries()) {
      const owner = owners.find(({ id }) => one.kind === 'person' && one.guest === id);
      expect(bytes?.[n]).toBe(owner?.bytes.get(table));
    }
  });

  it('begin a game with the seed and the options it was dealt with, whatever was changed at the other one', async () => {
    const first = await startServer({ settings: { revealMs: 50 } });
    const { table, people } = await gather(first);
    const second = await startServer({ folder: first.folder });
    const there: Visit[] = [];
    for (const { guest } of people) there.push(await visit(second, guest));
    for (const one of there) await subscribe(one, table);
    const [anna, bartek] = people as [Visit, Visit];
    const settings = { type: 'setUp', table, seats: 3, options: { edition: 'diamant' }, open: true } as const;
    expect(await anna.ask(settings)).toHaveProperty('done');
    // Bartek's bytes do not come: the first server makes a new seed.
    const bytes = bartek.guest.bytes.get(table)!;
    bartek.guest.bytes.delete(table);
    expect((await anna.ask({ type: 'start', table })).refused?.code).toBe('startCalledOff');
    bartek.guest.bytes.set(table, bytes);
    expect(await there[0]!.ask({ type: 'start', table })).toHaveProperty('done');
    const { seed, options, opening } = first.store.table(table)!;
    expect(opening).toMatchObject({ options, commitment: commitmentOf(seed) });
  });

  it('tell each their own what the other one wrote first, and then decide again', async () => {
    const { table, servers, here, there } = await twoServers();
    const anna = here[0]!;
    const [, bartek, celina] = there;
    expect(await anna.ask(moveOf(anna, table, TORCH))).toEqual({ done: { seq: 1, table, made: 1 } });
    // The second server has not heard of it: its people have not either, and what they choose stands all the same.
    expect(bartek!.last(table)!.seq).toBe(0);
    expect(await bartek!.ask(moveOf(bartek!, table, TORCH))).toEqual({ done: { seq: 2, table, made: 1 } });
    await heardBy(there, table, 2);
    expect(bartek!.of('news').map(({ news }) => news.map(({ seq }) => seq))).toEqual([[0], [1], [2]]);
    expect(await celina!.ask(moveOf(celina!, table, TORCH))).toEqual({ done: { seq: 3, table, made: 1 } });
    // Anna changes her mind too late, though her server thinks that she may.
    expect((await anna.ask(moveOf(anna, table, TORCH))).refused).toEqual({ code: 'stale', retry: false });
    await heardBy(here, table, 3);
    for (const [i, one] of here.entries()) {
      expect(one.news(table)).toEqual(there[i]!.news(table));
      expect(one.last(table)).toEqual(there[i]!.last(table));
      expect(one.last(table)!.heard).toBe(heardIn(one.news(table)));
    }
    for (const server of servers) expect(server.liveTables.get(table)!.runner!.table.entries).toHaveLength(4);
  });

  it('answer a request alike, whichever of them has done it', async () => {
    const { table, servers, here, there } = await twoServers({ game: 'sample', people: 2 });
    const id = newId();
    const wish = moveOf(here[0]!, table, here[0]!.last(table)!.offers.slice(0, 1));
    const first = await here[0]!.ask(wish, id);
    expect(first).toEqual({ done: { seq: 1, table, made: 1 } });
    expect(await there[0]!.ask(wish, id)).toEqual(first);
    const [back, to] = [newId(), 1];
    const undone = await there[0]!.ask({ type: 'takeBack', table, to }, back);
    expect(undone).toEqual({ done: { seq: 2, table, made: 1 } });
    expect(await here[0]!.ask({ type: 'takeBack', table, to }, back)).toEqual(undone);
    expect(servers[0].store.entries(table, 0)).toHaveLength(3);
  });

  it('play a game to its end together: nothing that was acknowledged is lost, and both know how it ended', async () => {
    const { table, servers, here, there } = await twoServers();
    const [first, second] = servers;
    const company = [here[0]!, there[1]!, here[2]!];
    const acknowledged = (
      await Promise.all(company.map((one, i) => keepsTheTorch(i === 1 ? second : first, one, table)))
    ).flat();
    const { store } = first;
    expect(acknowledged.length).toBeGreaterThan(10);
    for (const { guest, id, seq } of acknowledged) expect(store.requestOf(table, seq)?.request).toEqual({ guest, id });
    expect(new Set(acknowledged.map(({ seq }) => seq)).size).toBe(acknowledged.length);
    const end = store.entries(table, 0).length - 1;
    for (const one of [...here, ...there]) {
      await one.until('the end', () => one.room(table)?.phase === 'over');
      expect(one.last(table)!.seq).toBe(end);
      expect(one.last(table)!.heard).toBe(heardIn(one.news(table)));
    }
    const replay = await replayFrom(first, table);
    expect(await replayFrom(second, table)).toBe(replay);
    const read = parseReplay(replay);
    if (!read.ok) throw new Error(read.refused);
    expect(isVerified(verify(read.value, (await entryOf('incan-gold')!.engine()).game))).toBe(true);
    expect(read.value.heard.last.slice(0, 3)).toEqual(there.map((one) => one.last(table)!.heard));
  });

  it('have one of them play for a bot, whoever is first, and neither stands still', async () => {
    const { table, servers, here, there } = await twoServers({ people: 2, bots: ['random'] });
    const end = await Promise.all([
      keepsTheTorch(servers[0], here[0]!, table),
      keepsTheTorch(servers[1], there[1]!, table),
    ]);
    expect(end.flat().length).toBeGreaterThan(10);
    for (const one of [here[0]!, there[1]!]) await one.until('the end', () => one.room(table)?.phase === 'over');
    for (const { logged } of servers) expect(logged.filter((line) => line.includes('table stopped'))).toEqual([]);
    expect(await replayFrom(servers[0], table)).toBe(await replayFrom(servers[1], table));
  });
});
