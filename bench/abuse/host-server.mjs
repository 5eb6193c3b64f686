// The built program as a host starts it: in a process of its own, with its usual settings, at a loopback address.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.mjs';

const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const SAMPLE_MS = 100;
const START_MS = 20_000;

/** `output` is where its log goes, instead of into a file. Rejects if it does not answer in time. */
export async function startHostServer({ program, folder, env = {}, output = join(folder, 'server.log') }) {
  const port = await freePort();
  const log = openSync(output, 'a');
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      ...env,
    },
    stdio: ['ignore', log, log],
  });
  running.add(child);
  let gone = false;
  const exited = once(child, 'exit').then(() => {
    gone = true;
    running.delete(child);
  });
  const url = `http://127.0.0.1:${port}`;
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentOf(child.pid));
  }, SAMPLE_MS).unref();
  const stop = async (signal = 'SIGTERM') => {
    clearInterval(sampling);
    child.kill(signal);
    const hurry = setTimeout(() => child.kill('SIGKILL'), 5000);
    await exited;
    clearTimeout(hurry);
  };
  if (!(await answers(url, () => gone))) {
    await stop('SIGKILL');
    throw new Error('the server did not start');
  }
  return {
    url,
    stop,
    isGone: () => gone,
    /** Counts the peak from here on. */
    resetPeak: () => {
      peak = residentOf(child.pid);
    },
    /** Bytes of resident memory, at most; sampled. */
    peak: () => peak,
    /** Seconds of processor time so far. */
    cpu: () => cpuOf(child.pid),
  };
}

async function answers(url, isGone) {
  const late = performance.now() + START_MS;
  while (!isGone() && performance.now() < late) {
    const response = await fetch(`${url}/api/guest`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (response !== undefined) return true;
    await sleep(15);
  }
  return false;
}

function residentOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function cpuOf(pid) {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
    return (Number(user) + Number(system)) / 100;
  } catch {
    return Number.NaN;
  }
}
