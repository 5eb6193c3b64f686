// What can one guest do to the others? Attacks a server with its usual settings, on this machine only, and measures
// somebody who only wants to play, beside a control: the same while a process burns as much as the attacker did.
//   node bench/abuse/run.mjs [--attack NAME[,NAME]] [--seconds N] [--server CHECKOUT] [--same-address]
//     [--json] [--save FILE] [--write] [--short]
// --server attacks the server of another checkout; --save keeps the figures in a file (before.json, same-address.json),
// --write keeps them in now.json and writes docs/abuse.md from all of these. --short is for the tests: all attacks one
// after the other, small, on one server, without controls.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setup } from '../../scripts/setup.mjs';
import { builtServer } from '../server/built-server.mjs';

const { values } = parseArgs({
  options: {
    attack: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    server: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
    'same-address': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    save: { type: 'string' },
    write: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
  },
});
// What follows needs what is installed here.
setup('run');
const { attacks } = await import('./attacks.mjs');
const { longLogs } = await import('./long-logs.mjs');
const { measureAttack, measureCalm } = await import('./measure.mjs');
const { reportOf } = await import('./report.mjs');
const { runShort } = await import('./short.mjs');
const { verdictsOf } = await import('./verdicts.mjs');

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const say = (line) => {
  if (!values.json) process.stdout.write(`${line}\n`);
};
const names = values.attack?.split(',') ?? Object.keys(attacks);
const unknown = names.find((name) => attacks[name] === undefined);
if (unknown !== undefined) {
  process.stderr.write(`there is no attack ${unknown}; there are ${Object.keys(attacks).join(', ')}\n`);
  process.exit(2);
}
const checkout = resolve(values.server);
const program = builtServer(checkout);

if (values.short) {
  const results = await runShort(names, program);
  process.stdout.write(`${JSON.stringify(results)}\n`);
  process.exit(0);
}

const seconds = Number(values.seconds);
const data = await longLogs(program);
const where = { program, data };
const calms = { usual: await measureCalm(where, seconds) };
say(`calm: ${lineOf(calms.usual)}`);
if (names.some((name) => attacks[name].withBot)) {
  calms.withBot = await measureCalm({ ...where, withBot: true }, seconds);
  say(`calm, with a bot: ${lineOf(calms.withBot)}`);
}
const results = {};
let broken = 0;
for (const name of names) {
  const measured = await measureAttack(name, { ...where, seconds, sameAddress: values['same-address'] });
  const calm = attacks[name].withBot ? calms.withBot : calms.usual;
  const verdicts = verdictsOf(name, measured, calm);
  results[name] = measured;
  broken += verdicts.filter(([, holds]) => !holds).length;
  say(`\n${name}: ${attacks[name].about}`);
  say(`  control: ${lineOf(measured.control)}`);
  if (measured.attack.broken === undefined) {
    say(`  attack:  ${lineOf(measured.attack)}; the attacker's CPU ${(measured.attack.cpu / seconds).toFixed(2)}`);
    say(`  achieved: ${JSON.stringify(measured.attack.achieved)}`);
  }
  for (const [what, holds] of verdicts) say(`  ${holds ? 'hold  ' : 'BROKEN'} ${what}`);
}
const figures = { date: new Date().toISOString().slice(0, 10), seconds, calms, results };
if (values.save !== undefined) keep(resolve(values.save), figures);
if (values.write) {
  const now = keep(fileURLToPath(new URL('now.json', import.meta.url)), figures);
  writeFileSync(new URL('../../docs/abuse.md', import.meta.url), reportOf(now));
}
if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exit(broken === 0 ? 0 : 1);

/** Where only some attacks were run, the figures of the others stay as they were. */
function keep(file, figures) {
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { calms: {}, results: {} };
  const merged = { ...before.results, ...figures.results };
  const results = Object.fromEntries(
    Object.keys(attacks).flatMap((name) => (merged[name] ? [[name, merged[name]]] : [])),
  );
  const all = { ...figures, calms: { ...before.calms, ...figures.calms }, results };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  return all;
}

function lineOf({ moves, pings, failures, peakMb, serverCpu, botWaits }) {
  const of = ({ p50, p99, n }) => `p50 ${p50} p99 ${p99} ms of ${n}`;
  const waits = botWaits === undefined ? '' : `, waits for a bot ${of(botWaits)}`;
  return `moves ${of(moves)}, pings ${of(pings)}, ${failures} failures, ${peakMb} MB, server's CPU ${serverCpu}${waits}`;
}
