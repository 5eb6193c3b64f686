// Does the disk really get it before anybody is told? Watches one move's system calls (needs strace):
//   node bench/durability/trace.mjs
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.mjs';
import { setup } from '../../scripts/setup.mjs';

parseArgs();
setup('run');
// Only now is what they need installed.
const { rolldown } = await import('rolldown');
const { client } = await import('./client.mjs');

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'quri-trace-'));
const port = 39_000 + (process.pid % 1000);
const calls = 'trace=read,write,writev,pwrite64,fsync,fdatasync';
const words = [
  '-f',
  '-tt',
  '-y',
  '-s',
  '96',
  '-e',
  calls,
  '-o',
  join(folder, 'trace'),
  process.execPath,
  'bench/durability/server.mjs',
  await build('server'),
];

const bundle = await rolldown({
  input: join(here, 'checker.ts'),
  platform: 'node',
  external: [/\?raw$/, /\/(screen\.ts|figures\.tsx)$/],
});
await bundle.write({ file: join(folder, 'checker.mjs'), codeSplitting: false });
const kernel = await import(pathToFileURL(join(folder, 'checker.mjs')).href);
const server = spawn('strace', words, {
  cwd: join(here, '..', '..'),
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') },
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.on('exit', () => server.kill('SIGKILL'));
const url = `http://127.0.0.1:${port}`;
for (let up = false; !up; )
  up = await fetch(url).then(
    () => true,
    () => new Promise((resolve) => setTimeout(resolve, 100)),
  );

const people = [];
for (const name of ['Anna', 'Bartek', 'Celina']) people.push(await client(url, name, kernel));
const { table } = (await people[0].ask({ type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true })).done;
for (const [seat, one] of people.entries()) {
  const bytes = String(seat).repeat(32);
  one.join(table, seat, bytes);
  await one.ask({ type: 'sit', table, seat, commitment: kernel.seatCommitmentOf(table, seat, bytes) });
}
await people[0].ask({ type: 'start', table });
const { ask, offers } = await people[0].until(() => people[0].table(table).position);
await new Promise((resolve) => setTimeout(resolve, 500));
await people[0].ask({ type: 'move', table, ask, intents: [offers[0]] });
await new Promise((resolve) => setTimeout(resolve, 500));
for (const one of people) one.end();
// The one that is watched, not the watcher.
process.kill(Number.parseInt(readFileSync(join(folder, 'trace'), 'utf8'), 10), 'SIGTERM');
await new Promise((resolve) => server.once('exit', resolve));

const lines = readFileSync(join(folder, 'trace'), 'utf8').split('\n');
const done = lines.findIndex((line) => /write.*"type\\":\\"done.*seq\\":1,/.test(line));
const append = lines.findLastIndex((line, i) => i < done && /pwrite64.*quri\.db-wal/.test(line) && i > 0);
const first = lines.findLastIndex((line, i) => i < append && /read\(.*(TCP|socket)/.test(line));
const told = lines.findLastIndex((line) => /write.*"type\\":\\"news.*kind\\":\\"move/.test(line));
const seen = lines.slice(first, Math.max(done, told) + 1).filter((line) => /quri\.db|TCP|socket|fdatasync/.test(line));
const shown = seen.map((line) => {
  const [answer] = /\{\\"type\\":\\"done.*?\}/.exec(line) ?? [];
  const cut = line.replaceAll(folder, '…').replace(/^(.{180}).*$/, '$1 …');
  // Whoever moved is told and answered in one call.
  return answer === undefined || cut.includes(answer) ? cut : `${cut} ${answer} …`;
});
rmSync(folder, { recursive: true, force: true });
// It waits in a thread of its own: the call is shown when it begins and when it ends, unless nothing else happened meanwhile.
const synced = seen.findIndex((line) => /fdatasync(\(.*quri\.db-wal.*| resumed>\)\s*)= 0/.test(line));
const written = seen.findLastIndex((line) => /pwrite64\(.*quri\.db-wal/.test(line));
const heard = seen.findIndex((line) => /write.*"type\\":\\"(done|news)/.test(line));
const good = written >= 0 && synced > written && heard > synced;
writeFileSync(
  join(here, 'sync-trace.md'),
  `# The sync comes before the answer

\`node bench/durability/trace.mjs\` runs the built server under

\`strace ${words.slice(0, 7).join(' ')} node bench/durability/server.mjs\`

plays one table of three and keeps the system calls of one move, from the frame that carried it to the last socket that
was told. On ${new Date().toISOString().slice(0, 10)}: the entry is written to the log of the data file, \`fdatasync\` waits for the disk in a
thread of its own, and only then are the answer (\`done\`) and the news written to the sockets. ${good ? '' : '**NOT SO HERE.**'}

\`\`\`
${shown.join('\n')}
\`\`\`
`,
);
process.stdout.write(`${shown.join('\n')}\n${good ? 'synced before answered' : 'NOT SYNCED BEFORE ANSWERED'}\n`);
process.exit(good ? 0 : 1);
