// How long does one wait? Plays with three bots in a real browser and prints the time from one's own choice to one's
// next live decision, on this device and at a table of the server.
//   node bench/pace/run.mjs [--decisions N] [--paces brisk,calm] [--games "Incan Gold,Gold Raiders"] [--write]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, buildWeb } from '../../scripts/build.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { setup } from '../../scripts/setup.mjs';
import { playDecisions } from './decisions.mjs';

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '60' },
    paces: { type: 'string', default: 'brisk,calm' },
    games: { type: 'string', default: 'Incan Gold,Gold Raiders' },
    write: { type: 'boolean', default: false },
  },
});
const wanted = {
  brisk: { turn: 2500, roundEnd: 4500, camp: 5000 },
  calm: { turn: 6000, roundEnd: 8000 },
};
const names = { turn: 'to the next turn', roundEnd: 'past the end of a round', camp: 'a round in camp' };

setup('test');
await buildWeb();
const program = fileURLToPath(await build('server'));
const browsers = new URL('../../tools/browser/', import.meta.url);
const { chromium } = createRequire(new URL('package.json', browsers))('playwright-core');
const { chromiumPath, flags } = await import(new URL('chromium.mjs', browsers));
const folder = mkdtempSync(join(tmpdir(), 'quri-pace-'));
const port = await freePort();
const server = spawn(process.execPath, [program], {
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
server.stdout.resume();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: flags });

const rows = [];
for (const pace of values.paces.split(',')) {
  for (const game of values.games.split(',')) {
    for (const where of ['on this device', 'on the server']) {
      const url = `http://127.0.0.1:${port}`;
      const waits = await playDecisions(browser, { url, game, where, pace, decisions: Number(values.decisions) });
      for (const kind of ['turn', 'roundEnd', 'camp']) {
        const all = waits.filter((one) => one.kind === kind).map(({ ms }) => ms);
        if (all.length > 0) rows.push(row({ pace, game, where, kind, all }));
      }
      process.stdout.write(
        `${rows
          .slice(-3)
          .map((cells) => cells.join(' · '))
          .join('\n')}\n`,
      );
    }
  }
}
await browser.close();
server.kill();
await once(server, 'exit');
rmSync(folder, { recursive: true, force: true });

function row({ pace, game, where, kind, all }) {
  const sorted = all.sort((a, b) => a - b);
  const share = (part) => sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)];
  const seconds = (ms) => (ms / 1000).toFixed(2);
  const most = wanted[pace]?.[kind];
  return [
    pace,
    game,
    where,
    names[kind],
    String(all.length),
    seconds(share(0.5)),
    seconds(share(0.9)),
    seconds(sorted.at(-1)),
    most === undefined ? '' : seconds(most),
  ];
}

const table = (head, lines) =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const report = `# How long one waits

\`node bench/pace/run.mjs --decisions ${values.decisions} --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, Chromium ${browser.version()}.
One person and three bots, one of each level but the weakest, nobody skips anything: seconds from one's own choice to the
moment the next decision takes an answer, which includes the 300 ms in which it takes none. The limit is for the 90th percentile.

${table(['pace', 'game', 'table', 'what', 'n', 'median', '90 %', 'longest', 'limit'], rows)}
`;
if (values.write) writeFileSync(join(fileURLToPath(new URL('.', import.meta.url)), 'REPORT.md'), report);
else process.stdout.write(`\n${report}`);
