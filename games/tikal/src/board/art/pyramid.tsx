import type { ReactNode } from 'react';
import { PAINT, TONES } from './tones.ts';

const BOTTOM = 30;
/** Half the depth of a tier to half its width. */
const DEPTH = 0.46;
const TOP_HALF = 17;
/** Where the stairs are on the left side, from its front edge 0 to its back edge 1. */
const STAIRS_AT = 0.6;

/** What a pyramid of each value measures: half its width at the bottom, its height, and where its middle stands. */
const measures = (value: number): { readonly half: number; readonly height: number; readonly middle: number } => {
  const half = 36 + 2.7 * value;
  return { half, height: 7 + 5.2 * value - 0.17 * value * value, middle: BOTTOM - half * DEPTH };
};

/** By how much each tier is narrower than the one below, on either side. */
const insetOf = (value: number): number => Math.min(6.5, (measures(value).half - TOP_HALF) / (value - 1));

const PLAQUE_TOP = -16;

/** Where a guard's feet are: on the top, and never before the plaque. */
export const guardFeet = (value: number): number => {
  const { height, middle } = measures(value);
  return Math.min(middle - height + 4, PLAQUE_TOP);
};

interface Faces {
  readonly tops: string;
  readonly left: string;
  readonly right: string;
  /** The stairs on the left, and the edges of their steps. */
  readonly ramp: string;
  readonly steps: string;
  readonly cap: string;
}

const n = (value: number): number => Math.round(value * 10) / 10;

/** Stairs up the left side: they rise over all tiers, two steps to each. */
function stairsOf(value: number): readonly [ramp: string, steps: string] {
  const { half, height, middle } = measures(value);
  const top = half - insetOf(value) * (value - 1);
  const edge = (part: number): readonly [x: number, y: number, w: number] => {
    const w = half + (top - half) * part;
    return [-w * STAIRS_AT, middle + w * (1 - STAIRS_AT) * DEPTH - height * part + 2 * (1 - part), 8 - 3 * part];
  };
  const line = ([x, y, w]: readonly [number, number, number], direction = 1): string =>
    `${n(x - w * direction)} ${n(y - w * DEPTH * direction)}L${n(x + w * direction)} ${n(y + w * DEPTH * direction)}`;
  const steps = Array.from({ length: 2 * value - 1 }, (_, i) => `M${line(edge((i + 1) / (2 * value)))}`);
  return [`M${line(edge(0))}L${line(edge(1), -1)}z`, steps.join('')];
}

/** All tiers of one tone in one path: none of them hides a face of another tone. */
function facesOf(value: number): Faces {
  const { half, height, middle } = measures(value);
  const rise = n(height / value);
  const inset = insetOf(value);
  const faces = { tops: '', left: '', right: '', cap: '' };
  for (let tier = 0; tier < value; tier += 1) {
    const w = n(half - inset * tier);
    const d = n(w * DEPTH);
    const y = n(middle - rise * (tier + 1));
    faces.cap = `M${-w} ${y}L0 ${n(y - d)} ${w} ${y} 0 ${n(y + d)}z`;
    faces.tops += faces.cap;
    faces.left += `M${-w} ${y}L0 ${n(y + d)}v${rise}L${-w} ${n(y + rise)}z`;
    faces.right += `M${w} ${y}L0 ${n(y + d)}v${rise}L${w} ${n(y + rise)}z`;
  }
  const [ramp, steps] = stairsOf(value);
  return { ...faces, ramp, steps };
}

const FACES = Array.from({ length: 10 }, (_, i) => facesOf(i + 1));

interface PyramidProps {
  /** What the temple is worth: so many steps are uncovered, 1 to 10. */
  readonly value: number;
  /** Held by a guard for good: its top is golden, and so is the plaque. */
  readonly guarded: boolean;
}

/** A temple. It stands on y = 30; figures are before it. */
export function Pyramid({ value, guarded }: PyramidProps): ReactNode {
  const faces = FACES[value - 1];
  if (faces === undefined) return null;
  const { half } = measures(value);
  return (
    <g>
      <path
        fill={TONES.shade}
        d={`M${-half} ${BOTTOM - half * DEPTH + 3}L0 ${BOTTOM + 4} ${half + 10} ${BOTTOM - half * DEPTH + 4} ${half - 20} ${BOTTOM - half * DEPTH - 12}z`}
      />
      <path d={faces.tops + faces.left + faces.right} stroke={PAINT.ink} strokeWidth="4" strokeLinejoin="round" />
      <path d={faces.tops} fill={TONES.brickLit} />
      <path d={faces.left} fill={TONES.brick} />
      <path d={faces.right} fill={TONES.brickDeep} />
      <path d={faces.ramp} fill={TONES.brickLit} stroke={TONES.brickJoint} strokeWidth="1.500" />
      <path d={faces.steps} stroke={TONES.brickDeep} strokeWidth="1.200" />
      {guarded && <path d={faces.cap} fill={PAINT.gold} />}
      <path fill={PAINT.ink} d="M-15-16h30v4h5v24h-5v4h-30v-4h-5v-24h5z" />
      <path fill={guarded ? PAINT.gold : '#24302a'} d="M-13.500-14h27v4h4.500v20h-4.500v4h-27v-4h-4.500v-20h4.500z" />
      <text
        y="9.500"
        textAnchor="middle"
        fontFamily="var(--display)"
        fontWeight="800"
        fontSize="27"
        fill={guarded ? PAINT.ink : '#fff0bd'}
      >
        {value}
      </text>
    </g>
  );
}
