// npm test: every check and test, stage by stage. `npm run quick` is static and rules: about two minutes.
// Stages can be named: npm test -- static rules
import { join } from 'node:path';
import { build, buildWeb } from './build.mjs';
import { root, setup } from './setup.mjs';
import { runBrowser, runChecks, runVitest } from './test-runs.mjs';

const node = (name, ...words) => ({ name, words });
const installed = (...path) => join(root, 'node_modules', ...path);
const tool = (...path) => join(root, 'tools', 'checks', 'node_modules', ...path);
const script = (name) => join(root, 'scripts', name);

const staticChecks = [
  node('biome', installed('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'),
  node('tsc', installed('typescript', 'bin', 'tsc'), '-p', 'tsconfig.json'),
  node('tsc, pure code', installed('typescript', 'bin', 'tsc'), '-p', 'tsconfig.pure.json'),
  node(
    'dependency-cruiser',
    tool('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
    '--config',
    join('tools', 'checks', 'dependency-cruiser.config.mjs'),
    'packages',
    'games',
    'apps',
  ),
  node('knip', tool('knip', 'bin', 'knip.js'), '--no-progress', '--no-config-hints'),
  node('rule ids', script('check-rule-ids.mjs')),
  node('file sizes', script('check-file-sizes.mjs')),
];

const golden = '**/*.golden.test.ts';
const conformance = '**/*.conformance.test.ts';
const quick = process.argv.includes('--quick');

const stages = [
  {
    name: 'static',
    budget: 60,
    run: async () => [
      ...(await runChecks(staticChecks)),
      await runVitest('tools', { projects: ['tools'], what: 'the checks themselves' }),
    ],
  },
  {
    name: 'rules',
    budget: 200,
    run: async () => [
      await runVitest('rules', {
        projects: ['packages', 'games/*'],
        allCores: true,
        without: quick ? [golden, conformance] : [golden],
      }),
    ],
  },
  {
    name: 'golden',
    budget: 30,
    run: async () => [await runVitest('golden', { projects: ['games/*'], only: '.golden.test.ts' })],
  },
  { name: 'cli', budget: 60, run: async () => [await runVitest('cli', { projects: ['cli'], without: [golden] })] },
  {
    name: 'server',
    budget: 200,
    run: async () => [await runVitest('server', { projects: ['server'], allCores: true })],
  },
  {
    name: 'web',
    budget: 60,
    run: async () => [
      await runVitest('web', { projects: ['web'] }),
      ...(await runChecks([node('first load', join(root, 'apps', 'web', 'scripts', 'size.mjs'))])),
    ],
  },
  {
    name: 'browser',
    budget: 420,
    run: async () => {
      await buildWeb();
      await build('server');
      return [await runBrowser()];
    },
  },
];

const seconds = (since) => (performance.now() - since) / 1000;
const say = (line) => process.stdout.write(`${line}\n`);

function chosenStages() {
  const named = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  const unknown = named.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    say(`There is no stage ${unknown.join(', ')}; there are ${stages.map(({ name }) => name).join(', ')}.`);
    process.exit(1);
  }
  const wanted = named.length > 0 ? named : quick ? ['static', 'rules'] : stages.map(({ name }) => name);
  return stages.filter(({ name }) => wanted.includes(name));
}

async function runStage({ name, budget, run }) {
  say(`\n== ${name}`);
  const start = performance.now();
  const results = await run();
  const took = seconds(start);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const row = { name, budget, took, passed: sum('passed'), failed: sum('failed') };
  say(`== ${name}: ${took.toFixed(1)} s, ${judged(row)}`);
  return row;
}

const judged = ({ took, budget }) =>
  took <= budget ? `within its ${budget} s` : `WARNING: over its budget of ${budget} s`;

const chosen = chosenStages();
setup('test');
const rows = [];
for (const stage of chosen) rows.push(await runStage(stage));

say(`\n${'stage'.padEnd(10)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'time'.padStart(10)}  budget`);
for (const row of rows) {
  const { name, passed, failed, took } = row;
  const counts = `${String(passed).padStart(8)}${String(failed).padStart(8)}`;
  say(`${name.padEnd(10)}${counts}${`${took.toFixed(1)} s`.padStart(10)}  ${judged(row)}`);
}
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
say(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
