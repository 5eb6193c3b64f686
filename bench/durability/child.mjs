// A server in a process of its own, that can be killed without warning and started again on the same data.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** `words` are its program and what that is told. */
export function serverProcess(port, dataDir, words) {
  let child;
  let said = '';
  process.on('exit', () => child?.kill('SIGKILL'));
  const up = async () => {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the server did not start:\n${said}`);
      try {
        await fetch(`http://127.0.0.1:${port}/api/guest`);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
    }
  };
  return {
    start: () => {
      child = spawn(process.execPath, words, {
        env: { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          said = `${said}${chunk}`.slice(-5000);
        });
      return up();
    },
    kill: (signal = 'SIGKILL') =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill(signal);
      }),
    /** Seconds of processor time it has used, where the system tells. */
    cpu: () => {
      try {
        const [user, system] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
        return (Number(user) + Number(system)) / 100;
      } catch {
        return Number.NaN;
      }
    },
    said: () => said,
  };
}
