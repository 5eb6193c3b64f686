import { Picture } from '@quri/board-kit';
import { memo, type ReactNode } from 'react';
import type { Tile } from '../../vocabulary.ts';
import { ActionPoint } from '../art/action-point.tsx';
import { Blocker, Counter, Statue } from '../art/figures.tsx';
import type { Shown } from '../shown.ts';
import { isSameBoard } from './ground.tsx';
import { SlabArt } from './slabs.tsx';

interface Sized {
  readonly size: number;
}

// Drawings of the board by themselves; `size` is how high they are.

export const StatuePicture = memo(
  ({ seat, standing, size }: Sized & { readonly seat: number; readonly standing: boolean }): ReactNode => (
    <Picture box="-17 -39 34 44" width={(size * 34) / 44} height={size}>
      <Statue seat={seat} standing={standing} />
    </Picture>
  ),
);

export const CounterPicture = memo(
  ({ seat, size }: Sized & { readonly seat: number }): ReactNode => (
    <Picture box="-20 -49 42 58" width={(size * 42) / 58} height={size}>
      <Counter seat={seat} />
    </Picture>
  ),
);

export const BlockerPicture = memo(
  ({ seat, size }: Sized & { readonly seat: number }): ReactNode => (
    <Picture box="-25 -41 54 51" width={(size * 54) / 51} height={size}>
      <Blocker seat={seat} />
    </Picture>
  ),
);

interface TilePictureProps extends Sized {
  readonly options: Shown['options'];
  readonly tile: Tile;
  readonly angle?: number;
}

/** A tile that lies as it is drawn, or as it is turned. */
export const TilePicture = memo(
  ({ options, tile, angle = 0, size }: TilePictureProps): ReactNode => {
    const turned = Math.abs(angle % 180) === 0 ? FLAT : ROUND;
    return (
      <Picture box={turned.join(' ')} width={(size * turned[2]) / turned[3]} height={size}>
        <SlabArt options={options} tile={tile} angle={angle} />
      </Picture>
    );
  },
  (one, other) =>
    isSameBoard(one, other) && one.tile === other.tile && one.size === other.size && one.angle === other.angle,
);

const FLAT = [-92, -72, 184, 140] as const;
const ROUND = [-96, -108, 192, 216] as const;

export const PointPicture = memo(
  ({ lit, size }: Sized & { readonly lit: boolean }): ReactNode => (
    <Picture box="3 -2 18 42" width={(size * 18) / 42} height={size}>
      <ActionPoint lit={lit} />
    </Picture>
  ),
);
