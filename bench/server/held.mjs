// Is a load held? Many tables with four sockets each, a quarter of them with bots that search, at a pace of moves:
//   node bench/server/held.mjs [--tables 1000] [--seconds 60] [--pace 300] [--write]
// Nobody may be dropped, and the main thread of the server may not be blocked for longer than 20 ms. All clients are in
// this one process, on the same machine.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { setup } from '../../scripts/setup.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    pace: { type: 'string', default: '300' },
    write: { type: 'boolean', default: false },
  },
});
// What follows needs what is installed here.
setup('run');
const { SOCKETS } = await import('./clients/held-tables.mjs');
const { heldReport } = await import('./held-report.mjs');
const { measureHeld } = await import('./measures/held.mjs');
const { serversOf } = await import('./servers.mjs');

const say = (line) => process.stderr.write(`${line}\n`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const [tables, seconds, pace] = [values.tables, values.seconds, values.pace].map(Number);
refuseTooFewFiles(tables * SOCKETS);

const [quri] = await serversOf(['quri'], undefined, say);
const held = await measureHeld(quri, { tables, seconds, pace, say });
const command = `node bench/server/held.mjs ${process.argv.slice(2).join(' ')}`.trim();
const report = heldReport(held, { tables, pace, command });
process.stdout.write(report);
if (values.write) writeFileSync(new URL('HELD.md', import.meta.url), report);
process.exit();

/** Node raises its soft limit to the hard one when it starts, so that only the hard one counts. */
function refuseTooFewFiles(sockets) {
  const hard = process.report.getReport().userLimits?.open_files?.hard;
  const needed = sockets + 200;
  if (typeof hard !== 'number' || hard >= needed) return;
  say(`${sockets} sockets need ${needed} open files in a process, and ${hard} are allowed: ulimit -Hn ${needed}`);
  process.exit(2);
}
