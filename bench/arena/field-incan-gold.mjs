// Does anybody beat Incan Gold's strongest bot in mixed company, and does it go home to certain defeat?
// `node bench/arena/field-incan-gold.mjs [--quick] [--before FOLDER]` writes FIELD-incan-gold.md; FOLDER is a checkout of
// an earlier commit, set up by `npm ci`, whose condor is set beside this one.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundled, here } from './bundled.mjs';
import { madeBy, percent, ranged, table } from './report.mjs';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, before: { type: 'string' } } });
const games = values.quick ? 280 : 4000;
const many = values.quick ? 500 : 10_000;
const learned = values.quick ? 1000 : 40_000;
const { field, smallField, departures } = await bundled('field.ts');
const before = values.before && [
  (await bundled(join(resolve(values.before), 'games/incan-gold/src/bot/condor.ts'))).condor,
];
const step = (what) => process.stderr.write(`${what}\n`);

step('departures');
const going = [['condor', departures(many)]];
if (before) going.push(['before', departures(many, before)]);

step('four players');
const main = await field(4, games, 'incan-gold');
const [condor, ...rivals] = main.bots;
const above = rivals.filter(({ share }) => share.low > condor.share.high);
const small = before && (await smallField(2 * games, learned, before));

const others = [];
for (const [players, edition] of [3, 4, 5, 6].flatMap((size) => [
  [size, 'incan-gold'],
  [size, 'diamant'],
])) {
  step(`${players} players, ${edition}`);
  const [now, ...rest] = (await field(players, games / 4, edition)).bots;
  const best = rest.reduce((most, bot) => (bot.share.mean > most.share.mean ? bot : most));
  const then = before && (await field(players, games / 4, edition, before)).bots[0];
  others.push({ players, edition, now, best, then });
}
const optional = (cell) => (before ? [cell] : []);

const report = `# Incan Gold: the field

${madeBy(`node bench/arena/field-incan-gold.mjs${values.quick ? ' --quick' : ''}${before ? ' --before FOLDER' : ''}`)}
\`cross-entropy\` is a logistic policy of 14 weights (\`cross-entropy.ts\`), tuned by \`tune-cross-entropy.mjs\`; \`leave at N\` goes home
with N gems. None of them goes home to certain defeat. Shares of games won, 95 % ranges from the spread between deals.
${before ? '`before` is the condor of an earlier commit.\n' : ''}
## Four at the table

${main.games} games on ${main.deals} mirrored deals; every four of the eight sit together equally often. Par is ${percent(1 / 4)}.

${table(
  ['bot', 'wins'],
  main.bots.map(({ id, share }) => [`**${id}**`, ranged(share)]),
)}

- **Nobody is above condor, clear of the ranges: ${above.length === 0 ? 'yes' : `no, ${above.map(({ id }) => id).join(', ')}`}.**

## Home to certain defeat

${many} games among four copies, last round: departures that lose even if the explorer leaves alone and everybody else loses
what lies beside their tent.

${table(
  ['bot', 'departures', 'to certain defeat', 'games with any'],
  going.map(([id, { last, lost, gamesWithLost }]) => [
    id,
    last,
    `${lost} (${percent(lost / last)})`,
    `${gamesWithLost} (${percent(gamesWithLost / many)})`,
  ]),
)}

## Other tables

The same eight, at least ${games / 4} games a row; what condor wins, and the best of its rivals.
${before ? "`before` takes condor's place among the same rivals on the same deals.\n" : ''}
${table(
  ['players', 'edition', 'par', 'condor', 'the best rival', ...optional('before')],
  others.map(({ players, edition, now, best, then }) => [
    players,
    edition,
    percent(1 / players),
    ranged(now.share),
    `${best.id} ${ranged(best.share)}`,
    ...optional(then && ranged(then.share)),
  ]),
)}
${
  small
    ? `
## How strong the logistic policy is

${small.games} games with the earlier condor, mixed and a regret table that learned from ${learned} games against itself.

${table(
  ['bot', 'wins'],
  small.bots.map(({ id, share }, n) => [n === 0 ? 'before' : id, ranged(share)]),
)}
`
    : ''
}`;
process.stdout.write(report);
writeFileSync(join(here, 'FIELD-incan-gold.md'), report);
process.exitCode = above.length === 0 && going[0][1].lost === 0 ? 0 : 1;
