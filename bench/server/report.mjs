// The report: tables of figures beside the wanted ones.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { each, median, number, ratio, spread, table } from './figures.mjs';
import { TABLES as IDLE_TABLES } from './measures/idle.mjs';
import { TABLES as LOAD_TABLES, PACE } from './measures/load.mjs';
import { RAIDERS, TIKAL } from './measures/long-game.mjs';
import { ENTRIES as LOG_ENTRIES } from './measures/long-log.mjs';
import { ENTRIES as OPEN_ENTRIES, SEATS as OPEN_SEATS } from './measures/open-game.mjs';
import { targetsSection } from './targets.mjs';

const peers = JSON.parse(readFileSync(new URL('../peers/package.json', import.meta.url), 'utf8')).dependencies;

const KB = 1000;
const MB = 1_000_000;

/** What the figures should be. */
const WANTED = {
  ofPlain: 3,
  idleRss: 120 * KB,
  openGameKept: MB,
  tikalKept: MB,
  tikalCpu: 1000,
  newcomerBytes: 200 * KB,
  longLogCpu: 50,
};

export function reportOf({ results, profile, seconds, rounds, before, command }) {
  const titles = {
    before: `Quri before (${before})`,
    quri: 'Quri',
    plain: 'plain',
    'boardgame.io': `boardgame.io ${peers['boardgame.io']}`,
    colyseus: `Colyseus ${peers['@colyseus/core']}`,
  };
  const titled = (measured) =>
    Object.entries(measured).flatMap(([name, list]) => (list.length === 0 ? [] : [[titles[name], list, name]]));
  const parts = [
    `# What the server takes

\`${command}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores.
${rounds} round${rounds === 1 ? '' : 's'}, each with every server in turn; medians, with the range of the rounds in brackets. Ratios are medians of the
ratios within a round. Servers run in a process of their own, the clients in another; loopback only.

*plain* is the limit: fastify, ws and SQLite (WAL, synchronous=FULL, one commit per turn of the event loop) with the same
game written by hand and a view for every seat, without hashes, padding, guests or restarts. boardgame.io runs its own server with
its storage in memory, so nothing of it is on disk. Neither is anything of Colyseus: a room for each table, its ws transport, a patch
after every move (not every 50 ms), what only one seat may see in the view of that seat; the next game is played in the same room,
because a socket belongs to a room there. These three play the same hand-written Incan Gold, Quri its own; all over as many sockets.

[README.md](README.md) has the other measures: load held for a minute, and memory over many moves.
`,
    targetsSection(results),
    ...Object.entries(results)
      // Not every measure is taken of every server.
      .filter(([, measured]) => Object.keys(measured).length > 0)
      .map(([measure, measured]) => sections[measure](measured, titled, seconds)),
    ...(profile === undefined ? [] : [profileSection(profile)]),
  ];
  // No list, no blank lines where it would be.
  return parts.join('\n').replace(/\n{3,}/g, '\n\n');
}

function loadSection(load, titled, seconds) {
  const rows = titled(load).map(([title, list]) => [
    title,
    spread(list, 'cpuPerMove'),
    spread(list, 'movesPerSecond'),
    `${spread(list, 'p50')} / ${spread(list, 'p99')}`,
    spread(list, 'bytesPerViewer'),
    number(median(each(list, 'gamesBegun'))),
    number(median(each(list, 'cpuPerGame')) / 1000),
    `${number(100 * median(each(list, 'clientShare')))} %`,
  ]);
  const head = [
    '',
    'CPU µs per move',
    'moves/s',
    `ms at ${PACE}/s, p50 / p99`,
    'bytes per move and viewer',
    'games begun',
    'CPU ms to begin one',
    'clients busy',
  ];
  return `## ${LOAD_TABLES} tables of Incan Gold, three people each

${seconds} s of as many moves as everybody can make, then ${seconds} s at ${PACE} a second. Latency is from sending a move to
hearing news of it. Beginning new games when old ones end is included in the CPU per move. Where the clients are busy all the time,
moves/s is what they can make, not what the server can.

${table(head, rows)}

${ratioLines(load, 'cpuPerMove', 'CPU per move', WANTED.ofPlain)}
`;
}

