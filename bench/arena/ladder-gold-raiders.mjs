// Which of Gold Raiders' bots is stronger, and what has the strongest gained? `node bench/arena/ladder-gold-raiders.mjs`
// writes LADDER-gold-raiders.md. `--quick` plays a twentieth; `--bundle FOLDER` only writes the programs for another machine
// (`node matches.mjs plan.json answers.json` there), `--answers FILE` reports what they answered.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/setup.mjs';
import { bundleBotsBefore } from './bots-before.mjs';
import { bundleTo, here } from './bundled.mjs';
import { madeBy, percent, ranged, table } from './report.mjs';

const { values: flags } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, bundle: { type: 'string' }, answers: { type: 'string' } },
});
/** The last commit before the beliefs about merged stacks and the larger budget. */
const BEFORE = 'f8832d79';
const names = ['random', 'greedy', 'ocelot', 'puma'];
const wanted = { greedy: 0.95, puma: 0.6, gain: 0.55, share: 0.25, seconds: 10, apart: 0.05 };
const match = (players, games, ...ids) => ({
  ids,
  players,
  games: flags.quick ? Math.ceil(games / 20) : games,
  ms: 600_000,
});
/** In the order they are played in: the last one takes what time is left. */
const plan = {
  company: match(4, 400, ...names),
  puma: match(2, 400, 'puma', 'greedy'),
  pumaOcelot: match(2, 400, 'puma', 'ocelot'),
  before3: match(3, 300, 'puma', 'puma before'),
  before4: match(4, 240, 'puma', 'puma before'),
  ocelot: match(2, 2000, 'ocelot', 'greedy'),
  greedy: match(2, 2000, 'greedy', 'random'),
  before2: match(2, 1000, 'puma', 'puma before'),
};

async function writePrograms(folder) {
  mkdirSync(folder, { recursive: true });
  await bundleTo(join(folder, 'matches.mjs'), join(here, 'gold-raiders-matches.ts'));
  await bundleBotsBefore(BEFORE, 'gold-raiders', join(folder, 'before.mjs'));
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
}

if (flags.bundle !== undefined) {
  await writePrograms(resolve(flags.bundle));
  process.exit();
}
const folder = join(root, 'reports', 'arena', `gold-raiders${flags.quick ? '-quick' : ''}`);
const answersFile = flags.answers ?? join(folder, 'answers.json');
if (!existsSync(answersFile)) {
  await writePrograms(folder);
  const words = ['matches.mjs', 'plan.json', 'answers.json'];
  execFileSync(process.execPath, words, { cwd: folder, stdio: 'inherit' });
}
const played = JSON.parse(readFileSync(answersFile, 'utf8'));
const botIn = (name, id) => played[name].bots.find((bot) => bot.id === id);
const shareIn = (name, id) => botIn(name, id).share;
const everyMatch = Object.values(played);
/** The most that puma took in any match: on average for a game, and for a single answer. */
const mostSeconds = (key) =>
  Math.max(...everyMatch.flatMap((summary) => summary.bots.filter(({ id }) => id === 'puma').map(key))) / 1000;
const longestOf = (id) =>
  Math.max(...everyMatch.flatMap(({ bots, longest }) => longest.filter((_, n) => bots[n].id === id)));
const stacks = everyMatch.flatMap((summary) => summary.stacks);
const worlds = 100;
const calibrationOf = (some) => {
  const mean = (read) => some.reduce((sum, stack) => sum + read(stack), 0) / some.length;
  return { predicted: mean(({ predicted }) => predicted), held: mean(({ held }) => Number(held)) };
};
/** Sums over all parts of all matches. */
function spendingOf(id) {
  const sums = { steals: 0, onSingles: 0, early: 0, peeks: 0, atSingles: 0 };
  for (const { bots, spending } of everyMatch) {
    const parts = spending[bots.findIndex((bot) => bot.id === id)] ?? [];
    for (const part of parts) for (const key of Object.keys(sums)) sums[key] += part?.[key] ?? 0;
  }
  return sums;
}
const { predicted, held } = calibrationOf(stacks);
const met = {
  beliefs: stacks.length >= 500 && Math.abs(predicted - held) <= wanted.apart,
  greedy: shareIn('greedy', 'greedy').mean >= wanted.greedy,
  puma: shareIn('puma', 'puma').low >= wanted.puma,
  gain: shareIn('before2', 'puma').mean >= wanted.gain,
  share: shareIn('company', 'puma').low > wanted.share,
  order: names.every((name, n) => n === 0 || shareIn('company', name).low > shareIn('company', names[n - 1]).high),
  seconds: mostSeconds(({ msPerGame }) => msPerGame) <= wanted.seconds,
};
const lines = (rows, says) => rows.map(([name, bot, other]) => says(played[name], name, bot, other));
const time = (ms) => ms.toFixed(ms < 1 ? 3 : 0);
const command = `node bench/arena/ladder-gold-raiders.mjs${flags.quick ? ' --quick' : ''}`;

