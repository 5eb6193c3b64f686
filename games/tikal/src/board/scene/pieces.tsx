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

interface PictureProps extends Sized {
  readonly box: string;
  /** Its width to its height. */
  readonly ratio?: number;
  readonly children: ReactNode;
}

/** Drawings of the map by themselves, each in a picture of its own. They are many, and seldom change. */
const Picture = ({ box, size, ratio = 1, children }: PictureProps): ReactNode => (
  <svg viewBox={box} width={size * ratio} height={size} aria-hidden="true" style={{ flex: 'none', display: 'block' }}>
    {children}
  </svg>
);

export const FigurePicture = memo(
  ({ figure, seat, size }: Owned & { readonly figure: Figure }): ReactNode =>
    figure === 'explorer' ? (
      <Picture box="-14 -36 28 42" ratio={28 / 42} size={size}>
        <Explorer seat={seat} />
      </Picture>
    ) : (
      <Picture box="-19 -51 54 57" ratio={54 / 57} size={size}>
        <Leader seat={seat} />
      </Picture>
    ),
);

export const TentPicture = memo(
  ({ seat, size }: Owned): ReactNode => (
    <Picture box="-30 -39 60 46" ratio={60 / 46} size={size}>
      <Tent seat={seat} />
    </Picture>
  ),
);

export const GuardPicture = memo(
  ({ seat, size }: Owned): ReactNode => (
    <Picture box="-16 -38 38 46" ratio={38 / 46} size={size}>
      <Guard seat={seat} />
    </Picture>
  ),
);

export const TreasurePicture = memo(
  ({ treasure, size }: Sized & { readonly treasure: Treasure }): ReactNode => (
    <Picture box="-52 -52 104 104" size={size}>
      <TreasureArt treasure={treasure} />
    </Picture>
  ),
);

export const TreasureBackPicture = memo(
  ({ size }: Sized): ReactNode => (
    <Picture box="-52 -52 104 104" size={size}>
      <TreasureBack />
    </Picture>
  ),
);

const HEX_BOX = '-103 -90 206 180';

export const TilePicture = memo(
  ({ tile, size }: Sized & { readonly tile: TileId }): ReactNode => (
    <Picture box={HEX_BOX} ratio={206 / 180} size={size}>
      <TileArt tile={tile} />
    </Picture>
  ),
);

export const TileBackPicture = memo(
  ({ letter, size }: Sized & { readonly letter: string }): ReactNode => (
    <Picture box={HEX_BOX} ratio={206 / 180} size={size}>
      <TileBack letter={letter} />
    </Picture>
  ),
);
