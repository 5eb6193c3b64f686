import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createGuests } from '../src/guests/guests.ts';
import { gather } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { openStore } from './support/test-store.ts';
import { newGuest, sit, subscribe, visit } from './support/visit.ts';

const post = (server: TestServer, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const whoAmI = (server: TestServer, cookie: string) => fetch(`${server.url}/api/guest`, { headers: { cookie } });

describe('a guest', () => {
  it('is made by a name and a colour, and known by a cookie no script can read', async () => {
    const server = await startServer();
    const response = await post(server, { name: '  Anna\tMaria ', colour: 7 });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: expect.any(String), name: 'Anna Maria', colour: 7 });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^quri=[A-Za-z0-9]{12}\.[0-9a-f]{64}; /);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=34560000']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Secure');
    expect(await (await whoAmI(server, cookie.split(';')[0]!)).json()).toMatchObject({ name: 'Anna Maria' });
  });

  it('has a cookie only for https where https is in front', async () => {
    const server = await startServer({ env: { TRUST_PROXY: 'true' } });
    const response = await post(server, { name: 'Anna', colour: 1 }, { 'x-forwarded-proto': 'https' });
    expect(response.headers.getSetCookie()[0]).toContain('Secure');
  });

  it('keeps its id when it changes its name, survives a restart, and is shown under the new name at its table', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 3 });
    const [anna, bartek] = people;
    const renamed = await post(server, { name: 'Ania', colour: 5 }, { cookie: anna!.guest.cookie });
    expect(await renamed.json()).toEqual({ id: anna!.guest.id, name: 'Ania', colour: 5 });
    expect(renamed.headers.getSetCookie()).toEqual([]);
    await bartek!.until('the new name', () => {
      const seat = bartek!.room(table)?.seats[0];
      return seat?.kind === 'person' && seat.name === 'Ania' && seat.colour === 5;
    });
    await server.restart();
    expect(await (await whoAmI(server, anna!.guest.cookie)).json()).toMatchObject({ id: anna!.guest.id, name: 'Ania' });
    const again = await visit(server, anna!.guest);
    expect(again.of('welcome')[0]?.guest).toEqual({ id: anna!.guest.id, name: 'Ania', colour: 5 });
  });

  it('may come without a name: nobody makes one up for them, at their table or in the list', async () => {
    const server = await startServer();
    const nobody = await visit(server, await newGuest(server, null));
    expect(nobody.of('welcome')[0]?.guest).toMatchObject({ name: null });
    const open = { type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true } as const;
    const table = (await nobody.ask(open)).done!.table!;
    nobody.send({ type: 'lobby', watch: true });
    await subscribe(nobody, table);
    await sit(nobody, table, 0);
    await nobody.until('the list', () => nobody.of('lobby').at(-1)?.tables[0]?.taken === 1);
    expect(nobody.of('lobby').at(-1)?.tables).toMatchObject([{ table, host: null }]);
    expect(nobody.room(table)?.seats[0]).toMatchObject({ kind: 'person', name: null });
    await server.restart();
    expect(await (await whoAmI(server, nobody.guest.cookie)).json()).toMatchObject({ name: null });
    await post(server, { name: 'Anna', colour: 2 }, { cookie: nobody.guest.cookie });
    expect(await (await whoAmI(server, nobody.guest.cookie)).json()).toMatchObject({ name: 'Anna' });
  });

  it('is kept in memory only with the ten thousand latest, and found again in the store', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quri-guests-'));
    const store = openStore(folder);
    onTestFinished(async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const record = { name: 'Anna', colour: 0, createdAt: 0, seenAt: 0 };
    const ids = Array.from({ length: 10_001 }, (_, i) => `guest ${i}`);
    await store.commit((tx) => ids.map((id) => tx.putGuest({ ...record, id })));
    const read: string[] = [];
    const counting = {
      ...store,
      guest: (id: string) => {
        read.push(id);
        return store.guest(id);
      },
    };
    const guests = createGuests(counting, () => 0);
    for (const id of ids) guests.byId(id);
    read.length = 0;
    expect([ids[10_000]!, ids[1]!, ids[0]!].map((id) => guests.byId(id)?.id)).toEqual([ids[10_000], ids[1], ids[0]]);
    expect(read).toEqual([ids[0]]);
  });

  it('has a secret that is nowhere on the disk', async () => {
    const server = await startServer();
    const { cookie } = await newGuest(server, 'Anna');
    const secret = cookie.split('.')[1]!;
    for (const file of ['quri.db', 'quri.db-wal'])
      expect(readFileSync(join(server.folder, file)).includes(secret), file).toBe(false);
    await server.close();
    expect(readFileSync(join(server.folder, 'quri.db')).includes(secret)).toBe(false);
  });

  it('is nobody with no cookie, a changed one, or the id alone', async () => {
    const server = await startServer();
    const { cookie, id } = await newGuest(server, 'Anna');
    const last = cookie.at(-1) === '0' ? '1' : '0';
    for (const wrong of [
      '',
      `quri=${id}`,
      `quri=${id}.`,
      `${cookie.slice(0, -1)}${last}`,
      `quri=${'a'.repeat(5000)}`,
    ]) {
      const response = await whoAmI(server, wrong);
      expect(response.status, wrong).toBe(204);
      expect(await response.text()).toBe('');
    }
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['no text', 5],
    ['a control character', 'An\u0000na'],
    ['a bidirectional override', 'An\u202Ena'],
    ['an isolate', '\u2066Anna\u2069'],
    ['a zero width space', 'An\u200Bna'],
    ['a lone surrogate', 'An\ud800na'],
    ['too many letters', 'a'.repeat(25)],
    ['a letter under a heap of marks', `a${'\u0301'.repeat(300)}`],
    ['a letter under four marks', `Annx${'\u0301'.repeat(4)}`],
    ['a joiner', '\u200d'],
    ['joined letters', 'An\u200dna'],
    ['an emoji joined to nothing', '👩\u200d'],
    ['a Hangul filler', '\u3164'],
    ['Hangul fillers in a row', '\u115f\u1160 \uffa0'],
    ['a blank of Braille', '\u2800'],
    ['a mark on nothing', '\u0301'],
    ['a choice of shape', '\ufe0f'],
    ['a name that only looks like another', 'Anna\u3164'],
  ])('is not called %s', async (_what, name) => {
    const server = await startServer();
    const response = await post(server, { name, colour: 1 });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: 'badName', retry: false });
  });

  it('may have a name that looks like a program: it is text, and stays it', async () => {
    const server = await startServer();
    for (const name of [
      '<script>x()</script>',
      '"><img src=x>',
      "'; DROP TABLE a;--",
      '__proto__',
      '👩‍👩‍👧‍👦 Łucja',
      '{{7*7}}',
      '🏳️‍🌈 ❤️ 👩🏽‍🚀',
      'Nguyễn Thị',
      'क्षत्रिय',
      'ที่รัก',
      '葛\u{e0100}城',
      '!?',
    ]) {
      const guest = await newGuest(server, name);
      expect(guest.name).toBe(name);
      const one = await visit(server, guest);
      expect(one.of('welcome')[0]?.guest.name).toBe(name);
      one.close();
    }
    const response = await post(server, { name: '<b>x</b>', colour: 1 });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['another colour', { name: 'Anna', colour: 8 }],
    ['half a colour', { name: 'Anna', colour: 0.5 }],
    ['no colour', { name: 'Anna' }],
  ])('is not made with %s', async (_what, body) => {
    expect(await (await post(await startServer(), body)).json()).toEqual({ code: 'malformed', retry: false });
  });
});

