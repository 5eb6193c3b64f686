import { type ReactNode, useEffect, useRef } from 'react';
import type { Card } from '../../vocabulary.ts';
import { Face, SmallFace } from '../art/face.tsx';
import { fitted } from '../layout/fitting.ts';
import type { Layout } from '../layout/layout.ts';
import { RULES_OF_CARD } from '../rules-of.ts';
import type { BoardWords } from '../words.ts';
import styles from './peek.module.css';

interface PeekProps {
  readonly layout: Layout;
  readonly faces: readonly Card[];
  readonly title: string;
  readonly words: BoardWords;
  /** The one button, in the game's words. */
  readonly label: string;
  readonly live: boolean;
  lookAway(): void;
}

/** What one seat may see, over the darkened table, until it looks away. */
export function Peek({ layout, faces, title, words, label, live, lookAway }: PeekProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
  }, []);
  const { card, columns } = fitted(faces.length, layout.width - 24, layout.height - 124, 150, 20);
  return (
    <section className={styles.peek} aria-label={title} data-peek="true">
      <p className={styles.title}>
        {title} <small>({words.bottomFirst})</small>
      </p>
      <ol className={styles.faces} style={{ maxWidth: columns * (card + 8) }}>
        {faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a stack have no names
          <li key={i} className={styles.face}>
            <span
              className={styles.card}
              style={{ width: card, height: card * 1.4 }}
              role="img"
              data-rule={RULES_OF_CARD[face]}
              aria-label={words.card[face]}
            >
              {card < 52 ? <SmallFace card={face} /> : <Face card={face} />}
            </span>
            <b aria-hidden="true">{i + 1}</b>
          </li>
        ))}
      </ol>
      <button ref={button} type="button" className={styles.away} aria-disabled={!live} onClick={lookAway}>
        {label}
      </button>
    </section>
  );
}
