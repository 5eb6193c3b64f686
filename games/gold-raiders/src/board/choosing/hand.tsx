import { stepKey, VisuallyHidden } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Card } from '../../vocabulary.ts';
import { Face } from '../art/face.tsx';
import type { BoardWords } from '../words.ts';
import styles from './hand.module.css';
import type { GoldRaidersChoosing } from './steps.ts';

interface HandProps {
  readonly hand: readonly Card[];
  readonly choosing: GoldRaidersChoosing;
  readonly live: boolean;
  readonly words: BoardWords;
  /** A card was tapped that cannot be played now. */
  why(card: Card): void;
}

/** The hand as a fan. Equal cards are held together, so that each kind is wide enough to be tapped. */
export function Hand({ hand, choosing, live, words, why }: HandProps): ReactNode {
  const kinds = [...new Set(hand)].map((card) => ({ card, count: hand.filter((one) => one === card).length }));
  const middle = (kinds.length - 1) / 2;
  return (
    <ul className={styles.hand}>
      {kinds.map(({ card, count }, i) => {
        const step = choosing.options.find((one) => one.ask === 'card' && one.card === card);
        return (
          <li key={card} className={styles.kind} style={{ '--off': i - middle, '--extra': count - 1 }}>
            <button
              type="button"
              className={styles.choice}
              aria-disabled={step === undefined || !live}
              data-option={step === undefined ? undefined : stepKey(step)}
              onClick={() => (step === undefined ? why(card) : choosing.choose(step))}
            >
              <span className={styles.cards} aria-hidden="true">
                {Array.from({ length: count }, (_, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal cards have no names
                  <span key={nth} className={styles.card} style={{ '--nth': nth }}>
                    <Face card={card} />
                  </span>
                ))}
                {count > 1 && <b className={styles.count}>×{count}</b>}
              </span>
              {step !== undefined && (
                <span className={styles.name} aria-hidden="true">
                  {words.card[card]}
                </span>
              )}
              <VisuallyHidden>{words.copies(words.card[card], count)}</VisuallyHidden>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
