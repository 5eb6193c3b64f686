// Is an acknowledged move lost when the server is killed in the middle of attacks? The people of bench/durability play at
// a server with its usual settings, while several attacks run against it and it is killed and started again:
//   node bench/abuse/kills.mjs [--kills N] [--tables T] [--json] [--write]
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setup } from '../../scripts/setup.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    tables: { type: 'string', default: '6' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const [kills, groups] = [values.kills, values.tables].map(Number);
/** The people play within the limits. */
const PACE_MS = 80;
const UP_MS = [200, 1800];
const NAMES = ['pings', 'replays', 'fill-log', 'catch-up', 'open-burst', 'room-changes', 'many-sockets', 'garbage'];

setup('run');
// Only now is what they need installed.
const { playAndKill } = await import('../durability/harness.mjs');
const { build } = await import('../../scripts/build.mjs');
const { longLogs } = await import('./long-logs.mjs');
const { startProcess } = await import('./calls.mjs');

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const say = (line) => {
  if (!values.json) process.stdout.write(`${line}\n`);
};
const program = fileURLToPath(await build('server'));
const data = await longLogs(program, { longest: 5000 });
const attacker = startProcess(fileURLToPath(new URL('attack-loop.mjs', import.meta.url)));

const report = await playAndKill({
  kills,
  groups,
  upMs: UP_MS,
  say,
  program,
  addressOf: (group) => `127.0.10.${group + 2}`,
  player: (person) => ({
    ...person,
    ask: async (wish) => {
      await sleep(PACE_MS);
      return person.ask(wish);
    },
  }),
  prepare: (folder) => data.copyInto(folder),
  begun: async (url) => {
    await attacker.call('begin', { names: NAMES, url, replayed: data.replayed, long: data.long });
    return () => attacker.call('rounds');
  },
});
attacker.end();
if (values.write) writeFileSync(new URL('KILLS.md', import.meta.url), `${written(report)}\n`);
process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : `${written(report)}\n`);
process.exit(report.wrongs.length === 0 ? 0 : 1);

function written(done) {
  const rounds = Object.entries(done.ended ?? {}).map(([name, n]) => `${name} ${n}`);
  const lines = [
    ['killed with SIGKILL', `${done.kills} times, ${UP_MS.join(' to ')} ms after it was up`],
    ['attacks at the same time', NAMES.join(', ')],
    ['rounds of them that came to their end', rounds.join(', ') || 'none'],
    ['at once', `${done.groups} tables, 3 people each, a third of them with a bot`],
    ['took', `${done.seconds} s on ${availableParallelism()} cores, Node ${process.versions.node}`],
    ['games', done.tables],
    ['entries on disk', done.entries],
    ['moves acknowledged', done.acknowledged],
    ['requests sent again over a new connection', done.again],
    ['moves on disk that were never acknowledged in the end', done.unacknowledgedInLog],
    ['pieces of news compared with the log', done.heard],
    ['what was wrong', done.wrongs.length === 0 ? 'nothing' : `${done.wrongs.length} things`],
  ];
  return [
    '# Kills in the middle of attacks',
    '',
    `\`node bench/abuse/kills.mjs --kills ${done.kills} --tables ${done.groups}${values.write ? ' --write' : ''}\`, ${new Date().toISOString().slice(0, 10)}. What is checked: see [the report without attacks](../durability/REPORT.md).`,
    '',
    '| | |',
    '| --- | --- |',
    ...lines.map(([what, value]) => `| ${what} | ${value} |`),
    ...done.wrongs.slice(0, 50).map((wrong) => `\n- ${wrong}`),
  ].join('\n');
}
