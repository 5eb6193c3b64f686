import type { ReactNode } from 'react';
import { triangle } from './shapes.ts';
import { TONES } from './tones.ts';

/** Cracks and chips for a cell that points up; one that points down has them upside down. */
const WEAR: readonly string[] = [
  'M-34 22l10-9 2-8M20 6l8 9 12 4M-6-34l4 8 6 2',
  'M-28 4l9 6 3 10 9 4M12-22l-4 9 6 6M30 20l-6-5',
  'M-10-18l4-8M-36 22l14-4M6 22l7-9 11-2 4-7',
];

interface GroundProps {
  readonly up: boolean;
  /** Any whole number: cells look a little different. */
  readonly variant: number;
}

/** A flagstone that is walked on. */
export function GroundCell({ up, variant }: GroundProps): ReactNode {
  const { base, top, lit } = up ? UP : DOWN;
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={base} fill={TONES.groundDeep} stroke={TONES.groundDeep} strokeWidth="6" transform="translate(0 3)" />
      <g transform="translate(0 -4)">
        <path d={top} fill={TONES.ground} stroke={TONES.ground} strokeWidth="6" />
        <path d={lit} fill="none" stroke={TONES.groundLit} strokeWidth="3" />
        <path
          d={WEAR[Math.abs(variant) % WEAR.length]}
          fill="none"
          stroke={TONES.crack}
          strokeWidth="2.5"
          {...(!up && { transform: 'scale(-1)' })}
        />
      </g>
    </g>
  );
}

const UP = { base: triangle(true, 6), top: triangle(true, 7), lit: 'M-38 21 0-45' };
const DOWN = { base: triangle(false, 6), top: triangle(false, 7), lit: 'M-39-23H39' };
