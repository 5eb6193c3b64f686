import { type ReactNode, useState } from 'react';
import { noBreak } from '../words/no-break.ts';
import { useRulesText } from '../words/rules-text.ts';
import styles from './rulebook.module.css';
import { type Chapter, wordsOf } from './rulebook.ts';

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  /** The chapter in view. */
  readonly current: number;
  open(chapter: number): void;
}

/** The chapters beside the text, and folded above it where there is no room: the style sheet shows one of them. */
export function Contents({ children, ...props }: ContentsProps & { readonly children: ReactNode }): ReactNode {
  const text = useRulesText();
  return (
    <nav className={styles.contents} aria-label={text.contents}>
      <p aria-hidden="true">{text.contents}</p>
      <ChapterList {...props} />
      {children}
    </nav>
  );
}

export function FoldedContents({ open, ...props }: ContentsProps): ReactNode {
  const text = useRulesText();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <details className={styles.folded} open={unfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary>{text.contents}</summary>
      <ChapterList
        {...props}
        open={(chapter) => {
          setUnfolded(false);
          open(chapter);
        }}
      />
    </details>
  );
}

const ChapterList = ({ chapters, current, open }: ContentsProps): ReactNode => (
  <ol>
    {chapters.map(({ title }, i) =>
      title.length === 0 ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a book's chapters stay where they are
        <li key={i}>
          <button type="button" aria-current={i === current} onClick={() => open(i)}>
            {noBreak(wordsOf(title))}
          </button>
        </li>
      ),
    )}
  </ol>
);
