import { SeatShape } from '@quri/board-kit';
import { type ReactNode, useMemo } from 'react';
import { tilesToCome, volcanoChance } from '../../answers/odds.ts';
import { scoreCount } from '../../answers/scoring.ts';
import { seatsFrom } from '../../answers/turn-order.ts';
import type { Moment, View } from '../../view/shapes.ts';
import type { Hex, TurnSummary } from '../../vocabulary.ts';
import { HEX } from '../art/hex.ts';
import { MAP_SIZE } from '../layout/hexes.ts';
import type { Shown } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import styles from './map.module.css';
import { ScoredTemple } from './overlay.tsx';
import { TilePicture } from './pieces.tsx';
import sheet from './sheet.module.css';
import { atHex } from './terrain.tsx';

/** What can be laid over the map. */
export type Layer = 'scoring' | 'changed' | 'odds';

/** What everybody would be paid now. */
export const useScoresNow = (shown: Shown, on: boolean) =>
  useMemo(
    () =>
      on
        ? seatsFrom(shown.turn.seat, shown.expeditions.length).map((seat) => ({ seat, count: scoreCount(shown, seat) }))
        : [],
    [shown, on],
  );

/** TK-15: every temple that would be scored now, in the colour of whom it would pay. */
export const ScoringLayer = ({ scores }: { readonly scores: ReturnType<typeof useScoresNow> }): ReactNode => (
  <svg className={styles.svg} width={MAP_SIZE.width} height={MAP_SIZE.height} aria-hidden="true">
    {scores.flatMap(({ seat, count }) =>
      count.temples.map(({ hex, value }) => <ScoredTemple key={hex} hex={hex} value={value} seat={seat} />),
    )}
  </svg>
);

/** The turns of the others since this seat's last one; for somebody who looks on, all that are remembered. */
export function turnsSince({ recent }: Pick<View, 'recent'>, own: number | null): readonly TurnSummary[] {
  const last = recent.findLastIndex(({ seat }) => seat === own);
  return recent.slice(last + 1);
}

/** The hexes somebody changed in a turn; walks are not among them. */
const hexesOf = ({ tile, dug, found, camps, guards }: TurnSummary): readonly Hex[] => [
  ...(tile?.hex == null ? [] : [tile.hex]),
  ...[...dug, ...found, ...guards].map(({ hex }) => hex),
  ...camps,
];

export const ChangedLayer = ({ turns }: { readonly turns: readonly TurnSummary[] }): ReactNode => (
  <svg className={styles.svg} width={MAP_SIZE.width} height={MAP_SIZE.height} aria-hidden="true">
    {[...new Set(turns.flatMap(hexesOf))].map((hex) => (
      <path key={hex} d={HEX} transform={atHex(hex)} className={styles.changed} />
    ))}
  </svg>
);

/** Lies over a corner of the map. It may be higher than there is room for. */
const Sheet = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
  <section className={sheet.sheet} aria-label={name} tabIndex={0}>
    <h3>{name}</h3>
    {children}
  </section>
);

interface ChangedProps {
  readonly words: BoardWords;
  say(moment: Moment): string;
  readonly turns: readonly TurnSummary[];
}

export const ChangedSheet = ({ words, say, turns }: ChangedProps): ReactNode => (
  <Sheet name={words.whatChanged}>
    {turns.length === 0 ? (
      <p>{words.nothingChanged}</p>
    ) : (
      <ol className={sheet.lines}>
        {turns.map((summary, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns stay in their order
          <li key={i}>
            <SeatShape seat={summary.seat} size={15} />
            <span>{say({ type: 'turnSummed', summary })}</span>
          </li>
        ))}
      </ol>
    )}
  </Sheet>
);

/** How many tiles ahead somebody may want to know. */
const aheadOf = (players: number): readonly number[] => [1, players, 2 * players];

/** TK-C5: the tiles that can still come, by letter, and how likely a volcano is among the next ones. */
export function OddsSheet({ shown, words }: { readonly shown: Shown; readonly words: BoardWords }): ReactNode {
  const letters = tilesToCome(shown);
  return (
    <Sheet name={words.odds}>
      <ul className={sheet.chances}>
        {aheadOf(shown.expeditions.length)
          .filter((ahead) => ahead <= shown.tiles.length)
          .map((ahead) => (
            <li key={ahead}>{words.volcanoWithin(ahead, Math.round(100 * volcanoChance(shown, ahead)))}</li>
          ))}
      </ul>
      {letters.length === 0 && <p>{words.noTileLeft}</p>}
      <ul className={sheet.letters}>
        {letters.map(({ letter, tiles }) => (
          <li key={letter}>
            <b>{words.tilesOf(letter, tiles.length)}</b>
            <ul className={sheet.few}>
              {tiles.map((tile) => (
                <li key={tile} title={words.terrain(tile)}>
                  <TilePicture tile={tile} size={34} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
