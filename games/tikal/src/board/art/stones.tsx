import type { ReactNode } from 'react';
import { EDGES, type Edge } from '../../vocabulary.ts';
import { at, noise, OUTWARD } from './hex.ts';
import { PAINT, TONES } from './tones.ts';

/** How far from the middle of the hex the stones lie, and how far apart. */
const DISTANCE = 75;
const SPACING = 27;
/** Half the width of every way at the edge itself, so that two ways meet. */
const MOUTH = 30;
const CORNERS = 8;

/** A place `out` from the middle towards an edge and `along` that edge from its middle. */
function point(edge: Edge, out: number, along: number): string {
  const [outX, outY] = OUTWARD[edge] ?? [0, 0];
  return at(outX * out - outY * along, outY * out + outX * along);
}

/** One irregular stone at a place, longer along the edge than towards it. */
function stone(edge: Edge, shift: number, seed: number): string {
  const around = Array.from({ length: CORNERS }, (_, i) => {
    const angle = ((i + 0.3 * noise(seed + i)) / CORNERS) * 2 * Math.PI;
    const grown = 0.88 + 0.2 * noise(seed * 3 + i);
    return point(edge, DISTANCE + 8 * grown * Math.sin(angle), shift + 10.5 * grown * Math.cos(angle));
  });
  return `M${around.join('L')}z`;
}

const rowOf = (edge: Edge, count: number): string =>
  Array.from({ length: count }, (_, i) => stone(edge, (i - (count - 1) / 2) * SPACING, edge * 31 + count * 7 + i)).join(
    '',
  );

/** Trodden earth from the open ground to the edge, as wide as its stones. */
function way(edge: Edge, count: number): string {
  const half = 4 + (count * SPACING) / 2;
  const p = (out: number, along: number): string => point(edge, out, along);
  return [
    `M${p(87, -MOUTH)}L${p(87, MOUTH)}C${p(82, half)} ${p(76, half + 4)} ${p(68, half + 2)}`,
    `C${p(54, half - 2)} ${p(49, half * 0.5)} ${p(48, 0)}`,
    `C${p(49, -half * 0.5)} ${p(54, 2 - half)} ${p(68, -half - 2)}`,
    `C${p(76, -half - 4)} ${p(82, -half)} ${p(87, -MOUTH)}z`,
  ].join('');
}

const ROWS_OF = EDGES.map((edge) => [0, 1, 2, 3].map((count) => rowOf(edge, count)));
const WAYS = EDGES.map((edge) => [0, 1, 2, 3].map((count) => (count === 0 ? '' : way(edge, count))));

/** The stones of a hex, by edge as it lies. An edge without stones stays overgrown. */
export function Stones({ counts }: { readonly counts: readonly number[] }): ReactNode {
  const stones = counts.map((count, edge) => ROWS_OF[edge]?.[count] ?? '').join('');
  if (stones === '') return null;
  return (
    <g>
      <path fill={TONES.earth} d={counts.map((count, edge) => WAYS[edge]?.[count] ?? '').join('')} />
      <path d={stones} fill={TONES.stepSide} stroke={PAINT.ink} strokeWidth="3" transform="translate(0 3)" />
      <path d={stones} fill={TONES.step} stroke={PAINT.ink} strokeWidth="1" />
    </g>
  );
}