function ratioLines(measured, key, title, ofPlain) {
  const { quri, before, plain, 'boardgame.io': peer, colyseus } = measured;
  const line = (who, list, other, otherTitle, wanted) =>
    list && other && `- ${title}, ${who}: **${number(ratio(list, other, key))}** of ${otherTitle}${wanted ?? ''}.`;
  const plainWanted = ofPlain === undefined ? undefined : ` (wanted: at most ${number(ofPlain)})`;
  return [
    line('Quri', quri, peer, 'boardgame.io’s'),
    line('Quri', quri, colyseus, 'Colyseus’s'),
    line('Quri', quri, plain, 'the plain server’s', plainWanted),
    line('Quri', quri, before, 'what it was before'),
    line('Quri before', before, peer, 'boardgame.io’s'),
    line('Quri before', before, plain, 'the plain server’s'),
  ]
    .filter(Boolean)
    .join('\n');
}

function idleSection(idle, titled) {
  const rows = titled(idle).map(([title, list]) => [title, spread(list, 'heap', KB), spread(list, 'rss', KB)]);
  const head = ['', 'heap, kB', `rss, kB (wanted of Quri: ≤ ${WANTED.idleRss / KB})`];
  return `## An idle table

Growth per table over ${IDLE_TABLES} tables with three people connected and the game started, after garbage collection.

${table(head, rows)}

${ratioLines(idle, 'rss', 'rss per idle table')}
`;
}

function longGameSection(longGame, titled) {
  const rows = titled(longGame).map(([title, list]) => [
    title,
    spread(list, 'entries'),
    spread(list, 'kept', MB),
    spread(list, 'keptPerEntry', KB),
    spread(list, 'bytesPerViewer'),
  ]);
  return `## A long game of Gold Raiders

${RAIDERS.seats} people who do anything they may on the longest trail, all connected. Kept is heap and external memory after garbage
collection, from the deal to the end, without what lies on disk.

${table(['', 'entries', 'kept per table, MB', 'kept per entry, kB', 'bytes per move and viewer'], rows)}

${ratioLines(longGame, 'kept', 'kept')}
`;
}

function tikalSection({ quri }) {
  const rows = [
    [
      spread(quri, 'entries'),
      verdict(quri, 'kept', MB, WANTED.tikalKept),
      verdict(quri, 'cpuPerMove', 1, WANTED.tikalCpu),
      spread(quri, 'bytesPerViewer'),
    ],
  ];
  return `## A game of Tikal

${TIKAL.seats} people who do anything they may, all connected.

${table(['entries', 'kept per table, MB', 'CPU per move, µs', 'bytes per move and viewer'], rows)}
`;
}

function openGameSection(openGame, titled) {
  const rows = titled(openGame).map(([title, list]) => [
    title,
    verdict(list, 'kept', MB, WANTED.openGameKept),
    verdict(list, 'newcomerBytes', KB, WANTED.newcomerBytes),
    spread(list, 'newcomerCpu'),
    spread(list, 'cpuPerMove'),
    spread(list, 'bytesPerViewer'),
  ]);
  const [list] = Object.values(openGame);
  return `## A big open game

${OPEN_ENTRIES} entries, a view of ${number(median(each(list, 'viewBytes')))} bytes, ${OPEN_SEATS} seats and a spectator; the bench's own game.

${table(
  [
    '',
    `kept per table, MB (wanted: < ${number(WANTED.openGameKept / MB)})`,
    `a newcomer is sent, kB (wanted: < ${number(WANTED.newcomerBytes / KB)})`,
    'CPU ms for that',
    'CPU µs per move',
    'bytes per move and viewer',
  ],
  rows,
)}
`;
}

function longLogSection(longLog, titled) {
  const rows = titled(longLog).map(([title, list]) => [
    title,
    verdict(list, 'firstCpu', 1, WANTED.longLogCpu),
    spread(list, 'firstMs'),
    spread(list, 'nextCpu'),
    spread(list, 'bytes', KB),
  ]);
  return `## A table with ${number(LOG_ENTRIES)} entries after a restart

From a player's \`subscribe\` to the last frame, on a server that has just been started and has served nobody else.

${table(['', `first viewer, CPU ms (wanted: ≤ ${WANTED.longLogCpu})`, 'ms', 'next viewer, CPU ms', 'kB sent'], rows)}
`;
}

const verdict = (list, key, scale, most) =>
  `${spread(list, key, scale)}${median(each(list, key)) <= most ? ' ✓' : ' ✗'}`;

const profileSection = (profile) => `## Where Quri's time goes

Self time of functions under the saturating load, without idle time. It is time on the clock: waiting for the disk counts too.

${table(
  ['', 'share'],
  profile.map(({ name, share }) => [`\`${name}\``, `${number(100 * share)} %`]),
)}
`;

const sections = {
  load: loadSection,
  idle: idleSection,
  longGame: longGameSection,
  tikal: tikalSection,
  openGame: openGameSection,
  longLog: longLogSection,
};
