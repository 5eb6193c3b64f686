// What is wanted of a server under attack, and whether it is so.
import { attacks } from './attacks.mjs';

const P50_MS = 5;
const P99_MS = 50;
const MEMORY_MB = 200;
const BOT_FACTOR = 2;
const BOT_MS = 1000;

/** Pairs of a sentence and whether it is so. `calm` is the bystander without anything else. */
export function verdictsOf(name, { attack, control }, calm) {
  if (attack.broken !== undefined) return [[attack.broken, false]];
  const above = (kind, q) => Math.round((attack[kind][q] - control[kind][q]) * 10) / 10;
  const latency = (kind, q, most) => [
    `${kind} ${q} ${above(kind, q)} ms above the control, at most ${most}`,
    above(kind, q) <= most,
  ];
  const { p99Factor } = attacks[name];
  const times = (kind) => [
    `${kind} p99 ${attack[kind].p99} ms, at most ${p99Factor} times the control's ${control[kind].p99}`,
    attack[kind].p99 <= p99Factor * control[kind].p99,
  ];
  const memory = attack.peakMb - calm.peakMb;
  return [
    latency('moves', 'p50', P50_MS),
    latency('moves', 'p99', P99_MS),
    latency('pings', 'p50', P50_MS),
    latency('pings', 'p99', P99_MS),
    ...(p99Factor === undefined ? [] : [times('moves'), times('pings')]),
    [`the bystander is answered (${attack.failures} failures: ${attack.failed})`, attack.failures === 0],
    [`memory ${memory} MB above calm, at most ${MEMORY_MB}`, memory <= MEMORY_MB],
    ['the server is still there', !attack.serverGone],
    ...botVerdict(attack, calm),
    ...attacks[name].wanted(attack.achieved),
  ];
}

function botVerdict({ botWaits }, calm) {
  if (botWaits === undefined) return [];
  const most = Math.round(BOT_FACTOR * calm.botWaits.p99 + BOT_MS);
  return [[`the wait for a bot: p99 ${botWaits.p99} ms, at most ${most}`, botWaits.p99 <= most]];
}
