// A small house that keeps all rules (fixtures/base), and for each rule a way to break it (fixtures/broken).
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';
import config from '../dependency-cruiser.config.mjs';

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url));
const broken = readdirSync(join(fixtures, 'broken'));
const scratch = mkdtempSync(join(tmpdir(), 'quri-house-'));

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('the house that keeps all rules breaks none', async () => {
  expect(await brokenRules(houseWith('base'))).toEqual([]);
});

test.each(broken)('%s is noticed, and nothing else', async (name) => {
  const rule = name.replace(/\..*$/, '');
  expect(await brokenRules(houseWith(join('broken', name)))).toEqual([rule]);
});

test('every rule has a fixture that breaks it', () => {
  const rules = config.forbidden.map(({ name }) => name);
  expect(rules.filter((rule) => !broken.includes(rule))).toEqual([]);
});

async function brokenRules(house) {
  const { forbidden } = config;
  const options = { ...config.options, ruleSet: { forbidden }, validate: true, baseDir: house };
  const { output } = await cruise(['packages', 'games', 'apps'], options);
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))];
}

function houseWith(fixture) {
  const house = join(scratch, fixture.replaceAll(/\W/g, '-'));
  cpSync(join(fixtures, 'base'), house, { recursive: true });
  if (fixture !== 'base') cpSync(join(fixtures, fixture), house, { recursive: true });
  for (const group of ['packages', 'games', 'apps']) {
    for (const folder of readdirSync(join(house, group))) linkPackage(house, join(house, group, folder));
  }
  for (const library of ['@noble/hashes', 'react', 'motion', 'vitest'])
    writeLibrary(join(house, 'node_modules', library));
  return house;
}

function linkPackage(house, folder) {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const link = join(house, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  if (!existsSync(link)) symlinkSync(folder, link, 'junction');
}

function writeLibrary(folder) {
  mkdirSync(folder, { recursive: true });
  const exports = { '.': './index.js', './*': './index.js' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'library', version: '1.0.0', exports }));
  writeFileSync(join(folder, 'index.js'), 'export {};\n');
}
