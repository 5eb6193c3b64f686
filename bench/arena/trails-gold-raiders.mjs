// How long is a game of Gold Raiders, and what is it worth to go first? `node bench/arena/trails-gold-raiders.mjs [--quick]`
// writes TRAILS-gold-raiders.md.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { root } from '../../scripts/setup.mjs';
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
const many = (games) => (values.quick ? Math.ceil(games / 60) : games);
const games = {
  ocelot: (players, trail) => many(trail !== usualTrail ? 150 : players === 2 ? 2000 : 300),
  puma: (players) => many(players === 2 ? 600 : players < 5 ? 150 : 100),
};
const task = (bot, players, trail) => [bot, players, trail, games[bot](players, trail)];
const tasks = [
  ...counts.flatMap((players) => ['puma', 'ocelot'].map((bot) => task(bot, players, usualTrail))),
  ...[5, 6].map((players) => task('ocelot', players, oldTrail)),
  ...counts.flatMap((players) => [trails[0], trails[2]].map((trail) => task('ocelot', players, trail))),
];
const results = new Map();
const waiting = tasks.toReversed();
const work = async () => {
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    results.set(String(one), await kept(one));
    process.stderr.write(`\r${results.size} of ${tasks.length} `);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
process.stderr.write('\n');

/** Plays a task in a process of its own; one that is long over is not played again until its answer is deleted. */
async function kept(one) {
  const file = join(root, 'reports', 'trails', `${one.join('-')}.json`);
  if (!existsSync(file)) {
    const words = [fileURLToPath(import.meta.url), '--task', JSON.stringify(one)];
    const { stdout } = await promisify(execFile)(process.execPath, words);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, stdout);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

const of = (bot, players, trail) => results.get(String(task(bot, players, trail)));
const mean = (all) => all.reduce((sum, one) => sum + one, 0) / all.length;
const rounds = (bot, players, trail) => mean(of(bot, players, trail).rounds).toFixed(1);
const within = ({ rounds }) => percent(rounds.filter((one) => one >= 4 && one <= 6).length / rounds.length);
const shares = ({ byOrder, games }) => byOrder.map((won) => percent(won / games)).join(' · ');
const first = (bot, players) => {
  const { byOrder, games } = of(bot, players, usualTrail);
  const share = byOrder[0] / games;
  const range = 1.96 * Math.sqrt((share * (1 - share)) / games);
  return `${percent(share)} (${percent(share - range)} to ${percent(share + range)})`;
};

const report = `# Gold Raiders: how long the trail is

${madeBy(`node bench/arena/trails-gold-raiders.mjs${values.quick ? ' --quick' : ''}`)}
Copies of one bot among themselves: ${many(2000)} games of two ocelots and ${many(300)} of each larger table on the usual
trail of ${usualTrail}, ${many(150)} of each on the others; ${many(600)} games of two pumas, ${many(150)} of three and of
four, ${many(100)} of five and of six, on the usual trail.

## Rounds a game

${table(
  ['players', ...trails.map((trail) => `${trail}, ocelot`), `${usualTrail}, puma`, '4 to 6 rounds: ocelot', 'puma'],
  counts.map((players) => [
    players,
    ...trails.map((trail) => rounds('ocelot', players, trail)),
    rounds('puma', players, usualTrail),
    ...['ocelot', 'puma'].map((bot) => within(of(bot, players, usualTrail))),
  ]),
)}

On a trail of ${oldTrail}: ${[5, 6].map((players) => `${rounds('ocelot', players, oldTrail)} rounds with ${players} players`).join(', ')} (ocelot).

## Victories by turn order in the first round

${table(
  ['players', 'ocelot, first to last', 'puma, first to last'],
  counts.map((players) => [players, ...['ocelot', 'puma'].map((bot) => shares(of(bot, players, usualTrail)))]),
)}

What whoever goes first in the first round wins, with 95 % intervals:

${table(
  ['players', 'par', 'ocelot', 'puma'],
  counts.map((players) => [players, percent(1 / players), first('ocelot', players), first('puma', players)]),
)}

## What decides

${table(
  ['players', 'at the temple alone', 'miles', 'closed stacks', 'turn order', 'farthest after twenty rounds'],
  counts.map((players) => {
    const { reasons, games } = of('puma', players, usualTrail);
    return [
      players,
      ...['temple', 'miles', 'closedStacks', 'turnOrder', 'farthest'].map((one) =>
        percent((reasons[one] ?? 0) / games),
      ),
    ];
  }),
)}

Pumas on the usual trail.
`;
process.stdout.write(report);
writeFileSync(join(here, 'TRAILS-gold-raiders.md'), report);
