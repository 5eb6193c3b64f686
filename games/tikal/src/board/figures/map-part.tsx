import type { ReactNode } from 'react';
import { ALL_HEXES, edgeTo, labelOf } from '../../answers/map.ts';
import { crossingCost } from '../../answers/stones.ts';
import { terrainOf } from '../../answers/terrain.ts';
import type { Explored } from '../../view/shapes.ts';
import type { Hex, TerrainId } from '../../vocabulary.ts';
import { ArtDefs } from '../art/defs.tsx';
import { Fog } from '../art/ground.tsx';
import { OUTWARD } from '../art/hex.ts';
import { boxAround, centreOf } from '../layout/hexes.ts';
import { Figures } from '../scene/figures.tsx';
import { HexArt } from '../scene/hex-art.tsx';
import { atHex } from '../scene/terrain.tsx';
import styles from './figures.module.css';

const PLAYERS = [0, 1] as const;

/** What lies on a hex of a picture, and who stands there. */
export interface Lying extends Partial<Omit<Explored, 'terrain'>> {
  readonly terrain: TerrainId;
  /** The seats whose leaders stand there. */
  readonly leaders?: readonly number[];
}

export const hexOf = (label: string): Hex => ALL_HEXES.find((hex) => labelOf(hex) === label) ?? 0;

const exploredOf = ({ leaders: _, ...lying }: Lying): Explored => {
  const { value, treasures } = terrainOf(lying.terrain);
  return { rotation: 0, value, treasures, camp: null, guard: null, explorers: PLAYERS.map(() => 0), ...lying };
};

const NOBODY = { points: 0, explorers: 0, camps: 0, guards: 0, treasures: [] } as const;

/** From one hex to its neighbour, and at which end of the edge, seen in that direction, its price is written. */
type Crossing = readonly [from: string, to: string, end: 'left' | 'right'];

interface MapPartProps {
  /** What lies there, by the names of the hexes. */
  readonly hexes: Readonly<Record<string, Lying>>;
  /** Unexplored hexes beside them, and others deeper in the fog. */
  readonly frontier?: readonly string[];
  readonly fog?: readonly string[];
  /** What is shown; all of it, where nothing is said. */
  readonly around?: readonly string[];
  /** Edges with what it costs to cross them. */
  readonly edges?: readonly Crossing[];
  /** Above everything, in the units of the map. */
  readonly children?: ReactNode;
}

/** A part of the map as the board draws it. */
export function MapPart({ hexes, frontier = [], fog = [], around, edges = [], children }: MapPartProps): ReactNode {
  const lying = Object.entries(hexes).map(([label, one]) => ({ hex: hexOf(label), one, explored: exploredOf(one) }));
  const view = boxAround((around ?? Object.keys(hexes)).map(hexOf));
  const shown = {
    hexes: ALL_HEXES.map((hex) => lying.find((one) => one.hex === hex)?.explored ?? null),
    expeditions: PLAYERS.map((seat) => ({
      ...NOBODY,
      leader: lying.find(({ one }) => one.leaders?.includes(seat))?.hex ?? ('supply' as const),
    })),
  };
  return (
    <svg aria-hidden="true" viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`} className={styles.map}>
      <ArtDefs />
      {[...frontier, ...fog].map((label) => (
        <g key={label} transform={atHex(hexOf(label))}>
          <Fog frontier={frontier.includes(label)} />
        </g>
      ))}
      {lying.map(({ hex, explored }) => (
        <g key={hex} transform={atHex(hex)}>
          <HexArt explored={explored} variant={hex} still />
        </g>
      ))}
      <Figures {...shown} />
      {children}
      {edges.map((edge) => (
        <EdgeCost key={edge.join(' ')} crossing={edge} hexes={shown.hexes} />
      ))}
    </svg>
  );
}

interface EdgeProps {
  readonly crossing: Crossing;
  readonly hexes: readonly (Explored | null)[];
}

/** What it costs to cross an edge: at an end of it, so that its stones can be counted. */
function EdgeCost({ crossing: [from, to, end], hexes }: EdgeProps): ReactNode {
  const edge = edgeTo(hexOf(from), hexOf(to));
  if (edge === undefined) return null;
  const [x, y] = OUTWARD[edge] ?? [0, 0];
  const { x: fromX, y: fromY } = centreOf(hexOf(from));
  const along = end === 'left' ? -58 : 58;
  return (
    <g
      transform={`translate(${(fromX + 86.6 * x - along * y).toFixed(1)} ${(fromY + 86.6 * y + along * x).toFixed(1)})`}
      className={styles.cost}
    >
      <circle r="25" />
      <text y="12" textAnchor="middle">
        {crossingCost({ hexes }, hexOf(from), edge)}
      </text>
    </g>
  );
}

/** What a hex is called. */
export const HexName = ({ of }: { readonly of: string }): ReactNode => (
  <g transform={atHex(hexOf(of))} className={styles.name}>
    <rect x="47" y="-17" width="44" height="34" rx="7" />
    <text x="69" y="9" textAnchor="middle">
      {of}
    </text>
  </g>
);
