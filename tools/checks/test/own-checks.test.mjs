// The checks written here notice what they are there for.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { oversized } from '../../../scripts/check-file-sizes.mjs';
import { testTitles, unmatchedRules } from '../../../scripts/check-rule-ids.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'quri-checks-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function folderWith(name, files) {
  const folder = join(scratch, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const spec = '# Gold\n- **GO-1** One.\n* GO-2 Two, see GO-9.\n| **GO-S3** | Three |\nGO-8 is only mentioned.\n';

test('rules and tests that name each other are fine', () => {
  const tests = "test('GO-1 GO-2 both', () => {});\ndescribe.each([[')'], [fn(1)]])('GO-S3 %s', () => {});\n";
  const folder = folderWith('fine', { 'games/gold/SPEC.md': spec, 'games/gold/test/a/b.test.ts': tests });
  expect(unmatchedRules(folder)).toEqual([]);
});

test('a rule without a test and a test without a rule are told', () => {
  const tests = "test('GO-1 one', () => {});\nit('GO-7 seven', () => {});\n// GO-2\ntest('x', () => 'GO-S3');\n";
  const folder = folderWith('unmatched', { 'games/gold/SPEC.md': spec, 'games/gold/test/b.test.ts': tests });
  expect(unmatchedRules(folder)).toEqual([
    'games/gold: no test names GO-2',
    'games/gold: no test names GO-S3',
    'games/gold: SPEC.md has no GO-7, which a test names: GO-7 seven',
  ]);
});

test('a game without numbered rules is told', () => {
  const files = { 'games/gold/src/game.ts': '', 'games/tin/SPEC.md': '# Tin\n' };
  expect(unmatchedRules(folderWith('unnumbered', files))).toEqual([
    'games/gold: SPEC.md is missing',
    'games/tin: SPEC.md numbers no rules',
  ]);
});

test('titles are found in all quotes and forms', () => {
  const source = `test("a 'b'", f); it(\`c\`, f); test.only('d', f); test.for(x())('e', f); test(\n  'f',\n f); latest('g');`;
  expect(testTitles(source)).toEqual(["a 'b'", 'c', 'd', 'e', 'f']);
});

test('what is too large is told', () => {
  const lines = (count) => 'x\n'.repeat(count);
  const folder = folderWith('large', {
    'packages/kernel/src/fits.ts': lines(300),
    'packages/kernel/src/long.ts': lines(301),
    'games/gold/src/components.ts': lines(400),
    'games/gold/src/tiles.data.ts': lines(400),
    'games/gold/golden/a.json': 'x'.repeat(150_000),
    'games/gold/golden/b.json': 'x'.repeat(60_000),
    'games/tin/golden/a.json': 'x'.repeat(190_000),
    'games/tin/golden/archive/a.json': 'x'.repeat(190_000),
    'games/tin/golden/archive/b.json': 'x'.repeat(200_001),
    'docs/huge.svg': 'x'.repeat(1_000_001),
    'docs/ignored.svg': 'x'.repeat(1_000_001),
    '.gitignore': 'ignored.svg\n',
  });
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
  expect(oversized(folder)).toEqual([
    'packages/kernel/src/long.ts has 301 lines, more than 300',
    'games/gold/golden has 210000 bytes, more than 200000',
    'games/tin/golden/archive/b.json has 200001 bytes, more than 200000',
    'docs/huge.svg has 1000001 bytes, more than 1000000',
  ]);
});
