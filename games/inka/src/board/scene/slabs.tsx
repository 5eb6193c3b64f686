import { memo, type ReactNode } from 'react';
import { faceOf } from '../../answers/laid-tiles.ts';
import { isTarget } from '../../answers/map.ts';
import type { Pose, Tile } from '../../vocabulary.ts';
import { Slab } from '../art/slab.tsx';
import { lyingAt } from '../layout/cells.ts';
import type { Shown } from '../shown.ts';
import { atPoint, isSameBoard } from './ground.tsx';

interface SlabArtProps {
  readonly options: Shown['options'];
  readonly tile: Tile;
  readonly angle: number;
  readonly lifted?: boolean;
}

/** A tile turned by an angle, around its middle. */
export const SlabArt = memo(
  ({ options, tile, angle, lifted = false }: SlabArtProps): ReactNode => {
    const face = faceOf({ options }, tile);
    return (
      <g transform={`rotate(${angle})`}>
        <Slab
          walls={face?.walls ?? NO_WALLS}
          snakes={face?.snakes ?? NO_SNAKES}
          tone={isTarget(tile) ? 'gold' : 'stone'}
          angle={angle}
          lifted={lifted}
        />
      </g>
    );
  },
  (one, other) =>
    isSameBoard(one, other) &&
    one.tile === other.tile &&
    one.angle === other.angle &&
    (one.lifted ?? false) === (other.lifted ?? false),
);

const NO_WALLS: readonly number[] = [];
const NO_SNAKES: readonly [boolean, boolean] = [false, false];

interface SlabsProps {
  readonly options: Shown['options'];
  readonly poses: readonly (Pose | null)[];
  /** Tiles that are drawn elsewhere, as they move. */
  readonly hidden?: readonly Tile[];
}

/** The tiles that lie. Each is drawn anew only where it moved. */
export const Slabs = ({ options, poses, hidden = [] }: SlabsProps): ReactNode =>
  poses.map((pose, tile) => {
    if (pose === null || hidden.includes(tile)) return null;
    const { x, y, angle } = lyingAt(pose);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its number
      <g key={tile} transform={atPoint({ x, y })}>
        <SlabArt options={options} tile={tile} angle={angle} />
      </g>
    );
  });
