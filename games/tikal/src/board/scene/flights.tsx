import type { Camera, FlyingPiece, Point } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Layout } from '../layout/layout.ts';
import { pointOf } from '../layout/place.ts';
import { FEET } from '../layout/standing.ts';
import type { Flight, Place, Shown } from '../shown.ts';
import { TileArt } from './hex-art.tsx';
import { FigurePicture, TreasurePicture } from './pieces.tsx';

/** What travels during this beat, as large as it is on the map. */
export const flightsOf = (layout: Layout, camera: Camera, shown: Shown): readonly FlyingPiece[] =>
  shown.flights.map(({ what, from, to }, nth) => {
    const h = heightOf(what, camera.zoom);
    // Figures stand before the middle of a hex.
    const low = what.kind === 'figure' ? FEET * camera.zoom - h / 2 : 0;
    const at = (place: Place): Point => {
      const { x, y } = pointOf(layout, camera, shown, place);
      return { x, y: place.at === 'hex' ? y + low : y };
    };
    return {
      from: at(from),
      to: at(to),
      w: what.kind === 'tile' ? h * 1.15 : h,
      h,
      picture: pictureOf(what, h),
      nth,
    };
  });

function heightOf(what: Flight['what'], zoom: number): number {
  if (what.kind === 'tile') return 173 * zoom;
  if (what.kind === 'treasure') return 44;
  return Math.max(22, (what.figure === 'leader' ? 62 : 48) * zoom);
}

function pictureOf(what: Flight['what'], size: number): ReactNode {
  switch (what.kind) {
    case 'figure':
      return <FigurePicture figure={what.figure} seat={what.seat} size={size} />;
    case 'treasure':
      return <TreasurePicture treasure={what.treasure} size={size} />;
    case 'tile':
      return (
        <svg viewBox="-100 -87 200 174" width={size * 1.15} height={size} aria-hidden="true">
          <TileArt tile={what.tile} rotation={what.rotation} />
        </svg>
      );
    default:
      return what satisfies never;
  }
}
