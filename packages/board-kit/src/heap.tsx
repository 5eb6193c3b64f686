import type { CSSProperties, ReactNode } from 'react';
import { GemAt, type PlacedGem } from './gem.tsx';
import { type GemWorth, gemsFor } from './gems-for.ts';

const SIZES: Readonly<Record<GemWorth, number>> = { 10: 25, 5: 24, 1: 20 };
/** How much room each takes in its row: a little less than it is wide, for a heap lies close. */
const ROOM: Readonly<Record<GemWorth, number>> = { 10: 21, 5: 15, 1: 13.5 };
const RISE = 10;

/** Gems piled up, the dear ones below: rows that grow shorter upwards. Drawn from (0, 0) at the lower middle. */
export function pileUp(amount: number, widest = 5): readonly PlacedGem[] {
  const gems = gemsFor(amount);
  const placed: PlacedGem[] = [];
  let row = Math.min(widest, Math.ceil((Math.sqrt(8 * gems.length + 1) - 1) / 2));
  for (let i = 0, level = 0; i < gems.length; level++) {
    const here = gems.slice(i, i + Math.max(1, row));
    let x = -here.reduce((sum, worth) => sum + ROOM[worth], 0) / 2;
    here.forEach((worth, k) => {
      placed.push({ worth, x: x + ROOM[worth] / 2, y: -level * RISE + (k % 2) * 2, size: SIZES[worth] });
      x += ROOM[worth];
    });
    i += here.length;
    row = here.length - 1 || 1;
  }
  // What stands behind is drawn first.
  return placed.sort((a, b) => a.y - b.y);
}

/** The gems of an amount inside a drawing, or only their carved outlines. */
export const Pile = ({ amount, carved = false }: { readonly amount: number; readonly carved?: boolean }): ReactNode =>
  pileUp(amount).map((one) => <GemAt key={`${one.x} ${one.y}`} {...one} carved={carved} />);

interface HeapLook {
  readonly amount: number;
  readonly widest?: number;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

/** An amount counted out in gems; it shrinks to the box it is put in and stands on its bottom edge. */
export function Heap({ amount, widest = 5, className, style }: HeapLook): ReactNode {
  const placed = pileUp(amount, widest);
  const half = Math.max(15, ...placed.map(({ x, size }) => Math.abs(x) + size / 2)) + 1;
  const top = Math.max(24, ...placed.map(({ y, size }) => size - y)) + 1;
  return (
    <svg
      viewBox={`${-half} ${-top} ${half * 2} ${top + 4}`}
      preserveAspectRatio="xMidYMax meet"
      className={className}
      style={style}
      aria-hidden="true"
    >
      {placed.map((one) => (
        <GemAt key={`${one.x} ${one.y}`} {...one} />
      ))}
    </svg>
  );
}
