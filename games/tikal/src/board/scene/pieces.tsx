import { Picture } from '@quri/board-kit';
import { memo, type ReactNode } from 'react';
import type { Figure, TileId, Treasure } from '../../vocabulary.ts';
import { Explorer, Guard, Leader, Tent } from '../art/figures.tsx';
import { TileBack } from '../art/tile-back.tsx';
import { TreasureArt, TreasureBack } from '../art/treasures.tsx';
import { TileArt } from './hex-art.tsx';

interface Sized {
  readonly size: number;
}

interface Owned extends Sized {
  readonly seat: number;
}

// Drawings of the map by themselves. They are many, and seldom change.

export const FigurePicture = memo(
  ({ figure, seat, size }: Owned & { readonly figure: Figure }): ReactNode =>
    figure === 'explorer' ? (
      <Picture box="-14 -36 28 42" width={size * (28 / 42)} height={size}>
        <Explorer seat={seat} />
      </Picture>
    ) : (
      <Picture box="-19 -51 54 57" width={size * (54 / 57)} height={size}>
        <Leader seat={seat} />
      </Picture>
    ),
);

export const TentPicture = memo(
  ({ seat, size }: Owned): ReactNode => (
    <Picture box="-30 -39 60 46" width={size * (60 / 46)} height={size}>
      <Tent seat={seat} />
    </Picture>
  ),
);

export const GuardPicture = memo(
  ({ seat, size }: Owned): ReactNode => (
    <Picture box="-16 -38 38 46" width={size * (38 / 46)} height={size}>
      <Guard seat={seat} />
    </Picture>
  ),
);

export const TreasurePicture = memo(
  ({ treasure, size }: Sized & { readonly treasure: Treasure }): ReactNode => (
    <Picture box="-52 -52 104 104" width={size} height={size}>
      <TreasureArt treasure={treasure} />
    </Picture>
  ),
);

export const TreasureBackPicture = memo(
  ({ size }: Sized): ReactNode => (
    <Picture box="-52 -52 104 104" width={size} height={size}>
      <TreasureBack />
    </Picture>
  ),
);

const HEX_BOX = '-103 -90 206 180';

export const TilePicture = memo(
  ({ tile, size }: Sized & { readonly tile: TileId }): ReactNode => (
    <Picture box={HEX_BOX} width={size * (206 / 180)} height={size}>
      <TileArt tile={tile} />
    </Picture>
  ),
);

export const TileBackPicture = memo(
  ({ letter, size }: Sized & { readonly letter: string }): ReactNode => (
    <Picture box={HEX_BOX} width={size * (206 / 180)} height={size}>
      <TileBack letter={letter} />
    </Picture>
  ),
);
