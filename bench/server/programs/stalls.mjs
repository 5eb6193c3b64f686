// When was the main thread of this process blocked, for how long, and by what? Two clocks tell: the histogram of Node,
// and a timer of our own that notes every long wait one by one.
import { openSync, readSync } from 'node:fs';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';

const TICK_MS = 1;
const NOTED_MS = 5;
const LONGEST = 10;
const EDGES = [5, 10, 15, 20, 30, 50, 100, Infinity];

export function watchStalls() {
  const delays = monitorEventLoopDelay({ resolution: TICK_MS });
  const scheduled = readSchedule();
  const pauses = [];
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) pauses.push({ at: startTime, ms: duration });
  });
  observer.observe({ entryTypes: ['gc'] });
  const from = performance.now();
  const noted = [];
  let ticks = 0;
  let last = { at: from, ...scheduled() };
  const timer = setInterval(() => {
    const now = { at: performance.now(), ...scheduled() };
    const ms = now.at - last.at - TICK_MS;
    if (ms >= NOTED_MS)
      noted.push({ at: last.at, until: now.at, ms, ran: now.ran - last.ran, waited: now.waited - last.waited });
    last = now;
    ticks++;
  }, TICK_MS);
  delays.enable();

  return {
    end: () => {
      clearInterval(timer);
      delays.disable();
      observer.disconnect();
      const ms = (nanoseconds) => nanoseconds / 1e6;
      const seen = noted.map((one) => ({ ...one, collected: collectedWithin(pauses, one) }));
      return {
        seconds: (performance.now() - from) / 1000,
        ticks,
        histogram: { p50: ms(delays.percentile(50)), p99: ms(delays.percentile(99)), max: ms(delays.max) },
        buckets: bucketsOf(seen),
        longest: seen
          .toSorted((a, b) => b.ms - a.ms)
          .slice(0, LONGEST)
          .map(({ at, until: _until, ...one }) => ({ ...one, second: (at - from) / 1000 })),
        longestCollection: Math.max(0, ...pauses.map((pause) => pause.ms)),
      };
    },
  };
}

/** What the thread itself took of a stall: the rest it was ready, and something else had the processor. */
const ownMs = ({ ms, waited }) => ms - (Number.isFinite(waited) ? Math.min(waited, ms) : 0);

function bucketsOf(stalls) {
  return EDGES.slice(0, -1).map((least, i) => {
    const inside = (ms) => ms >= least && ms < EDGES[i + 1];
    return {
      least,
      below: Number.isFinite(EDGES[i + 1]) ? EDGES[i + 1] : null,
      all: stalls.filter(({ ms }) => inside(ms)).length,
      own: stalls.filter((one) => inside(ownMs(one))).length,
    };
  });
}

const collectedWithin = (pauses, { at, until }) =>
  pauses.reduce((sum, pause) => sum + (pause.at >= at && pause.at < until ? pause.ms : 0), 0);

/**
 * How long the main thread has run and has waited for a processor so far, in ms; only Linux tells. Its thread has the
 * number of the process.
 */
function readSchedule() {
  let file;
  try {
    file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  } catch {
    return () => ({ ran: Number.NaN, waited: Number.NaN });
  }
  const bytes = Buffer.alloc(100);
  return () => {
    const length = readSync(file, bytes, 0, bytes.length, 0);
    const [ran, waited] = bytes.toString('latin1', 0, length).split(' ');
    return { ran: Number(ran) / 1e6, waited: Number(waited) / 1e6 };
  };
}
