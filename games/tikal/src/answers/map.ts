import { NEIGHBOURS } from '../components.ts';
import { EDGES, type Edge, HEXES, type Hex, ROWS } from '../vocabulary.ts';

export { BASE_CAMP, NEIGHBOURS } from '../components.ts';

export const ALL_HEXES: readonly Hex[] = Array.from({ length: HEXES }, (_, hex) => hex);

export const columnOf = (hex: Hex): number => Math.floor(hex / ROWS);
export const rowOf = (hex: Hex): number => hex % ROWS;

/** A hex as people name it: the column as a letter, the row from 1. */
export const labelOf = (hex: Hex): string => `${'abcdefgh'.charAt(columnOf(hex))}${rowOf(hex) + 1}`;

/** TK-C2: the hex across an edge; null beyond the board. */
export const neighbourAt = (hex: Hex, edge: Edge): Hex | null => NEIGHBOURS[hex]?.[edge] ?? null;

/** The edge by which one leaves a hex for its neighbour; undefined if they are none. */
export const edgeTo = (from: Hex, to: Hex): Edge | undefined => EDGES.find((edge) => neighbourAt(from, edge) === to);
