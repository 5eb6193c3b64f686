// Mutation testing of the rules: `node bench/mutation/run.mjs [--write] [game …]`, all games unless some are named.
// Every mutant is a small wrong change; a test that does not notice it is a test that is missing.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, setup } from '../../scripts/setup.mjs';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const WANTED = 90;
const allGames = readdirSync(join(root, 'games')).filter((name) => !name.startsWith('_'));
const games = positionals.length > 0 ? positionals : allGames;

setup('test');
const peers = join(root, 'bench', 'peers');
if (!existsSync(join(peers, 'node_modules'))) {
  execFileSync('npm', ['ci', '--ignore-scripts'], {
    cwd: peers,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

const share = ({ caught, missed }) => (100 * caught) / (caught + missed || 1);
const line = (name, row) => `| ${name} | ${row.caught} | ${row.missed} | ${share(row).toFixed(1)} % |`;

/** How many mutants of each file the tests of a game catch and miss. */
function mutated(game) {
  const stryker = join(peers, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const env = { ...process.env, MUTATED_GAME: game };
  const found = join(root, 'reports', `mutation-${game}.json`);
  rmSync(found, { force: true });
  spawnSync(process.execPath, [stryker, 'run', 'bench/mutation/stryker.config.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  const { files } = JSON.parse(readFileSync(found, 'utf8'));
  const rows = Object.entries(files).map(([file, { mutants }]) => {
    const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length;
    const name = file.replace(`games/${game}/src/`, '');
    return { name, caught: count('Killed', 'Timeout'), missed: count('Survived', 'NoCoverage') };
  });
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  return { game, rows, all: { caught: sum('caught'), missed: sum('missed') } };
}

const results = games.map(mutated);
const tables = results.map(
  ({ game, rows, all }) => `## ${game}

| file | caught | missed | share |
|---|---|---|---|
${rows.map((row) => line(row.name, row)).join('\n')}
${line('**all**', all)}
`,
);
const report = `# Mutation testing of the rules

\`${['node bench/mutation/run.mjs --write', ...positionals].join(' ')}\`, ${new Date().toISOString().slice(0, 10)}, Stryker with the rule tests and golden playthroughs of each game.

${tables.join('\n')}
Wanted: at least ${WANTED} % of each game.
`;
process.stdout.write(report);
if (values.write) writeFileSync(join(root, 'bench', 'mutation', 'REPORT.md'), report);
process.exitCode = results.every(({ all }) => share(all) >= WANTED) ? 0 : 1;
