import type { ReactNode } from 'react';
import { poseNamed } from '../../answers/named-cells.ts';
import { motionsFrom } from '../../answers/tile-moves.ts';
import { triangle } from '../art/shapes.ts';
import { grabOf } from '../choosing/grab.ts';
import { isUp } from '../layout/cells.ts';
import { EndMark } from '../scene/grab-marks.tsx';
import { atCell } from '../scene/ground.tsx';
import styles from './figures.module.css';
import { around, type Position, positionOf, Temple } from './scene.tsx';

interface MoveMarkProps {
  readonly position: Position;
  readonly tile: number;
  /** Where it ends, or where it cannot get to. */
  readonly to?: string;
  readonly tried?: string;
}

/** A move of a tile as the board shows it before it is made. */
function MoveMark({ position, tile, to, tried }: MoveMarkProps): ReactNode {
  const grab = grabOf(position, tile);
  if (grab === null) return null;
  return (
    <EndMark
      grab={grab}
      end={to === undefined ? null : poseNamed(to)}
      tried={tried === undefined ? null : poseNamed(tried)}
    />
  );
}

const SLIDE = positionOf({ tiles: { 0: 'b3-b4', 5: 'b5-c6', 1: 'd5-d6' }, counters: ['c6'] });

/** Somebody rides two steps on a tile that slides, to between two target tiles. */
export const Slide = (): ReactNode => (
  <Temple
    position={SLIDE}
    box={around('b3', 'b9', 'e6', 'e13')}
    above={<MoveMark position={SLIDE} tile={5} to="d9-e10" />}
  />
);

const SWING = positionOf({ tiles: { 0: 'b3-b4', 5: 'c8-c9', 1: 'd5-d6', 12: 'd11-d12' } });

/** The cells that a tile passes over on its first step to a pose. */
function sweptTo(from: string, to: string): readonly number[] {
  const step = motionsFrom(poseNamed(from))
    .filter(({ way }) => way.kind === 'turn')
    .map(({ steps: [first] }) => first)
    .find((first) => first?.pose === poseNamed(to));
  return step?.needs ?? [];
}

const SWEPT = sweptTo('c8-c9', 'c7-d8');
const SWING_BOX = around('b5', 'b11', 'd6', 'e12');

/** A swing by 60° and all the room that it needs. */
export const Swing = (): ReactNode => (
  <Temple
    position={SWING}
    box={SWING_BOX}
    below={SWEPT.map((cell) => (
      <path key={cell} d={triangle(isUp(cell), 5)} transform={atCell(cell)} className={styles.swept} />
    ))}
    above={<MoveMark position={SWING} tile={5} to="c7-d8" />}
  />
);

/** A swing to free cells that another tile stops on the way. */
export const Stopped = (): ReactNode => (
  <Temple position={SWING} box={SWING_BOX} above={<MoveMark position={SWING} tile={5} tried="c9-d10" />} />
);

const BLOCKED = positionOf({
  tiles: { 5: 'd9-e10', 4: 'f14-f13', 10: 'g12-g11', 12: 'd11-d12' },
  counters: ['e11', 'g11'],
  blockers: ['d9', 'f11'],
  statues: [[15], [13, 14, 15]],
});

/** One blocker holds a bridge, the other one a hole to which a tile cannot slide. */
export const Blockers = (): ReactNode => (
  <Temple
    position={BLOCKED}
    box={around('d8', 'd13', 'e7', 'e14', 'g8', 'g13')}
    below={<MoveMark position={BLOCKED} tile={4} tried="f12-f11" />}
  />
);

const DIAMOND = positionOf({
  counters: ['e18'],
  statues: [
    [13, 14, 15],
    [13, 14],
  ],
});

/** From a diamond a target tile is brought to the ground beside it. */
export const Diamond = (): ReactNode => (
  <Temple
    position={DIAMOND}
    box={around('d10', 'd17', 'e18', 'f11', 'f18')}
    above={<MoveMark position={DIAMOND} tile={14} to="e15-e16" />}
  />
);
