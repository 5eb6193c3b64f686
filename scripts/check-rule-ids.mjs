// Every rule of a SPEC.md is named by a test of that game, and every rule a test names is in the SPEC.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const id = /\b[A-Z]{2}-[A-Z]?\d+\b/g;
const ruleLine = /^\s*(?:[-*+]|\d+[.)]|\|)\s*[*_`]*([A-Z]{2}-[A-Z]?\d+)\b/gm;
const testCall = /\b(?:test|it|describe)((?:\.\w+)*)\s*(?=\()/g;

/** What does not fit, one sentence each, for all games in the folder. */
export function unmatchedRules(folder) {
  const games = join(folder, 'games');
  if (!existsSync(games)) return [];
  return readdirSync(games)
    .filter((game) => existsSync(join(games, game, 'SPEC.md')) || existsSync(join(games, game, 'src')))
    .flatMap((game) => unmatchedInGame(join(games, game), `games/${game}`));
}

function unmatchedInGame(folder, name) {
  const spec = join(folder, 'SPEC.md');
  if (!existsSync(spec)) return [`${name}: SPEC.md is missing`];
  const rules = new Set([...readFileSync(spec, 'utf8').matchAll(ruleLine)].map((match) => match[1]));
  const tested = new Map();
  for (const file of testFiles(join(folder, 'test'))) {
    for (const title of testTitles(readFileSync(file, 'utf8'))) {
      for (const [rule] of title.matchAll(id)) tested.set(rule, title);
    }
  }
  return [
    ...(rules.size === 0 ? [`${name}: SPEC.md numbers no rules`] : []),
    ...[...rules].filter((rule) => !tested.has(rule)).map((rule) => `${name}: no test names ${rule}`),
    ...[...tested]
      .filter(([rule]) => !rules.has(rule))
      .map(([rule, title]) => `${name}: SPEC.md has no ${rule}, which a test names: ${title}`),
  ];
}

function testFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** The names of the tests in a source: test('…'), it.only('…'), describe.each(table)('…'). */
export function testTitles(source) {
  const titles = [];
  for (const call of source.matchAll(testCall)) {
    let open = call.index + call[0].length;
    if (/\.(each|for|runIf|skipIf)$/.test(call[1])) open = source.indexOf('(', closing(source, open));
    const title = /^\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(source.slice(open, open + 2000));
    if (title) titles.push(title[2]);
  }
  return titles;
}

// The place after the bracket that closes the one at `open`; brackets inside strings do not count.
function closing(source, open) {
  const token = /(['"`])(?:\\.|(?!\1)[^\\])*\1|[()]/g;
  token.lastIndex = open;
  let depth = 0;
  for (let match = token.exec(source); match !== null; match = token.exec(source)) {
    if (match[0] === '(') depth += 1;
    if (match[0] === ')') depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  return source.length;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = unmatchedRules(root);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
