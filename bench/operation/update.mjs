// How long is nobody answered while a server with running games is updated? Builds the next release beside the server, as
// docs/operating.md says, restarts it, and goes back again; what every client was told is compared with the disk.
//   node bench/operation/update.mjs [--tables T] [--json] [--write]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, setup } from '../../scripts/setup.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '8' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/** A person thinks for so long, and plays for so long before and after each step. */
const PACE_MS = 300;
const PLAY_MS = 5000;
const POLL_MS = 20;
/** The longest time without an answer that an update may take. */
const WANTED_MS = 5000;

setup('run');
// Only now is what they need installed.
const { playAndKill } = await import('../durability/harness.mjs');
const { copyCheckout } = await import('./checkout.mjs');

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const scratch = mkdtempSync(join(tmpdir(), 'quri-update-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const checkout = copyCheckout(scratch);
const flags = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.start.match(/--\S+/g);

async function build() {
  const from = performance.now();
  const child = spawn(process.execPath, ['scripts/build.mjs', 'release'], { cwd: scratch, stdio: 'ignore' });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error('the build failed');
  return performance.now() - from;
}

async function timeOf(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Asks the server all the time; answers the longest time between two answers since it was last asked for that. */
function watchAnswers(url) {
  let [last, longest, isOver] = [performance.now(), 0, false];
  const look = async () => {
    while (!isOver) {
      const { ok } = await fetch(`${url}/health`).catch(() => ({ ok: false }));
      if (ok) {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }
      await sleep(POLL_MS);
    }
  };
  void look();
  return {
    longest: () => {
      const was = longest;
      longest = 0;
      return was;
    },
    end: () => {
      isOver = true;
    },
  };
}

/** The page and every file that it names: its text, and whether all of them are there. */
async function pageAt(url) {
  const text = await (await fetch(url)).text();
  const names = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, name]) => name);
  const answers = await Promise.all(names.map((name) => fetch(`${url}${name}`)));
  return { text, whole: answers.length > 0 && answers.every(({ ok }) => ok) };
}

async function update({ server, url, everybody }) {
  const answers = watchAnswers(url);
  const before = await pageAt(url);
  const acknowledged = () => everybody.map(({ record }) => record.acks.length);
  const slowestSince = (counts) => Math.max(...everybody.flatMap(({ record }, n) => record.latencies.slice(counts[n])));
  const step = async (change) => {
    change();
    answers.longest();
    const building = await build();
    const whileBuilding = answers.longest();
    const during = await pageAt(url);
    const counts = acknowledged();
    const stopped = await timeOf(() => server.kill('SIGTERM'));
    const started = await timeOf(() => server.start());
    await sleep(PLAY_MS);
    return {
      building,
      whileBuilding,
      kept: during.whole,
      stopped,
      started,
      restart: answers.longest(),
      move: slowestSince(counts),
      page: await pageAt(url),
    };
  };
  await sleep(PLAY_MS);
  const on = await step(checkout.change);
  const back = await step(checkout.changeBack);
  answers.end();
  const wrongs = [
    ...[on, back].flatMap(({ kept, page }) => (kept && page.whole ? [] : ['a file of the page was missing'])),
    ...(on.page.text === before.text ? ['the page is the old one after the update'] : []),
    ...(back.page.text === before.text ? [] : ['the page is another one after the way back']),
  ];
  return { on, back, wrongs };
}

await build();
const report = await playAndKill({
  kills: 0,
  seconds: 1,
  groups: Number(values.tables),
  program: [...flags, join(scratch, 'scripts', 'start.mjs'), '--built'],
  addressOf: (group) => `127.0.10.${group + 2}`,
  player: (person) => ({
    ...person,
    ask: async (wish) => {
      await sleep(PACE_MS);
      return person.ask(wish);
    },
  }),
  disturb: update,
});
const { on, back, wrongs } = report.disturbed;
const allWrongs = [...report.wrongs, ...wrongs];
if (values.write) writeFileSync(new URL('REPORT.md', import.meta.url), written());
process.stdout.write(values.json ? `${JSON.stringify({ ...report, wrongs: allWrongs })}\n` : written());
process.exit(allWrongs.length === 0 && Math.max(on.restart, back.restart) <= WANTED_MS ? 0 : 1);

function written() {
  const s = (ms) => `${(ms / 1000).toFixed(1)} s`;
  const row = (what, key) => `| ${what} | ${s(on[key])} | ${s(back[key])} |`;
  return `# Updating a server while people play

\`node bench/operation/update.mjs --tables ${values.tables}${values.write ? ' --write' : ''}\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.versions.node},
load ${loadavg()[0].toFixed(1)} at the end (the players and the build run on the same machine).

${values.tables} tables with three people each, a third of them with a bot; each person makes about three moves a second. The next release
is built while they play, then the server is stopped by SIGTERM and started again; the same for the way back. What is checked of moves
and logs: see [the kills](../durability/REPORT.md).

| | update | way back |
| --- | --- | --- |
${row('the build took', 'building')}
${row('longest time without an answer while it was built', 'whileBuilding')}
${row(`longest time without an answer at the restart (wanted: at most ${s(WANTED_MS)})`, 'restart')}
${row('of that, until the old server had ended', 'stopped')}
${row('and until the new one answered', 'started')}
${row('longest wait of a player for the answer to a move', 'move')}

| | |
| --- | --- |
| moves acknowledged | ${report.acknowledged} |
| requests sent again over a new connection | ${report.again} |
| what was wrong | ${allWrongs.length === 0 ? 'nothing' : `${allWrongs.length} things`} |
${allWrongs
  .slice(0, 50)
  .map((wrong) => `\n- ${wrong}`)
  .join('')}`;
}
