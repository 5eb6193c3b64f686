import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { changeSettings } from '../../session/settings.ts';
import { noBreak } from '../../words/no-break.ts';
import { useTeachingText } from '../../words/teaching-text.ts';
import { Guide } from '../lesson/guide.tsx';
import styles from './tip-line.module.css';

/** A tip lies over the top of the board, so that nothing moves when it comes and goes. */
export function TipLine({
  says,
  openRule,
  close,
}: {
  readonly says: string;
  openRule(): void;
  close(): void;
}): ReactNode {
  const text = useTeachingText();
  return (
    <aside className={styles.tip} aria-label={text.tip}>
      <span className={styles.guide}>
        <Guide size={36} />
      </span>
      <p role="status" className={styles.says}>
        {noBreak(says)}
      </p>
      <span className={styles.links}>
        <button type="button" className={styles.link} onClick={openRule}>
          {text.rule}
        </button>
        <button type="button" className={styles.link} onClick={() => changeSettings({ tips: false })}>
          {text.noMoreTips}
        </button>
      </span>
      <Button look="quiet" small className={styles.close} aria-label={text.closeTip} onClick={close}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </Button>
    </aside>
  );
}
