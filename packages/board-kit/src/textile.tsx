import { type ReactNode, useId } from 'react';
import { CROSS, FRET, mirrored, mirroredDown, pathOf, STEPS, type Weave } from './stepped.ts';
import styles from './textile.module.css';

/** A quarter of a card back, 10 by 14 squares; the rest is its mirror image. */
const BACK: Weave = mirroredDown(
  mirrored([
    '..........',
    '.#.#.#.#.#',
    '..........',
    '.####.....',
    '.#..#....#',
    '.#.##...##',
    '.#.....###',
    '.#..#.####',
    '...##.###.',
    '..###.##..',
    '.####.#..#',
    '.####...##',
    '.##....###',
    '.#....###.',
  ]),
);

const backPath = pathOf(BACK, 5);
const heart = pathOf(CROSS, 2, 39, 59);

/** The back of a card, 100 by 140. */
export const CardBack = ({ tone = 'green' }: { readonly tone?: 'green' | 'clay' | 'night' }): ReactNode => (
  <svg viewBox="0 0 100 140" className={styles.back} data-tone={tone} aria-hidden="true">
    <rect className={styles.ground} width="100" height="140" />
    <path className={styles.weave} d={backPath} />
    <path className={styles.weft} d="M0 0h100v4H0zM0 136h100v4H0zM0 0h4v140H0zM96 0h4v140h-4z" />
    <rect className={styles.field} x="36" y="56" width="28" height="28" />
    <path className={styles.heart} d={heart} />
  </svg>
);

/** A woven edge for panels; it repeats for as long as there is room. */
export function TextileEdge({ weave = 'fret' }: { readonly weave?: 'fret' | 'steps' }): ReactNode {
  const id = useId();
  const rows = weave === 'fret' ? FRET : STEPS;
  const unit = weave === 'fret' ? 2 : 3;
  const [width, height] = [(rows[0]?.length ?? 1) * unit, rows.length * unit];
  return (
    <svg className={styles.edge} height={height} width="100%" aria-hidden="true">
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path d={pathOf(rows, unit)} fill="currentColor" />
      </pattern>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  );
}
