import type { Tip } from '@quri/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { changeSettings } from '../../session/settings.ts';
import { noteTipShown, wasTipShown } from '../../session/tips-shown.ts';
import { noBreak } from '../../words/no-break.ts';
import { useTeachingText } from '../../words/teaching-text.ts';
import { Guide } from '../lesson/guide.tsx';
import { teachingPart } from '../teaching-part.ts';
import styles from './tip-line.module.css';

interface Decision {
  readonly game: string;
  readonly view: object;
  readonly seat: number;
  readonly offers: readonly { readonly type: string }[];
  /** Which decision it is. */
  readonly ask: number;
  openRule(rule: string): void;
}

type AnyTip = Tip<object, unknown>;

const useTips = teachingPart(({ tips }) => tips());

/** One line for somebody who decides in their first game: the first tip that matters now and was not shown before. */
export function TableTips({ game, view, seat, offers, ask, openRule }: Decision): ReactNode {
  const [tips, words] = useTips(game);
  const [closed, setClosed] = useState(-1);
  /** One tip a decision, and it stays the same while the decision is open. */
  const chosen = useRef<{ readonly ask: number; readonly tip: AnyTip | undefined }>(undefined);
  if (chosen.current?.ask !== ask) {
    const tip = tips.find((one) => !wasTipShown(game, one.id) && one.when({ view, seat, offers }));
    chosen.current = { ask, tip };
  }
  const { tip } = chosen.current;
  const id = tip?.id;
  useEffect(() => {
    if (id !== undefined) noteTipShown(game, id);
  }, [game, id]);
  if (tip === undefined || closed === ask) return null;
  return <TipLine says={words.tips[tip.id] ?? ''} openRule={() => openRule(tip.rule)} close={() => setClosed(ask)} />;
}

/** A tip lies over the top of the board, so that nothing moves when it comes and goes. */
function TipLine({ says, openRule, close }: { readonly says: string; openRule(): void; close(): void }): ReactNode {
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
