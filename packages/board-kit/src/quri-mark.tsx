import type { ReactNode } from 'react';
import { Flame } from './flame.tsx';
import { CROSS } from './stepped.ts';

const UNIT = 7;

/** Every square by itself, with its upper edge lit and its lower one in shadow. */
const squares = CROSS.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === '#' ? [{ x, y }] : [])));
const each = (bar: (x: number, y: number) => string): string =>
  squares.map(({ x, y }) => bar(1.5 + x * UNIT, 1.5 + y * UNIT)).join('');
const body = each((x, y) => `M${x} ${y}h6.400v6.400h-6.400z`);
const lit = each((x, y) => `M${x} ${y}h6.400v1.400h-6.400z`);
const dark = each((x, y) => `M${x} ${y + 5}h6.400v1.400h-6.400z`);

/** The mark: a stepped cross of gold squares with a flame in its middle. */
export const QuriMark = ({ size = 40 }: { readonly size?: number }): ReactNode => (
  <svg viewBox="0 0 80 80" width={size} height={size} aria-hidden="true">
    <path fill="#dba63a" d={body} />
    <path fill="#ffe39a" d={lit} />
    <path fill="#9b6a17" d={dark} />
    <path fill="#0e1513" d="M26 30h28v22H26z" opacity=".55" />
    <g transform="translate(25 14) scale(1.250 1.400)">
      <Flame />
    </g>
  </svg>
);
