import type { ReactNode } from 'react';
import type { SeatLook } from './board-props.ts';
import styles from './player-chip.module.css';
import { SeatShape, seatColour } from './seat-shape.tsx';

interface Chip {
  readonly look: SeatLook;
  /** The table waits for this one: the chip is lit. */
  readonly awaited?: boolean;
  /** A state in a word or two, or a number. */
  readonly note?: ReactNode;
}

/**
 * A player in a line: sign, name, and how things stand. `--chip-width` and `--chip-fill` make it a line of a list.
 */
export const PlayerChip = ({ look, awaited = false, note }: Chip): ReactNode => (
  <span
    className={styles.chip}
    data-awaited={awaited}
    data-present={look.present}
    data-kind={look.kind}
    style={{ '--seat': seatColour(look.seat) }}
  >
    <SeatShape seat={look.seat} size={18} />
    <span className={styles.words}>
      <span className={styles.name}>{look.name}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
  </span>
);
