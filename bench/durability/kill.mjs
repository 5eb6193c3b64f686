// Is an acknowledged move ever lost? Plays many tables over real sockets against a server that is killed (SIGKILL) at
// random moments and started again on the same data, then compares what every client swears to with what is on disk.
//   node bench/durability/kill.mjs [--kills N] [--tables T] [--seconds S] [--json] [--write]
// With --kills 0 it plays for S seconds undisturbed: how many moves a second.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { setup } from '../../scripts/setup.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    tables: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const [kills, groups, seconds] = [values.kills, values.tables, values.seconds].map(Number);

setup('run');
// Only now is what it needs installed.
const { playAndKill } = await import('./harness.mjs');
const say = (line) => {
  if (!values.json) process.stdout.write(`${line}\n`);
};
const report = await playAndKill({ kills, groups, seconds, say });
if (values.write) writeFileSync(new URL('REPORT.md', import.meta.url), written(report));
process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : `${written(report)}\n`);
process.exit(report.wrongs.length === 0 ? 0 : 1);

function written(done) {
  const lines = [
    ['killed with SIGKILL', `${done.kills} times, 60 to 660 ms after it was up`],
    ['at once', `${done.groups} tables, 3 people each, a third of them with a bot`],
    ['took', `${done.seconds} s on ${availableParallelism()} cores, Node ${process.versions.node}`],
    ['games', done.tables],
    ['entries on disk', done.entries],
    ['moves acknowledged', done.acknowledged],
    ['of these lists of several', `${done.lists}, of which ${done.cutShort} were not made to their end`],
    ['and taken back', done.takenBack],
    ['bots that played on for somebody, and their return', done.substituted],
    ['requests sent again over a new line', done.again],
    ['moves on disk that were never acknowledged in the end', done.unacknowledgedInLog],
    ['pieces of news compared with the log', done.heard],
    ['moves a second while it was up', done.movesPerSecond],
    ['processor time per move', `${done.cpuPerMove} µs, three listeners each`],
    ['from tap to answer', `${done.p50} ms in the middle, ${done.p99} ms for one in a hundred (kills included)`],
    ['what was wrong', done.wrongs.length === 0 ? 'nothing' : `${done.wrongs.length} things`],
  ];
  return [
    '# Is an acknowledged move ever lost?',
    '',
    `\`node bench/durability/kill.mjs --kills ${done.kills} --tables ${done.groups}${values.write ? ' --write' : ''}\`, ${new Date().toISOString().slice(0, 10)}.`,
    '',
    'What is checked: every acknowledged move is in the log exactly once, at the place and with as many entries as it was',
    'acknowledged with; of a list all of these are there, one behind the other, and they are what it asked for; no entry of a person is',
    'there that nobody asked for; every client heard every entry once and in order; everybody’s running hash is that of what they',
    'were sent, and what the log gives when it is played back; every log verifies. A machine that loses power is another',
    'matter: see [sync-trace.md](sync-trace.md).',
    '',
    '| | |',
    '| --- | --- |',
    ...lines.map(([what, value]) => `| ${what} | ${value} |`),
    '',
    ...done.wrongs.slice(0, 50).map((wrong) => `- ${wrong}`),
  ].join('\n');
}
