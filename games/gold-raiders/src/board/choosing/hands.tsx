import { type SeatLook, SeatShape, VisuallyHidden } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Card } from '../../vocabulary.ts';
import { Mark } from '../art/marks.tsx';
import { RULES_OF_CARD } from '../rules-of.ts';
import type { BoardWords } from '../words.ts';
import styles from './hands.module.css';

interface HandsProps {
  readonly hands: readonly (readonly Card[])[];
  readonly seats: readonly SeatLook[];
  readonly words: BoardWords;
}

/** Everybody's hand, small: for those who look at a finished game with all its secrets. */
export function Hands({ hands, seats, words }: HandsProps): ReactNode {
  if (hands.every(({ length }) => length === 0)) return null;
  return (
    <ul className={styles.hands} aria-label={words.hands}>
      {hands.map((hand, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its seat's
        <li key={seat}>
          <SeatShape seat={seat} size={16} />
          <VisuallyHidden>
            {[seats[seat]?.name, hand.map((card) => words.card[card]).join(', ')].join(': ')}
          </VisuallyHidden>
          <span className={styles.cards} aria-hidden="true">
            {hand.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards have no names
              <i key={i} title={words.card[card]} data-rule={RULES_OF_CARD[card]}>
                <Mark card={card} size="82%" />
              </i>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
