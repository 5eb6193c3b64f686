import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { startServer } from './support/test-server.ts';

/** Every kind of file there is in a build. Fonts are not compressed again. */
const FILES = [
  { path: 'index.html', type: 'text/html; charset=utf-8', cached: 'no-cache' },
  { path: 'icon.svg', type: 'image/svg+xml', cached: 'no-cache' },
  { path: 'assets/main-a1b2c3.js', type: 'application/javascript; charset=utf-8', cached: /immutable/ },
  { path: 'assets/main-a1b2c3.css', type: 'text/css; charset=utf-8', cached: /immutable/ },
  { path: 'assets/font-a1b2c3.woff2', type: 'font/woff2', cached: /immutable/ },
];
const isFont = (path: string): boolean => path.endsWith('.woff2');
const textOf = (path: string): string => `the content of ${path}, `.repeat(200);

const webFolder = mkdtempSync(join(tmpdir(), 'quri-compressed-'));
mkdirSync(join(webFolder, 'assets'));
for (const { path } of FILES) {
  const file = join(webFolder, path);
  writeFileSync(file, textOf(path));
  if (isFont(path)) continue;
  writeFileSync(`${file}.br`, brotliCompressSync(textOf(path)));
  writeFileSync(`${file}.gz`, gzipSync(textOf(path)));
}
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Nothing is decoded on the way, and no header is added. */
const ask = (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((done, failed) => {
    const asked = request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', failed);
    asked.end();
  });

const decoded = ({ headers, body }: Answer): string => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
};

const BROWSER = 'gzip, deflate, br, zstd';
const ACCEPTED = [
  { accepts: BROWSER, sent: 'br' },
  { accepts: 'gzip', sent: 'gzip' },
  { accepts: 'identity', sent: undefined },
  { accepts: undefined, sent: undefined },
];

describe('compressed pages', () => {
  it('are sent as brotli or gzip to those who accept it, with the same type and caching, and decode to the file', async () => {
    const { url } = await startServer({ webFolder });
    for (const { path, type, cached } of FILES) {
      for (const { accepts, sent } of ACCEPTED) {
        const answer = await ask(`${url}/${path}`, accepts === undefined ? {} : { 'accept-encoding': accepts });
        const { status, headers, body } = answer;
        const at = `${path} for ${accepts}`;
        expect(status, at).toBe(200);
        expect(headers['content-encoding'], at).toBe(isFont(path) ? undefined : sent);
        expect(headers['content-type'], at).toBe(type);
        expect(headers['cache-control'], at).toMatch(cached);
        expect(headers.vary, at).toMatch(/accept-encoding/i);
        expect(headers['content-length'], at).toBe(String(body.length));
        expect(decoded(answer), at).toBe(textOf(path));
      }
    }
  });

  it('are the page at every place inside it', async () => {
    const { url } = await startServer({ webFolder });
    for (const place of ['/', '/t/AbCdEf123456', '/settings?x=1']) {
      const answer = await ask(`${url}${place}`, { 'accept-encoding': BROWSER });
      expect(answer.headers, place).toMatchObject({
        'content-encoding': 'br',
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      expect(decoded(answer), place).toBe(textOf('index.html'));
    }
  });

  it('are described by HEAD, confirmed by their tag, and not sent again in another encoding for that tag', async () => {
    const { url } = await startServer({ webFolder });
    const file = `${url}/assets/main-a1b2c3.js`;
    const whole = await ask(file, { 'accept-encoding': BROWSER });
    const head = await ask(file, { 'accept-encoding': BROWSER }, 'HEAD');
    expect(head.body).toHaveLength(0);
    for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'cache-control', 'vary'])
      expect(head.headers[name], name).toBe(whole.headers[name]);
    const tag = String(whole.headers.etag);
    expect((await ask(file, { 'accept-encoding': BROWSER, 'if-none-match': tag })).status).toBe(304);
    expect((await ask(file, { 'if-none-match': tag })).status).toBe(200);
  });

  it('have ranges of the bytes that are sent', async () => {
    const { url } = await startServer({ webFolder });
    const file = `${url}/assets/main-a1b2c3.js`;
    const range = { range: 'bytes=4-11' };
    const plain = await ask(file, range);
    expect([plain.status, plain.body.toString()]).toEqual([206, textOf('assets/main-a1b2c3.js').slice(4, 12)]);
    const encoded = { 'accept-encoding': BROWSER };
    const [whole, part] = await Promise.all([ask(file, encoded), ask(file, { ...encoded, ...range })]);
    expect([part.status, part.headers['content-encoding']]).toEqual([206, 'br']);
    expect(part.body).toEqual(whole.body.subarray(4, 12));
  });

  it('are not files of their own', async () => {
    const { url } = await startServer({ webFolder });
    for (const path of ['/assets/main-a1b2c3.js.br', '/index.html.gz'])
      expect((await ask(`${url}${path}`)).status, path).toBe(404);
  });
});

it('answers that are made for somebody are never compressed', async () => {
  const { url } = await startServer({ webFolder });
  for (const path of ['/api/guest', '/api/tables/none/replay', '/gone.png']) {
    const { headers } = await ask(`${url}${path}`, { 'accept-encoding': BROWSER });
    expect(headers['content-encoding'], path).toBeUndefined();
  }
});
