// The report of a load that was held, or was not.
import { availableParallelism } from 'node:os';
import { number, table } from './figures.mjs';

const BLOCKED_MS = 20;

export function heldReport(held, { tables, pace, command }) {
  const { stalls } = held;
  const above = stalls.buckets.filter(({ least }) => least >= BLOCKED_MS);
  const sum = (key) => above.reduce((all, bucket) => all + bucket[key], 0);
  const refused = Object.entries(held.refused).map(([code, times]) => `${code} ${times}`);
  const rows = [
    ['sockets that were closed', '0', number(held.closed), yes(held.closed === 0)],
    ['moves without an answer', '0', number(held.unanswered), yes(held.unanswered === 0)],
    ['moves nothing was heard of', '0', number(held.unheard), yes(held.unheard === 0)],
    ['moves/s of people', `${pace}`, number(held.moves / held.seconds), yes(held.moves / held.seconds >= 0.95 * pace)],
    [`main thread blocked > ${BLOCKED_MS} ms, times`, '0', number(sum('all')), yes(sum('all') === 0)],
  ];
  return `# A load that is held

\`${command}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores.
${number(tables)} tables with ${number(held.sockets)} sockets for ${number(held.seconds)} s at ${pace} moves a second of people, after ${number(held.rampUp)} s in which
guests and tables were made and games brought to all stages. Half of the tables have four people, a quarter three and a watcher (Incan Gold), a quarter three,
a bot that searches every decision (puma) and a watcher (Gold Raiders). Games that end are followed by new ones. Server in one process
with its workers, all clients in another, loopback; limits for one address are raised, all else is as usual.

${table(['', 'wanted', 'measured', 'reached'], rows)}

${number(held.moves)} moves of people, ${number(held.botMoves)} of bots, ${number(held.games)} games begun. Refused: ${refused.join(', ') || 'none'}.
The server took ${number(100 * held.serverShare)} % of a core with all its threads, the clients ${number(100 * held.clientShare)} %; ${number(held.rss / 1e6)} MB rss afterwards.

## How long a move takes

${table(
  ['ms', 'p50', 'p99', 'longest'],
  [
    ['until its answer (it is on disk)', ...[held.answers.p50, held.answers.p99, held.answers.max].map(number)],
    ['until its news', ...[held.news.p50, held.news.p99, held.news.max].map(number)],
  ],
)}

## The main thread

\`monitorEventLoopDelay\`, resolution 1 ms: p50 ${number(stalls.histogram.p50)}, p99 ${number(stalls.histogram.p99)}, longest ${number(stalls.histogram.max)} ms.
Beside it a timer every millisecond notes each stall. *Own* is without the time in which the thread was ready and something else had
the processor: workers, clients, other programs. Blocked longer than ${BLOCKED_MS} ms: ${number(sum('all'))} times, by its own doing ${number(sum('own'))} times.

${table(
  ['ms', 'stalls', 'own'],
  stalls.buckets.map(({ least, below, all, own }) => [below === null ? `≥ ${least}` : `${least}–${below}`, all, own]),
)}

The longest, with what the thread did meanwhile. The longest garbage collection took ${number(stalls.longestCollection)} ms.

${table(
  ['ms', 'ran', 'waited for a processor', 'slept (disk, other threads)', 'garbage collection', 'after s'],
  stalls.longest.map(({ ms, ran, waited, collected, second }) =>
    [ms, ran ?? Number.NaN, waited ?? Number.NaN, sleptMs(ms, ran, waited), collected, second].map(number),
  ),
)}
`;
}

/** Only Linux tells what the thread did. */
const sleptMs = (ms, ran, waited) => (ran === null ? Number.NaN : Math.max(0, ms - ran - waited));

const yes = (reached) => (reached ? 'yes' : 'no');
