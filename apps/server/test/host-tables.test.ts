import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askHost, type HostRequest } from '@quri/protocol/host';
import { describe, expect, it } from 'vitest';
import { quri, serverAt, startProgram, statusOf, temporaryFolder } from './support/program.ts';
import { answer, CAMP, gather, heardBy, play, playToTheEnd, TORCH } from './support/set-table.ts';
import { verifiedReplay } from './support/verified.ts';
import { type Guest, subscribe, type Visit, visit } from './support/visit.ts';

async function running() {
  const dataDir = temporaryFolder();
  const program = startProgram({ dataDir });
  return { dataDir, program, server: serverAt((await statusOf(dataDir)).addresses[0] ?? '') };
}

const ask = (dataDir: string, request: HostRequest) => askHost(dataDir, request, 60_000);

describe('quri host show', () => {
  it('tells who sits where and who is away, and nothing that is secret', async () => {
    const { dataDir, server } = await running();
    const { table, people } = await play(server, { people: 2, bots: ['greedy'], open: false });
    const [anna, bartek] = people as [Visit, Visit];
    await answer(anna, table, CAMP);
    bartek.close();
    await anna.until('that he left', () => anna.room(table)?.seats[1]?.kind === 'person' && !isHere(anna, table, 1));
    const shown = await quri('host', 'show', table, '--json', '--data', dataDir);
    const [details] = JSON.parse(shown.out);
    expect(details).toMatchObject({
      table,
      phase: 'playing',
      host: anna.guest.id,
      open: false,
      watchers: 0,
      present: 1,
    });
    expect(details.seats).toMatchObject([
      { kind: 'person', guest: anna.guest.id, name: 'Anna', awaySince: null, substitute: null, conceded: false },
      { kind: 'person', guest: bartek.guest.id, name: 'Bartek', awaySince: expect.any(Number) },
      { kind: 'bot', level: 'greedy' },
    ]);
    expect(details.lastEntries[0]).toEqual({ seq: 0, at: expect.any(Number), kind: 'start', seat: null });
    const text = (await quri('host', 'show', table, '--data', dataDir)).out;
    expect(text).toContain('Anna');
    expect((await quri('host', 'show', table, '--data', dataDir, '--lang', 'pl')).out).toContain('nieobecność od');
    const secrets = [
      anna.room(table)?.invite ?? '-',
      ...people.flatMap(({ guest }) => [guest.cookie.split('.')[1] ?? '-', ...guest.bytes.values()]),
    ];
    for (const said of [shown.out, text]) {
      for (const secret of secrets) expect(said).not.toContain(secret);
      // Not what anybody chose, nor what was drawn.
      expect(said).not.toMatch(/camp|torch|treasure|hazard|choice|seed|intent|events/i);
    }
    expect((await quri('host', 'show', 'nothere12345', '--data', dataDir)).err).toContain('there is no table');
  });
});

const isHere = (one: Visit, table: string, seat: number): boolean => {
  const place = one.room(table)?.seats[seat];
  return place?.kind === 'person' && place.awaySeconds === null;
};

describe('quri host rewind', () => {
  it('takes back what came to light, in the log and before everybody, and the game goes on and verifies', async () => {
    const { dataDir, server } = await running();
    const set = await play(server);
    const { table, people } = set;
    for (const one of people) await answer(one, table, TORCH);
    await heardBy(people, table, 3);
    const before = people[0]!.last(table)!;
    const done = await quri('host', 'rewind', table, '2', '--data', dataDir);
    expect(done).toMatchObject({ status: 0, err: '' });
    await heardBy(people, table, 4);
    for (const one of people) expect(one.news(table).at(-1)).toMatchObject({ kind: 'takenBack', seq: 4 });
    expect(people[0]!.last(table)!.view).not.toEqual(before.view);
    expect(await ask(dataDir, { do: 'rewind', table, seq: 2 })).toEqual([{ type: 'error', code: 'noSuchEntry' }]);
    expect(await ask(dataDir, { do: 'rewind', table, seq: 0 })).toEqual([{ type: 'error', code: 'noSuchEntry' }]);
    expect(await ask(dataDir, { do: 'rewind', table, seq: 9999 })).toEqual([{ type: 'error', code: 'noSuchEntry' }]);
    await playToTheEnd(set);
    const { entries } = await verifiedReplay(server, table);
    expect(entries[4]).toMatchObject({ kind: 'takenBack', actor: 'table', to: 2, consent: [0, 1, 2] });
    expect(await ask(dataDir, { do: 'rewind', table, seq: 2 })).toEqual([{ type: 'error', code: 'notPlaying' }]);
    const waiting = await gather(server, { people: 3 });
    expect(await ask(dataDir, { do: 'rewind', table: waiting.table, seq: 1 })).toEqual([
      { type: 'error', code: 'notPlaying' },
    ]);
    expect((await quri('host', 'rewind', table, '--data', dataDir)).status).toBe(2);
    expect((await quri('host', 'rewind', table, 'x', '--data', dataDir)).status).toBe(2);
  });
});

