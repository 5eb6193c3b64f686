// Runs one attack in a process of its own. Started by measure.mjs.
import { setTimeout as sleep } from 'node:timers/promises';
import { attacks } from './attacks.mjs';
import { answerCalls } from './calls.mjs';
import { onLoopback } from './clients/loopback.mjs';

let attack;
let context;
let state;

answerCalls({
  /** What is not part of the attack itself: guests, tables, sockets. */
  prepare: async ({ name, ...settings }) => {
    onLoopback(settings.url);
    attack = attacks[name];
    context = { ...settings, sleep };
    state = await attack.prepare?.(context);
  },
  /** Answers what was achieved, and the processor time it took, in seconds. */
  attack: async ({ seconds }) => {
    const cpu = process.cpuUsage();
    const end = performance.now() + seconds * 1000;
    const achieved = await attack.attack({ ...context, seconds, over: () => performance.now() >= end }, state);
    const { user, system } = process.cpuUsage(cpu);
    return { achieved, cpu: (user + system) / 1e6 };
  },
});
