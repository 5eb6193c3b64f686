import { type Rect, rectAround } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { printedBoard, TARGETS } from '../../answers/map.ts';
import { cellNamed, poseNamed } from '../../answers/named-cells.ts';
import type { View } from '../../view/shapes.ts';
import { type Pose, TILES, type Tile } from '../../vocabulary.ts';
import { cellBox } from '../layout/cells.ts';
import { allStatues, counterFeet, feetOn } from '../layout/standing.ts';
import { BlockerArt, CounterArt, StatueArt } from '../scene/figures.tsx';
import { atPoint, PrintedCells, WholePit } from '../scene/ground.tsx';
import { Slabs } from '../scene/slabs.tsx';
import { Frame } from './frame.tsx';

export const OPTIONS: View['options'] = { looseEdge: false, solidCounters: false, openExits: false, board: 'temple' };

/** What a picture of the temple shows; cells and poses are named as people do. */
export interface Situation {
  /** The tiles that lie, by number. */
  readonly tiles?: Readonly<Record<Tile, string>>;
  /** By seat. */
  readonly counters?: readonly string[];
  readonly blockers?: readonly string[];
  /** The target tiles on which a statue of each seat stands. */
  readonly statues?: readonly (readonly Tile[])[];
}

export type Position = Pick<View, 'options' | 'poses' | 'counters' | 'blockers' | 'statues'>;

export function positionOf({ tiles = {}, counters = [], blockers = [], statues }: Situation): Position {
  const targets = printedBoard({ options: OPTIONS }).targets;
  const poses = Array.from({ length: TILES }, (_, tile): Pose | null => {
    const name = tiles[tile];
    return name === undefined ? (targets[TARGETS.indexOf(tile)] ?? null) : poseNamed(name);
  });
  const players = statues ?? [TARGETS, TARGETS];
  return {
    options: OPTIONS,
    poses,
    counters: counters.map(cellNamed),
    blockers: blockers.map((name) => (name === '' ? null : cellNamed(name))),
    statues: players,
  };
}

interface TempleProps {
  readonly position: Position;
  readonly box: Rect;
  /** Below and above what stands on the floor. */
  readonly below?: ReactNode;
  readonly above?: ReactNode;
}

/** A part of the temple, as the board draws it. */
export const Temple = ({ position, box, below, above }: TempleProps): ReactNode => (
  <Frame box={box} on="temple">
    <WholePit />
    <PrintedCells options={OPTIONS} />
    <Slabs options={OPTIONS} poses={position.poses} />
    {below}
    <Standing {...position} />
    {above}
  </Frame>
);

/** Everything that stands on the floor; what is nearer is drawn later. */
function Standing({ poses, statues, counters, blockers }: Position): ReactNode {
  const all = [
    ...allStatues({ poses, statues }).map(({ tile, seat, standing, ...at }) => ({
      ...at,
      key: `statue ${tile} ${seat}`,
      art: <StatueArt seat={seat} standing={standing} />,
    })),
    ...counters.flatMap((_, seat) => {
      const feet = counterFeet({ counters }, seat);
      return feet === null ? [] : [{ ...feet, key: `counter ${seat}`, art: <CounterArt seat={seat} /> }];
    }),
    ...blockers.flatMap((cell, seat) =>
      cell === null ? [] : [{ ...feetOn(cell), key: `blocker ${seat}`, art: <BlockerArt seat={seat} /> }],
    ),
  ];
  return all
    .sort((one, other) => one.y - other.y)
    .map(({ key, art, ...at }) => (
      <g key={key} transform={atPoint(at)}>
        {art}
      </g>
    ));
}

const MARGIN = 34;

/** The part of the temple around some cells. */
export const around = (...names: readonly string[]): Rect =>
  rectAround(
    names.map((name) => cellBox(cellNamed(name))),
    MARGIN,
  );
