import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@quri/catalogue';
import { afterAll, describe, expect, it } from 'vitest';
import { gather } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { visit } from './support/visit.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'quri-pages-'));
mkdirSync(join(webFolder, 'assets'));
writeFileSync(join(webFolder, 'index.html'), '<!doctype html><head><title>the page</title></head>');
writeFileSync(join(webFolder, 'assets', 'main-a1b2c3.js'), 'run()');
writeFileSync(join(webFolder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(webFolder, 'sw.js'), 'keep()');
writeFileSync(join(webFolder, 'manifest.webmanifest'), '{}');
writeFileSync(join(webFolder, '.secret'), 'hidden');
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));

describe('the pages', () => {
  it('are one page at every place, asked for anew each time', async () => {
    const server = await startServer({ webFolder });
    for (const place of ['/', '/t/AbCdEf123456', '/rules/incan-gold', '/settings?x=1']) {
      const response = await fetch(`${server.url}${place}`);
      expect(response.status, place).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('the page');
    }
  });

  it('have parts that never change under their name, and others that may', async () => {
    const server = await startServer({ webFolder });
    const asset = await fetch(`${server.url}/assets/main-a1b2c3.js`);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await asset.text()).toBe('run()');
    expect((await fetch(`${server.url}/icon.svg`)).headers.get('cache-control')).toBe('no-cache');
  });

  it('can be installed, by a worker that is asked for anew each time', async () => {
    const server = await startServer({ webFolder });
    const worker = await fetch(`${server.url}/sw.js`);
    expect(worker.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    const manifest = await fetch(`${server.url}/manifest.webmanifest`);
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  });

  it('are nothing else: no missing part, no hidden file, no way out of the folder', async () => {
    const server = await startServer({ webFolder });
    for (const path of ['/assets/gone.js', '/gone.png', '/.secret', '/api/nothing']) {
      const response = await fetch(`${server.url}${path}`);
      expect(response.status, path).toBeGreaterThanOrEqual(400);
      expect(await response.text()).not.toMatch(/the page|hidden/);
    }
    for (const path of ['/..%2f..%2fetc/passwd', '/assets/..%2f.secret', '/%2e%2e%2f.secret'])
      expect(await (await fetch(`${server.url}${path}`)).text()).not.toMatch(/hidden|root:/);
  });

  it('say what is missing while they are not built', async () => {
    const server = await startServer();
    const response = await fetch(`${server.url}/t/AbCdEf123456`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('npm start');
  });

  it('show the game of a link to whoever is sent it, and nothing of its table', async () => {
    const server = await startServer({ webFolder });
    const { table, people } = await gather(server, { open: false });
    const get = async (path: string) => {
      const response = await fetch(`${server.url}${path}`);
      const { status, headers } = response;
      const told = Object.fromEntries([...headers].filter(([name]) => name !== 'date'));
      return { status, told, text: await response.text() };
    };
    for (const kind of ['t', 'r', 'deal']) {
      const there = await get(`/incan-gold/${kind}/${table}`);
      expect(there).toEqual(await get(`/incan-gold/${kind}/NoSuchTable1`));
      expect(there.text).toContain('<title>the page</title>');
      expect(there.text).toContain('<meta property="og:title" content="Incan Gold">');
      expect(there.text).toMatch(/<meta property="og:description" content="[^"]{40,160}">/);
      expect(there.text).toContain('<meta name="twitter:card" content="summary_large_image">');
      expect(there.text).toContain(`<meta property="og:image" content="${server.url}/previews/incan-gold.png">`);
      expect(there.text).not.toMatch(new RegExp([table, people[0]!.room(table)!.invite, 'Anna'].join('|')));
      expect(there.told).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    }
    // Links from before, and games nobody has here.
    for (const path of [`/t/${table}`, `/chess/t/${table}`, `/incan-gold/x/${table}`]) {
      const { status, text } = await get(path);
      expect([status, text]).toEqual([200, readFileSync(join(webFolder, 'index.html'), 'utf8')]);
    }
    const proxied = await startServer({ webFolder, env: { PUBLIC_URL: 'https://quri.example' } });
    const page = await (await fetch(`${proxied.url}/tikal/r/${table}`)).text();
    expect(page).toContain('content="https://quri.example/previews/tikal.png"');
  });

  it('have a preview of every game, of the size that is told, and small', () => {
    for (const { meta } of catalogue) {
      const png = readFileSync(new URL(`../../web/public/previews/${meta.id}.png`, import.meta.url));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], meta.id).toEqual([1200, 630]);
      expect(png.byteLength, meta.id).toBeLessThan(250_000);
    }
  });

  it('have a build that is named to every socket and changes with them', async () => {
    const one = await visit(await startServer({ webFolder }), 'Anna');
    expect(one.of('welcome')[0]?.build).toMatch(/^[0-9a-f]{12}$/);
    const other = await visit(await startServer(), 'Anna');
    expect(other.of('welcome')[0]?.build).toBe('test');
  });
});

describe('every answer', () => {
  it('lets only our own scripts run, works on plain http, and tells nobody where one came from', async () => {
    const server = await startServer({ webFolder });
    for (const path of ['/', '/api/guest', '/assets/main-a1b2c3.js', '/gone.png']) {
      const { headers } = await fetch(`${server.url}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      const host = new URL(server.url).host;
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host}`);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('asks for https and for a window of its own where the public address has https', async () => {
    const server = await startServer({ webFolder, env: { PUBLIC_URL: 'https://quri.example' } });
    for (const path of ['/', '/api/guest', '/gone.png']) {
      const { headers } = await fetch(`${server.url}${path}`);
      expect(headers.get('strict-transport-security')).toBe('max-age=15724800');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    }
    const plain = await startServer({ webFolder, env: { PUBLIC_URL: 'http://quri.example' } });
    expect((await fetch(plain.url)).headers.get('strict-transport-security')).toBeNull();
  });
});
