import { SeatShape } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Moment, View } from '../../view/shapes.ts';
import type { MovedTile, TurnSummary } from '../../vocabulary.ts';
import { polygon, rhombus, triangle } from '../art/shapes.ts';
import { isUp, lyingAt } from '../layout/cells.ts';
import type { BoardWords } from '../words.ts';
import { atCell, atPoint, MapPicture } from './ground.tsx';
import styles from './map.module.css';
import sheet from './sheet.module.css';

/** What can be laid over the map. */
export type Layer = 'changed';

/** The turns of the others since this seat's last one; for somebody who looks on, all that are remembered. */
export function turnsSince({ recent }: Pick<View, 'recent'>, own: number | null): readonly TurnSummary[] {
  const last = recent.findLastIndex(({ seat }) => seat === own);
  return recent.slice(last + 1);
}

const OUTLINE = polygon(rhombus(4));

/** Where tiles lay, where they lie since, and what was blocked. */
export const ChangedLayer = ({ turns }: { readonly turns: readonly TurnSummary[] }): ReactNode => (
  <MapPicture>
    {turns.flatMap(({ moved }, turn) =>
      moved.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: moves stay in their order
        <Route key={`${turn} ${i}`} {...one} />
      )),
    )}
    {turns.map(
      ({ blocker, seat }) =>
        blocker !== null && (
          <path key={seat} d={triangle(isUp(blocker), 4)} transform={atCell(blocker)} className={styles.to} />
        ),
    )}
  </MapPicture>
);

function Route({ from, to }: MovedTile): ReactNode {
  const [was, is] = [lyingAt(from), lyingAt(to)];
  const line = `M${was.x} ${was.y}L${is.x} ${is.y}`;
  const direction = (Math.atan2(is.y - was.y, is.x - was.x) * 180) / Math.PI;
  return (
    <>
      <path d={OUTLINE} transform={`${atPoint(was)} rotate(${was.angle})`} className={styles.from} />
      <path d={OUTLINE} transform={`${atPoint(is)} rotate(${is.angle})`} className={styles.to} />
      <path d={line} className={styles.routeEdge} />
      <path d={line} className={styles.route} />
      <path
        d="M-16-11 2 0-16 11"
        transform={`${atPoint(is)} rotate(${direction.toFixed(0)})`}
        className={styles.route}
      />
    </>
  );
}

interface ChangedProps {
  readonly words: BoardWords;
  say(moment: Moment): string;
  readonly turns: readonly TurnSummary[];
  /** Below the board there is room of its own, beside it only a corner. */
  readonly beside: boolean;
}

/** What the others did, in words. It lies over a corner of the map and may be higher than there is room for. */
export const ChangedSheet = ({ words, say, turns, beside }: ChangedProps): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
  <section className={sheet.sheet} data-beside={beside} aria-label={words.whatChanged} tabIndex={0}>
    <h3>{words.whatChanged}</h3>
    {turns.length === 0 ? (
      <p>{words.nothingChanged}</p>
    ) : (
      <ol>
        {turns.map((summary, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns stay in their order
          <li key={i}>
            <SeatShape seat={summary.seat} size={15} />
            <span>{say({ type: 'turnSummed', summary })}</span>
          </li>
        ))}
      </ol>
    )}
  </section>
);
