import { SeatShape } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { TileId } from '../../vocabulary.ts';
import type { Shown } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import type { NameOf } from './descriptions.ts';
import { TilePicture } from './pieces.tsx';
import { rulesOfTile } from './rules-of.ts';
import styles from './sheet.module.css';

interface AuctionProps {
  readonly shown: Shown;
  readonly words: BoardWords;
  readonly nameOf: NameOf;
  readonly names: readonly string[];
  readonly narrow: boolean;
  /** Takes a tile, where that is asked. */
  readonly choose: ((tile: TileId) => void) | null;
}

/** Over the map while it goes on: the tiles on display, the highest bid, and who is still in. */
export function AuctionSheet({ shown, words, nameOf, names, narrow, choose }: AuctionProps): ReactNode {
  const { auction, display, moved, expeditions, phase } = shown;
  if (display.length === 0 || (phase !== 'bidding' && phase !== 'choosing')) return null;
  return (
    <section
      className={styles.auction}
      data-narrow={narrow}
      data-rule="TK-A1 TK-A2"
      aria-label={words.onDisplay}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
    >
      <ul className={styles.tiles}>
        {display.map((tile) => {
          const picture = <TilePicture tile={tile} size={narrow ? 50 : 92} />;
          return (
            <li key={tile}>
              {choose === null ? (
                <span className={styles.tile} data-rule={rulesOfTile(tile)}>
                  {picture}
                </span>
              ) : (
                <button
                  type="button"
                  className={styles.tile}
                  aria-label={[words.terrain(tile), words.stones.ofTile(words.printedStones, tile)]
                    .filter(Boolean)
                    .join('; ')}
                  data-rule={rulesOfTile(tile)}
                  onClick={() => choose(tile)}
                >
                  {picture}
                </button>
              )}
              <small>{words.terrain(tile)}</small>
            </li>
          );
        })}
      </ul>
      {auction !== null && (
        <>
          <p className={styles.bid}>
            {auction.holder === null ? (
              words.noBid
            ) : (
              <>
                <SeatShape seat={auction.holder} size={18} />
                {words.highestBid(nameOf(auction.holder), auction.bid)}
              </>
            )}
          </p>
          <ul className={styles.bidders}>
            {expeditions.map((_, seat) => {
              const out = auction.passed.some((one) => one === seat);
              const done = moved.some((one) => one === seat);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <li key={seat} data-out={out || done} data-asked={auction.bidder === seat}>
                  <SeatShape seat={seat} size={14} />
                  {names[seat]}
                  {(out || done) && <small>{done ? words.hasMoved : words.passed}</small>}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
