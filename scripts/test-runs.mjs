// Runs one tool of the test command: a line when all is well, the tool's own words when it is not.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';

const reports = join(root, 'reports');
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };

/** Runs checks side by side, as many as there are cores; each counts as one test. */
export async function runChecks(checks) {
  const results = [];
  const waiting = [...checks];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) results.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  return results;
}

async function runCheck({ name, words }) {
  const { status, output, took } = await run(words);
  report(name, status === 0, took, '', output);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Runs the tests of some vitest projects, all or only those whose file name contains `only`. Vitest leaves one core free;
 * `allCores` takes it too: for tests that compute, or that wait for disks and sockets.
 */
export async function runVitest(name, { projects, only, without = [], what = 'vitest', allCores = false }) {
  const file = join(reports, `${name}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(file, { force: true });
  const { status, output, took } = await run([
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...(only === undefined ? [] : [only]),
    ...projects.flatMap((project) => ['--project', project]),
    ...without.flatMap((pattern) => ['--exclude', pattern]),
    ...(allCores ? [`--maxWorkers=${availableParallelism()}`] : []),
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const { passed, failed } = counted(file, status);
  report(what, failed === 0, took, `${passed} passed, ${failed} failed`, onlyFailures(output));
  return { passed, failed };
}

/** Plays in real browsers, against a real server. */
export async function runBrowser() {
  const browser = join(root, 'tools', 'browser');
  const { installedBrowser } = await import('../tools/browser/installed.mjs');
  const versions = ['chromium', 'firefox'].map((kind) => installedBrowser(kind)?.version ?? 'not installed');
  process.stdout.write(`smoke test in the browsers of this machine: Chromium ${versions[0]}, Firefox ${versions[1]}\n`);
  const words = [join(browser, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', '--config', browser];
  const { status, output, took } = await run(words);
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(join(reports, 'browser.json')).stats ?? {};
  // A run that broke down before its first test has failed all the same.
  const failed = unexpected === 0 && status !== 0 ? 1 : unexpected;
  const passed = expected + flaky;
  const again = flaky === 0 ? '' : `, WARNING: ${flaky} of them only the second time`;
  report('playwright', failed === 0, took, `${passed} passed, ${failed} failed${again}`, withoutPassed(output));
  if (failed === 0 && flaky > 0) process.stdout.write(`${withoutPassed(output)}\n`);
  return { passed, failed };
}

// A file that could not even be loaded has no tests to count, and neither has a run that broke down: each is one failure.
function counted(file, status) {
  const { numPassedTests: passed, numFailedTests, testResults } = readReport(file);
  const unloaded = testResults.filter(
    (result) => result.status === 'failed' && !result.assertionResults.some((one) => one.status === 'failed'),
  );
  const failed = numFailedTests + unloaded.length;
  return { passed, failed: failed === 0 && status !== 0 ? 1 : failed };
}

// What failed stands behind a long list of what did not.
function onlyFailures(output) {
  const start = output.search(/^.*⎯ ?\S* ?(Failed|Unhandled) /m);
  return start < 0 ? output : output.slice(start);
}

// Playwright's list has a line for each test that passed.
const withoutPassed = (output) => output.replace(/^ *(✓|ok) .*\n/gm, '').trim();

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

function report(name, good, took, note, output) {
  const rest = note === '' ? '' : `  ${note}`;
  process.stdout.write(`${good ? 'ok  ' : 'FAIL'} ${name.padEnd(24)}${took.toFixed(1).padStart(6)} s${rest}\n`);
  if (!good) process.stdout.write(`${output.trim()}\n`);
}

function run(words) {
  const start = performance.now();
  return new Promise((done) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      env: { ...process.env, ...colours },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    const end = (status, said = '') => {
      const output = `${Buffer.concat(chunks)}${said}`;
      done({ status, output, took: (performance.now() - start) / 1000 });
    };
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => end(1, error.message));
    child.on('close', (status) => end(status ?? 1));
  });
}
