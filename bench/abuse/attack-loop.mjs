// Several attacks on one server at the same time, in small, again and again, also over kills. Started by kills.mjs.
import { setTimeout as sleep } from 'node:timers/promises';
import { attacks } from './attacks.mjs';
import { answerCalls } from './calls.mjs';
import { onLoopback } from './clients/loopback.mjs';

const SECONDS = 2;
const rounds = {};

/** An attack that found the server gone begins anew. */
async function again(name, settings) {
  const { prepare = async () => undefined, attack } = attacks[name];
  for (;;) {
    try {
      const prepared = await prepare({ ...settings, sleep });
      const end = performance.now() + SECONDS * 1000;
      await attack({ ...settings, sleep, seconds: SECONDS, over: () => performance.now() >= end }, prepared);
      rounds[name] = (rounds[name] ?? 0) + 1;
    } catch {
      // What it had prepared was lost with the server.
    }
    await sleep(20);
  }
}

answerCalls({
  begin: async ({ names, ...settings }) => {
    onLoopback(settings.url);
    for (const [i, name] of names.entries())
      void again(name, { ...settings, short: true, address: `127.0.20.${i + 2}` });
  },
  rounds: async () => rounds,
});
