import type { ReactNode } from 'react';
import { floorOf } from '../../answers/floor.ts';
import { printedBoard } from '../../answers/map.ts';
import { cellNamed } from '../../answers/named-cells.ts';
import { walksOf } from '../../answers/reach.ts';
import type { View } from '../../view/shapes.ts';
import { Footsteps, ReachCell } from '../art/ghosts.tsx';
import { cellCentre, isUp, MAP_SIZE } from '../layout/cells.ts';
import { atCell } from '../scene/ground.tsx';
import styles from './figures.module.css';
import { around, OPTIONS, type Position, positionOf, Temple } from './scene.tsx';

interface ReachProps {
  readonly position: Position;
  readonly points: number;
}

const FIRST = 0 as View['turn']['seat'];

const walksFrom = ({ position, points }: ReachProps) => walksOf(position, floorOf(position), FIRST, points);

/** Where the first counter can walk with so many points, as the board marks it. */
const Reach = (props: ReachProps): ReactNode =>
  walksFrom(props).map(({ to, cost }) => (
    <g key={to} transform={atCell(to)}>
      <ReachCell up={isUp(to)} cost={cost} chosen={false} />
    </g>
  ));

const Way = ({ to, ...props }: ReachProps & { readonly to: string }): ReactNode => {
  const walk = walksFrom(props).find((one) => one.to === cellNamed(to));
  return walk === undefined ? null : <Footsteps points={walk.path.map(cellCentre)} />;
};

const WALK = positionOf({ tiles: { 0: 'b3-b4', 5: 'c7-d8' }, counters: ['a1'] });

/** From a start over a tile, a snake and ground to another tile. */
export const Walk = (): ReactNode => (
  <Temple position={WALK} box={around('a1', 'a6', 'b8', 'd9', 'c3')} below={<Reach position={WALK} points={1} />} />
);

const STATUES = positionOf({
  tiles: { 5: 'd9-e10' },
  counters: ['e9'],
  statues: [
    [14, 15],
    [13, 14, 15],
  ],
});

/** One statue is taken; the next one is a walk away. */
export const Statues = (): ReactNode => (
  <Temple
    position={STATUES}
    box={around('d8', 'd11', 'e7', 'e13', 'g8', 'g11')}
    above={<Way position={STATUES} points={2} to="e11" />}
  />
);

const DEAL = positionOf({
  tiles: {
    0: 'b3-b4',
    1: 'd5-d6',
    2: 'h7-g8',
    3: 'i10-i11',
    4: 'f12-f11',
    5: 'd9-e10',
    6: 'f8-f9',
    7: 'h9-h8',
    8: 'h13-h12',
    9: 'e16-e17',
    10: 'g12-g11',
    11: 'h10-h11',
    12: 'd11-d12',
  },
  counters: ['i7', 'e11'],
  statues: [[], [13, 14, 15]],
});

/** The whole temple, with the ways from one secret passage to the others. */
export const Passages = (): ReactNode => {
  const from = cellCentre(cellNamed('i7'));
  return (
    <Temple
      position={DEAL}
      box={{ x: 0, y: 0, w: MAP_SIZE.width, h: MAP_SIZE.height }}
      below={printedBoard({ options: OPTIONS }).passages.map((cell) => {
        const { x, y } = cellCentre(cell);
        const middle = { x: (from.x + x) / 2 + (y - from.y) * 0.12, y: (from.y + y) / 2 - (x - from.x) * 0.12 };
        return (
          <g key={cell}>
            <path d={`M${from.x} ${from.y}Q${middle.x} ${middle.y} ${x} ${y}`} className={styles.link} />
            <circle cx={x} cy={y - 3} r="40" className={styles.ring} />
          </g>
        );
      })}
    />
  );
};

const EXIT = positionOf({ tiles: { 0: 'b3-b4', 1: 'b5-b6' }, counters: ['b7'], statues: [[], []] });

/** With all statues from a passage to the exit, over a tile that covers a snake. */
export const Exit = (): ReactNode => (
  <Temple position={EXIT} box={around('a1', 'a8', 'b1', 'b8')} above={<Way position={EXIT} points={3} to="a1" />} />
);
