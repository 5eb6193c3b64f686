import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { plainScript } from '../scripts/plain-script.mjs';
import { precompressed } from '../scripts/precompressed.mjs';

const root = mkdtempSync(join(tmpdir(), 'quri-build-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('a build has every text file in three forms, and plain scripts under a name that changes with them', async () => {
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public', 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(root, 'public', 'font.woff2'), 'wOF2');
  writeFileSync(join(root, 'first.js'), 'document.title = "first";\n');
  writeFileSync(join(root, 'main.js'), 'import "./main.css"; document.title += " second";\n');
  writeFileSync(join(root, 'main.css'), 'html { color: red }\n');
  const html =
    '<!doctype html><script vite-ignore src="/first.js"></script><script type="module" src="/main.js"></script>';
  writeFileSync(join(root, 'index.html'), html);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [plainScript('/first.js'), precompressed()],
  });

  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(html|js|css|svg)$/.test(file));
  expect(texts).toHaveLength(5);
  for (const file of texts) {
    const content = readFileSync(join(dist, file), 'utf8');
    expect(brotliDecompressSync(readFileSync(join(dist, `${file}.br`))).toString(), file).toBe(content);
    expect(gunzipSync(readFileSync(join(dist, `${file}.gz`))).toString(), file).toBe(content);
  }
  expect(files).not.toContain('font.woff2.br');

  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const name = /<script\s+src="\/(assets\/first-[\w-]{8}\.js)">/.exec(page)?.[1] ?? '';
  expect(readFileSync(join(dist, name), 'utf8')).toBe('document.title = "first";\n');
});
