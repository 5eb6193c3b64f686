import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { quri, serverAt, startProgram, statusOf, temporaryFolder } from './support/program.ts';
import { play, playToTheEnd } from './support/set-table.ts';
import type { TestServer } from './support/test-server.ts';
import { verifiedReplay } from './support/verified.ts';
import { newGuest, visit } from './support/visit.ts';

async function running(env: Record<string, string> = {}) {
  const dataDir = temporaryFolder();
  const start = async (): Promise<TestServer> => {
    startProgram({ dataDir, env });
    return serverAt((await statusOf(dataDir)).addresses[0] ?? '');
  };
  return { dataDir, start, server: await start() };
}

const who = (server: TestServer, headers: Record<string, string>): Promise<Response> =>
  fetch(`${server.url}/api/guest`, { headers });

const create = (server: TestServer, headers: Record<string, string>): Promise<Response> =>
  fetch(`${server.url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name: 'New', colour: 0 }),
  });

/** The status with which a socket is refused. */
const refusedSocket = (server: TestServer, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live`, { headers, origin: server.url });
    socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode);
      request.destroy();
    });
    socket.on('open', () => reject(new Error('it was accepted')));
    socket.on('error', () => undefined);
  });

const BANNED = { code: 'banned', retry: false };

describe('a guest who is banned', () => {
  it('is disconnected and told so, also after a restart, until the ban is lifted; nobody else is', async () => {
    const { dataDir, server, start } = await running();
    const { people } = await play(server);
    const [anna, bartek] = people;
    const { id, cookie } = anna!.guest;
    expect(await quri('host', 'ban', id, '--data', dataDir)).toEqual({
      status: 0,
      out: `${id} is banned, until it is lifted.\n`,
      err: '',
    });
    expect(await anna!.closed()).toBe(4001);
    const told = await who(server, { cookie });
    expect([told.status, await told.json()]).toEqual([403, BANNED]);
    expect(told.headers.get('cache-control')).toBe('no-store');
    // However the address is written.
    expect((await fetch(`${server.url}/%61pi/me`, { headers: { cookie } })).status).toBe(403);
    expect(await refusedSocket(server, { cookie })).toBe(403);
    expect((await create(server, { cookie })).status).toBe(403);
    // With the id alone nobody learns anything.
    expect((await who(server, { cookie: `quri=${id}.${'0'.repeat(64)}` })).status).toBe(204);
    expect(bartek!.socket.readyState).toBe(bartek!.socket.OPEN);
    expect((await who(server, { cookie: bartek!.guest.cookie })).status).toBe(200);
    await quri('host', 'stop', '--data', dataDir);
    const after = await start();
    expect((await who(after, { cookie })).status).toBe(403);
    const listed = await quri('host', 'bans', '--json', '--data', dataDir);
    expect(JSON.parse(listed.out)).toEqual([{ kind: 'guest', who: id, at: expect.any(Number), until: null }]);
    expect((await quri('host', 'bans', '--data', dataDir, '--lang', 'pl')).out).toContain(id);
    expect((await quri('host', 'unban', id, '--data', dataDir)).status).toBe(0);
    expect((await who(after, { cookie })).status).toBe(200);
    await visit(after, anna!.guest);
    expect((await quri('host', 'unban', id, '--data', dataDir)).err).toContain('is not banned');
    expect((await quri('host', 'ban', 'nobody123456', '--data', dataDir)).err).toContain('there is no guest');
    expect((await quri('host', 'bans', '--data', dataDir)).out).toBe('Nobody is banned.\n');
  });
});

describe('an address that is banned', () => {
  it('can neither make guests nor connect; replays and pages are still read; others come in', async () => {
    const { dataDir, server } = await running({ TRUST_PROXY: 'true' });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const banned = await quri('host', 'ban', '2001:db8:1:2::77', '--for', '3', '--data', dataDir);
    expect(banned.out).toMatch(/^2001:db8:1:2::\/64 is banned, until /);
    const said = await create(server, from('2001:db8:1:2:ffff::1'));
    expect([said.status, await said.json()]).toEqual([403, BANNED]);
    expect((await create(server, from('2001:db8:1:3::1'))).status).toBe(200);
    expect(
      (await fetch(`${server.url}/api/tables/abcdefgh1234/replay`, { headers: from('2001:db8:1:2::1') })).status,
    ).toBe(404);
    expect((await fetch(`${server.url}/`, { headers: from('2001:db8:1:2::1') })).status).toBe(200);
    const { cookie } = await newGuest(server, 'Known');
    expect(await refusedSocket(server, { cookie, ...from('2001:db8:1:2::1') })).toBe(403);
    expect((await who(server, { cookie, ...from('2001:db8:1:2::1') })).status).toBe(403);
    const [ban] = JSON.parse((await quri('host', 'bans', '--json', '--data', dataDir)).out);
    expect(ban.until - ban.at).toBe(3 * 86_400_000);
    expect((await quri('host', 'unban', '2001:db8:1:2::/64', '--data', dataDir)).status).toBe(0);
    expect((await create(server, from('2001:db8:1:2:ffff::1'))).status).toBe(200);
  });

  it('is closed to those who are connected from there, and forgotten when the time is over', async () => {
    const { dataDir, server } = await running();
    const anna = await visit(server, 'Anna');
    const out = (await quri('host', 'ban', '127.0.0.1', '--data', dataDir)).out;
    expect(out).toMatch(/^127\.0\.0\.1 is banned, until /);
    expect(await anna.closed()).toBe(4001);
    expect((await create(server, {})).status).toBe(403);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    // Unless it is said, after thirty days.
    const [ban] = JSON.parse((await quri('host', 'bans', '--json', '--data', dataDir)).out);
    expect(ban.until - ban.at).toBe(30 * 86_400_000);
    await quri('host', 'stop', '--data', dataDir);
    const db = new Database(join(dataDir, 'quri.db'));
    db.exec('UPDATE bans SET until = 1000');
    db.close();
    startProgram({ dataDir });
    const again = serverAt((await statusOf(dataDir)).addresses[0] ?? '');
    expect((await create(again, {})).status).toBe(200);
    expect((await quri('host', 'bans', '--data', dataDir)).out).toBe('Nobody is banned.\n');
    for (const days of ['0', '-1', 'x', '99999999'])
      expect((await quri('host', 'ban', '127.0.0.1', `--for=${days}`, '--data', dataDir)).status).toBe(2);
  });
});

describe('quri host purge', () => {
  it('deletes a guest, also from games in the archive', async () => {
    const { dataDir, server } = await running();
    const set = await play(server, { people: 3 });
    await playToTheEnd(set);
    const { guest } = set.people[0]!;
    expect((await quri('host', 'archive', '--older-than', '0', '--data', dataDir)).out).toContain(': 1\n');
    expect((await quri('host', 'purge', guest.id, '--data', dataDir)).out).toContain('has been deleted');
    expect((await who(server, { cookie: guest.cookie })).status).toBe(204);
    const { names } = await verifiedReplay(server, set.table);
    expect(names).toEqual(['', 'Bartek', 'Celina']);
    expect((await quri('host', 'purge', guest.id, '--data', dataDir)).err).toContain('there is no guest');
    await quri('host', 'stop', '--data', dataDir);
    for (const file of ['quri.db', 'archive.db'])
      expect(readFileSync(join(dataDir, file)).includes(guest.id)).toBe(false);
  });
});
