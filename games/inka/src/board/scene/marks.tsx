import { type Rect, rectAround, usePointed } from '@quri/board-kit';
import { memo, type ReactNode, useEffect } from 'react';
import { cellsOf } from '../../answers/laid-tiles.ts';
import { labelOf, TARGETS } from '../../answers/map.ts';
import type { Cell, Intent, Pose, Tile } from '../../vocabulary.ts';
import { Footsteps, ReachCell } from '../art/ghosts.tsx';
import { polygon, rhombus, triangle } from '../art/shapes.ts';
import type { MapChoice } from '../choosing/use-map-choice.ts';
import { cellBox, cellCentre, isUp, lyingAt } from '../layout/cells.ts';
import { feetOn } from '../layout/standing.ts';
import type { Shown } from '../shown.ts';
import { BlockerArt, CounterArt } from './figures.tsx';
import { EndMark, GrabMarks } from './grab-marks.tsx';
import { atCell, atPoint, MapPicture } from './ground.tsx';
import styles from './map.module.css';
import { SlabArt } from './slabs.tsx';

const Reached = memo(ReachCell);
const OUTLINE = polygon(rhombus(2));

interface BelowProps {
  readonly shown: Shown;
  readonly choice: MapChoice;
}

/** Below the figures: where one can go or start, and where something has just happened. */
export function MarksBelow({ shown, choice }: BelowProps): ReactNode {
  const { reach, lit, way, grab, chosen, movable, lone } = choice;
  const goal = way?.path?.at(-1) ?? null;
  return (
    <MapPicture>
      {grab === null &&
        [...reach].map(([cell, { cost }]) => (
          <g key={cell} transform={atCell(cell)}>
            <Reached up={isUp(cell)} cost={cost} chosen={cell === goal || cell === choice.chosen} />
          </g>
        ))}
      {(shown.phase === 'pickingStart' ? [...lit] : shown.phase === 'blocking' && chosen !== null ? [chosen] : []).map(
        (cell) => (
          <path key={cell} d={triangle(isUp(cell), 5)} transform={atCell(cell)} className={styles.picked} />
        ),
      )}
      {/* From a diamond golden tiles are moved: nobody would expect it. */}
      {shown.phase === 'walking' &&
        grab === null &&
        TARGETS.map((tile) => {
          const pose = shown.poses[tile];
          if (pose === null || pose === undefined || !cellsOf(pose).some((cell) => movable.has(cell))) return null;
          const { angle, ...at } = lyingAt(pose);
          return (
            <path key={tile} d={OUTLINE} transform={`${atPoint(at)} rotate(${angle})`} className={styles.offered} />
          );
        })}
      <LoneMark lone={lone} poses={shown.poses} />
      {shown.touched.map((cell) => (
        <path key={cell} d={triangle(isUp(cell), 6)} transform={atCell(cell)} className={styles.touched} />
      ))}
    </MapPicture>
  );
}

/** The only place where something can be put, or the only tile that can be moved. */
function LoneMark({ lone, poses }: { readonly lone: Intent | null; readonly poses: Shown['poses'] }): ReactNode {
  if (lone?.type === 'endTurn' && lone.blocker !== null)
    return <path d={triangle(isUp(lone.blocker), 5)} transform={atCell(lone.blocker)} className={styles.offered} />;
  const pose = lone?.type === 'layTile' ? lone.pose : lone?.type === 'moveTile' ? poses[lone.tile] : null;
  if (pose === null || pose === undefined) return null;
  const { angle, ...at } = lyingAt(pose);
  return <path d={OUTLINE} transform={`${atPoint(at)} rotate(${angle})`} className={styles.offered} />;
}

interface AboveProps extends BelowProps {
  /** Where the pointer or the focus is. */
  readonly looked: Cell | null;
  readonly seat: number;
}

/** Above the figures: what is chosen, the way there, and where one is. */
export function MarksAbove({ shown, choice, looked, seat }: AboveProps): ReactNode {
  const { grab, end, tried, way, ghost, chosen, lit } = choice;
  const placed = chosen ?? (looked !== null && lit.has(looked) ? looked : null);
  return (
    <MapPicture>
      {ghost !== null && <TileGhost options={shown.options} {...ghost} />}
      {looked !== null && grab === null && (
        <g transform={atCell(looked)}>
          <path d={triangle(isUp(looked), 4)} className={styles.lookedEdge} />
          <path d={triangle(isUp(looked), 4)} className={styles.looked} />
        </g>
      )}
      {way?.path !== undefined && <Footsteps points={way.path.map(cellCentre)} />}
      {grab !== null && (
        <>
          <g className={end === null ? undefined : styles.quiet}>
            <GrabMarks grab={grab} />
          </g>
          <EndMark grab={grab} end={end} tried={tried} />
        </>
      )}
      {placed !== null && (shown.phase === 'blocking' || shown.phase === 'pickingStart') && (
        <g transform={atPoint(feetOn(placed))} className={styles.ghost} data-fixed={chosen !== null}>
          {shown.phase === 'blocking' ? <BlockerArt seat={seat} /> : <CounterArt seat={seat} />}
        </g>
      )}
    </MapPicture>
  );
}

interface TileGhostProps {
  readonly options: Shown['options'];
  readonly tile: Tile;
  readonly pose: Pose;
  readonly fixed: boolean;
}

/** The drawn tile where it would lie; once it is put there, with the sign that a tap turns it. */
function TileGhost({ options, tile, pose, fixed }: TileGhostProps): ReactNode {
  const { x, y, angle } = lyingAt(pose);
  return (
    <g transform={atPoint({ x, y })}>
      <g className={styles.ghost} data-fixed={fixed}>
        <SlabArt options={options} tile={tile} angle={angle} lifted />
      </g>
      {fixed && (
        <>
          <path d={OUTLINE} className={styles.picked} transform={`translate(0 -14) rotate(${angle})`} />
          <g transform="translate(0 -14)" className={styles.turnSign}>
            <circle r="19" />
            <path d="M9.500 0a9.500 9.500 0 1 1-3-7M9.500-12v6H3.500" />
          </g>
        </>
      )}
    </g>
  );
}

interface PointedProps {
  /** Moves the map until this is in sight. */
  bring(part: Rect): void;
}

/** The cells of a sentence or a button that somebody points at. */
export function PointedCells({ bring }: PointedProps): ReactNode {
  const cells = usePointed();
  useEffect(() => {
    if (cells.length > 0) bring(rectAround(cells.map(cellBox)));
  }, [cells, bring]);
  return (
    <MapPicture>
      {cells.map((cell) => (
        <path
          key={cell}
          d={triangle(isUp(cell), 5)}
          transform={atCell(cell)}
          className={styles.pointed}
          data-pointed={labelOf(cell)}
        />
      ))}
    </MapPicture>
  );
}
