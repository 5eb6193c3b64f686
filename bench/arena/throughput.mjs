// Do two threads play nearly twice as much as one? `node bench/arena/throughput.mjs [--games N]` writes THROUGHPUT.md.
// Only worth reading from a machine that does nothing else.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.mjs';
import { setup } from '../../scripts/setup.mjs';
import { here } from './bundled.mjs';
import { madeBy, table } from './report.mjs';

const { values } = parseArgs({ options: { games: { type: 'string', default: '40000' } } });
const wanted = 1.7;
setup('run');
const program = fileURLToPath(await build());

function gamesPerSecond(workers) {
  const words = ['arena', '--game', 'incan-gold', '--bots', 'random,greedy,mixed,condor', '--games', values.games];
  const run = spawnSync(
    process.execPath,
    [program, ...words, '--seed', 'throughput', '--workers', String(workers), '--json'],
    {
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout).timing.gamesPerSecond;
}

// In turn, so that a slow spell of the machine hits both; the median of three is reported.
const runs = { 1: [], 2: [] };
for (let round = 0; round < 3; round++) for (const workers of [1, 2]) runs[workers].push(gamesPerSecond(workers));
const median = (list) => [...list].sort((a, b) => a - b)[1];
const ratio = median(runs[2]) / median(runs[1]);
const whole = (value) => Math.round(value).toLocaleString('en');

const report = `# Arena throughput

${madeBy(`node bench/arena/throughput.mjs --games ${values.games}`)}
\`quri arena\` with all bots of Incan Gold, 4 players; the median of three runs taken in turn.

${table(
  ['threads', 'games a second', 'all runs'],
  [1, 2].map((workers) => [workers, whole(median(runs[workers])), runs[workers].map(whole).join(', ')]),
)}

Two threads play **${ratio.toFixed(2)}** times as much as one (wanted: at least ${wanted} on two free cores).
`;
process.stdout.write(report);
writeFileSync(join(here, 'THROUGHPUT.md'), report);
process.exitCode = ratio >= wanted ? 0 : 1;
