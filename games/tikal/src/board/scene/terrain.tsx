import { memo, type ReactNode } from 'react';
import { ALL_HEXES } from '../../answers/map.ts';
import { isAtFrontier } from '../../answers/placement.ts';
import type { Hex } from '../../vocabulary.ts';
import { ArtDefs } from '../art/defs.tsx';
import { Fog } from '../art/ground.tsx';
import { centreOf, MAP_SIZE } from '../layout/hexes.ts';
import type { Shown } from '../shown.ts';
import { HexArt } from './hex-art.tsx';
import styles from './map.module.css';

export const atHex = (hex: Hex): string => {
  const { x, y } = centreOf(hex);
  return `translate(${x} ${y.toFixed(1)})`;
};

interface TerrainProps {
  readonly hexes: Shown['hexes'];
  readonly still: boolean;
}

/** The jungle: what has been explored, and fog beyond it. */
export const Terrain = memo(
  ({ hexes, still }: TerrainProps): ReactNode => (
    <svg className={styles.svg} width={MAP_SIZE.width} height={MAP_SIZE.height} aria-hidden="true">
      <ArtDefs />
      {ALL_HEXES.map((hex) => {
        const explored = hexes[hex];
        return (
          <g key={hex} transform={atHex(hex)}>
            {explored ? (
              <HexArt explored={explored} variant={hex} still={still} />
            ) : (
              <FogArt frontier={isAtFrontier({ hexes }, hex)} />
            )}
          </g>
        );
      })}
    </svg>
  ),
);

const FogArt = memo(Fog);
