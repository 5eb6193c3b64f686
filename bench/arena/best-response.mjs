// How far can Incan Gold's bots be exploited? `node bench/arena/best-response.mjs [--quick]` writes BEST-RESPONSE-incan-gold.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundled, here } from './bundled.mjs';
import { madeBy, percent, ranged, table } from './report.mjs';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const budgets = values.quick ? [6000] : [10_000, 60_000];
const deals = values.quick ? 150 : 1500;
const players = 4;
const wanted = 0.55;
const { names, rivals, response } = await bundled('ladder.ts');

const rows = [];
for (const [n, { id: bot }] of rivals.entries()) {
  for (const budget of budgets) {
    rows.push({ bot, budget, ...(await response(n, players, budget, deals, `response/${bot}`)) });
    process.stderr.write(`\r${rows.length} of ${rivals.length * budgets.length} `);
  }
}
process.stderr.write('\n');
const last = (bot) => rows.filter((one) => one.bot === bot).at(-1).share;

const report = `# Incan Gold: best responses

${madeBy(`node bench/arena/best-response.mjs${values.quick ? ' --quick' : ''}`)}
A learner (tabular Monte-Carlo control over \`games/incan-gold/src/bot/traits.ts\`) plays so many games among ${players - 1} copies of a bot,
then is measured on ${deals * players} games of ${deals} fresh mirrored deals. What it wins above par, ${percent(1 / players)}, is a lower bound of how far
that bot can be exploited; a better learner may find more.

${table(
  ['against', 'learned from', 'kinds of decision', 'wins'],
  rows.map(({ bot, budget, known, share }) => [`3 × **${bot}**`, `${budget} games`, known, ranged(share)]),
)}

- Against one step of expected value and nothing else, the plain rule, at least ${percent(wanted)} was wanted: **${ranged(last('plain rule'))}**;
  against greedy, which is also content with a dozen gems and never goes home to certain defeat, ${ranged(last('greedy'))}.
- Against the strongest, ${names.at(-1)}: **${ranged(last(names.at(-1)))}**. A regret-matching table of 90 seconds was once at 34 %, a one-step
  expected-value rule at 60 %.
`;
process.stdout.write(report);
writeFileSync(join(here, 'BEST-RESPONSE-incan-gold.md'), report);
process.exitCode = last('plain rule').mean >= wanted ? 0 : 1;
