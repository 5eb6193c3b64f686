import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { got } from './support/raw-http.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { newGuest } from './support/visit.ts';

const HTTPS = { PUBLIC_URL: 'https://quri.example' };
const PAGE = { host: 'quri.example', origin: 'https://quri.example' };
const asked = (server: TestServer, method: string, headers: Record<string, string>) =>
  got(server, '/api/guest', { 'content-type': 'application/json', ...headers }, method, '{"name":"Anna","colour":1}');

describe('a guest', () => {
  it('has a cookie for https and this host alone at a public address with https, whatever the proxy says', async () => {
    const server = await startServer({ env: HTTPS });
    const { headers } = await asked(server, 'POST', PAGE);
    expect(headers['set-cookie']).toMatch(/^__Host-quri=[A-Za-z0-9]{12}\.[0-9a-f]{64}; .*Path=\/; HttpOnly; Secure;/);
    expect(headers['set-cookie']).not.toContain('Domain');
    // In the local network, past the proxy, a browser would not send that one back.
    expect((await asked(server, 'POST', {})).headers['set-cookie']).toMatch(/^quri=(?!.*Secure)/);
  });

  it('keeps a cookie from before there was a name for https, and is given the new one once', async () => {
    const server = await startServer({ env: HTTPS });
    const { cookie, id } = await newGuest(server, 'Anna');
    expect(cookie).toMatch(/^quri=/);
    const secret = cookie.slice('quri='.length);
    const first = await asked(server, 'GET', { ...PAGE, cookie });
    expect(JSON.parse(String(first.body))).toMatchObject({ id });
    expect(first.headers['set-cookie']).toMatch(new RegExp(`^quri=;.*,__Host-quri=${secret};.*Secure`));
    const second = await asked(server, 'GET', { ...PAGE, cookie: `__Host-quri=${secret}` });
    expect(JSON.parse(String(second.body))).toMatchObject({ id });
    expect(second.headers['set-cookie']).toBeUndefined();
    // What another host of the same domain has set does not count beside it.
    const mallory = await newGuest(server, 'Mallory');
    const both = await asked(server, 'GET', { ...PAGE, cookie: `${mallory.cookie}; __Host-quri=${secret}` });
    expect(JSON.parse(String(both.body))).toMatchObject({ id });
  });

  it('has its cookie renewed on a day it comes again: browsers forget one some time after it was set', async () => {
    const server = await startServer();
    const { cookie } = await newGuest(server, 'Anna');
    expect((await asked(server, 'GET', { cookie })).headers['set-cookie']).toBeUndefined();
    const twoDaysLater = Date.now() + 2 * 86_400_000;
    vi.spyOn(Date, 'now').mockImplementation(() => twoDaysLater);
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await asked(server, 'GET', { cookie })).headers['set-cookie']).toContain(`${cookie}; Max-Age=34560000`);
    expect((await asked(server, 'GET', { cookie })).headers['set-cookie']).toBeUndefined();
  });

  it('is asked for by no page that came over plain http where there is https', async () => {
    const server = await startServer({ env: HTTPS });
    const { cookie } = await newGuest(server, 'Anna');
    const status = async (origin: string): Promise<number> =>
      (await asked(server, 'POST', { host: 'quri.example', origin, cookie })).status;
    expect(await status('http://quri.example')).toBe(403);
    expect(await status('https://quri.example')).toBe(200);
    const proxied = await startServer({ env: { TRUST_PROXY: 'loopback' } });
    const anna = await newGuest(proxied, 'Anna');
    const headers = { host: 'quri.example', origin: 'http://quri.example', cookie: anna.cookie };
    expect((await asked(proxied, 'POST', { ...headers, 'x-forwarded-proto': 'https' })).status).toBe(403);
    expect((await asked(proxied, 'POST', headers)).status).toBe(200);
    // A proxy that nobody is told of, with https in front of it.
    expect((await asked(proxied, 'POST', { ...headers, origin: 'https://quri.example' })).status).toBe(200);
  });
});
