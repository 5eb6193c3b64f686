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
import { TARGETS } from '../../answers/map.ts';
import { statuesTaken } from '../../answers/statues.ts';
import { STATUES } from '../../vocabulary.ts';
import type { Layout } from '../layout/layout.ts';
import type { Shown } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import { BlockerPicture, StatuePicture } from './pieces.tsx';
import styles from './players.module.css';

interface PlayersProps {
  readonly layout: Layout;
  readonly shown: Shown;
  readonly seats: readonly SeatLook[];
  readonly own: number | null;
  readonly words: BoardWords;
}

/** A card, two lines where there is no room for it, or one. */
type Form = 'card' | 'low' | 'line';

const formOf = ({ w, h }: Rect): Form => (w > 290 || h < 36 ? 'line' : h < 60 ? 'low' : 'card');

/** In less than this a winner has a golden edge and no crown, for the name needs its room. */
const LEAST_FOR_CROWN = 122;

/** Everybody's statues, and where their blocker is. */
export const Players = ({ layout, shown, seats, own, words }: PlayersProps): ReactNode => (
  <ul className={styles.players} aria-label={words.players}>
    {seats.map((look) => {
      const { seat } = look;
      const box = layout.panels[seat];
      if (box === undefined) return null;
      const form = formOf(box);
      const size = form === 'card' ? Math.min(42, box.h * 0.42, box.w * 0.22) : box.w > 290 ? 22 : 16;
      const won = shown.final?.winners.some((winner) => winner === seat) ?? false;
      const placed = shown.blockers[seat] !== null;
      return (
        <li
          key={seat}
          className={styles.panel}
          style={{ ...boxStyle(box), '--seat': seatColour(seat) }}
          data-turn={isAsked(shown, seat)}
          data-own={seat === own}
          data-won={won}
          data-form={form}
          data-present={look.present}
          data-rule="IN-C1"
        >
          <VisuallyHidden>{describePlayer(shown, look, words)}</VisuallyHidden>
          <span className={styles.head} aria-hidden="true">
            <SeatShape seat={seat} size={form === 'card' ? 20 : 16} />
            <span className={styles.name}>{look.name}</span>
            {won && box.w >= LEAST_FOR_CROWN && <WinnerSign />}
          </span>
          <SeatNote seat={seat} />
          <span className={styles.pieces} aria-hidden="true">
            <span className={styles.statues} data-rule="IN-13" data-all={statuesTaken(shown, seat) === STATUES}>
              {TARGETS.map((tile, i) => (
                <StatuePicture key={tile} seat={seat} standing={i < statuesTaken(shown, seat)} size={size} />
              ))}
            </span>
            <span className={styles.blocker} data-rule="IN-17" data-placed={placed}>
              <BlockerPicture seat={seat} size={size * 0.86} />
            </span>
          </span>
        </li>
      );
    })}
  </ul>
);

/** Does the table wait for this seat, as far as it is shown? */
const isAsked = ({ final, turn }: Shown, seat: number): boolean => final === null && seat === turn.seat;

function describePlayer(shown: Shown, { seat, name, kind, present }: SeatLook, words: BoardWords): string {
  const parts = [
    kind === 'you' ? words.own(name) : name,
    ...(present ? [] : [words.away]),
    ...(shown.final?.winners.some((winner) => winner === seat) ? [words.winner] : []),
    ...(isAsked(shown, seat) ? [words.toPlay] : []),
    words.statues(statuesTaken(shown, seat)),
    words.blockerAt(shown.blockers[seat] ?? null),
  ];
  return `${parts.join(', ')}.`;
}
