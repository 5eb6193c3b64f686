import { SeatGlyph, type SeatLook, seatColour, useSize } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { useText } from '../../app/language.tsx';
import styles from './chart.module.css';
import { plotOf, type ScoreHistory } from './plot.ts';

/** Until it is measured; it is drawn as wide as its place is, so that its numbers keep their size. */
const FIRST = { width: 520, height: 240 };

/** How everybody stood over time, a line for each seat; the same in a table for those who listen. */
export function Chart({
  scores,
  seats,
}: {
  readonly scores: ScoreHistory;
  readonly seats: readonly SeatLook[];
}): ReactNode {
  const text = useText();
  const [ref, { width }] = useSize<HTMLElement>(FIRST);
  // Many lines need height to be told apart.
  const height = Math.max(150, width * (seats.length > 5 ? 0.66 : 0.46));
  const { lines, ticks, columns } = plotOf(scores, { width, height });
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
        {columns.map(({ x, step }) => (
          <text key={step} x={x} y={height - 4} textAnchor="middle">
            {step === 0 ? text.atStart : step}
          </text>
        ))}
        {lines.map(({ points }, seat) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its seat
            key={seat}
            className={styles.line}
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            style={{ stroke: seatColour(seat) }}
          />
        ))}
        {lines.map(({ signs }, seat) =>
          signs.map(({ x, y }) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its seat
            <g key={`${seat} ${x}`} transform={`translate(${x - 6} ${y - 6}) scale(.5)`} className={styles.sign}>
              <SeatGlyph seat={seat} fill={seatColour(seat)} />
            </g>
          )),
        )}
      </svg>
      <table className={styles.table}>
        <caption>{text.courseSentence}</caption>
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
