import type { ReactNode, Ref } from 'react';
import type { Pose, Tile } from '../../vocabulary.ts';
import { lyingAt } from '../layout/cells.ts';
import { drawnMotion } from '../layout/motion.ts';
import { counterFeet, feetOn, ridersOn, statuesWith } from '../layout/standing.ts';
import type { Flight, Shown } from '../shown.ts';
import { CounterArt, StatueArt } from './figures.tsx';
import { atPoint, MapPicture } from './ground.tsx';
import styles from './moving.module.css';
import { SlabArt } from './slabs.tsx';

interface RaftProps {
  readonly shown: Pick<Shown, 'options' | 'statues' | 'counters'>;
  readonly tile: Tile;
  readonly pose: Pose;
}

/** A lifted tile with all that stands on it; what stands on it can be kept upright while the tile turns. */
function Raft({ shown, tile, pose }: RaftProps): ReactNode {
  const { x, y, angle } = lyingAt(pose);
  const riders = ridersOn(shown, pose).flatMap((seat) => {
    const feet = counterFeet(shown, seat);
    return feet === null ? [] : [{ ...feet, key: `counter ${seat}`, art: <CounterArt seat={seat} /> }];
  });
  const statues = statuesWith(shown, tile, pose).map(({ seat, standing, ...at }) => ({
    ...at,
    key: `statue ${seat}`,
    art: <StatueArt seat={seat} standing={standing} />,
  }));
  return (
    <>
      <MapPicture>
        <g transform={atPoint({ x, y })}>
          <SlabArt options={shown.options} tile={tile} angle={angle} lifted />
        </g>
      </MapPicture>
      {[...statues, ...riders]
        .sort((one, other) => one.y - other.y)
        .map((one) => (
          <Piece key={one.key} x={one.x} y={one.y}>
            {one.art}
          </Piece>
        ))}
    </>
  );
}

interface PieceProps {
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
}

/** A figure by itself, its feet at a point of the map. */
const Piece = ({ x, y, children }: PieceProps): ReactNode => (
  <span className={styles.piece} style={{ left: x, top: y }}>
    <Upright>{children}</Upright>
  </span>
);

const Upright = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <svg className={styles.upright} width="1" height="1" aria-hidden="true">
    {children}
  </svg>
);

const lasting = (ms: number): string => `calc(${ms}ms * var(--pace))`;

/** What moves on the map during one beat. Nothing else is drawn anew meanwhile. */
export function Moving({ shown, flights }: { readonly shown: Shown; readonly flights: readonly Flight[] }): ReactNode {
  return flights.map((flight) => {
    switch (flight.kind) {
      case 'tile': {
        const { tile, to, motion, ms } = flight;
        const drawn = drawnMotion(motion);
        const style =
          drawn.kind === 'slide'
            ? { '--x': `${-drawn.by.x}px`, '--y': `${-drawn.by.y}px` }
            : {
                transformOrigin: `${drawn.pivot.x}px ${drawn.pivot.y}px`,
                '--turn': `${-drawn.degrees}deg`,
                '--upright': `${drawn.degrees}deg`,
              };
        return (
          <div
            key={`tile ${tile}`}
            className={styles.moving}
            data-kind={drawn.kind}
            style={{ ...style, '--lasts': lasting(ms) }}
          >
            <Raft shown={shown} tile={tile} pose={to} />
          </div>
        );
      }
      case 'walk': {
        const way = flight.path.map(feetOn).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
        return (
          <div
            key={`walk ${flight.seat}`}
            className={styles.walking}
            style={{ offsetPath: `path("M${way.join('L')}")`, '--lasts': lasting(flight.ms) }}
          >
            <Upright>
              <CounterArt seat={flight.seat} />
            </Upright>
          </div>
        );
      }
      case 'passage':
        return [flight.from, flight.to].map((cell, i) => (
          <div
            key={`passage ${cell}`}
            className={styles.sinking}
            data-rises={i === 1}
            style={{ left: feetOn(cell).x, top: feetOn(cell).y, '--lasts': lasting(flight.ms) }}
          >
            <Upright>
              <CounterArt seat={flight.seat} />
            </Upright>
          </div>
        ));
      case 'laying':
      case 'counter':
      case 'blocker':
      case 'statue':
        return null;
      default:
        return flight satisfies never;
    }
  });
}

interface HeldProps extends RaftProps {
  /** Whoever drags it moves this element. */
  readonly held: Ref<HTMLDivElement>;
}

/** A tile that is being dragged. */
export const Held = ({ held, ...raft }: HeldProps): ReactNode => (
  <div ref={held} className={styles.held}>
    <Raft {...raft} />
  </div>
);