/** Whoever comes with a code is that guest from now on, in this browser. */
async function withCode(url: string, code: string): Promise<Guest> {
  const response = await fetch(`${url}/api/device-code/use`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  expect(response.status).toBe(200);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { id: cookie.slice(5, 17), name: null, cookie, bytes: new Map() };
}

describe('a table that is exported', () => {
  it('goes on at another server with the same people, who come with a code each', async () => {
    const [one, other] = [await running(), await running()];
    const { table, people } = await play(one.server, { people: 2, bots: ['random'], open: false });
    for (const each of people) await answer(each, table, TORCH);
    const { seq, heard } = people[0]!.last(table)!;
    const file = join(temporaryFolder(), 'table.json');
    const exported = await quri('host', 'export', table, file, '--data', one.dataDir);
    expect(exported).toMatchObject({ status: 0, err: '' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await quri('host', 'export', table, file, '--data', one.dataDir)).err).toContain('exists already');
    expect((await quri('host', 'import', file, '--data', one.dataDir)).err).toContain('exists already');
    const imported = await quri('host', 'import', file, '--json', '--data', other.dataDir);
    expect(imported).toMatchObject({ status: 0, err: '' });
    const { newcomers, table: there } = JSON.parse(imported.out);
    expect(there).toBe(table);
    expect(newcomers).toMatchObject([
      { name: 'Anna', seat: 0 },
      { name: 'Bartek', seat: 1 },
    ]);
    const back: Visit[] = [];
    for (const { code } of newcomers) back.push(await visit(other.server, await withCode(other.server.url, code)));
    for (const each of back) await subscribe(each, table);
    await back[0]!.until('what was', () => (back[0]!.last(table)?.seq ?? -1) >= seq);
    expect(back[0]!.news(table).slice(0, seq + 1)).toEqual(people[0]!.news(table).slice(0, seq + 1));
    expect(heard).toBeTruthy();
    await playToTheEnd({ table, people: back });
    await verifiedReplay(other.server, table);
    // A code is used once.
    const again = await fetch(`${other.server.url}/api/device-code/use`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: newcomers[0].code }),
    });
    expect(again.status).toBeGreaterThanOrEqual(400);
  });

  it('is not taken over where anything of it was changed', async () => {
    const [one, other] = [await running(), await running()];
    const { table, people } = await play(one.server, { people: 3 });
    for (const each of people) await answer(each, table, TORCH);
    const folder = temporaryFolder();
    const good = join(folder, 'table.json');
    await quri('host', 'export', table, good, '--data', one.dataDir);
    const text = readFileSync(good, 'utf8');
    const file = JSON.parse(text);
    const changed: readonly (readonly [string, unknown, string])[] = [
      ['text', 'no JSON', 'notATable'],
      ['format', { ...file, format: 'quri/table-file/9' }, 'notATable'],
      ['more', { ...file, more: 1 }, 'notATable'],
      ['game', { ...file, table: { ...file.table, game: 'chess' } }, 'notATable'],
      ['guest', { ...file, guests: [{ id: '../../etc/pw', name: 'x', colour: 0 }] }, 'notATable'],
      ['seed', { ...file, table: { ...file.table, seed: 'ab'.repeat(32) } }, 'untrue'],
      ['seats', { ...file, table: { ...file.table, seating: file.table.seating.slice(1) } }, 'untrue'],
      ['id', { ...file, table: { ...file.table, id: 'another12345' } }, 'untrue'],
      [
        'entry',
        {
          ...file,
          replay: {
            ...file.replay,
            entries: file.replay.entries.map((e: object, i: number) => (i === 1 ? { ...e, at: 1 } : e)),
          },
        },
        'untrue',
      ],
      ['log', { ...file, replay: { ...file.replay, entries: file.replay.entries.slice(0, -1) } }, 'untrue'],
    ];
    for (const [name, value, code] of changed) {
      const path = join(folder, `${name}.json`);
      writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
      expect([name, await ask(other.dataDir, { do: 'import', file: path })]).toEqual([name, [{ type: 'error', code }]]);
    }
    expect(await ask(other.dataDir, { do: 'import', file: join(folder, 'none') })).toEqual([
      { type: 'error', code: 'noSuchFile' },
    ]);
    expect(await ask(other.dataDir, { do: 'tables' })).toEqual([{ type: 'done', unlisted: 0 }]);
    expect(await ask(one.dataDir, { do: 'export', table, file: '/nowhere/at/all' })).toEqual([
      { type: 'error', code: 'cannotWrite' },
    ]);
    expect(await ask(one.dataDir, { do: 'export', table: 'nothere12345', file: join(folder, 'x') })).toEqual([
      { type: 'error', code: 'noSuchTable' },
    ]);
    expect(existsSync(join(folder, 'x'))).toBe(false);
    expect(await ask(other.dataDir, { do: 'import', file: good })).toMatchObject([
      { type: 'newcomer' },
      { type: 'newcomer' },
      { type: 'newcomer' },
      { type: 'done', table },
    ]);
  });
});
