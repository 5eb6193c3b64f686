import { at } from '@quri/kernel';
import type { Face } from '../components.ts';
import type { View } from '../view/shapes.ts';
import type { Tile } from '../vocabulary.ts';
import { printedBoard } from './map.ts';

/** A face that can still be drawn. */
export interface UndrawnFace {
  /** One of the tiles that have it. */
  readonly tile: Tile;
  readonly face: Face;
  readonly count: number;
}

/** IN-2, IN-C4: the tiles nobody has drawn, those with one face together. Each tile is as likely to be the next one. */
export function undrawnFaces(view: Pick<View, 'options' | 'undrawn'>): readonly UndrawnFace[] {
  const { alike, faces } = printedBoard(view);
  return alike.flatMap((tiles) => {
    const left = tiles.filter((tile) => view.undrawn.includes(tile));
    const [tile] = left;
    return tile === undefined ? [] : [{ tile, face: at(faces, tile), count: left.length }];
  });
}
