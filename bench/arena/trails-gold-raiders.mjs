// How long is a game of Gold Raiders, and what is it worth to go first? `node bench/arena/trails-gold-raiders.mjs [--quick]`
// writes TRAILS-gold-raiders.md.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { bundled, here } from './bundled.mjs';
import { madeBy, percent, table } from './report.mjs';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, task: { type: 'string' } } });
const { raids, trails, oldTrail } = await bundled('trails.ts');

if (values.task !== undefined) {
  process.stdout.write(JSON.stringify(raids(...JSON.parse(values.task))));
  process.exit(0);
}

const counts = [2, 3, 4, 5, 6];
const usualTrail = trails[1];
const many = (games) => (values.quick ? Math.ceil(games / 20) : games);
const tasks = [
  ...counts.flatMap((players) => trails.map((trail) => ['ocelot', players, trail, many(60)])),
  ...counts.map((players) => ['puma', players, usualTrail, many(20)]),
  ...[5, 6].map((players) => ['ocelot', players, oldTrail, many(60)]),
  ['ocelot', 2, usualTrail, many(1000)],
];
const results = new Map();
const waiting = tasks.toReversed();
const work = async () => {
  for (let task = waiting.pop(); task !== undefined; task = waiting.pop()) {
    const words = [fileURLToPath(import.meta.url), '--task', JSON.stringify(task)];
    const { stdout } = await promisify(execFile)(process.execPath, words);
    results.set(String(task), JSON.parse(stdout));
    process.stderr.write(`\r${results.size} of ${tasks.length} `);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
process.stderr.write('\n');

const of = (...task) => results.get(String(task));
const mean = (all) => all.reduce((sum, one) => sum + one, 0) / all.length;
const within = (rounds) => percent(rounds.filter((one) => one >= 4 && one <= 6).length / rounds.length);
const usual = (players) => of('puma', players, usualTrail, many(20));
const shares = ({ byOrder, games }) => byOrder.map((won) => percent(won / games)).join(' · ');
const duels = of('ocelot', 2, usualTrail, many(1000));
const first = duels.byOrder[0] / duels.games;
const range = 1.96 * Math.sqrt((first * (1 - first)) / duels.games);

const report = `# Gold Raiders: how long the trail is

${madeBy(`node bench/arena/trails-gold-raiders.mjs${values.quick ? ' --quick' : ''}`)}
Copies of one bot among themselves: ocelot, ${many(60)} games of each kind, and puma, ${many(20)} games on the usual trail.

## Rounds a game

${table(
  ['players', ...trails.map((trail) => `trail ${trail}`), `trail ${usualTrail}, puma`, `puma: 4 to 6 rounds`],
  counts.map((players) => [
    players,
    ...trails.map((trail) => `${mean(of('ocelot', players, trail, many(60)).rounds).toFixed(1)}`),
    mean(usual(players).rounds).toFixed(1),
    within(usual(players).rounds),
  ]),
)}

On a trail of ${oldTrail}: ${[5, 6].map((players) => `${mean(of('ocelot', players, oldTrail, many(60)).rounds).toFixed(1)} rounds with ${players} players`).join(', ')} (ocelot).

## Victories by turn order in the first round

${table(
  ['players', 'ocelot, first to last', 'puma, first to last'],
  counts.map((players) => [players, shares(of('ocelot', players, usualTrail, many(60))), shares(usual(players))]),
)}

Two ocelots over ${duels.games} games: whoever goes first in the first round wins ${percent(first)} (${percent(first - range)} to ${percent(first + range)}).

## What decides

${table(
  ['players', 'at the temple alone', 'miles', 'closed stacks', 'turn order', 'farthest after twenty rounds'],
  counts.map((players) => {
    const { reasons, games } = of('ocelot', players, usualTrail, many(60));
    return [
      players,
      ...['temple', 'miles', 'closedStacks', 'turnOrder', 'farthest'].map((one) =>
        percent((reasons[one] ?? 0) / games),
      ),
    ];
  }),
)}
`;
process.stdout.write(report);
writeFileSync(join(here, 'TRAILS-gold-raiders.md'), report);
