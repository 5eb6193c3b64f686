import { createContext, type ReactNode, useContext } from 'react';
import styles from './seat-note.module.css';

/** What the page tells of the player in a seat: the level of a bot, that somebody is away, a clock. */
export const SeatNotes = createContext<(seat: number) => ReactNode>(() => null);

/** Beside a name on a board. With `--quiet-note: none` only what is urgent is left, for places with little room. */
export const SeatNote = ({ seat }: { readonly seat: number }): ReactNode => (
  <span className={styles.note} data-seat-note="">
    {useContext(SeatNotes)(seat)}
  </span>
);
