// What is in each program: the page has no rules, its worker and the other programs have no screens.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { build } from '../../../scripts/build.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const rules = /games\/[^/]+\/src\/(rules\/|bot\/|game\.ts|view\/project\.ts)/;
const screens = /games\/[^/]+\/src\/board\/|packages\/board-kit\/|node_modules\/(@types\/)?react/;
const text = /games\/[^/]+\/src\/text\//;

/** The modules that a program is bundled from, by its source maps. */
async function modulesOf(app) {
  const folder = dirname(fileURLToPath(await build(app)));
  const maps = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.map'));
  return maps.flatMap((name) => {
    const { sources, sourcesContent } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return sources.filter((_, i) => !isStub(sourcesContent[i]));
  });
}

/** The page's chunks with their modules, and the scripts of its worker. */
async function builtPage() {
  const vite = await import('vite');
  const built = await vite.build({ root: join(root, 'apps', 'web'), logLevel: 'silent', build: { write: false } });
  const files = [built].flat().flatMap(({ output }) => output);
  return {
    page: files.filter(({ type }) => type === 'chunk').flatMap(({ modules }) => writtenOut(modules)),
    worker: files.filter(({ type, fileName }) => type === 'asset' && fileName.endsWith('.js')),
  };
}

const writtenOut = (modules) =>
  Object.keys(modules).filter((id) => modules[id].renderedLength > 0 && !isStub(modules[id].code));
const isStub = (code) => code?.includes('is not part of this program') === true;
const found = (modules, pattern) => modules.filter((one) => pattern.test(one));

describe('the page', () => {
  test('has screens and no rules; its worker has rules and no screens', async () => {
    const { page, worker } = await builtPage();
    expect(found(page, screens).length).toBeGreaterThan(50);
    expect(found(page, rules)).toEqual([]);
    const scriptOf = (name) => worker.filter(({ fileName }) => fileName.startsWith(`assets/${name}-`));
    for (const game of ['incan-gold', 'gold-raiders']) expect(String(scriptOf(game)[0]?.source)).toContain('imagine');
    for (const { fileName, source } of worker)
      expect([fileName, /\bjsxs?\b|useState/.test(String(source))]).toEqual([fileName, false]);
  });
});

describe.each(['cli', 'server'])('%s', (app) => {
  test('has rules and no screens', async () => {
    const modules = await modulesOf(app);
    expect(found(modules, rules).length).toBeGreaterThan(20);
    expect(found(modules, screens)).toEqual([]);
    expect(found(modules, text).length > 0).toBe(app === 'cli');
  });
});
