import type { ReactNode } from 'react';
import type { MovedTile, TurnSummary } from '../../vocabulary.ts';
import { polygon, rhombus, triangle } from '../art/shapes.ts';
import { isUp, lyingAt } from '../layout/cells.ts';
import { atCell, atPoint, MapPicture } from './ground.tsx';
import styles from './map.module.css';

/** What can be laid over the map. */
export type Layer = 'changed';

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
