// Mutation testing of the rules of Incan Gold: `node bench/mutation/run.mjs [--write]`
// Every mutant is a small wrong change; a test that does not notice it is a test that is missing.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, setup } from '../../scripts/setup.mjs';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const WANTED = 80;

setup('test');
const peers = join(root, 'bench', 'peers');
if (!existsSync(join(peers, 'node_modules'))) {
  execFileSync('npm', ['ci', '--ignore-scripts'], {
    cwd: peers,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
const stryker = join(peers, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
spawnSync(process.execPath, [stryker, 'run', 'bench/mutation/stryker.config.mjs'], { cwd: root, stdio: 'inherit' });

const { files } = JSON.parse(readFileSync(join(root, 'reports', 'mutation.json'), 'utf8'));
const rows = Object.entries(files).map(([file, { mutants }]) => {
  const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length;
  const caught = count('Killed', 'Timeout');
  const missed = count('Survived', 'NoCoverage');
  return { file: file.replace('games/incan-gold/src/', ''), caught, missed };
});
const share = (caught, missed) => (caught + missed === 0 ? '' : `${((100 * caught) / (caught + missed)).toFixed(1)} %`);
const all = rows.reduce((sum, { caught, missed }) => ({ caught: sum.caught + caught, missed: sum.missed + missed }), {
  caught: 0,
  missed: 0,
});
const report = `# Mutation testing of the rules of Incan Gold

\`node bench/mutation/run.mjs --write\`, ${new Date().toISOString().slice(0, 10)}, Stryker with the rule tests and golden playthroughs.

| file | caught | missed | share |
|---|---|---|---|
${rows.map(({ file, caught, missed }) => `| ${file} | ${caught} | ${missed} | ${share(caught, missed)} |`).join('\n')}
| **all** | ${all.caught} | ${all.missed} | **${share(all.caught, all.missed)}** |

Wanted: at least ${WANTED} %.
`;
process.stdout.write(report);
if (values.write) writeFileSync(join(root, 'bench', 'mutation', 'REPORT.md'), report);
process.exitCode = (100 * all.caught) / (all.caught + all.missed) >= WANTED ? 0 : 1;
