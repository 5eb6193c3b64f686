import { middle, type Point } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Layout } from '../layout/layout.ts';
import styles from './path.module.css';

const STONES = ['M-9-3-4-7 5-6 9-1 6 5-3 7-9 3z', 'M-8-5 1-7 8-4 9 3 3 6-6 6-9 1z', 'M-6-6 4-7 9-2 7 4 0 7-8 4-9-2z'];

/** Worn stones from the lit doorway along the cards. */
export function Trail({ layout, round }: { readonly layout: Layout; readonly round: number }): ReactNode {
  const door = layout.doors[round - 1];
  const [first] = layout.cards;
  if (door === undefined || first === undefined) return null;
  const size = Math.max(0.8, first.w / 78);
  const stones = along([{ x: door.x + door.w / 2, y: layout.sky.h + 8 }, ...layout.cards.map(middle)], size * 22);
  return (
    <svg className={styles.trail} width={layout.width} height={layout.height} aria-hidden="true">
      {stones.map(({ x, y }, i) => {
        const d = STONES[i % STONES.length];
        const at = `translate(${Math.round(x + ((i * 37) % 9) - 4)} ${Math.round(y + ((i * 53) % 7) - 3)}) scale(${size})`;
        return (
          <g key={`${x} ${y}`} transform={at}>
            <path className={styles.under} d={d} transform="translate(0 1.600)" />
            <path className={styles.stone} d={d} />
          </g>
        );
      })}
    </svg>
  );
}

/** Points at even steps along a line of points. */
function along(line: readonly Point[], step: number): readonly Point[] {
  const points: Point[] = [];
  line.forEach((to, i) => {
    const from = line[i - 1];
    if (from === undefined) return;
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step));
    for (let k = 0; k < steps; k++) {
      points.push({ x: from.x + ((to.x - from.x) * k) / steps, y: from.y + ((to.y - from.y) * k) / steps });
    }
  });
  return points;
}
