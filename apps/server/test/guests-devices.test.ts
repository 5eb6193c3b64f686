import type { CodeOwner, DeviceCode, Me } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { deviceLabel } from '../src/guests/device-label.ts';
import { asked, cookieOf } from './support/me.ts';
import { oldData } from './support/old-data.ts';
import { gather } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { type Guest, newGuest, subscribe, visit } from './support/visit.ts';

const BAD_CODE = { status: 404, body: { code: 'badCode', retry: false } };
const PHONE = 'Mozilla/5.0 (Android 16; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0';

const codeOf = async (server: TestServer, guest: Guest): Promise<string> =>
  (await asked<DeviceCode>(server, guest, '/api/me/device-code', { method: 'POST' })).body.code;
const check = (server: TestServer, code: unknown, who: Guest | null = null) =>
  asked<CodeOwner>(server, who, '/api/device-code/check', { method: 'POST', body: { code } });
const use = (server: TestServer, code: unknown, who: Guest | null = null) =>
  asked(server, who, '/api/device-code/use', { method: 'POST', body: { code }, headers: { 'user-agent': PHONE } });
const meOf = async (server: TestServer, who: Pick<Guest, 'cookie'>) => (await asked<Me>(server, who, '/api/me')).body;

/** The status a socket is refused with. */
const refusedSocket = (server: TestServer, { cookie }: Guest): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live`, { headers: { cookie } });
    socket.on('open', () => reject(new Error('it was accepted')));
    socket.on('unexpected-response', (_request, response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });

/** The same guest on a new device. */
async function carried(server: TestServer, guest: Guest): Promise<Guest> {
  const used = await use(server, await codeOf(server, guest));
  expect(used.status).toBe(200);
  return { ...guest, cookie: cookieOf(used) };
}

describe('a code for another device', () => {
  it('shows whose it is, makes the device theirs once, and leaves the first one as it was', async () => {
    const server = await startServer();
    const anna = await newGuest(server, 'Anna', 5);
    const code = await codeOf(server, anna);
    expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4})-([2-9A-HJKMNP-Z]{4})-([2-9A-HJKMNP-Z]{4})$/);
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' – ')} `])
      expect((await check(server, typed)).body).toEqual({ name: 'Anna', colour: 5, leaving: null, same: false });
    const used = await use(server, code);
    expect(used.body).toEqual({ id: anna.id, name: 'Anna', colour: 5 });
    const phone = { ...anna, cookie: cookieOf(used) };
    expect(phone.cookie).toMatch(new RegExp(`^quri=${anna.id}\\.[0-9a-f]{64}$`));
    expect(phone.cookie).not.toBe(anna.cookie);
    for (const again of [use, check]) expect(await again(server, code)).toMatchObject(BAD_CODE);
    for (const one of [anna, phone]) {
      const here = await visit(server, one);
      expect(here.of('welcome')[0]?.guest).toEqual({ id: anna.id, name: 'Anna', colour: 5 });
    }
    await server.restart();
    const { devices } = await meOf(server, phone);
    expect(devices.map(({ label, here }) => ({ label, here }))).toEqual([
      { label: '', here: false },
      { label: 'Firefox · Android', here: true },
    ]);
  });

  it('is void once there is a newer one, and when its time is over', async () => {
    const server = await startServer({ settings: { deviceCodeMs: 400 } });
    const anna = await newGuest(server, 'Anna');
    const [first, second] = [await codeOf(server, anna), await codeOf(server, anna)];
    expect(await check(server, first)).toMatchObject(BAD_CODE);
    expect((await check(server, second)).status).toBe(200);
    await expect.poll(async () => (await check(server, second)).status).toBe(404);
    expect(await use(server, second)).toMatchObject(BAD_CODE);
  });

  it.each([
    ['nothing', undefined],
    ['a number', 5],
    ['too short', 'ABCD'],
    ['other letters', '0OIL-0OIL-0OIL'],
    ['a novel', 'A'.repeat(3000)],
  ])('is not %s', async (_what, code) => {
    expect(await use(await startServer(), code)).toMatchObject(BAD_CODE);
  });

  it('cannot be guessed for long from one address, and many who guess keep nobody out who has one', async () => {
    const server = await startServer({ settings: { codeTriesPerMinute: 3 }, env: { TRUST_PROXY: 'true' } });
    const anna = await newGuest(server, 'Anna');
    const code = await codeOf(server, anna);
    const guess = async (tried: string, from: string): Promise<number> => {
      const headers = { 'x-forwarded-for': from };
      const answer = await asked(server, null, '/api/device-code/use', {
        method: 'POST',
        body: { code: tried },
        headers,
      });
      return answer.status;
    };
    const wrong = 'ABCD-EFGH-JKMN';
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push(await guess(wrong, '10.0.0.1'));
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    // Even the right one: who has guessed too often learns nothing more.
    expect(await guess(code, '10.0.0.1')).toBe(429);
    const many = Array.from({ length: 300 }, (_, i) => `10.0.${1 + (i >> 8)}.${i & 255}`);
    const tries = many.flatMap((from) => [1, 2, 3].map(() => guess(wrong, from)));
    expect(new Set(await Promise.all(tries))).toEqual(new Set([404]));
    expect(await guess(code, '10.0.0.2')).toBe(200);
  });

  it('is not given out without end, nor for pages of somebody else, nor to nobody', async () => {
    const server = await startServer({ settings: { deviceCodesPerMinute: 2 } });
    const anna = await newGuest(server, 'Anna');
    const wish = (who: Guest | null, headers = {}) =>
      asked(server, who, '/api/me/device-code', { method: 'POST', headers });
    expect((await wish(null)).body).toEqual({ code: 'noGuest', retry: false });
    expect((await wish(anna, { origin: 'http://evil.example' })).body).toEqual({ code: 'forbidden', retry: false });
    expect([(await wish(anna)).status, (await wish(anna)).status, (await wish(anna)).status]).toEqual([200, 200, 429]);
    for (const path of ['/api/device-code/check', '/api/device-code/use']) {
      const headers = { origin: 'http://evil.example' };
      expect((await asked(server, null, path, { method: 'POST', body: { code: 'x' }, headers })).status).toBe(403);
    }
  });

  it('tells a visitor who is somebody already whom they leave, and moves their open pages over', async () => {
    const server = await startServer();
    const anna = await newGuest(server, 'Anna');
    const { people } = await gather(server, { people: 3 });
    const bartek = people[1]!;
    const code = await codeOf(server, anna);
    expect((await check(server, code, bartek.guest)).body.leaving).toEqual({ name: 'Bartek', running: 1 });
    expect((await check(server, code, anna)).body).toMatchObject({ leaving: null, same: true });
    const kept = await use(server, code, anna);
    expect([kept.status, kept.headers.getSetCookie()]).toEqual([200, []]);
    const used = await use(server, code, bartek.guest);
    expect(await bartek.closed()).toBe(4001);
    const now = await visit(server, { ...anna, cookie: cookieOf(used) });
    expect(now.of('welcome')[0]?.guest.name).toBe('Anna');
  });

  it('adds no ninth device, and stays valid for when there is room', async () => {
    const server = await startServer();
    const anna = await newGuest(server, 'Anna');
    for (let i = 0; i < 7; i++) await carried(server, anna);
    const code = await codeOf(server, anna);
    expect(await use(server, code)).toMatchObject({ status: 409, body: { code: 'tooManyDevices', retry: false } });
    const [one] = (await meOf(server, anna)).devices.filter(({ here }) => !here);
    await asked(server, anna, `/api/me/devices/${one!.id}`, { method: 'DELETE' });
    expect((await use(server, code)).status).toBe(200);
  });
});

