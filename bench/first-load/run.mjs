// What does somebody wait for who opens Quri for the first time? On a slow phone, and what Lighthouse says of it:
//   node bench/first-load/run.mjs [--rounds N] [--write]
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, buildWeb } from '../../scripts/build.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { setup } from '../../scripts/setup.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, write: { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds);
const here = fileURLToPath(new URL('.', import.meta.url));
const say = (line) => process.stderr.write(`${line}\n`);

setup('test');
if (!existsSync(join(here, 'node_modules')))
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: here, stdio: 'inherit', shell: process.platform === 'win32' });
await buildWeb();
const program = fileURLToPath(await build('server'));

// What follows needs what is installed here.
const { default: lighthouse } = await import('lighthouse');
const { default: puppeteer } = await import('puppeteer-core');
const { chromiumPath, flags } = await import('../../tools/browser/chromium.mjs');
const { proxyWithout } = await import('./header-proxy.mjs');
const { reportOf } = await import('./report.mjs');
const { visit } = await import('./slow-phone.mjs');

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** Lighthouse with its mobile profile, in a browser of its own. */
async function audit(executablePath, url) {
  const browser = await puppeteer.launch({ executablePath, args: flags, headless: 'shell' });
  const port = Number(new URL(browser.wsEndpoint()).port);
  const { lhr } = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  await browser.close();
  if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message);
  const failed = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9);
  say(`  below 90: ${failed.map(({ id, displayValue = '' }) => `${id} ${displayValue}`).join(', ') || 'nothing'}`);
  return {
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, (lhr.categories[id]?.score ?? 0) * 100])),
    metrics: Object.fromEntries(METRICS.map((id) => [id, lhr.audits[id]?.numericValue ?? Number.NaN])),
  };
}

const data = mkdtempSync(join(tmpdir(), 'quri-first-load-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}/`;
const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn' };
const server = spawn(process.execPath, [program], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
const proxy = await proxyWithout('referrer-policy', url);
try {
  const executablePath = await chromiumPath();
  const visits = [];
  const audits = [];
  let version = '';
  for (let round = 1; round <= rounds; round++) {
    say(`round ${round} of ${rounds}: slow phone`);
    const browser = await puppeteer.launch({ executablePath, args: flags, headless: 'shell' });
    version = (await browser.version()).replace('/', ' ');
    visits.push(await visit(browser, url));
    await browser.close();
    say(`round ${round} of ${rounds}: Lighthouse`);
    audits.push(await audit(executablePath, proxy.url));
  }
  const command = `node bench/first-load/run.mjs${rounds === 3 ? '' : ` --rounds ${rounds}`} --write`;
  const report = reportOf({ visits, audits, command, version });
  process.stdout.write(report);
  if (values.write) writeFileSync(join(here, 'REPORT.md'), report);
} finally {
  proxy.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(data, { recursive: true, force: true });
}
