import { boxStyle, type Point, type Rect } from '@quri/board-kit';
import { memo, type ReactNode, useId, useMemo } from 'react';
import { Canoe, Crown, Lagoon, Temple } from '../art/landmarks.tsx';
import type { TrailLayout } from '../layout/trail.ts';
import { RULES_OF_PIECE } from '../rules-of.ts';
import styles from './scenery.module.css';

const STONES = [
  'M-9-4-4-8 5-7 9.500-1 6.500 6-3 8-9.500 3z',
  'M-8-6 1-8 8.500-5 9.500 3 3 7.500-6 7-9.500 1z',
  'M-6-7 4-8 9.500-2 7.500 5 0 8-8 5-9.500-2z',
];

/** The trail from above: jungle, the trodden way with its stones, the lagoon and the temple. */
export const Scenery = memo(({ trail }: { readonly trail: TrailLayout }): ReactNode => {
  const { box: all, spaces, stone, lagoon, temple, way, wide } = trail;
  const id = useId();
  const trees = useMemo(() => crowns(trail), [trail]);
  const d = useMemo(() => lineOf(way), [way]);
  const size = stone / 19;
  return (
    <div className={styles.scenery} style={boxStyle(all)} aria-hidden="true" data-rule={RULES_OF_PIECE.trail}>
      <span className={styles.landmark} style={boxStyle(lagoon)} data-rule={RULES_OF_PIECE.lagoon}>
        <Lagoon />
      </span>
      <svg className={styles.ground} width={all.w} height={all.h} aria-hidden="true">
        <defs>
          <g id={`${id}a`}>
            <Crown turn={0} />
          </g>
          <g id={`${id}b`}>
            <Crown turn={130} />
          </g>
        </defs>
        <path className={styles.verge} d={d} style={{ strokeWidth: wide + 7 }} />
        <path className={styles.way} d={d} style={{ strokeWidth: wide }} />
        {trees.map(({ x, y, r }, i) => (
          <use
            key={`${x} ${y}`}
            href={`#${id}${i % 2 ? 'a' : 'b'}`}
            transform={`translate(${x} ${y}) scale(${r / 20})`}
          />
        ))}
        {spaces.slice(1, -1).map(({ x, y }, i) => {
          const space = i + 1;
          const numbered = space % 5 === 0;
          return (
            <g key={space} transform={`translate(${round(x)} ${round(y)})`}>
              <g transform={`scale(${round(size * (numbered ? 1.08 : 0.94))})`}>
                <path className={styles.under} d={STONES[i % 3]} transform="translate(0 1.800)" />
                <path className={numbered ? styles.fifth : styles.stone} d={STONES[i % 3]} />
              </g>
              {numbered && (
                <text className={styles.number} y={stone * 0.17} fontSize={Math.max(10, stone * 0.48)}>
                  {space}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <span className={styles.landmark} style={boxStyle(canoeAt(lagoon))}>
        <Canoe />
      </span>
      <span className={styles.landmark} style={boxStyle(temple)} data-rule={RULES_OF_PIECE.temple}>
        <Temple />
      </span>
    </div>
  );
});

const canoeAt = ({ x, y, w, h }: Rect): Rect => ({ x: x + w * 0.2, y: y + h * 0.58, w: w * 0.42, h: w * 0.17 });

const round = (n: number): number => Math.round(n * 10) / 10;

const lineOf = (points: readonly Point[]): string =>
  points
    .filter((_, i) => i % 4 === 0 || i === points.length - 1)
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`)
    .join('');

/** Trees wherever the way leaves room, always the same ones. */
function crowns({ box: all, way, wide, lagoon, temple }: TrailLayout): readonly (Point & { readonly r: number })[] {
  const cell = Math.max(34, Math.min(60, all.w / 16));
  const found: (Point & { r: number })[] = [];
  const line = way.filter((_, i) => i % 6 === 0);
  for (let row = 0; row * cell < all.h + cell; row++) {
    for (let column = 0; column * cell < all.w + cell; column++) {
      const x = round(column * cell + jitter(row, column, 1) * cell * 0.5 + (row % 2) * cell * 0.5);
      const y = round(row * cell + jitter(row, column, 2) * cell * 0.5);
      const far = Math.min(...line.map((one) => Math.hypot(one.x - x, one.y - y))) - wide / 2;
      const r = Math.min(far - 3, cell * (0.34 + jitter(row, column, 3) * 0.22));
      if (r > 8 && !near(lagoon, x, y, r * 0.5) && !near(temple, x, y, r * 0.6)) found.push({ x, y, r: round(r) });
    }
  }
  return found;
}

const near = (rect: Rect, x: number, y: number, r: number): boolean =>
  x > rect.x - r && x < rect.x + rect.w + r && y > rect.y - r && y < rect.y + rect.h + r;

/** From 0 to 1, without any pattern the eye would see. */
const jitter = (row: number, column: number, salt: number): number =>
  (((Math.sin(row * 127.1 + column * 311.7 + salt * 74.7) * 43758.5453) % 1) + 1) % 1;
