// Which of Inka's bots is stronger, and do games among good ones end? `node bench/arena/ladder-inka.mjs [--quick]` writes
// LADDER-inka.md. The whole takes some hours on two cores; a part that was played is not played again until its answer in
// reports/arena is deleted. `--played` writes what has been played so far.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { here } from './bundled.mjs';
import { commandOf, flags, missingLine, playedParts } from './ladder-parts.mjs';
import { madeBy, percent, ranged, table } from './report.mjs';

const WHOLE = 1000;
const TENTH = WHOLE / 10;

/** Two at a table, the first against the second; then one of each; then bots of one level among themselves. */
const PARTS = {
  'puma-ocelot-tenth': { ids: ['puma', 'ocelot'], players: 2, games: 400, ms: TENTH },
  'puma-greedy-tenth': { ids: ['puma', 'greedy'], players: 2, games: 400, ms: TENTH },
  'puma-ocelot-whole': { ids: ['puma', 'ocelot'], players: 2, games: 60, ms: WHOLE },
  'puma-greedy-whole': { ids: ['puma', 'greedy'], players: 2, games: 60, ms: WHOLE },
  'ocelot-greedy': { ids: ['ocelot', 'greedy'], players: 2, games: 200, ms: TENTH },
  'greedy-random': { ids: ['greedy', 'random'], players: 2, games: 200, ms: TENTH },
  company: { ids: ['random', 'greedy', 'ocelot', 'puma'], players: 4, games: 120, ms: TENTH },
  'puma-ocelots-3': { ids: ['puma', 'ocelot', 'ocelot'], players: 3, games: 180, ms: WHOLE },
  'puma-ocelots-4': { ids: ['puma', 'ocelot', 'ocelot', 'ocelot'], players: 4, games: 320, ms: WHOLE },
  'pumas-2': { ids: ['puma'], players: 2, games: 200, ms: TENTH },
  'pumas-3': { ids: ['puma'], players: 3, games: 150, ms: TENTH },
  'pumas-4': { ids: ['puma'], players: 4, games: 120, ms: TENTH },
  'ocelots-2': { ids: ['ocelot'], players: 2, games: 400, ms: TENTH },
  'ocelots-3': { ids: ['ocelot'], players: 3, games: 300, ms: TENTH },
  'ocelots-4': { ids: ['ocelot'], players: 4, games: 200, ms: TENTH },
};
const WANTED = { ocelot: 0.65, greedy: 0.8, stalls: 0.05 };

const played = await playedParts('inka', PARTS);
if (played !== undefined) report();

function report() {
  const there = Object.keys(PARTS).filter((part) => played[part] !== undefined);
  const duels = there.filter((part) => PARTS[part].ids.length === 2);
  const crowds = there.filter((part) => part.startsWith('puma-ocelots'));
  const alike = there.filter((part) => PARTS[part].ids.length === 1);
  const met = (part, wanted) => {
    if (played[part] === undefined) return 'not played';
    return played[part].bots[0].share.mean >= wanted ? 'yes' : '**no**';
  };
  const ends = (part) => {
    if (played[part] === undefined) return 'not played';
    return played[part].stalls.mean <= WANTED.stalls ? 'yes' : '**no**';
  };
  const rank = [...(played.company?.bots ?? [])].sort((a, b) => b.share.mean - a.share.mean);
  const isFirst = rank[0]?.id === 'puma' && rank[0].share.low > rank[1].share.high;
  const faults = Object.values(played).reduce((sum, one) => sum + one.faults, 0);
  const turns = ({ median, most }) => `${median.toFixed(1)} (${most.toFixed(0)})`;
  const text = `# Inka: the ladder

${madeBy(commandOf('ladder-inka.mjs'))}
Every deal is played once for every rotation of the seats; ranges are 95 %, from the spread between deals. A whole thinking time is
${WHOLE} ms a turn, a tenth ${TENTH} ms, measured in CPU time. Answers that were refused: ${faults}.${missingLine(PARTS, played)}

## Two at a table

${table(
  ['', 'thinking time', 'the first wins', 'games', 'stalls', 'turns a player: median (most)', 'ms an answer'],
  duels.map((part) => {
    const { games, bots, stalls, turns: length } = played[part];
    const [one, other] = bots;
    return [
      `**${one.id}** against ${other.id}`,
      PARTS[part].ms === WHOLE ? 'whole' : 'a tenth',
      ranged(one.share),
      games,
      percent(stalls.mean),
      turns(length),
      `${one.msPerAnswer.toFixed(0)} and ${other.msPerAnswer.toFixed(0)}`,
    ];
  }),
)}

## One of each at a table of four

${played.company?.games ?? 'No'} games, a tenth of the thinking time; par is 25 %.

${table(
  ['bot', 'wins'],
  rank.map(({ id, share }) => [`**${id}**`, ranged(share)]),
)}

## One puma among ocelots

${table(
  ['players', 'thinking time', 'puma wins', 'par', 'games', 'ms an answer'],
  crowds.map((part) => {
    const { games, bots } = played[part];
    const { players, ms } = PARTS[part];
    const [puma, ocelot] = bots;
    return [
      players,
      ms === WHOLE ? 'whole' : 'a tenth',
      ranged(puma.share),
      percent(1 / players),
      games,
      `${puma.msPerAnswer.toFixed(0)} and ${ocelot.msPerAnswer.toFixed(0)}`,
    ];
  }),
)}

## How games among equals end

A stall is an end by IN-19. Who has the first turn is the second player, for the first one lays the last tile (IN-4).

${table(
  ['bots', 'games', 'stalls', 'turns a player: median (most)', 'won by who has the first turn, the second and so on'],
  alike.map((part) => {
    const { games, stalls, turns: length, order } = played[part];
    return [
      `${PARTS[part].players} × ${PARTS[part].ids[0]}`,
      games,
      ranged(stalls),
      turns(length),
      order.map(ranged).join(' / '),
    ];
  }),
)}

## What is wanted

- puma wins at least ${percent(WANTED.ocelot)} against ocelot: a tenth ${met('puma-ocelot-tenth', WANTED.ocelot)}, whole ${met('puma-ocelot-whole', WANTED.ocelot)}.
- puma wins at least ${percent(WANTED.greedy)} against greedy: a tenth ${met('puma-greedy-tenth', WANTED.greedy)}, whole ${met('puma-greedy-whole', WANTED.greedy)}.
- puma is first among four by a clear interval: ${rank.length === 0 ? 'not played' : isFirst ? 'yes' : '**no**'}.
- At most ${percent(WANTED.stalls)} of the games among good bots stall: pumas ${[2, 3, 4].map((players) => `${players} players ${ends(`pumas-${players}`)}`).join(', ')}.
`;
  writeFileSync(join(here, `LADDER-inka${flags.quick ? '-quick' : ''}.md`), text);
  process.stdout.write(text);
}
