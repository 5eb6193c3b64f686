// Which of Gold Raiders' bots is stronger? `node bench/arena/ladder-gold-raiders.mjs [--quick]` writes
// LADDER-gold-raiders.md. The whole takes an hour and more on two cores.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { arenaRun } from './arena-run.mjs';
import { here } from './bundled.mjs';
import { madeBy, percent, ranged, table } from './report.mjs';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const many = (games) => (values.quick ? Math.ceil(games / 20) : games);
const names = ['random', 'greedy', 'ocelot', 'puma'];
const wanted = { greedy: 0.95, puma: 0.6, share: 0.25 };
const run = (players, games, bots) =>
  arenaRun({ game: 'gold-raiders', players, games: many(games), bots: bots.join(), seed: 'ladder' });

const duels = [
  ['greedy', 'random', 2000],
  ['ocelot', 'greedy', 2000],
  ['puma', 'greedy', 2000],
  ['puma', 'ocelot', 400],
].map(([one, other, games]) => ({ one, other, result: run(2, games, [one, other]) }));
const company = run(4, 2000, names);

const shareIn = ({ bots }, name) => bots.find(({ bot }) => bot === name).share;
const duelOf = (one, other) => shareIn(duels.find((duel) => duel.one === one && duel.other === other).result, one);
const slowest = Math.max(
  company.timing.msPerMove.puma,
  ...duels.map(({ result }) => result.timing.msPerMove.puma ?? 0),
);
const met = {
  greedy: duelOf('greedy', 'random').mean >= wanted.greedy,
  puma: duelOf('puma', 'greedy').low >= wanted.puma,
  share: shareIn(company, 'puma').low > wanted.share,
  order: names.every((name, n) => n === 0 || shareIn(company, name).low > shareIn(company, names[n - 1]).high),
};

const report = `# Gold Raiders: the ladder

${madeBy(`node bench/arena/ladder-gold-raiders.mjs${values.quick ? ' --quick' : ''}`)}
From weak to strong, as \`BOTS\` in \`games/gold-raiders/src/vocabulary.ts\` lists them: ${names.join(', ')}. Every deal is played
once for every rotation of the seats; ranges are 95 %, from the spread between deals.

## Two at a table

What the first wins of the second (par 50.0 %), on the usual trail of ${company.options.trail}:

${table(
  ['', 'wins', 'games'],
  duels.map(({ one, other, result }) => [`**${one}** against ${other}`, ranged(shareIn(result, one)), result.games]),
)}

## In mixed company

Four players, one of each, ${company.games} games on ${company.deals} deals; par is ${percent(company.par)}.

${table(
  ['bot', 'wins', 'rating (openskill)', 'spaces at the end', 'ms a move'],
  names.map((name) => {
    const { share, rating, score } = company.bots.find(({ bot }) => bot === name);
    const ms = company.timing.msPerMove[name];
    return [
      `**${name}**`,
      ranged(share),
      `${rating.mu.toFixed(1)} (${rating.low.toFixed(1)} to ${rating.high.toFixed(1)})`,
      score.mean.toFixed(1),
      ms.toFixed(ms < 1 ? 3 : 0),
    ];
  }),
)}

Times are wall-clock times with two games at once on two cores, and whatever else ran there.

## What is wanted

- greedy takes at least ${percent(wanted.greedy)} against random: ${met.greedy ? 'yes' : '**no**'}.
- puma wins at least ${percent(wanted.puma)} of games of two against greedy: ${met.puma ? 'yes, its whole range' : '**no**'}.
- puma wins more than its share among four: ${met.share ? 'yes, its whole range' : '**no**'}.
- puma takes less than a second a move on one core: ${slowest.toFixed(0)} ms on average where it took longest.
- Each is clear of the one before in mixed company: ${met.order ? 'yes' : '**no**'}.
`;
process.stdout.write(report);
writeFileSync(join(here, 'LADDER-gold-raiders.md'), report);
process.exitCode = Object.values(met).every(Boolean) ? 0 : 1;
