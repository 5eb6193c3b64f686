import { type Rect, seatColour, usePointed } from '@quri/board-kit';
import { type ReactNode, useEffect } from 'react';
import { labelOf } from '../../answers/map.ts';
import type { Hex, Intent } from '../../vocabulary.ts';
import { HEX } from '../art/hex.ts';
import type { PlacedGhost } from '../choosing/taps.ts';
import { boxAround, centreOf, MAP_SIZE } from '../layout/hexes.ts';
import type { Counting, Shown } from '../shown.ts';
import { TileArt } from './hex-art.tsx';
import styles from './map.module.css';
import { atHex } from './terrain.tsx';

/** What can be chosen on the map, and what was. */
export interface MapMarks {
  /** Hexes that can be chosen; those that cost something say how much. */
  readonly lit: ReadonlyMap<Hex, number | null>;
  /** Where the figure stands that was picked. */
  readonly picked: readonly Hex[];
  /** The way that would be walked. */
  readonly way: readonly Intent[];
  readonly ghost: PlacedGhost | null;
  /** Where the pointer or the focus is. */
  readonly looked: Hex | null;
}

interface BelowProps {
  readonly marks: MapMarks;
  readonly hexes: Shown['hexes'];
}

/** Below the figures: what is lit, with its name where nothing lies yet, and the tile that lies there for a try. */
export const MarksBelow = ({ marks, hexes }: BelowProps): ReactNode => {
  const { lit, picked, ghost } = marks;
  return (
    <svg className={styles.svg} width={MAP_SIZE.width} height={MAP_SIZE.height} aria-hidden="true">
      {[...lit].map(([hex, cost]) => (
        <g key={hex} transform={atHex(hex)}>
          <path d={HEX} className={styles.lit} data-costs={cost !== null} />
          {hexes[hex] === null && ghost?.hex !== hex && (
            <text y="10" textAnchor="middle" className={styles.hexName}>
              {labelOf(hex)}
            </text>
          )}
        </g>
      ))}
      {picked.map((hex) => (
        <path key={hex} d={HEX} transform={atHex(hex)} className={styles.picked} />
      ))}
      {ghost !== null && (
        <g transform={atHex(ghost.hex)}>
          <g className={styles.ghost}>
            <TileArt tile={ghost.tile} rotation={ghost.rotation} />
          </g>
          <path d={HEX} className={styles.picked} />
          {/* At a corner: the stones lie at the middles of the edges. */}
          <g transform="translate(42 68)" className={styles.turn}>
            <circle r="22" />
            <path d="M11 0a11 11 0 1 1-3.500-8M11-14v7H4" />
          </g>
        </g>
      )}
    </svg>
  );
};

interface AboveProps {
  readonly marks: MapMarks;
  /** Are costs written on the hexes? */
  readonly costs: boolean;
}

/** Above the figures: costs, the way, and where one is. */
export const MarksAbove = ({ marks, costs }: AboveProps): ReactNode => {
  const { lit, way, looked } = marks;
  return (
    <svg className={styles.svg} width={MAP_SIZE.width} height={MAP_SIZE.height} aria-hidden="true">
      {looked !== null && <path d={HEX} transform={atHex(looked)} className={styles.looked} />}
      {way.length > 0 && <WayLine way={way} />}
      {[...lit].map(
        ([hex, cost]) =>
          costs &&
          cost !== null && (
            <g key={hex} transform={atHex(hex)} className={styles.cost} data-looked={looked === hex}>
              <circle cx="34" cy="-54" r="19" />
              <text x="34" y="-45.500" textAnchor="middle">
                {cost}
              </text>
            </g>
          ),
      )}
    </svg>
  );
};

/** From hex to hex over their edges; between camps in an arc. */
function WayLine({ way }: { readonly way: readonly Intent[] }): ReactNode {
  const parts = way.flatMap((step) => {
    if (step.type !== 'walk' && step.type !== 'changeCamp') return [];
    const [from, to] = [centreOf(step.from), centreOf(step.to)];
    const bend = step.type === 'walk' ? 0 : -70;
    return [`M${from.x} ${from.y + 24}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 + 24 + bend} ${to.x} ${to.y + 24}`];
  });
  const last = way.at(-1);
  const end = last !== undefined && 'to' in last ? centreOf(last.to) : null;
  const d = parts.join('');
  return (
    <>
      <path d={d} className={styles.wayEdge} />
      <path d={d} className={styles.way} />
      {end !== null && <circle cx={end.x} cy={end.y + 24} r="12" className={styles.wayEnd} />}
    </>
  );
}

interface PointedProps {
  /** Moves the map until this is in sight. */
  bring(part: Rect): void;
}

/** The hexes of a sentence or a button that somebody points at. */
export function PointedHexes({ bring }: PointedProps): ReactNode {
  const hexes = usePointed();
  useEffect(() => {
    if (hexes.length > 0) bring(boxAround(hexes));
  }, [hexes, bring]);
  return (
    <svg className={styles.svg} width={MAP_SIZE.width} height={MAP_SIZE.height} aria-hidden="true">
      {hexes.map((hex) => (
        <path key={hex} d={HEX} transform={atHex(hex)} className={styles.pointed} data-pointed={labelOf(hex)} />
      ))}
    </svg>
  );
}

interface HappeningProps {
  readonly touched: readonly Hex[];
  readonly counting: Counting | null;
}

/** What is going on: a hex where something happened, temples that are being counted. */
export const Happening = ({ touched, counting }: HappeningProps): ReactNode =>
  (touched.length > 0 || counting !== null) && (
    <svg className={styles.svg} width={MAP_SIZE.width} height={MAP_SIZE.height} aria-hidden="true">
      {touched.map((hex) => (
        <path key={hex} d={HEX} transform={atHex(hex)} className={styles.touched} />
      ))}
      {counting?.temples.map(({ hex, value }) => (
        <ScoredTemple key={hex} hex={hex} value={value} seat={counting.seat} />
      ))}
    </svg>
  );

/** A temple that pays, in the colour of whom it pays. */
export const ScoredTemple = ({ hex, value, seat }: { hex: Hex; value: number; seat: number }): ReactNode => (
  <g transform={atHex(hex)} className={styles.paid} style={{ '--seat': seatColour(seat) }}>
    <path d={HEX} />
    <rect x="-36" y="-84" width="72" height="42" rx="8" />
    <text y="-52" textAnchor="middle">
      +{value}
    </text>
  </g>
);
