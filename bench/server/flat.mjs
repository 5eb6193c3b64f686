// Is memory flat over many moves?
//   node bench/server/flat.mjs [--moves 100000] [--step 10000] [--tables 50] [--seconds N] [--write]
// Everybody plays as fast as they can, games are begun anew as they end, and after every step (a tenth of the moves unless
// told) the memory of the server is read after garbage collection. With --seconds it ends after so long at the latest.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { setup } from '../../scripts/setup.mjs';

const { values } = parseArgs({
  options: {
    moves: { type: 'string', default: '100000' },
    step: { type: 'string', default: '' },
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: 'Infinity' },
    write: { type: 'boolean', default: false },
  },
});
// What follows needs what is installed here.
setup('run');
const { number, table } = await import('./figures.mjs');
const { SEATS } = await import('./load.mjs');
const { measureFlat, slopeOf } = await import('./measures/flat.mjs');
const { serversOf } = await import('./servers.mjs');

/** Bytes a move: 2 MB of what is kept, or 10 MB of the process, over 100,000 moves would be noise. */
const WANTED = { kept: 20, rss: 100 };
const MB = 1e6;
const LEAST_READINGS = 4;

const say = (line) => process.stderr.write(`${line}\n`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const [moves, tables, seconds] = [values.moves, values.tables, values.seconds].map(Number);
const step = Number(values.step || moves / 10);
const [quri] = await serversOf(['quri'], undefined, say);
const readings = await measureFlat(quri, { moves, step, tables, seconds, say });
const report = reportOf(readings);
process.stdout.write(report);
if (values.write) writeFileSync(new URL('FLAT.md', import.meta.url), report);
process.exit();

function reportOf(readings) {
  // By the first reading everything is compiled and caches are filled.
  const settled = readings.slice(1);
  const row = (title, key) => {
    if (settled.length < LEAST_READINGS) return [title, `≤ ${WANTED[key]}`, '–', 'too short to tell'];
    const slope = slopeOf(settled, key);
    return [title, `≤ ${WANTED[key]}`, number(slope), slope <= WANTED[key] ? 'yes' : 'no'];
  };
  const command = `node bench/server/flat.mjs ${process.argv.slice(2).join(' ')}`.trim();
  return `# Memory over many moves

\`${command}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores.
${tables} tables of Incan Gold with ${SEATS} people each, who play as fast as they can and begin a new game when one is over. Memory is read after
garbage collection, once games that are over have left memory (for this every half a second, usually every minute). The slope is that of
all readings but the first, by least squares.

${table(['bytes a move', 'wanted', 'slope', 'reached'], [row('heap and external', 'kept'), row('rss', 'rss')])}

${table(
  ['moves', 'games begun', 'heap and external, MB', 'rss, MB'],
  readings.map((one) => [number(one.moves), number(one.games), number(one.kept / MB), number(one.rss / MB)]),
)}
`;
}