describe('a device', () => {
  it('that is revoked is nobody’s at once, and its sockets are closed with a code of their own', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 3 });
    const anna = people[0]!;
    const phone = await carried(server, anna.guest);
    const there = await visit(server, phone);
    await subscribe(there, table);
    const [own] = (await meOf(server, phone)).devices.filter(({ here }) => here);
    const code = await codeOf(server, phone);
    expect((await asked(server, anna.guest, `/api/me/devices/${own!.id}`, { method: 'DELETE' })).status).toBe(204);
    // A code it made before goes with it.
    expect((await asked(server, phone, '/api/device-code/check', { method: 'POST', body: { code } })).status).toBe(404);
    expect(await there.closed()).toBe(4001);
    expect((await asked(server, phone, '/api/me')).status).toBe(204);
    expect(await refusedSocket(server, phone)).toBe(401);
    // The other one goes on.
    expect((await anna.ask({ type: 'stand', table })).done).toBeDefined();
    await server.restart();
    expect((await asked(server, phone, '/api/me')).status).toBe(204);
    expect((await meOf(server, anna.guest)).devices).toHaveLength(1);
  });

  it('that revokes itself is signed out, and nobody revokes a device of somebody else', async () => {
    const server = await startServer();
    const [anna, bartek] = [await newGuest(server, 'Anna'), await newGuest(server, 'Bartek')];
    const [own] = (await meOf(server, anna)).devices;
    const path = `/api/me/devices/${own!.id}`;
    expect((await asked(server, bartek, path, { method: 'DELETE' })).status).toBe(204);
    const evil = { origin: 'http://evil.example' };
    expect((await asked(server, anna, path, { method: 'DELETE', headers: evil })).status).toBe(403);
    expect((await meOf(server, anna)).devices).toHaveLength(1);
    const out = await asked(server, anna, path, { method: 'DELETE' });
    expect(out.headers.getSetCookie()[0]).toMatch(/^quri=; .*Expires=Thu, 01 Jan 1970/);
    expect((await asked(server, anna, '/api/me')).status).toBe(204);
  });

  it('of a data file from before devices is the one its guest had', async () => {
    const { folder, guests } = oldData();
    const server = await startServer({ folder });
    const [one] = Object.values(guests);
    expect((await meOf(server, one!)).devices).toMatchObject([{ label: '', here: true }]);
  });

  it.each([
    [PHONE, 'Firefox · Android'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge · Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
      'Chrome · Mac',
    ],
    ['curl/8.0 of Anna', ''],
    [undefined, ''],
  ])('has a label without versions: %s', (userAgent, label) => {
    expect(deviceLabel(userAgent)).toBe(label);
  });
});
