import type { Camera, FlyingPiece, Point } from '@quri/board-kit';
import { lyingAt } from '../layout/cells.ts';
import type { Layout } from '../layout/layout.ts';
import { onBoard, pointOf } from '../layout/place.ts';
import { BLOCKER_SCALE, COUNTER_SCALE, feetOn, statuesAt } from '../layout/standing.ts';
import type { Shown } from '../shown.ts';
import { BlockerPicture, CounterPicture, StatuePicture, TilePicture } from './pieces.tsx';

/** What comes to the board or leaves it during this beat, as large as it is there. */
export function flightsOf(layout: Layout, camera: Camera, shown: Shown): readonly FlyingPiece[] {
  const { zoom } = camera;
  /** The middle of a picture whose feet stand at a point. */
  const above = (feet: Point, high: number): Point => {
    const { x, y } = onBoard(layout, camera, feet);
    return { x, y: y - high / 2 };
  };
  const panel = (seat: number): Point => pointOf(layout, camera, { at: 'seat', seat });
  return shown.flights.flatMap((flight): readonly FlyingPiece[] => {
    switch (flight.kind) {
      case 'laying': {
        const { tile, pose } = flight;
        const h = 216 * zoom;
        return [
          {
            from: pointOf(layout, camera, { at: 'tile' }),
            to: pointOf(layout, camera, { at: 'pose', pose }),
            w: (h * 192) / 216,
            h,
            picture: <TilePicture options={shown.options} tile={tile} angle={lyingAt(pose).angle} size={h} />,
          },
        ];
      }
      case 'counter':
      case 'blocker': {
        const { seat, cell } = flight;
        const Picture = flight.kind === 'counter' ? CounterPicture : BlockerPicture;
        const h = (flight.kind === 'counter' ? 58 * COUNTER_SCALE : 51 * BLOCKER_SCALE) * zoom;
        return [{ from: panel(seat), to: above(feetOn(cell), h), w: h, h, picture: <Picture seat={seat} size={h} /> }];
      }
      case 'statue': {
        const { seat, tile } = flight;
        const pose = shown.poses[tile];
        const feet = pose === null || pose === undefined ? undefined : statuesAt(shown, tile, pose)[seat];
        if (feet === undefined) return [];
        const h = Math.max(30, 44 * zoom);
        return [
          { from: above(feet, h), to: panel(seat), w: h, h, picture: <StatuePicture seat={seat} standing size={h} /> },
        ];
      }
      case 'tile':
      case 'walk':
      case 'passage':
        return [];
      default:
        return flight satisfies never;
    }
  });
}
