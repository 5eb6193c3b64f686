import { join } from 'node:path';
import { entryOf } from '@quri/catalogue';
import { isComplete, isVerified, parseReplay, verify } from '@quri/kernel';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { pragma } from '../src/store/data-file.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import { type OldData, oldData } from './support/old-data.ts';
import { heardIn } from './support/running-hash.ts';
import { heardBy, isOver, play, playToTheEnd, taking } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { newId, sit, subscribe, type Visit, visit } from './support/visit.ts';

async function opened(settings = {}): Promise<{ readonly old: OldData; readonly server: TestServer }> {
  const old = oldData();
  return { old, server: await startServer({ folder: old.folder, settings }) };
}

const logOf = (server: TestServer, table: string) => server.store.entries(table, 0);

async function back({ server, old }: { server: TestServer; old: OldData }, names: readonly string[], table: string) {
  const people: Visit[] = [];
  for (const name of names) {
    const one = await visit(server, old.guests[name]!);
    await subscribe(one, table);
    people.push(one);
  }
  for (const one of people) await one.until('the game', () => one.last(table));
  return people;
}

async function expectTrueReplay(server: TestServer, table: string, game: string): Promise<void> {
  const replay = parseReplay(await (await fetch(`${server.url}/api/tables/${table}/replay`)).text());
  if (!replay.ok) throw new Error(replay.refused);
  const findings = verify(replay.value, (await entryOf(game)!.engine()).game);
  expect([isVerified(findings), isComplete(findings)]).toEqual([true, true]);
}

