// What is wanted of Quri beside the others, and whether it is so.
import { each, median, number, ratio, table } from './figures.mjs';

const KB = 1000;

/** `of` is the figure that is compared; `reached` says when that will do. Ratios are medians of those within a round. */
const TARGETS = [
  {
    what: 'CPU per move, of the plain durable server’s',
    wanted: '≤ 3, aim 2',
    ...ratioOf('load', 'plain', 'cpuPerMove'),
    reached: (figure) => figure <= 3,
  },
  {
    what: 'durable moves/s, of boardgame.io’s in memory',
    wanted: '≥ 2.5',
    ...ratioOf('load', 'boardgame.io', 'movesPerSecond'),
    reached: (figure) => figure >= 2.5,
  },
  {
    what: 'durable moves/s, of Colyseus’s in memory',
    wanted: '≥ 0.4',
    ...ratioOf('load', 'colyseus', 'movesPerSecond'),
    reached: (figure) => figure >= 0.4,
  },
  notWorse('p99 at 400 moves/s, ms', 'load', 'p99', 1),
  notWorse('rss per idle table, kB', 'idle', 'rss', KB),
];

function ratioOf(measure, other, key) {
  return {
    measure,
    other,
    of: (quri, others) => ratio(quri, others, key),
    figure: (value) => number(value),
  };
}

function notWorse(what, measure, key, scale) {
  const pair = (quri, others) => [quri, others].map((rounds) => median(each(rounds, key)) / scale);
  return {
    what: `${what}, beside Colyseus’s`,
    wanted: 'not worse',
    measure,
    other: 'colyseus',
    of: pair,
    figure: ([own, theirs]) => `${number(own)} beside ${number(theirs)}`,
    reached: ([own, theirs]) => own <= theirs,
  };
}

/** Nothing for what was not measured. */
export function targetsSection(results) {
  const rows = TARGETS.flatMap(({ what, wanted, measure, other, of, figure, reached }) => {
    const { quri, [other]: others } = results[measure] ?? {};
    if (quri === undefined || others === undefined) return [];
    const value = of(quri, others);
    return [[what, wanted, figure(value), reached(value) ? 'yes' : 'no']];
  });
  if (rows.length === 0) return '';
  return `## Beside the others

${table(['Quri', 'wanted', 'measured', 'reached'], rows)}
`;
}
