import { stepKey, VisuallyHidden } from '@quri/board-kit';
import { type ReactNode, useState } from 'react';
import type { Card } from '../../vocabulary.ts';
import { Face } from '../art/face.tsx';
import { RULES_OF_CARD, RULES_OF_PIECE } from '../rules-of.ts';
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
  const [explained, setExplained] = useState<Card | null>(null);
  const explain = (card: Card): void => {
    setExplained(card === explained ? null : card);
    why(card);
  };
  // Whoever can play a card is asked what to do with it.
  const told = explained !== null && choosing.options.length === 0 && hand.includes(explained) ? explained : null;
  return (
    <>
      <p className={styles.meaning} aria-hidden="true" data-told={told !== null}>
        {told !== null && (
          <>
            <b>{words.card[told]}</b> {words.cardMeans[told]}
          </>
        )}
      </p>
      <ul className={styles.hand} data-rule={RULES_OF_PIECE.hand}>
        {kinds.map(({ card, count }, i) => {
          const step = choosing.options.find((one) => one.ask === 'card' && one.card === card);
          return (
            <li key={card} className={styles.kind} style={{ '--off': i - middle, '--extra': count - 1 }}>
              <button
                type="button"
                className={styles.choice}
                aria-disabled={step === undefined || !live}
                data-option={step === undefined ? undefined : stepKey(step)}
                data-rule={RULES_OF_CARD[card]}
                title={words.cardMeans[card]}
                onClick={() => (step === undefined ? explain(card) : choosing.choose(step))}
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
                <span className={styles.name} aria-hidden="true">
                  {words.card[card]}
                </span>
                <VisuallyHidden>{words.copies(words.card[card], count)}</VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
