import { memo, type ReactNode } from 'react';
import { stonesOn } from '../../answers/stones.ts';
import { terrainOf } from '../../answers/terrain.ts';
import type { Explored } from '../../view/shapes.ts';
import { EDGES, type Rotation, type TerrainId } from '../../vocabulary.ts';
import { Guard, Tent } from '../art/figures.tsx';
import { Ground, Smoke } from '../art/ground.tsx';
import { guardFeet, Pyramid } from '../art/pyramid.tsx';
import { Ruins } from '../art/ruins.tsx';
import { Stones } from '../art/stones.tsx';

interface TerrainProps extends Pick<Explored, 'terrain' | 'rotation' | 'value' | 'treasures'> {
  /** Hexes of the same kind look a little different. */
  readonly variant: number;
  readonly camp?: number | null;
  readonly guard?: number | null;
  readonly still: boolean;
}

/** A hex with everything that stands on it but figures. */
const TerrainArt = ({ terrain, rotation, variant, value, treasures, camp, guard, still }: TerrainProps): ReactNode => {
  const { kind } = terrainOf(terrain);
  return (
    <>
      <Ground kind={kind} variant={variant} />
      <Stones counts={EDGES.map((edge) => stonesOn(terrain, rotation, edge))} />
      {kind === 'volcano' && <Smoke still={still} />}
      {kind === 'ruins' && <Ruins treasures={treasures} />}
      {kind === 'temple' && <Pyramid value={value} guarded={guard != null} />}
      {camp != null && (
        <g transform="translate(0 4) scale(1.2)">
          <Tent seat={camp} />
        </g>
      )}
      {guard != null && (
        <g transform={`translate(0 ${guardFeet(value)}) scale(1.15)`}>
          <Guard seat={guard} />
        </g>
      )}
    </>
  );
};

/** A tile by itself, as it is printed. */
export const TileArt = ({ tile, rotation = 0 }: { tile: TerrainId; rotation?: Rotation }): ReactNode => {
  const { value, treasures } = terrainOf(tile);
  return <TerrainArt terrain={tile} rotation={rotation} variant={0} value={value} treasures={treasures} still />;
};

interface HexArtProps {
  readonly explored: Explored;
  readonly variant: number;
  readonly still: boolean;
}

/** An explored hex. Views that were sent are never the same objects: it is drawn anew only where something differs. */
export const HexArt = memo(
  ({ explored, variant, still }: HexArtProps): ReactNode => {
    const { terrain, rotation, value, treasures, camp, guard } = explored;
    return <TerrainArt {...{ terrain, rotation, variant, value, treasures, camp, guard, still }} />;
  },
  (one, other) => one.variant === other.variant && one.still === other.still && looksSame(one.explored, other.explored),
);

const looksSame = (one: Explored, other: Explored): boolean =>
  one === other ||
  (one.terrain === other.terrain &&
    one.rotation === other.rotation &&
    one.value === other.value &&
    one.treasures === other.treasures &&
    one.camp === other.camp &&
    one.guard === other.guard);
