import { type ScoreSteps, SeatGlyph, type SeatLook, seatColour, useSize } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { useChartText } from '../../words/chart-text.ts';
import styles from './chart.module.css';
import { plotOf, type ScoreHistory } from './plot.ts';

/** Until it is measured; it is drawn as wide as its place is, so that its numbers keep their size. */
const FIRST = { width: 520, height: 240 };
/** The side of the square that a seat's glyph is drawn in. */
const GLYPH = 24;
const DASH = 8;

/** How everybody stood over time, a line for each seat; the same in a table for those who listen. */
export function Chart({
  scores,
  counts,
  seats,
}: {
  readonly scores: ScoreHistory;
  /** What the steps of the history are. */
  readonly counts: ScoreSteps;
  readonly seats: readonly SeatLook[];
}): ReactNode {
  const text = useChartText();
  const [ref, { width }] = useSize<HTMLElement>(FIRST);
  // Many lines need height to be told apart.
  const height = Math.max(150, width * (seats.length > 5 ? 0.66 : 0.46));
  const { lines, ticks, columns, marker, axis } = plotOf(scores, { width, height });
  return (
    <figure ref={ref} className={styles.chart}>
      <figcaption>{text.courseSentence}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {ticks.map(({ y, value }) => (
          <g key={value}>
            <path className={styles.rule} d={`M28 ${y}H${width - 8}`} />
            <text x={22} y={y + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {columns.map(({ x, y, step }) => (
          <text key={step} x={x} y={y} textAnchor="middle">
            {step === 0 ? text.atStart : step}
          </text>
        ))}
        <text {...axis} textAnchor="end">
          {text.scoreSteps[counts]}
        </text>
        {lines.map(({ segments }, seat) =>
          segments.map(({ from, to, count, rank }) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its seat
              key={`${seat} ${from.x}`}
              className={styles.line}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
              // Equals share a line: each has a part of it, one after the other.
              strokeDasharray={count > 1 ? `${DASH} ${DASH * (count - 1)}` : undefined}
              strokeDashoffset={-DASH * rank}
              style={{ stroke: seatColour(seat) }}
            />
          )),
        )}
        {lines.map(({ markers }, seat) =>
          markers.map(({ x, y }) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its seat
              key={`${seat} ${x}`}
              transform={`translate(${x - marker / 2} ${y - marker / 2}) scale(${marker / GLYPH})`}
              className={styles.marker}
            >
              <SeatGlyph seat={seat} fill={seatColour(seat)} />
            </g>
          )),
        )}
      </svg>
      <table className={styles.table}>
        <caption>
          {text.courseSentence} {text.scoreSteps[counts]}.
        </caption>
        <thead>
          <tr>
            <td />
            {scores.slice(1).map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its step
              <th key={i} scope="col">
                {i + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map(({ seat, name }) => (
            <tr key={seat}>
              <th scope="row">{name}</th>
              {scores.slice(1).map((step, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its round
                <td key={i}>{step[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
