import { boxStyle, CardBack, VisuallyHidden } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { ArtifactIcon } from '../art/artifacts/artifact-art.tsx';
import type { Layout } from '../layout/layout.ts';
import type { Shown } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import styles from './deck.module.css';

interface DeckProps {
  readonly layout: Layout;
  readonly shown: Shown;
  readonly words: BoardWords;
  /** Says why no card is turned for the viewer; null while one may be. */
  readonly whyNot: (() => void) | null;
}

/** The quest deck: its height, its number, and the artifacts that are known to be in it. */
export function Deck({ layout: { deck }, shown: { deckSize, artifactsInDeck }, words, whyNot }: DeckProps): ReactNode {
  const under = Math.max(1, Math.ceil(deckSize / 8));
  const among = artifactsInDeck.map(({ artifact }) => words.artifact(artifact));
  return (
    <section
      aria-label={[words.deck(deckSize), ...among].join(', ')}
      className={styles.deck}
      data-rule="IG-C1"
      style={boxStyle(deck)}
    >
      <svg className={styles.altar} viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--stone-deep)" d="M0 30V18h8V8h84v10h8v12z" />
        <path fill="var(--stone)" d="M10 8h80v8H10zM2 18h96v6H2z" />
        <path fill="var(--stone-lit)" d="M8 8h84v2.500H8zM0 18h100v2.500H0z" />
      </svg>
      {Array.from({ length: under }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a pile have no names
        <span key={i} className={styles.card} style={{ '--up': under - 1 - i }}>
          <CardBack />
        </span>
      ))}
      <span className={styles.count} aria-hidden="true">
        {deckSize}
      </span>
      <span className={styles.among} aria-hidden="true">
        {artifactsInDeck.map(({ id, artifact }) => (
          <span key={id} className={styles.artifact} data-rule="IG-14 IG-C2">
            <ArtifactIcon artifact={artifact} />
          </span>
        ))}
      </span>
      {whyNot === null ? (
        <VisuallyHidden>{words.deck(deckSize)}</VisuallyHidden>
      ) : (
        <button
          type="button"
          className={styles.refused}
          aria-disabled="true"
          aria-label={words.deck(deckSize)}
          onClick={whyNot}
        />
      )}
    </section>
  );
}
