// Calls between the run and the processes of the bystander, the attacker and the one that burns processor time.
import { fork } from 'node:child_process';

const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program that ends with `answerCalls`. */
export function startProcess(program) {
  const child = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  running.add(child);
  const waiting = new Map();
  let next = 0;
  child.on('message', ({ id, value, error }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) resolve(value);
    else reject(new Error(error));
  });
  child.on('exit', () => {
    running.delete(child);
    for (const { reject } of waiting.values()) reject(new Error(`${program} is gone`));
  });
  return {
    call: (name, settings) =>
      new Promise((resolve, reject) => {
        const id = next++;
        waiting.set(id, { resolve, reject });
        child.send({ id, name, settings });
      }),
    end: () => child.kill('SIGKILL'),
  };
}

export function answerCalls(functions) {
  process.on('message', async ({ id, name, settings }) => {
    try {
      process.send({ id, value: await functions[name](settings) });
    } catch (error) {
      process.send({ id, error: String(error?.stack ?? error) });
    }
  });
  // Whoever started it is gone.
  process.on('disconnect', () => process.exit());
}
