// How much does the server take? CPU per move, memory per table, bytes per move, and long logs; beside a plain one without
// anything in between, boardgame.io's and Colyseus's, and if asked for the server of an earlier revision:
//   node bench/server/run.mjs [--seconds N] [--rounds N] [--only before,quri,plain,boardgame.io,colyseus]
//     [--measures load,idle,longGame,tikal,openGame,longLog] [--before REVISION] [--profile] [--write]
// Everything in one run, in rounds: each round measures every server one after the other, so that a slow spell of the
// machine hits everybody. The medians are reported; trust the ratios within a run more than the figures.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { setup } from '../../scripts/setup.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: 'quri,plain,boardgame.io,colyseus' },
    measures: { type: 'string', default: 'load,idle,longGame,tikal,openGame,longLog' },
    before: { type: 'string', default: '3544f73' },
    profile: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
// What follows needs what is installed here.
setup('run');
const { measureIdle } = await import('./measures/idle.mjs');
const { measureLoad } = await import('./measures/load.mjs');
const { measureLongGame, RAIDERS, TIKAL } = await import('./measures/long-game.mjs');
const { measureLongLog, writeLongLog } = await import('./measures/long-log.mjs');
const { measureOpenGame } = await import('./measures/open-game.mjs');
const { measureProfile } = await import('./measures/profile.mjs');
const { reportOf } = await import('./report.mjs');
const { temporaryFolder } = await import('./server-process.mjs');
const { NAMES, serversOf } = await import('./servers.mjs');

const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const say = (line) => process.stderr.write(`${line}\n`);

// Whatever is thrown or pressed, what was started is ended and what was made is cleared away by the exit handlers.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** In the order in which a round goes through them. What only Quri can be measured by leaves the others out. */
const measures = {
  load: { run: (server) => measureLoad(server, { seconds }) },
  idle: { run: (server) => measureIdle(server) },
  longGame: { run: (server) => measureLongGame(server, RAIDERS), onlyQuri: true },
  // The server of before knows no Tikal.
  tikal: { run: (server) => (server.name === 'quri' ? measureLongGame(server, TIKAL) : []), onlyQuri: true },
  openGame: { run: (server) => measureOpenGame(server), onlyQuri: true },
  // The log is written into the data file, and that of the server of before is another one.
  longLog: { run: (server) => (server.name === 'quri' ? longLog(server) : []), onlyQuri: true },
};
const wanted = chosen('measures', Object.keys(measures));
const names = chosen('only', NAMES);

const servers = await serversOf(names, values.before, say);
const results = Object.fromEntries(wanted.map((measure) => [measure, {}]));
for (let round = 1; round <= rounds; round++) {
  for (const measure of wanted) {
    const { run, onlyQuri } = measures[measure];
    for (const server of servers) {
      if (onlyQuri && server.messages === undefined) continue;
      say(`round ${round} of ${rounds}: ${measure}, ${server.name}`);
      const measured = [await run(server)].flat();
      results[measure][server.name] = [...(results[measure][server.name] ?? []), ...measured];
    }
  }
}
const profiled = values.profile ? servers.find(({ name }) => name === 'quri') : undefined;
if (profiled) say('profile: quri');
const profile = profiled && (await measureProfile(profiled, { seconds }));

const report = reportOf({ results, profile, seconds, rounds, before: values.before, command: commandLine() });
process.stdout.write(report);
if (values.write) writeFileSync(new URL('REPORT.md', import.meta.url), report);
process.exit();

/** The log is written in the first round and read in all. */
async function longLog(server) {
  if (server.longLog === undefined) {
    const folder = temporaryFolder();
    server.longLog = { folder, ...(await writeLongLog(server, folder)) };
  }
  return measureLongLog(server, server.longLog.folder, server.longLog);
}

function chosen(option, all) {
  const list = values[option].split(',');
  const unknown = list.find((one) => !all.includes(one));
  if (unknown === undefined) return list;
  say(`--${option}: there is no ${unknown}; there are ${all.join(', ')}`);
  return process.exit(2);
}

function commandLine() {
  return `node bench/server/run.mjs ${process.argv.slice(2).join(' ')}`.trim();
}
