import { crossAround, Flame } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { inked, PAINT, TONES } from './tones.ts';

/** The base camp: tents of everybody around a fire, under the banner of the expedition. */
export const Camp = (): ReactNode => (
  <>
    <path fill={TONES.earth} d="M-66 0c8-20 112-22 122-2 6 18-18 36-56 36S-74 18-66 0z" />
    <path stroke={PAINT.woodDeep} strokeWidth="4" strokeLinecap="round" d="M-40-69V-30" />
    <path fill={PAINT.ink} d="M-40-70h30l-6 13 6 13h-30z" />
    <path fill="#b8432b" d="M-38-68h24.500l-5 11 5 11H-38z" />
    <path fill={PAINT.gold} d={crossAround(-28, -57, 8.4)} />
    <path fill={PAINT.bone} {...inked('3')} d="M-50-40-28-4h-46zM26-44 48-8H4zM-12-38 12-2h-48z" />
    <path fill={PAINT.boneDeep} d="M-50-38-30-5.500h-20zM26-42 46-9.500H26zM-12-36 10-3.500h-22z" />
    <path fill={PAINT.woodDeep} d="M-50-24-44-5.500h-12zM26-28 32-9.500H20zM-12-22-5-3.500h-14z" />
    <circle cx="0" cy="14" r="62" fill="url(#tk-firelight)" transform="translate(0 14) scale(1 .5) translate(0 -14)" />
    <path fill={PAINT.woodDeep} d="M-13 20 11 27l-1 4-24-7zM13 20-11 27l1 4 24-7z" />
    <g transform="translate(-9 0) scale(.75)">
      <Flame />
    </g>
  </>
);
