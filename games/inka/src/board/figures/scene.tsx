import type { Rect } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { printedBoard, TARGETS } from '../../answers/map.ts';
import { cellNamed, poseNamed } from '../../answers/named-cells.ts';
import type { View } from '../../view/shapes.ts';
import { type Pose, TILES, type Tile } from '../../vocabulary.ts';
import { GroundCell } from '../art/ground.tsx';
import { Pit } from '../art/pit.tsx';
import { SymbolArt } from '../art/symbols.tsx';
import { ALL_CELLS, cellBox, isUp, lyingAt, MAP_CENTRE, PIT_RADIUS } from '../layout/cells.ts';
import { allStatues, counterFeet, feetOn } from '../layout/standing.ts';
import { BlockerArt, CounterArt, StatueArt } from '../scene/figures.tsx';
import { atCell, atPoint } from '../scene/ground.tsx';
import { SlabArt } from '../scene/slabs.tsx';
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
export function Temple({ position, box, below, above }: TempleProps): ReactNode {
  const { ground, symbols } = printedBoard(position);
  return (
    <Frame box={box} on="temple">
      <g transform={atPoint(MAP_CENTRE)}>
        <Pit radius={PIT_RADIUS} />
      </g>
      {ALL_CELLS.filter((cell) => ground[cell]).map((cell) => {
        const symbol = symbols[cell];
        return (
          <g key={cell} transform={atCell(cell)}>
            <GroundCell up={isUp(cell)} variant={cell} />
            {symbol && <SymbolArt kind={symbol} up={isUp(cell)} />}
          </g>
        );
      })}
      {position.poses.map((pose, tile) => {
        if (pose === null) return null;
        const { angle, ...at } = lyingAt(pose);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its number
          <g key={tile} transform={atPoint(at)}>
            <SlabArt options={OPTIONS} tile={tile} angle={angle} />
          </g>
        );
      })}
      {below}
      <Standing {...position} />
      {above}
    </Frame>
  );
}

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
export function around(...names: readonly string[]): Rect {
  const boxes = names.map((name) => cellBox(cellNamed(name)));
  const x = Math.min(...boxes.map((box) => box.x)) - MARGIN;
  const y = Math.min(...boxes.map((box) => box.y)) - MARGIN;
  const right = Math.max(...boxes.map((box) => box.x + box.w)) + MARGIN;
  const bottom = Math.max(...boxes.map((box) => box.y + box.h)) + MARGIN;
  return { x, y, w: right - x, h: bottom - y };
}
