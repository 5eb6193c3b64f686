import { availableParallelism } from 'node:os';
import { PHONE } from './slow-phone.mjs';

/** What the figures should be. */
const WANTED = { firstPaint: 3000, performance: 95, accessibility: 100, 'best-practices': 100 };

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;
const whole = (score) => String(Math.round(score));

/** Median, and the range of the rounds in brackets. */
const figure = (values, say) => {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(say);
  return low === high ? low : `${say(median(values))} (${low} to ${high})`;
};

export function reportOf({ visits, audits, command, version }) {
  const visited = (key, say) =>
    figure(
      visits.map((one) => one[key]),
      say,
    );
  const scored = (key) =>
    figure(
      audits.map(({ scores }) => scores[key]),
      whole,
    );
  const metric = (key, say) =>
    figure(
      audits.map(({ metrics }) => metrics[key]),
      say,
    );
  return `# The first visit

\`${command}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${version}, ${availableParallelism()} cores.
${visits.length} rounds on the home page, nothing cached; medians, with the range in brackets.

## On a slow phone

${PHONE.width} by ${PHONE.height}, a processor ${PHONE.cpu} times slower, ${PHONE.kbitPerSecond} kbit/s, ${PHONE.latencyMs} ms until the first byte of every answer.

| | measured | wanted |
|---|---|---|
| first paint: the mark on its ground | ${visited('firstPaint', seconds)} | at most ${seconds(WANTED.firstPaint)} |
| first button in sight that answers a tap | ${visited('firstButton', seconds)} | |
| bytes until then | ${visited('bytesUntilButton', kilobytes)} | |
| bytes in all, with fonts, covers and the screen of a table | ${visited('bytesInAll', kilobytes)} | |

## Lighthouse, mobile

The server's Referrer-Policy is taken off on the way (header-proxy.mjs): this browser and Lighthouse do not load a page that has one.

| | measured | wanted |
|---|---|---|
| performance | ${scored('performance')} | at least ${WANTED.performance} |
| accessibility | ${scored('accessibility')} | ${WANTED.accessibility} |
| best practices | ${scored('best-practices')} | ${WANTED['best-practices']} |
| first contentful paint | ${metric('first-contentful-paint', seconds)} | |
| largest contentful paint | ${metric('largest-contentful-paint', seconds)} | |
| speed index | ${metric('speed-index', seconds)} | |
| total blocking time | ${metric('total-blocking-time', seconds)} | |
| cumulative layout shift | ${metric('cumulative-layout-shift', (shift) => shift.toFixed(3))} | |
`;
}