describe('a page of somebody else', () => {
  it.each([
    ['from elsewhere', { origin: 'http://evil.example' }],
    ['from nowhere', { origin: 'null' }],
    ['from another port', { origin: 'http://127.0.0.1:1' }],
    ['that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ])('%s makes nobody', async (_what, headers) => {
    const response = await post(await startServer(), { name: 'Anna', colour: 1 }, headers as Record<string, string>);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ code: 'forbidden', retry: false });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot post a form as %s',
    async (type) => {
      const response = await post(await startServer(), '{"name":"Anna","colour":1}', { 'content-type': type });
      expect(response.status).toBe(415);
      expect(await response.json()).toEqual({ code: 'malformed', retry: false });
    },
  );

  it('is told from our own, at the address or at PUBLIC_URL', async () => {
    const server = await startServer({ env: { PUBLIC_URL: 'https://quri.example' } });
    for (const origin of [server.url, 'https://quri.example'])
      expect((await post(server, { name: 'Anna', colour: 1 }, { origin })).status, origin).toBe(200);
  });
});

describe('what is posted', () => {
  it.each([
    ['no JSON', '{', 400, 'malformed'],
    ['a prototype', '{"__proto__":{"name":"x"},"name":"A","colour":1}', 400, 'malformed'],
    ['too much', JSON.stringify({ name: 'a'.repeat(5000), colour: 1 }), 413, 'tooLarge'],
    ['a list', '[]', 400, 'badName'],
  ])('%s is refused with its code', async (_what, body, status, code) => {
    const response = await post(await startServer(), body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code, retry: false });
  });

  it('too often is refused, and says when to come back', async () => {
    const server = await startServer({ settings: { guestsPerMinute: 3 } });
    for (let i = 0; i < 3; i++) await newGuest(server, 'Anna');
    const response = await post(server, { name: 'Anna', colour: 1 });
    expect(response.status).toBe(429);
    // Three a minute: one every twenty seconds.
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(15);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(20);
    expect(await response.json()).toEqual({ code: 'tooFast', retry: true });
  });

  it('counts by the address a trusted proxy names, and by no other', async () => {
    const strict = { settings: { guestsPerMinute: 2 } };
    const named = (i: number) => ({ 'x-forwarded-for': `10.0.0.${i}` });
    const trusting = await startServer({ ...strict, env: { TRUST_PROXY: 'true' } });
    for (let i = 0; i < 6; i++) expect((await post(trusting, { name: 'A', colour: 1 }, named(i))).status).toBe(200);
    const wary = await startServer(strict);
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await post(wary, { name: 'A', colour: 1 }, named(i))).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });
});
