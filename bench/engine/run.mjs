// How fast is the engine? `node bench/engine/run.mjs [--seconds N] [--write]`
// Everything in one run on one core, per CPU-second: machines are noisy, ratios in one run are not.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { setup } from '../../scripts/setup.mjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '4' }, write: { type: 'boolean', default: false } },
});
const seconds = Number(values.seconds);
const here = fileURLToPath(new URL('.', import.meta.url));

setup('run');
const peers = join(here, '../peers');
if (!existsSync(join(peers, 'node_modules')))
  execFileSync('npm', ['ci', '--ignore-scripts'], {
    cwd: peers,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });

const { rolldown } = await import('rolldown');
const bundle = await rolldown({ input: join(here, 'engine.ts'), platform: 'node' });
const file = join(mkdtempSync(join(tmpdir(), 'quri-bench-')), 'engine.mjs');
await bundle.write({ file });
const { realGames, seededRng } = await import(pathToFileURL(file));
const { bareGame } = await import('./bare-incan-gold.mjs');
const { peerGame } = await import('./peer-boardgame-io.mjs');

const PLAYERS = 4;
const rng = seededRng('bench');
const counts = { bare: { decisions: 0 }, peer: { decisions: 0 } };
const real = realGames(PLAYERS, rng);
const runners = {
  real: { play: () => real.play(), decisions: () => real.decisions() },
  bare: { play: () => bareGame(PLAYERS, rng.below, counts.bare).tent, decisions: () => counts.bare.decisions },
  peer: { play: () => peerGame(PLAYERS, rng.below, counts.peer), decisions: () => counts.peer.decisions },
};

function measure(runner, forSeconds, batch) {
  const start = process.cpuUsage();
  const decisions = runner.decisions();
  let games = 0;
  let sum = 0;
  let spent = 0;
  while (spent < forSeconds) {
    for (let i = 0; i < batch; i++) sum += runner.play()[0];
    games += batch;
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1e6;
  }
  return { games: games / spent, decisions: (runner.decisions() - decisions) / spent, meanScore: sum / games };
}

// Three rounds in turn, so that a slow spell of the machine hits everybody; the median of each is reported.
const rounds = { real: [], bare: [], peer: [] };
for (const name of Object.keys(runners)) measure(runners[name], 1, name === 'peer' ? 5 : 500);
for (let round = 0; round < 3; round++) {
  for (const name of Object.keys(runners))
    rounds[name].push(measure(runners[name], seconds / 3, name === 'peer' ? 5 : 500));
}
const median = (list, key) => list.map((one) => one[key]).sort((a, b) => a - b)[1];
const result = Object.fromEntries(
  Object.entries(rounds).map(([name, list]) => [
    name,
    { games: median(list, 'games'), decisions: median(list, 'decisions'), meanScore: median(list, 'meanScore') },
  ]),
);
const ofBare = result.real.games / result.bare.games;
const timesPeer = result.real.decisions / result.peer.decisions;

const whole = (n) => Math.round(n).toLocaleString('en');
const report = `# How fast the engine plays

\`node bench/engine/run.mjs --seconds ${seconds} --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, one core.
Whole random games of Incan Gold with ${PLAYERS} players, per CPU-second; the median of three rounds taken in turn.

| | games | decisions | mean score of a seat |
|---|---|---|---|
| the engine | ${whole(result.real.games)} | ${whole(result.real.decisions)} | ${result.real.meanScore.toFixed(2)} |
| a bare hand-written loop | ${whole(result.bare.games)} | ${whole(result.bare.decisions)} | ${result.bare.meanScore.toFixed(2)} |
| boardgame.io 0.50.2, its reducer | ${whole(result.peer.games)} | ${whole(result.peer.decisions)} | ${result.peer.meanScore.toFixed(2)} |

- The engine plays at **${ofBare.toFixed(3)}** of the bare loop's speed (wanted: at least .2).
- It makes **${timesPeer.toFixed(0)} times** the moves a second of boardgame.io's reducer (wanted: at least 100).
- The mean scores agree: all three play the same game.
`;
process.stdout.write(report);
if (values.write) writeFileSync(join(here, 'REPORT.md'), report);
process.exitCode = ofBare >= 0.2 && timesPeer >= 100 ? 0 : 1;
