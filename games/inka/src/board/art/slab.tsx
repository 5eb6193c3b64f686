import type { ReactNode } from 'react';
import { at, litEdges, moved, onTurned, polygon, prisms, rhombus } from './shapes.ts';
import { Snake } from './snake.tsx';
import { PAINT, TONES } from './tones.ts';
import { Walls } from './walls.tsx';

/** How far the top of a slab is above the board's plane on the screen, and how far it reaches below. */
export const SLAB_TOP = 6;
const SLAB_BOTTOM = -8;
const LYING = rhombus(4);

/** One triangle on each half, so that it is seen to have two cells. */
const HALVES = 'M-8-29V29L-58 0zM8-29V29L58 0z';
/** Smaller ones inside them, on gold. */
const INLAID = 'M-20-12V12L-40 0zM20-12V12L40 0z';
/** Where the middles of the halves are. */
const MIDDLE = 28.9;

const LOOKS = {
  stone: { top: TONES.slab, bevel: TONES.slabLit, lit: TONES.slabSide, dark: TONES.slabDeep, groove: TONES.groove },
  gold: {
    top: 'url(#in-gold)',
    bevel: PAINT.goldLit,
    lit: PAINT.goldSide,
    dark: PAINT.goldDeep,
    groove: PAINT.goldSide,
  },
} as const;

interface SlabProps {
  /** Edges 0 to 3 of the outside, 4 between the halves. */
  readonly walls: readonly number[];
  /** On the first half, at the left before it is turned, and on the second. */
  readonly snakes: readonly [boolean, boolean];
  /** Gold for the tiles that statues stand on. */
  readonly tone: keyof typeof LOOKS;
  /** By how many degrees it is turned where it is drawn: light and height stay those of the screen. */
  readonly angle: number;
  /** Held or moving. */
  readonly lifted: boolean;
}

/** A tile around its centre, its long axis level before it is turned. */
export function Slab({ walls, snakes, tone, angle, lifted }: SlabProps): ReactNode {
  const look = LOOKS[tone];
  const rise = lifted ? 8 : 0;
  const { top, lit, dark } = prisms([LYING], SLAB_BOTTOM + rise, SLAB_TOP + rise, angle);
  const above = onTurned([0, -SLAB_TOP - rise], angle);
  const shade = onTurned(lifted ? [16, 24] : [5, 10], angle);
  return (
    <g strokeLinejoin="round">
      <path d={polygon(LYING.map((corner) => moved(corner, shade)))} fill={TONES.shadow} />
      <path d={lit} fill={look.lit} stroke={PAINT.ink} strokeWidth="3" />
      <path d={dark} fill={look.dark} stroke={PAINT.ink} strokeWidth="3" />
      <path d={top} fill={look.top} stroke={PAINT.ink} strokeWidth="3" />
      <g transform={`translate(${at(above)})`}>
        <path d={tone === 'gold' ? HALVES + INLAID : HALVES} fill="none" stroke={look.groove} strokeWidth="3" />
        <path d={litEdges(rhombus(7), angle)} fill="none" stroke={look.bevel} strokeWidth="4" strokeLinecap="round" />
        {walls.length > 0 && <Walls walls={walls} angle={angle} />}
        {snakes[0] && <Snake x={-MIDDLE} angle={angle} />}
        {snakes[1] && <Snake x={MIDDLE} angle={angle} />}
      </g>
    </g>
  );
}
