import { crossAround, pathOf, STEPS, VisuallyHidden } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { type Hazard, type HazardCard, ROUNDS } from '../../vocabulary.ts';
import type { Layout } from '../layout/layout.ts';
import type { Shown } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import { type DoorState, Doorway } from './doorway.tsx';
import styles from './temple.module.css';

const ROUNDS_ALL = Array.from({ length: ROUNDS }, (_, i) => i + 1);
const FRIEZE = pathOf(
  STEPS.map((row) => row.repeat(18)),
  4,
  -40,
  -106,
);

/** Joints of the masonry between two doorways. */
const JOINTS = ROUNDS_ALL.concat(0)
  .map((i) => {
    const x = (i === 0 ? -100 : (i - 1) * 100) + 100;
    return `M${x - 19}-70h38M${x - 21}-47h42M${x - 23}-23h46M${x - 4}-92v22M${x + 6}-70l-2 23M${x - 8}-47l2 24M${x + 4}-23v23`;
  })
  .join('');

/** What the front of the temple shows. */
export interface ShownTemple extends Pick<Shown, 'round' | 'final' | 'artifactsUnderTemple'> {
  readonly removed: readonly { readonly round: number; readonly card: Pick<HazardCard, 'hazard'> }[];
}

const stateOf = (round: number, { round: now, final }: ShownTemple): DoorState =>
  round < now || final !== null ? 'played' : round === now ? 'now' : 'toCome';

const removedIn = (round: number, { removed }: ShownTemple): Hazard | undefined =>
  removed.find((one) => one.round === round)?.card.hazard;

interface TempleProps {
  readonly layout: Layout;
  readonly shown: Shown;
  readonly words: BoardWords;
}

/** The temple front: five doorways, one a round. */
export function Temple({ layout: { temple }, shown, words }: TempleProps): ReactNode {
  const bay = temple.w / ROUNDS;
  const high = (temple.h / bay) * 100;
  return (
    <section aria-label={words.temple}>
      <svg
        className={styles.temple}
        style={{ left: temple.x - bay * 0.6, width: temple.w + bay * 1.2, height: temple.h }}
        viewBox={`-60 ${-high} 620 ${high}`}
        aria-hidden="true"
      >
        <TempleFront shown={shown} />
      </svg>
      <VisuallyHidden>
        {ROUNDS_ALL.map((round) => {
          const removed = removedIn(round, shown);
          const state = words.door(round, stateOf(round, shown));
          return removed === undefined ? `${state}. ` : `${state}, ${words.outOfGame(words.hazard(removed))}. `;
        })}
      </VisuallyHidden>
    </section>
  );
}

/** The building with its doorways, in 620 by 148 from (-60, -148). */
export const TempleFront = ({ shown }: { readonly shown: ShownTemple }): ReactNode => (
  <>
    <Crown />
    <path className={styles.stone} d="M-40 0V-96H540V0Z" />
    <path className={styles.joints} d={JOINTS} />
    <path className={styles.deep} d="M-46-96H546V-92H-46Z" />
    <path className={styles.lit} d="M-46-108H546V-96H-46Z" />
    <path className={styles.frieze} d={FRIEZE} />
    {ROUNDS_ALL.map((round) => (
      <g key={round} transform={`translate(${(round - 1) * 100} 0)`}>
        <Doorway
          round={round}
          state={stateOf(round, shown)}
          sealed={round > shown.round && round - shown.round <= shown.artifactsUnderTemple}
          removed={removedIn(round, shown)}
        />
      </g>
    ))}
    <path className={styles.deep} d="M-60-3H560V0H-60Z" />
    <path className={styles.lit} d="M-52-5H552V-3H-52Z" />
  </>
);

/** Three steps up to the sun. */
const Crown = (): ReactNode => (
  <>
    <path className={styles.stone} d="M24-108V-122H476V-108ZM110-122V-134H390V-122ZM190-134V-148H310V-134Z" />
    <path className={styles.lit} d="M24-122H476V-119H24ZM110-134H390V-131H110ZM190-148H310V-145H190Z" />
    <path
      className={styles.joints}
      d="M70-119v11M150-119v11M215-119v11M290-119v11M350-119v11M430-119v11M180-131v9M320-131v9"
    />
    <path className={styles.sunBack} d={crossAround(250, -126, 15)} />
    <path className={styles.sun} d={crossAround(250, -127, 15)} />
    <circle className={styles.sunBack} cx="250" cy="-127" r="4.500" />
  </>
);
