// Impure code is refused in the kernel, in rules and in views, and only there.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
const scratch = mkdtempSync(join(tmpdir(), 'quri-purity-'));
const pureRooms = ['packages/kernel/src', 'games/gold/src/answers', 'games/gold/src/rules', 'games/gold/src/view'];
const otherRoom = 'apps/cli/src';

const pure = {
  plain: 'export const sum = (a: number, b: number): number => Math.max(a, b);',
  error: 'export class InvariantBroken extends Error {}',
  'effect-in-braces':
    "import { useEffect } from 'react';\nexport const useTop = (): void => {\n  useEffect(() => {\n    scrollTo(0, 0);\n  }, []);\n};",
};
const impure = {
  date: 'export const now = (): number => Date.now();',
  'new-date': 'export const now = new Date(0);',
  performance: 'export const now = (): number => performance.now();',
  random: 'export const roll = (): number => Math.random();',
  'hidden-random': 'const { random } = Math;\nexport const roll = (): number => random();',
  crypto: 'export const id = (): string => crypto.randomUUID();',
  timeout: 'setTimeout(() => {}, 1);',
  interval: 'setInterval(() => {}, 1);',
  immediate: 'setImmediate(() => {});',
  microtask: 'queueMicrotask(() => {});',
  global: 'export const g = globalThis;',
  await: 'export async function wait(what: Promise<number>): Promise<number> {\n  return (await what) + 1;\n}',
  'for-await':
    'export async function wait(all: AsyncIterable<number>): Promise<void> {\n  for await (const one of all) one.toFixed();\n}',
  inheritance: 'class Parent {}\nexport class Child extends Parent {}',
};
const impureAnywhere = {
  any: 'export const loose: any = 1;',
  enum: 'export enum Colour {\n  Red = 1,\n}',
  'default-export': 'export default 1;',
  'effect-expression':
    "import { useEffect } from 'react';\nexport const useTop = (): void => {\n  useEffect(() => scrollTo(0, 0), []);\n};",
  'layout-effect-expression':
    "import { useLayoutEffect } from 'react';\nexport const useTop = (): void => {\n  useLayoutEffect(() => void scrollTo(0, 0), []);\n};",
};

const found = lintAll();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const inPureRooms = (name) => pureRooms.map((room) => found.has(`${room}/${name}.ts`));

test.each(Object.keys(pure))('%s is fine in pure code', (name) => {
  expect(inPureRooms(name)).toEqual(pureRooms.map(() => false));
});

test.each(Object.keys(impure))('%s is refused in pure code, and only there', (name) => {
  expect(inPureRooms(name)).toEqual(pureRooms.map(() => true));
  expect(found.has(`${otherRoom}/${name}.ts`)).toBe(false);
});

test.each(Object.keys(impureAnywhere))('%s is refused everywhere', (name) => {
  expect(inPureRooms(name)).toEqual(pureRooms.map(() => true));
  expect(found.has(`${otherRoom}/${name}.ts`)).toBe(true);
});

/** The files in which the linter found an error. */
function lintAll() {
  cpSync(join(root, 'biome.json'), join(scratch, 'biome.json'));
  cpSync(join(root, 'tools', 'lint'), join(scratch, 'tools', 'lint'), { recursive: true });
  for (const room of [...pureRooms, otherRoom]) {
    for (const [name, code] of Object.entries({ ...pure, ...impure, ...impureAnywhere })) {
      const file = join(scratch, room, `${name}.ts`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${code}\n`);
    }
  }
  const words = [
    'lint',
    '--vcs-enabled=false',
    '--diagnostic-level=error',
    '--max-diagnostics=none',
    '--reporter=json',
    '.',
  ];
  const { stdout } = spawnSync(process.execPath, [biome, ...words], { cwd: scratch, encoding: 'utf8', maxBuffer: 1e8 });
  const { diagnostics } = JSON.parse(stdout);
  return new Set(diagnostics.map(({ location }) => pathOf(location).replaceAll('\\', '/')));
}

function pathOf({ path }) {
  return typeof path === 'string' ? path : path.file;
}
