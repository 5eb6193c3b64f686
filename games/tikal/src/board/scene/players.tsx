import {
  boxStyle,
  type Rect,
  type SeatLook,
  SeatNote,
  SeatShape,
  seatColour,
  VisuallyHidden,
  WinnerSign,
} from '@quri/board-kit';
import type { ReactNode } from 'react';
import { countedByKind } from '../../answers/treasures.ts';
import { FIGURES, type Figure } from '../../vocabulary.ts';
import type { Layout } from '../layout/layout.ts';
import type { Shown } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import { describeExpedition, isAsked } from './descriptions.ts';
import { FigurePicture, GuardPicture, TentPicture, TreasureBackPicture, TreasurePicture } from './pieces.tsx';
import styles from './players.module.css';

interface PlayersProps {
  readonly layout: Layout;
  readonly shown: Shown;
  readonly seats: readonly SeatLook[];
  readonly own: number | null;
  readonly words: BoardWords;
  /** What everybody would score now, if that is to be shown. */
  readonly wouldScore: readonly number[] | null;
}

/** Beside the map a panel is a card; above it a small one, a still smaller one, a line, or the points alone. */
type Form = 'beside' | 'card' | 'low' | 'line' | 'head';

interface Sizes {
  readonly pieces: number;
  readonly treasures: number;
}

/** Beside the map as large as a narrow column allows; above it each form has its own. */
function sizesOf(form: Form, { w }: Rect, own: boolean, tight: boolean): Sizes {
  if (form !== 'beside') return tight ? { ...SMALL[form], pieces: TIGHT_PIECES } : SMALL[form];
  const pieces = own ? Math.min(32, w * 0.124) : Math.min(24, w * 0.115);
  return { pieces, treasures: pieces + 2 };
}

const SMALL: Readonly<Record<Exclude<Form, 'beside'>, Sizes>> = {
  card: { pieces: 16, treasures: 18 },
  low: { pieces: 15, treasures: 15 },
  line: { pieces: 20, treasures: 22 },
  head: { pieces: 0, treasures: 0 },
};

/**
 * In less than this, small pieces stand close together, and a leader is not counted: there is one, or there is none.
 * A winner has a golden edge and no crown, for the name needs its room.
 */
const LEAST_FOR_COUNTS = 122;
const TIGHT_PIECES = 13;

/** In less than this there is no room for treasures beside the supply: they are only counted. */
const LEAST_FOR_TREASURES = 150;

function formOf({ beside }: Layout, { w, h }: Rect): Form {
  if (beside) return 'beside';
  return w > 290 ? 'line' : h >= 52 ? 'card' : h >= 36 ? 'low' : 'head';
}

/** Everybody's points, what they still have, and their treasures. */
export const Players = ({ layout, shown, seats, own, words, wouldScore }: PlayersProps): ReactNode => (
  <ul className={styles.players} aria-label={words.players}>
    {seats.map((look) => {
      const box = layout.panels[look.seat];
      const { seat } = look;
      const expedition = shown.expeditions[seat];
      if (box === undefined || expedition === undefined) return null;
      const { counting } = shown;
      const extra = counting?.seat === seat ? counting.total : wouldScore && (wouldScore[seat] ?? 0);
      const form = formOf(layout, box);
      const tight = (form === 'card' || form === 'low') && box.w < LEAST_FOR_COUNTS;
      const { pieces, treasures } = sizesOf(form, box, seat === own, tight);
      const won = shown.final?.winners.some((winner) => winner === seat) ?? false;
      return (
        <li
          key={seat}
          className={styles.panel}
          style={{ ...boxStyle(box), '--seat': seatColour(seat) }}
          data-turn={isAsked(shown, seat)}
          data-own={seat === own}
          data-won={won}
          data-form={form}
          data-tight={tight}
          data-present={look.present}
          data-rule="TK-17 TK-C1"
        >
          <VisuallyHidden>
            {describeExpedition(shown, look, words)}
            {wouldScore !== null && ` ${words.now(wouldScore[seat] ?? 0)}.`}
          </VisuallyHidden>
          <span className={styles.head} aria-hidden="true">
            <SeatShape seat={seat} size={form === 'beside' ? 20 : tight ? 14 : 17} />
            <span className={styles.name} style={{ '--letters': look.name.length }}>
              {look.name}
            </span>
            {won && !tight && <WinnerSign />}
            <Points points={expedition.points} extra={extra} />
          </span>
          <SeatNote seat={seat} />
          {form !== 'head' && (
            <>
              <Supply seat={seat} shown={shown} size={pieces} tight={tight} />
              {form === 'low' && box.w < LEAST_FOR_TREASURES ? (
                <TreasureCount counts={expedition.treasures} size={treasures} />
              ) : (
                <Treasures counts={expedition.treasures} size={treasures} />
              )}
            </>
          )}
        </li>
      );
    })}
  </ul>
);

const Points = ({ points, extra }: { readonly points: number; readonly extra: number | null }): ReactNode => (
  <span className={styles.points} data-rule="TK-17">
    {extra !== null && <span className={styles.extra}>{`+${extra}`}</span>}
    <span className={styles.sum}>{points}</span>
  </span>
);

/** What has not been brought to the board. A leader who is out there is only an outline; one who left is not there. */
function Supply({
  seat,
  shown,
  size,
  tight,
}: {
  readonly seat: number;
  readonly shown: Shown;
  readonly size: number;
  readonly tight: boolean;
}): ReactNode {
  const own = shown.expeditions[seat];
  if (own === undefined) return null;
  const walks = shown.flights.some(
    ({ what }) => what.kind === 'figure' && what.figure === 'leader' && what.seat === seat,
  );
  const leader = own.leader === 'supply' ? 1 : own.leader === 'gone' && !walks ? null : 0;
  const counts: Readonly<Record<Figure, number | null>> = { explorer: own.explorers, leader };
  return (
    <span className={styles.supply} aria-hidden="true">
      {FIGURES.map((figure) => (
        <span
          key={figure}
          className={styles.piece}
          data-none={counts[figure] === 0}
          data-gone={counts[figure] === null}
          data-rule="TK-C1"
        >
          <FigurePicture figure={figure} seat={seat} size={size} />
          {counts[figure] === null ? '–' : !(tight && figure === 'leader') && counts[figure]}
        </span>
      ))}
      <span className={styles.piece} data-none={own.camps === 0} data-rule="TK-11">
        <TentPicture seat={seat} size={size * 0.8} />
        {own.camps}
      </span>
      <span className={styles.piece} data-none={own.guards === 0} data-rule="TK-12">
        <GuardPicture seat={seat} size={size} />
        {own.guards}
      </span>
    </span>
  );
}

const TreasureCount = ({ counts, size }: { readonly counts: readonly number[]; readonly size: number }): ReactNode => {
  const count = counts.reduce((sum, one) => sum + one, 0);
  return (
    <span className={styles.treasures} aria-hidden="true">
      {count > 0 && (
        <span className={styles.piece} data-rule="TK-C7 TK-10">
          <TreasureBackPicture size={size} />
          {count}
        </span>
      )}
    </span>
  );
};

/** Treasures in sets of a kind. */
const Treasures = ({ counts, size }: { readonly counts: readonly number[]; readonly size: number }): ReactNode => (
  <span className={styles.treasures} aria-hidden="true">
    {countedByKind(counts).map(({ treasure, count }) => (
      <span key={treasure} className={styles.set} data-count={count} data-rule="TK-C7 TK-10">
        <TreasurePicture treasure={treasure} size={size} />
        {count > 1 && <span className={styles.count}>{count}</span>}
      </span>
    ))}
  </span>
);
