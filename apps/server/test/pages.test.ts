import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startServer } from './support/test-server.ts';
import { visit } from './support/visit.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'quri-pages-'));
mkdirSync(join(webFolder, 'assets'));
writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>the page</title>');
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
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});
