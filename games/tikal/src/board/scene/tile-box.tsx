import { boxStyle, VisuallyHidden } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { nextLetter } from '../../answers/odds.ts';
import type { Layout } from '../layout/layout.ts';
import type { Shown } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import { TileBackPicture, TilePicture } from './pieces.tsx';
import { rulesOfTile } from './rules-of.ts';
import styles from './tile-box.module.css';

interface TileBoxProps {
  readonly layout: Layout;
  readonly shown: Shown;
  readonly words: BoardWords;
}

/** The tile that is to be placed; else the back of the next one. */
export function TileBox({ layout, shown, words }: TileBoxProps): ReactNode {
  const { tile, tiles, scoring } = shown;
  const letter = nextLetter(shown);
  // In a narrow column the words need more of it.
  const share = layout.tile.w < 208 ? 0.34 : 0.42;
  const size = layout.beside ? Math.min(layout.tile.h - 12, layout.tile.w * share, 104) : 44;
  const stones = tile === null ? '' : words.stones.ofTile(words.stones.unturned, tile);
  const next = letter === null ? words.noTileLeft : words.nextTile(letter, tiles.length);
  return (
    <div
      className={styles.box}
      data-beside={layout.beside}
      data-tile={tile !== null}
      data-rule={tile !== null ? rulesOfTile(tile) : 'TK-C5 TK-C4'}
      style={boxStyle(layout.tile)}
    >
      {tile !== null ? (
        <TilePicture tile={tile} size={size} />
      ) : letter !== null ? (
        <TileBackPicture letter={letter} size={size} />
      ) : (
        <span className={styles.none} style={{ width: size, height: size }} />
      )}
      <p className={styles.words}>
        {tile !== null && <b>{scoring === null ? words.terrain(tile) : words.volcanoWaits}</b>}
        {stones !== '' && <VisuallyHidden>{stones}</VisuallyHidden>}
        <span>{next}</span>
      </p>
    </div>
  );
}
