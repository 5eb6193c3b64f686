import { memo, type ReactNode } from 'react';
import type { Tile } from '../../vocabulary.ts';
import { Blocker, Counter, Statue } from '../art/figures.tsx';
import {
  allStatues,
  BLOCKER_SCALE,
  COUNTER_SCALE,
  counterFeet,
  feetOn,
  type StandingStatue,
} from '../layout/standing.ts';
import type { Shown } from '../shown.ts';
import { atPoint, MapPicture } from './ground.tsx';

/** Figures with their feet at the origin, as large as they stand on the board. */
export const CounterArt = memo(
  ({ seat }: { readonly seat: number }): ReactNode => (
    <g transform={`scale(${COUNTER_SCALE})`}>
      <Counter seat={seat} />
    </g>
  ),
);

export const BlockerArt = memo(
  ({ seat }: { readonly seat: number }): ReactNode => (
    <g transform={`scale(${BLOCKER_SCALE})`}>
      <Blocker seat={seat} />
    </g>
  ),
);

export const StatueArt = memo(Statue);

interface FiguresProps extends Pick<Shown, 'poses' | 'statues' | 'counters' | 'blockers'> {
  /** Seats whose counters are drawn elsewhere, and tiles whose statues are. */
  readonly hiddenCounters: readonly number[];
  readonly hiddenTiles: readonly Tile[];
  /** A statue that is on its way to somebody. */
  readonly raised: { readonly seat: number; readonly tile: Tile } | null;
}

interface Standing {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly art: ReactNode;
}

/** Everything that stands on the floor; what is nearer is drawn later. */
export function Figures(props: FiguresProps): ReactNode {
  const { statues, poses, counters, blockers, hiddenCounters, hiddenTiles, raised } = props;
  const isRaised = ({ seat, tile }: StandingStatue): boolean => raised?.seat === seat && raised.tile === tile;
  const standing: Standing[] = allStatues({ statues, poses })
    .filter(({ tile }) => !hiddenTiles.includes(tile))
    .map((one) => ({
      key: `statue ${one.tile} ${one.seat}`,
      x: one.x,
      y: one.y,
      art: <StatueArt seat={one.seat} standing={one.standing && !isRaised(one)} />,
    }));
  counters.forEach((_, seat) => {
    const feet = counterFeet({ counters }, seat);
    if (feet === null || hiddenCounters.includes(seat)) return;
    // Before a statue that stands on the same line.
    standing.push({ key: `counter ${seat}`, x: feet.x, y: feet.y + 1, art: <CounterArt seat={seat} /> });
  });
  blockers.forEach((cell, seat) => {
    if (cell !== null) standing.push({ key: `blocker ${seat}`, ...feetOn(cell), art: <BlockerArt seat={seat} /> });
  });
  return (
    <MapPicture>
      {standing
        .sort((one, other) => one.y - other.y)
        .map(({ key, x, y, art }) => (
          <g key={key} transform={atPoint({ x, y })}>
            {art}
          </g>
        ))}
    </MapPicture>
  );
}
