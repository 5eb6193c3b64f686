import { crossAround, Flame } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Hazard } from '../../vocabulary.ts';
import { CardFrame } from '../art/card-frame.tsx';
import { HazardArt } from '../art/hazards/hazard-art.tsx';
import styles from './temple.module.css';

export type DoorState = 'played' | 'now' | 'toCome';

interface DoorwayProps {
  /** Null on a door that belongs to no round. */
  readonly round: number | null;
  readonly state: DoorState;
  /** An artifact lies under this temple card. */
  readonly sealed: boolean;
  /** The hazard card that ended this round and is out of the game. */
  readonly removed: Hazard | undefined;
}

const OPENING = 'M27 0 33-68H67L73 0Z';

/** One doorway, narrower above as the Inca built them, in a bay of 100 by 96 that stands on y = 0. */
export const Doorway = ({ round, state, sealed, removed }: DoorwayProps): ReactNode => (
  <g className={styles.door} data-state={state} data-rule={sealed ? 'IG-1 IG-C2' : 'IG-1'}>
    <path className={styles.lit} d="M17 0 25-76H75L83 0H73L67-68H33L27 0Z" />
    <path className={styles.deep} d="M75-76 83 0H73L67-68z" />
    <path className={styles.lit} d="M18-92H82V-76H18Z" />
    <path className={styles.deep} d="M18-79H82V-76H18Z" />
    <text className={styles.numeral} x="50" y="-78.500">
      {round}
    </text>
    <path className={styles.hollow} d={OPENING} />
    {state === 'now' && <Glow />}
    {state === 'toCome' && <Slab sealed={sealed} />}
    {state === 'played' && <path className={styles.deep} d="M27 0 28-10H72L73 0Z" />}
    {removed !== undefined && (
      <>
        <path stroke="#caa868" strokeWidth="1.200" d="M50-68v8" />
        <g transform="translate(31.500 -61) scale(.370)" data-rule="IG-8">
          <HazardArt hazard={removed} />
          <CardFrame kind="hazard" />
        </g>
      </>
    )}
  </g>
);

const Glow = (): ReactNode => (
  <>
    <path fill="#b4661f" d={OPENING} />
    <path fill="#e89a38" d="M33 0 38-58H62L67 0Z" />
    <path fill="#ffd98a" d="M40 0 43-44H57L60 0Z" />
    <path fill="#fff3cf" d="M45 0 47-28H53L55 0Z" />
    <path fill="#7a3f12" d="M29-16H36V-10H42V-5H47V0H27.500ZM71-16H64V-10H58V-5H53V0H72.500Z" />
    {[10, 90].map((x) => (
      <g key={x} transform={`translate(${x} -44)`}>
        <path className={styles.hollow} d="M-2 0H2L1.200 18H-1.200ZM-4.500-3H4.500L3 3H-3Z" />
        <g transform="translate(-8.400 -24) scale(.7)">
          <Flame />
        </g>
      </g>
    ))}
  </>
);

/** Still closed: a stone with a stepped cross, of gold where something lies under it. */
const Slab = ({ sealed }: { readonly sealed: boolean }): ReactNode => (
  <>
    <path className={styles.slab} d="M29 0 35-66H65L71 0Z" />
    <path className={styles.slabLit} d="M35-66H65L65.300-63H34.700Z" />
    <path className={sealed ? styles.seal : styles.sealEmpty} d={crossAround(50, -34, 12)} />
    <path className={styles.slab} d="M46.500-37.500h7v7h-7z" />
  </>
);
