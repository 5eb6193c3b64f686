import { Said } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Card } from '../vocabulary.ts';
import { Face } from './art/face.tsx';
import { keyOf } from './choosing/routes.ts';
import type { Choosing } from './choosing/use-choosing.ts';
import styles from './hand.module.css';
import type { BoardWords } from './words.ts';

interface Held {
  readonly hand: readonly Card[];
  /** Null while nothing is asked: then a hand is only looked at. */
  readonly choosing: Choosing | null;
  readonly words: BoardWords;
}

/** The hand as a fan. Equal cards are held together, so that each kind is wide enough to be tapped. */
export function Hand({ hand, choosing, words }: Held): ReactNode {
  const kinds = [...new Set(hand)].map((card) => ({ card, count: hand.filter((one) => one === card).length }));
  const middle = (kinds.length - 1) / 2;
  return (
    <ul className={styles.hand}>
      {kinds.map(({ card, count }, i) => {
        const pick = choosing?.options.find((one) => one.ask === 'card' && one.card === card);
        const name = words.copies(words.card[card], count);
        const cards = (
          <span className={styles.cards} aria-hidden="true">
            {Array.from({ length: count }, (_, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards have no names
              <span key={nth} className={styles.card} style={{ '--nth': nth }}>
                <Face card={card} />
              </span>
            ))}
            {count > 1 && <b className={styles.count}>×{count}</b>}
          </span>
        );
        return (
          <li key={card} className={styles.kind} style={{ '--off': i - middle, '--extra': count - 1 }}>
            {choosing === null || pick === undefined ? (
              <>
                {cards}
                <Said>{name}</Said>
              </>
            ) : (
              <button
                type="button"
                className={styles.choice}
                data-option={keyOf(pick)}
                onClick={() => choosing.choose(pick)}
              >
                {cards}
                <span className={styles.name} aria-hidden="true">
                  {words.card[card]}
                </span>
                <Said>{name}</Said>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
