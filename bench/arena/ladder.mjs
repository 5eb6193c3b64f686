// Which of Incan Gold's bots is stronger? `node bench/arena/ladder.mjs [--quick]` writes LADDER-incan-gold.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundled, here } from './bundled.mjs';
import { madeBy, percent, ranged, table } from './report.mjs';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const games = values.quick ? 1200 : 12_000;
const deals = values.quick ? 100 : 1000;
const players = 4;
const wanted = 0.95;
const { names, company, pairing } = await bundled('ladder.ts');

const all = await company(players, games, 'ladder');
const pairs = [];
for (const [one, bot] of names.entries()) {
  for (const [other, copied] of names.entries()) {
    if (one === other) continue;
    const result = await pairing(one, other, players, deals, `pair/${bot}/${copied}`);
    pairs.push({ bot, copied, ...result });
    process.stderr.write(`\r${pairs.length} of ${names.length * (names.length - 1)} pairings `);
  }
}
process.stderr.write('\n');
const sizes = [];
for (const size of [3, 5, 6, 8]) sizes.push({ size, ...(await company(size, games / 3, `ladder/${size}`)) });

const pairOf = (bot, copied) => pairs.find((one) => one.bot === bot && one.copied === copied);
const matrix = (of) =>
  names.map((bot) => [`**${bot}**`, ...names.map((other) => (bot === other ? '·' : of(pairOf(bot, other))))]);
const counted = pairOf('greedy', 'random');
const inOrder = names.every((_, n) => n === 0 || all.shares[n].high >= all.shares[n - 1].low);
const clear = names.slice(0, -1).every((_, n) => all.shares.at(-1).low > all.shares[n].high);

const report = `# Incan Gold: the ladder

${madeBy(`node bench/arena/ladder.mjs${values.quick ? ' --quick' : ''}`)}
From weak to strong, as \`BOTS\` in \`games/incan-gold/src/vocabulary.ts\` lists them: ${names.join(', ')}.

## In mixed company

${players} players, ${all.games} games: ${all.deals} deals, each played once for every rotation of the seats. Wins is the share of games won,
a shared victory in parts; par is ${percent(1 / players)}. Ranges are 95 %, from the spread between deals.

${table(
  ['bot', 'wins', 'rating (openskill)', 'ms a move'],
  names.map((bot, n) => [
    `**${bot}**`,
    ranged(all.shares[n]),
    `${all.skills[n].mu.toFixed(1)} (${all.skills[n].low.toFixed(1)} to ${all.skills[n].high.toFixed(1)})`,
    all.msPerMove[n].toFixed(4),
  ]),
)}

With other numbers of players (with more seats than bots some sit twice; wins are per seat):

${table(
  ['players', 'par', ...names],
  sizes.map(({ size, shares }) => [size, percent(1 / size), ...shares.map(({ mean }) => percent(mean))]),
)}

## One among copies

The bot of the row sits down alone with ${players - 1} copies of the bot of the column, ${deals * players} games on ${deals} mirrored deals.
What it wins (par ${percent(1 / players)}):

${table(
  ['', ...names],
  matrix(({ share }) => ranged(share)),
)}

How often it finishes ahead of each of them (level counts half; par 50.0 %):

${table(
  ['', ...names],
  matrix(({ ahead }) => ranged(ahead)),
)}

## What is wanted

- **greedy takes at least ${percent(wanted)} against random**: one greedy among ${players - 1} random ones wins the whole game in **${ranged(counted.share)}**;
  it finishes ahead of each of them in ${ranged(counted.ahead)}.
- The order of the list is not contradicted by the mixed company: ${inOrder ? 'yes' : '**no**'}.
- The strongest is clear of all others there: ${clear ? 'yes' : '**no**'}.
`;
process.stdout.write(report);
writeFileSync(join(here, 'LADDER-incan-gold.md'), report);
process.exitCode = counted.share.mean >= wanted && inOrder && clear ? 0 : 1;