const report = `# Gold Raiders: the ladder

${madeBy(command)}${flags.answers === undefined ? '' : '\nThe games were played on another machine with 16 cores (`--bundle`).'}
From weak to strong, as \`BOTS\` in \`games/gold-raiders/src/meta.ts\` lists them: ${names.join(', ')}. Every deal is played
once for every rotation of the seats; ranges are 95 %, from the spread between deals. Times are processor time.

## Two at a table

What the first wins of the second (par 50.0 %), on the usual trail of 25:

${table(
  ['', 'wins', 'games'],
  lines(
    [
      ['greedy', 'greedy', 'random'],
      ['ocelot', 'ocelot', 'greedy'],
      ['puma', 'puma', 'greedy'],
      ['pumaOcelot', 'puma', 'ocelot'],
    ],
    ({ games }, name, bot, other) => [`**${bot}** against ${other}`, ranged(shareIn(name, bot)), games],
  ),
)}

## In mixed company

Four players, one of each, ${played.company.games} games on ${shareIn('company', 'puma').blocks} deals; par is 25.0 %.

${table(
  ['bot', 'wins', 'spaces at the end', 'ms a move'],
  names.map((name) => {
    const { share, score, msPerAnswer } = botIn('company', name);
    return [`**${name}**`, ranged(share), score.mean.toFixed(1), time(msPerAnswer)];
  }),
)}

## Puma before and now

Against puma as it was at \`${BEFORE}\`, in all mixtures of the two:

${table(
  ['players', 'puma wins', 'before', 'par', 'games', 's a bot and game', 'before', 'ms a move', 'before'],
  ['before2', 'before3', 'before4'].map((name) => {
    const [now, before] = ['puma', 'puma before'].map((id) => botIn(name, id));
    const seconds = ({ msPerGame }) => (msPerGame / 1000).toFixed(1);
    return [
      plan[name].players,
      ranged(now.share),
      ranged(before.share),
      percent(1 / plan[name].players),
      played[name].games,
      seconds(now),
      seconds(before),
      time(now.msPerAnswer),
      time(before.msPerAnswer),
    ];
  }),
)}

The longest single answer of all these games took ${longestOf('puma').toFixed(0)} ms, before ${longestOf('puma before').toFixed(0)} ms.

## What puma believes

Stacks into which a stolen stack was merged, when their owner is first asked by Day: in which share of ${worlds} imagined worlds
the cards it has not seen hold Bandits, and how often they do. From all games above.

${table(
  ['hidden cards', 'stacks', 'predicted', 'held', 'apart'],
  [[1], [2], [3], [4], [5, 6, 7, 8, 9, 10], []].map((hidden) => {
    const some = stacks.filter((stack) => hidden.length === 0 || hidden.includes(stack.hidden));
    const { predicted, held } = calibrationOf(some);
    const label = hidden.length === 0 ? '**all**' : hidden.length === 1 ? hidden[0] : `${hidden[0]} and more`;
    return [label, some.length, percent(predicted), percent(held), percent(Math.abs(predicted - held))];
  }),
)}

How it spends its Steals and Recons, of all games above:

${table(
  ['', 'Steals', 'on one card', 'with four cards or more left', 'peeks', 'at one card'],
  ['puma', 'puma before'].map((id) => {
    const { steals, onSingles, early, peeks, atSingles } = spendingOf(id);
    const share = (part, all) => percent(part / all);
    return [id, steals, share(onSingles, steals), share(early, steals), peeks, share(atSingles, peeks)];
  }),
)}

## What is wanted

- greedy takes at least ${percent(wanted.greedy)} against random: ${met.greedy ? 'yes' : '**no**'}.
- puma wins at least ${percent(wanted.puma)} of games of two against greedy: ${met.puma ? 'yes, its whole range' : '**no**'}.
- puma wins at least ${percent(wanted.gain)} of games of two against puma before: ${met.gain ? 'yes' : '**no**'}.
- puma wins more than its share among four: ${met.share ? 'yes, its whole range' : '**no**'}.
- of 500 merged stacks or more, puma believes what they hold to within ${percent(wanted.apart)}: ${met.beliefs ? 'yes' : '**no**'}.
- puma takes at most ${wanted.seconds} s of processor time a game: ${met.seconds ? 'yes' : '**no**'}.
- Each is clear of the one before in mixed company: ${met.order ? 'yes' : '**no**'}.
`;
process.stdout.write(report);
if (!flags.quick) writeFileSync(join(here, 'LADDER-gold-raiders.md'), report);
process.exitCode = Object.values(met).every(Boolean) ? 0 : 1;
