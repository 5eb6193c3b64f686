import { memo, type ReactNode } from 'react';
import type { TileMotion } from '../../view/shapes.ts';
import type { Obstacle, Pose } from '../../vocabulary.ts';
import { Arc, BlockedCell, GhostSlab, Pivot, Track } from '../art/ghosts.tsx';
import { polygon, rhombus } from '../art/shapes.ts';
import type { Grab, GrabbedEnd } from '../choosing/grab.ts';
import {
  cellCentre,
  distance,
  EDGE,
  isUp,
  lyingAt,
  triangleCentre,
  vertexPoint,
  vertexVector,
} from '../layout/cells.ts';
import { directionOf } from '../layout/motion.ts';
import { atPoint } from './ground.tsx';
import styles from './map.module.css';

const OUTLINE = polygon(rhombus(2));
const CROSS = 'M-7-7 7 7M7-7-7 7';
/** An end as a small tile, turned as the tile would lie. */
const SMALL = 0.24;

interface GrabProps {
  readonly grab: Grab;
}

/** Everything that a picked tile can do: tracks and arcs, the ends as handles, and what stops it. */
export const GrabMarks = memo(({ grab }: GrabProps): ReactNode => {
  const { lies, ends, blocked } = grab;
  const longest = new Map<string, TileMotion>();
  for (const { motion } of ends) {
    const key = wayKey(motion);
    if ((longest.get(key)?.steps ?? 0) < motion.steps) longest.set(key, motion);
  }
  const obstacles = new Map(blocked.map(({ obstacle }) => [obstacleKey(obstacle), obstacle]));
  return (
    <>
      <g className={styles.stops}>
        {[...obstacles].map(([key, obstacle]) => (
          <ObstacleMark key={key} obstacle={obstacle} />
        ))}
      </g>
      <g className={styles.ways}>
        {[...longest].map(([key, motion]) => (
          <Way key={key} motion={motion} lies={lies} />
        ))}
      </g>
      <path d={OUTLINE} className={styles.picked} transform={`${atPoint(lies)} rotate(${lies.angle})`} />
      {blocked.map(({ to, handle }) => (
        <g key={to} className={styles.crosses} transform={atPoint(handle)}>
          <path d={CROSS} className={styles.crossEdge} />
          <path d={CROSS} className={styles.cross} />
        </g>
      ))}
      {ends.map((end) => (
        <Handle key={end.to} end={end} chosen={false} />
      ))}
    </>
  );
});

const Handle = ({ end: { to, handle }, chosen }: { end: GrabbedEnd; chosen: boolean }): ReactNode => (
  <g transform={atPoint(handle)}>
    <path d={SMALL_OUTLINE} className={styles.handle} data-chosen={chosen} transform={`rotate(${lyingAt(to).angle})`} />
  </g>
);

const SMALL_OUTLINE = polygon(rhombus(2).map(([x, y]) => [x * SMALL, y * SMALL]));

const wayKey = (motion: TileMotion): string =>
  motion.kind === 'slide'
    ? `slide ${motion.towards.a} ${motion.towards.b}`
    : `turn ${motion.round.a} ${motion.round.b} ${motion.clockwise}`;

interface WayProps {
  readonly motion: TileMotion;
  readonly lies: { readonly x: number; readonly y: number };
}

/** From the middle of the tile as far as it gets. */
function Way({ motion, lies }: WayProps): ReactNode {
  if (motion.kind === 'slide') {
    const towards = vertexVector(motion.towards);
    return (
      <g transform={atPoint({ x: lies.x + towards.x * 0.3, y: lies.y + towards.y * 0.3 })}>
        <Track length={motion.steps * EDGE - 0.3 * EDGE} angle={directionOf({ x: 0, y: 0 }, towards)} />
      </g>
    );
  }
  const pivot = vertexPoint(motion.round);
  const from = directionOf(pivot, lies);
  return (
    <g transform={atPoint(pivot)}>
      <Arc radius={distance(pivot, lies)} from={from} to={from + motion.steps * (motion.clockwise ? 60 : -60)} />
      <Pivot />
    </g>
  );
}

const obstacleKey = (obstacle: Obstacle): string =>
  obstacle.kind === 'edge' ? JSON.stringify(obstacle.triangle) : `cell ${obstacle.cell}`;

/** The cell that stops a tile; beyond the edge of the board too. */
const ObstacleMark = ({ obstacle }: { readonly obstacle: Obstacle }): ReactNode =>
  obstacle.kind === 'edge' ? (
    <g transform={atPoint(triangleCentre(obstacle.triangle))}>
      <BlockedCell up={obstacle.triangle.up} />
    </g>
  ) : (
    <g transform={atPoint(cellCentre(obstacle.cell))}>
      <BlockedCell up={isUp(obstacle.cell)} />
    </g>
  );

interface EndProps extends GrabProps {
  readonly end: Pose | null;
  readonly tried: Pose | null;
}

/** The end that is chosen or looked at, as a whole tile with the way there; or what stops it there. */
export function EndMark({ grab, end, tried }: EndProps): ReactNode {
  const chosen = grab.ends.find(({ to }) => to === end);
  const stops = grab.ways.flatMap(({ stop }) => stop ?? []);
  const stopped = [...grab.blocked, ...stops].find(({ to }) => to === tried);
  return (
    <>
      {chosen !== undefined && (
        <>
          <Way motion={chosen.motion} lies={grab.lies} />
          <Ghost pose={chosen.to} kind={chosen.motion.kind} />
          <Handle end={chosen} chosen />
        </>
      )}
      {stopped !== undefined && (
        <>
          <g className={styles.faint}>
            <Ghost pose={stopped.to} kind={stopped.motion.kind} />
          </g>
          <ObstacleMark obstacle={stopped.obstacle} />
        </>
      )}
    </>
  );
}

const Ghost = ({ pose, kind }: { readonly pose: Pose; readonly kind: TileMotion['kind'] }): ReactNode => {
  const { x, y, angle } = lyingAt(pose);
  return (
    <g transform={`${atPoint({ x, y })} rotate(${angle})`}>
      <GhostSlab angle={angle} kind={kind} chosen />
    </g>
  );
};
