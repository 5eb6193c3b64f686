import type { LessonCard } from '@quri/words';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { noBreak } from '../../words/no-break.ts';
import { useTeachingText } from '../../words/teaching-text.ts';
import { Guide } from './guide.tsx';
import styles from './lesson-panel.module.css';
import { Rings } from './rings.tsx';

interface LessonPanelProps {
  readonly card: LessonCard | undefined;
  readonly says: string;
  /** Are there more cards before the learner may act? */
  readonly more: boolean;
  next(): void;
  /** Null on the first card. */
  back: (() => void) | null;
  readonly step: number;
  readonly steps: number;
  /** How long all of them take. */
  readonly minutes: number;
  /** Something is being shown, or others play. */
  readonly waiting: boolean;
  readonly over: boolean;
  /** How often somebody tapped something else. */
  readonly reminders: number;
  openRule(rule: string): void;
  /** Leaves the rest for another day; null where it is too early, or another card is open. */
  restLater: (() => void) | null;
  /** After the last card. */
  playOn(): void;
}

/** The guide and the card of a lesson, between the board and the action bar. It keeps its height. */
export function LessonPanel(all: LessonPanelProps): ReactNode {
  const { card, says, more, next, back, step, steps, minutes, waiting, over, reminders, openRule, restLater, playOn } =
    all;
  const text = useTeachingText();
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const finished = step >= steps;
  const isLast = finished && !more;
  const { id, rule, points } = card ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button takes the focus for every new card
  useEffect(() => {
    const { activeElement } = document;
    const free = activeElement === document.body || panel.current?.contains(activeElement);
    if (!waiting && free) button.current?.focus({ preventScroll: true });
  }, [id, waiting]);
  return (
    <section ref={panel} className={styles.panel} aria-label={text.guide} data-lesson={waiting ? 'waiting' : id}>
      <span key={reminders} className={styles.guide} data-reminds={reminders > 0}>
        <Guide size={72} />
      </span>
      <div className={styles.words}>
        <p role="status" className={styles.says}>
          {noBreak(waiting ? text.watch : says)}
        </p>
        <p className={styles.facts}>
          {!finished && (
            <span>
              {text.step(step + 1, steps)}
              {step === 0 && back === null && ` · ${text.takes(minutes)}`}
            </span>
          )}
          {rule !== undefined && !waiting && (
            <button type="button" className={styles.link} onClick={() => openRule(rule)}>
              {text.rule}
            </button>
          )}
          {restLater !== null && !waiting && (
            <button type="button" className={styles.link} onClick={restLater}>
              {text.restLater}
            </button>
          )}
        </p>
      </div>
      <div className={styles.buttons}>
        {!waiting && back !== null && (
          <Button look="quiet" small onClick={back}>
            {text.back}
          </Button>
        )}
        {!waiting && more && (
          <Button ref={button} look="torch" onClick={next}>
            {text.next}
          </Button>
        )}
        {!waiting && isLast && (
          <Button ref={button} look="torch" onClick={playOn}>
            {over ? text.done : text.playOn}
          </Button>
        )}
      </div>
      {!waiting && points !== undefined && <Rings rule={points} />}
    </section>
  );
}
