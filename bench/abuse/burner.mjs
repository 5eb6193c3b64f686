// Burns a share of one core, as the attacker did: short stretches of work with pauses between them.
import { setTimeout as sleep } from 'node:timers/promises';
import { answerCalls } from './calls.mjs';

const STRETCH_MS = 10;

answerCalls({
  burn: async ({ share, seconds }) => {
    const begun = performance.now();
    const end = begun + seconds * 1000;
    const cpu = process.cpuUsage();
    const used = () => {
      const { user, system } = process.cpuUsage(cpu);
      return (user + system) / 1000;
    };
    while (performance.now() < end) {
      const until = performance.now() + STRETCH_MS;
      // By processor time and not by the wall: on a busy machine a stretch of work takes longer.
      while (performance.now() < until && used() < (performance.now() - begun) * share);
      await sleep(share >= 1 ? 0 : 1);
    }
    return { cpu: used() / 1000 };
  },
});
