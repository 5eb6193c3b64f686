// docs/abuse.md: every attack before and after, from the kept figures of before and those of now.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { table } from '../server/figures.mjs';
import { attacks } from './attacks.mjs';
import { verdictsOf } from './verdicts.mjs';

const BEFORE = '2e9a312';

export function reportOf(now) {
  const before = kept('before.json');
  const same = kept('same-address.json');
  const names = Object.keys(now.results);
  const rows = names.map((name) => [
    name,
    ...['p50', 'p99'].map((q) => `${latency(before, name, q)} → ${latency(now, name, q)}`),
    `${memory(before, name)} → ${memory(now, name)}`,
    failures(now, name),
    achieved(now, name).every(([, holds]) => holds) ? 'holds' : '**broken**',
  ]);
  const byFactor = names.filter((name) => attacks[name].p99Factor !== undefined);
  const factors =
    byFactor.length === 0
      ? ''
      : `; under ${byFactor.join(', ')} p99 also at most three times the control's, for moves and for pings`;
  const { botWaits } = now.results.bots?.attack ?? {};
  const waits = (figures, which) => figures.calms.withBot?.botWaits?.[which];
  return `# Can one guest spoil another's evening?

Each attack was run against a server with its usual settings, from a process of its own; beside it three guests played
Incan Gold at a table of their own, a move and a \`ping\` message every 50 ms. What is shown is their time from sending to
the answer, above that of a control: the same guests at a fresh server, while a process burned as much processor time as
the attacker did; of moves and pings the worse. Before → now. Wanted: p50 at most 5 ms and p99 at most 50 ms above the control, memory at most 200 MB above calm, nobody
unanswered${factors}.

\`node bench/abuse/run.mjs --seconds ${now.seconds} --write\`, ${now.date}, ${availableParallelism()} cores, Node ${process.versions.node}. The figures
before are those of commit ${BEFORE} on the same machine (\`--server\` with a checkout of it), ${before.date}, ${before.seconds} s each; they are kept in
\`bench/abuse/before.json\`. \`node bench/abuse/run.mjs --attack NAME\` runs one of them; it attacks nothing but a server that it
has started itself, on a loopback address.

Calm: moves p50 ${now.calms.usual.moves.p50} ms, p99 ${now.calms.usual.moves.p99} ms, ${now.calms.usual.peakMb} MB (before: ${before.calms.usual.moves.p50} ms, ${before.calms.usual.moves.p99} ms, ${before.calms.usual.peakMb} MB). A figure below
zero is noise: on two cores a control that burns much is slower than a quiet one.

${table(['attack', 'p50 above the control, ms', 'p99 above the control, ms', 'memory above calm, MB', 'unanswered', 'now'], rows)}

${
  botWaits === undefined
    ? ''
    : `Waiting for a bot of one's own while four guests have 100 tables with bots: p50 ${botWaits.p50} ms, p99 ${botWaits.p99} ms (before:
${before.results.bots.attack.botWaits.p50} ms, ${before.results.bots.attack.botWaits.p99} ms); calm ${waits(now, 'p50')} ms and ${waits(now, 'p99')} ms. Wanted: p99 at most twice the calm one and a second.
`
}
## What each does, and what came of it

${table(
  ['attack', 'what', 'before', 'now'],
  names.map((name) => [name, attacks[name].about, achievedText(before, name), achievedText(now, name)]),
)}
${same === undefined ? '' : sameAddressText(same)}
## Kills in the middle of attacks

\`node bench/abuse/kills.mjs --kills 100 --write\` kills the server again and again while eight attacks run against it and people play;
nothing acknowledged may be lost and nothing may be played twice: see [its report](../bench/abuse/KILLS.md).
`;
}

/** Figures that were kept with --save, if they were. */
function kept(name) {
  const file = new URL(name, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const calmOf = ({ calms }, name) => (attacks[name].withBot ? calms.withBot : calms.usual);
const tenths = (value) => Math.round(value * 10) / 10;

/** The worse of moves and pings. */
function above({ attack, control }, q) {
  const each = ['moves', 'pings'].map((kind) => attack[kind][q] - control[kind][q]);
  return String(tenths(Math.max(...each)));
}

const latency = ({ results }, name, q) => (results[name]?.attack.moves === undefined ? '–' : above(results[name], q));

function memory(figures, name) {
  const { attack } = figures.results[name] ?? {};
  return attack?.peakMb === undefined ? '–' : String(attack.peakMb - calmOf(figures, name).peakMb);
}

const failures = ({ results }, name) => String(results[name].attack.failures ?? 'all');

const achieved = (figures, name) => verdictsOf(name, figures.results[name], calmOf(figures, name));

function achievedText({ results }, name) {
  const { attack } = results[name] ?? {};
  if (attack === undefined) return '–';
  if (attack.broken !== undefined) return attack.broken;
  return Object.entries(attack.achieved)
    .map(([what, value]) => `${words(what)} ${value}`)
    .join(', ');
}

const words = (name) => name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();

/** The same with the attacker at the bystander's own address, as where both live behind one router. */
function sameAddressText({ results }) {
  const rows = Object.entries(results).map(([name, measured]) => [
    name,
    ...['p50', 'p99'].map((q) => above(measured, q)),
    String(measured.attack.failures),
  ]);
  return `
## From the bystander's own address

With \`--same-address\` the attacker shares the bystander's address, and with it all limits per address.

${table(['attack', 'p50 above the control, ms', 'p99 above the control, ms', 'unanswered'], rows)}
`;
}