describe('a data file of an older Quri', () => {
  it('is brought up to date, with every entry as it was', async () => {
    const old = oldData();
    const db = new Database(join(old.folder, 'quri.db'));
    const before = db.prepare('SELECT table_id, entry FROM entries ORDER BY seq').all() as Record<string, string>[];
    expect([pragma(db, 'user_version'), before.length]).toEqual([3, 37]);
    const server = await startServer({ folder: old.folder });
    expect(pragma(db, 'user_version')).toBe(MIGRATIONS.length);
    for (const table of Object.values(old.tables)) {
      const texts = before.flatMap(({ table_id, entry }) => (table_id === table ? [entry!] : []));
      expect(logOf(server, table)).toEqual(texts.map((text) => JSON.parse(text)));
    }
    db.close();
    await server.restart();
    for (const [name, phase] of [
      ['finished', 'over'],
      ['running', 'playing'],
      ['raiders', 'playing'],
      ['gathering', 'gathering'],
    ] as const)
      expect(server.store.table(old.tables[name]), name).toMatchObject({ phase, onDevice: false });
  });

  it('answers the requests of then as they were answered then, and does nothing again', async () => {
    // Its bots stay as they are for as long as this takes.
    const { old, server } = await opened({ botDelayMs: 3_600_000 });
    const lengths = () => Object.values(old.tables).map((table) => logOf(server, table).length);
    const before = lengths();
    const lines = new Map<string, Visit>();
    for (const name of Object.keys(old.guests)) lines.set(name, await visit(server, old.guests[name]!));
    const kinds = new Set<string>();
    for (const { by, message, done } of old.answered) {
      const { id, ...wish } = message;
      const made = wish.type === 'move' || wish.type === 'takeBack' ? { made: 1 } : {};
      expect(await lines.get(by)!.ask(wish, id), id).toEqual({ done: { ...done, ...made } });
      kinds.add(wish.type);
    }
    expect([...kinds].sort()).toEqual(['move', 'open', 'seatBot', 'sit', 'start', 'takeBack']);
    expect(lengths()).toEqual(before);
    // Under a name of its own it is another request, and comes too late.
    const { by, message } = old.answered.find((one) => one.message.type === 'move')!;
    expect(await lines.get(by)!.ask(message, newId())).toHaveProperty('refused');
  });

  it('tells the game anew to whoever has heard it the old way, and goes on from there', async () => {
    const { old, server } = await opened({ botDelayMs: 3_600_000 });
    const table = old.tables.raiders;
    const anna = await visit(server, old.guests.Anna!);
    const end = logOf(server, table).length - 1;
    await subscribe(anna, table, null, end, old.heard[table]![0]);
    await anna.until('the game', () => anna.last(table));
    expect(anna.of('news')[0]).toMatchObject({ anew: true });
    expect(anna.news(table).map(({ seq, kind }) => [seq, kind])).toEqual(
      logOf(server, table).map(({ seq, kind }) => [seq, kind]),
    );
    const { heard } = anna.last(table)!;
    expect(heard).toBe(heardIn(anna.news(table)));
    const tab = await visit(server, anna.guest);
    await subscribe(tab, table, null, end, heard);
    await tab.until('how it lies', () => tab.last(table));
    expect(tab.of('news')).toEqual([{ ...anna.of('news')[0], anew: undefined, news: [] }]);
    // Played on: whoever knows the old part in the new way is told what they need, whichever way that is.
    expect(await anna.ask(taking(anna, table, 0))).toHaveProperty('done');
    await heardBy([anna], table, end + 1);
    const later = await visit(server, anna.guest);
    await subscribe(later, table, null, end, heard);
    await heardBy([later], table, end + 1);
    expect(later.news(table)).toEqual(anna.news(table).slice(later.of('news')[0]!.anew ? 0 : end + 1));
    expect(later.last(table)).toEqual(anna.last(table));
  });

  it('has a running game of Incan Gold that is played to its end, bot and all, and verifies', async () => {
    const old = await opened();
    const { server } = old;
    const table = old.old.tables.running;
    const before = logOf(server, table);
    const people = await back(old, ['Anna', 'Bartek', 'Celina'], table);
    expect(people[1]!.last(table)!.view).toMatchObject({ choice: 'camp' });
    await playToTheEnd({ table, people });
    expect(logOf(server, table).slice(0, before.length)).toEqual(before);
    for (const one of people) expect(one.last(table)!.heard).toBe(heardIn(one.news(table)));
    await expectTrueReplay(server, table, 'incan-gold');
    await server.restart();
    await expectTrueReplay(server, table, 'incan-gold');
  });

  it('has a running game of Gold Raiders, with a card that was taken back, that is played to its end', async () => {
    const old = await opened();
    const { server } = old;
    const table = old.old.tables.raiders;
    const people = await back(old, ['Anna', 'Bartek'], table);
    // What was laid down last may still be taken up again, by another server than took it.
    const [anna, bartek] = people;
    expect(bartek!.last(table)!.takeBack).toEqual({ first: 8, choice: 8, last: 8 });
    expect(await bartek!.ask({ type: 'takeBack', table, to: 8 })).toHaveProperty('done');
    await heardBy(people, table, 9);
    expect(anna!.last(table)!.offers).toEqual([]);
    for (let seq = 10; !isOver(anna!.last(table)); seq++) {
      const turn = people.find((one) => one.last(table)!.offers.length > 0)!;
      expect(await turn.ask(taking(turn, table, 0))).toHaveProperty('done');
      await heardBy(people, table, seq);
    }
    for (const one of people) expect(one.last(table)!.heard).toBe(heardIn(one.news(table)));
    await expectTrueReplay(server, table, 'gold-raiders');
  });

  it('has a finished game whose replay is there, and whose people play again', async () => {
    const { server, old } = await opened();
    const table = old.tables.finished;
    await expectTrueReplay(server, table, 'incan-gold');
    const [anna] = await back({ server, old }, ['Anna'], table);
    expect(anna!.news(table)).toHaveLength(logOf(server, table).length);
    const { done } = await anna!.ask({ type: 'rematch', table });
    expect(await subscribe(anna!, done!.table!)).toMatchObject({
      phase: 'gathering',
      seats: [{ kind: 'kept' }, {}, {}],
    });
  });

  it('has a table that gathers, and is started', async () => {
    const { server, old } = await opened();
    const table = old.tables.gathering;
    const people: Visit[] = [];
    for (const name of ['Celina', 'Anna']) people.push(await visit(server, old.guests[name]!));
    for (const [seat, one] of people.entries()) {
      expect(await subscribe(one, table)).toMatchObject({ phase: 'gathering', you: seat });
      expect(await sit(one, table, seat)).toHaveProperty('done');
    }
    expect(await people[0]!.ask({ type: 'start', table })).toEqual({ done: { seq: 0, table, made: 1 } });
    // And so is any other.
    await play(server);
  });
});
