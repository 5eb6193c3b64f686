// Which of Tikal's bots is stronger? `node bench/arena/ladder-tikal.mjs [--quick]` writes LADDER-tikal.md. The whole takes an
// hour and more on two cores; a part that was played is not played again until its answer in reports/arena is deleted.
// `--played` writes what has been played so far.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { here } from './bundled.mjs';
import { commandOf, flags, missingLine, playedParts } from './ladder-parts.mjs';
import { madeBy, percent, ranged, table } from './report.mjs';

const WHOLE = 1000;
const TENTH = WHOLE / 10;

/** Two at a table, the first against the second; then one of each, and pumas among themselves. */
const PARTS = {
  'puma-ocelot-tenth': { ids: ['puma', 'ocelot'], players: 2, games: 400, ms: TENTH },
  'puma-greedy-tenth': { ids: ['puma', 'greedy'], players: 2, games: 400, ms: TENTH },
  'puma-greedy-whole': { ids: ['puma', 'greedy'], players: 2, games: 60, ms: WHOLE },
  'puma-ocelot-whole': { ids: ['puma', 'ocelot'], players: 2, games: 60, ms: WHOLE },
  company: { ids: ['random', 'greedy', 'ocelot', 'puma'], players: 4, games: 120, ms: TENTH },
  'pumas-2': { ids: ['puma'], players: 2, games: 60, ms: TENTH },
  'pumas-3': { ids: ['puma'], players: 3, games: 60, ms: TENTH },
  'pumas-4': { ids: ['puma'], players: 4, games: 60, ms: TENTH },
  'pumas-2-whole': { ids: ['puma'], players: 2, games: 24, ms: WHOLE },
  'pumas-3-whole': { ids: ['puma'], players: 3, games: 24, ms: WHOLE },
  'pumas-4-whole': { ids: ['puma'], players: 4, games: 24, ms: WHOLE },
  'ocelot-greedy': { ids: ['ocelot', 'greedy'], players: 2, games: 200, ms: TENTH },
  'greedy-random': { ids: ['greedy', 'random'], players: 2, games: 200, ms: TENTH },
};
const WANTED = { ocelot: 0.65, greedy: 0.8, places: { 2: [157, 133], 3: [129, 115, 102], 4: [108, 97, 89, 81] } };

const played = await playedParts('tikal', PARTS);
if (played !== undefined) report();

function report() {
  const there = Object.keys(played);
  const duels = there.filter((part) => PARTS[part].ids.length === 2);
  const met = (part, wanted) => {
    if (played[part] === undefined) return 'not played';
    return played[part].bots[0].share.mean >= wanted ? 'yes' : '**no**';
  };
  const rank = [...(played.company?.bots ?? [])].sort((a, b) => b.share.mean - a.share.mean);
  const isFirst = rank[0]?.id === 'puma' && rank[0].share.low > rank[1].share.high;
  const pumas = there.filter((part) => part.startsWith('pumas-'));
  const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
  const beamOf = (part) => WANTED.places[PARTS[part].players];
  const isAboveOnAverage = (part) => sum(played[part].places) > sum(beamOf(part));
  const isAboveAtEveryPlace = (part) => played[part].places.every((points, place) => points > beamOf(part)[place]);
  const eachPumas = (holds) =>
    pumas
      .map((part) => `${PARTS[part].players} players, ${timeOf(part)}: ${holds(part) ? 'yes' : '**no**'}`)
      .join('; ');
  const timeOf = (part) => (PARTS[part].ms === WHOLE ? 'whole' : 'a tenth');
  const faults = Object.values(played).reduce((sum, one) => sum + one.faults, 0);
  const text = `# Tikal: the ladder

${madeBy(commandOf('ladder-tikal.mjs'))}
Every deal is played once for every rotation of the seats; ranges are 95 %, from the spread between deals. A whole thinking time is
${WHOLE} ms a turn, a tenth ${TENTH} ms, measured in CPU time. Answers that were refused: ${faults}.${missingLine(PARTS, played)}

## Two at a table

${table(
  ['', 'thinking time', 'the first wins', 'games', 'points', 'ms an answer'],
  duels.map((part) => {
    const { games, bots } = played[part];
    const [one, other] = bots;
    return [
      `**${one.id}** against ${other.id}`,
      timeOf(part),
      ranged(one.share),
      games,
      `${one.score.mean.toFixed(0)} and ${other.score.mean.toFixed(0)}`,
      `${one.msPerAnswer.toFixed(0)} and ${other.msPerAnswer.toFixed(0)}`,
    ];
  }),
)}

## One of each at a table of four

${played.company?.games ?? 'No'} games, a tenth of the thinking time; par is 25 %.

${table(
  ['bot', 'wins', 'points'],
  rank.map(({ id, share, score }) => [`**${id}**`, ranged(share), score.mean.toFixed(0)]),
)}

## Pumas among themselves

Points by place and games won by seat; beside them what a simple beam search reached.

${table(
  ['players', 'thinking time', 'games', 'points by place', 'beam', 'together', 'beam', 'won by seat'],
  pumas.map((part) => {
    const { players } = PARTS[part];
    const { games, places, seats } = played[part];
    const beam = beamOf(part);
    return [
      players,
      timeOf(part),
      games,
      places.map((one) => one.toFixed(0)).join(' / '),
      beam.join(' / '),
      sum(places).toFixed(0),
      sum(beam).toFixed(0),
      seats.map(percent).join(' / '),
    ];
  }),
)}

## What is wanted

- puma wins at least ${percent(WANTED.ocelot)} against ocelot: a tenth ${met('puma-ocelot-tenth', WANTED.ocelot)}, whole ${met('puma-ocelot-whole', WANTED.ocelot)}.
- puma wins at least ${percent(WANTED.greedy)} against greedy: a tenth ${met('puma-greedy-tenth', WANTED.greedy)}, whole ${met('puma-greedy-whole', WANTED.greedy)}.
- puma is first among four by a clear interval: ${rank.length === 0 ? 'not played' : isFirst ? 'yes' : '**no**'}.
- pumas among themselves have more points on average than the beam search: ${eachPumas(isAboveOnAverage)}.
- and at every place: ${eachPumas(isAboveAtEveryPlace)}.
`;
  writeFileSync(join(here, `LADDER-tikal${flags.quick ? '-quick' : ''}.md`), text);
  process.stdout.write(text);
}
