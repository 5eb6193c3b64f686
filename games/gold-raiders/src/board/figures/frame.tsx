import type { ReactNode } from 'react';
import board from '../board.module.css';
import styles from './frame.module.css';

interface GroundProps {
  /** Which light falls on it. */
  readonly time: 'night' | 'day';
  readonly children: ReactNode;
}

/** The colours of the board at that time of day. */
export const Ground = ({ time, children }: GroundProps): ReactNode => (
  <div className={`${board.board} ${styles.ground}`} data-phase={time} style={{ minHeight: 0 }} aria-hidden="true">
    {children}
  </div>
);

interface SceneProps extends GroundProps {
  readonly w: number;
  readonly h: number;
}

/** A picture laid out in pixels and drawn as large as there is room. */
export const Scene = ({ time, w, h, children }: SceneProps): ReactNode => (
  <Ground time={time}>
    <div className={styles.frame} style={{ aspectRatio: `${w} / ${h}` }}>
      <div className={styles.scaled} style={{ width: w, height: h, transform: `scale(tan(atan2(100cqw, ${w}px)))` }}>
        {children}
      </div>
    </div>
  </Ground>
);

interface AtProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly look?: 'card' | 'cloth' | 'lit' | 'place' | 'taken' | 'plain';
  readonly children?: ReactNode;
}

/** A piece of a scene in its place. */
export const At = ({ x, y, w, h, look = 'plain', children }: AtProps): ReactNode => (
  <span className={styles.at} data-look={look} style={{ left: x, top: y, width: w, height: h }}>
    {children}
  </span>
);

interface ArrowProps {
  readonly from: readonly [number, number];
  /** Where it bends to. */
  readonly by: readonly [number, number];
  readonly to: readonly [number, number];
}

const HEAD = 8;

/** Arrows over a whole scene. */
export const Arrows = ({ all }: { readonly all: readonly ArrowProps[] }): ReactNode => (
  <svg className={styles.arrows} width="100%" height="100%" aria-hidden="true">
    {all.map(({ from, by, to }) => {
      const turn = (Math.atan2(to[1] - by[1], to[0] - by[0]) * 180) / Math.PI;
      const d = `M${from.join(' ')}Q${by.join(' ')} ${to.join(' ')}`;
      return (
        <g key={d}>
          <path className={styles.halo} d={d} />
          <path className={styles.shaft} d={d} />
          <path
            className={styles.head}
            d={`M${HEAD * 0.6} 0L${-HEAD} ${-HEAD * 0.8}V${HEAD * 0.8}z`}
            transform={`translate(${to.join(' ')}) rotate(${turn})`}
          />
        </g>
      );
    })}
  </svg>
);
