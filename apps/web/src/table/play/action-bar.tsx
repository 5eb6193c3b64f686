import { type PlaceId, PointingWords, type SeatLook, SeatShape, TextileEdge } from '@quri/board-kit';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useText } from '../../app/language.tsx';
import { Button } from '../../kit/button.tsx';
import { FastForwardIcon, UndoAllIcon, UndoIcon } from '../../kit/icons.tsx';
import { noBreak } from '../../words/no-break.ts';
import styles from './action-bar.module.css';

interface Undo {
  undo: (() => void) | null;
  /** Takes back all that can be; null where that is one move. */
  undoAll: (() => void) | null;
  /** It was tapped and is on its way. */
  readonly undoing: boolean;
}

/** Why the last tap was not done, or that it waits for the line. */
export interface Complaint {
  readonly sentence: string;
  /** The way to the rule that forbids it. */
  readonly rule?: ReactNode;
}

/** Skips what moves, or with `fast` shows big moments only until something is asked. */
export interface SkipControl {
  act(): void;
  readonly fast?: boolean;
}

interface ActionBarProps extends Undo {
  readonly bar: Ref<HTMLElement>;
  readonly sentence: string;
  /** How long one still has for the answer. */
  readonly clock: ReactNode;
  readonly complaint: Complaint | null;
  /** What happened just before the question, where it is worth reading again. */
  readonly note: string | null;
  readonly notePlaces: readonly PlaceId[];
  readonly skip: SkipControl | null;
  readonly asks: boolean;
  readonly children: ReactNode;
}

/** Letters that take no more than two lines of a phone. */
const LONG = 60;

/** The one sentence and the actions. It never moves. */
export function ActionBar(all: ActionBarProps): ReactNode {
  const { bar, sentence, clock, complaint, note, notePlaces, skip, asks, undo, undoAll, undoing, children } = all;
  return (
    <footer
      ref={bar}
      tabIndex={-1}
      className={styles.bar}
      data-asks={asks}
      data-long={sentence.length > LONG}
      data-complains={complaint !== null}
    >
      <div className={styles.words}>
        {complaint === null && note !== null && (
          <p className={styles.note}>
            <PointingWords places={notePlaces}>{noBreak(note)}</PointingWords>
          </p>
        )}
        <p className={styles.sentence}>
          {clock}
          {noBreak(sentence)}
        </p>
        <p className={styles.complaint}>
          <span role="status">{complaint === null ? null : noBreak(complaint.sentence)}</span> {complaint?.rule}
        </p>
      </div>
      <SkipButton skip={skip} />
      <div className={styles.actions}>
        <div className={styles.choices}>{children}</div>
        <UndoButtons undo={undo} undoAll={undoAll} undoing={undoing} />
      </div>
    </footer>
  );
}

/** It always has its place, so that nothing moves when it comes and goes. */
function SkipButton({ skip }: { readonly skip: SkipControl | null }): ReactNode {
  const text = useText();
  if (skip === null) return <span className={styles.skip} />;
  const { act, fast } = skip;
  const word = fast === undefined ? text.skip : fast ? text.stopFastForward : text.fastForward;
  return (
    <Button look="quiet" small className={styles.skip} title={word} onClick={act}>
      <FastForwardIcon /> <span className={styles.skipWord}>{word}</span>
    </Button>
  );
}

function UndoButtons({ undo, undoAll, undoing }: Undo): ReactNode {
  const text = useText();
  const buttons = [
    { act: undoAll, icon: <UndoAllIcon />, word: text.undoAll },
    { act: undo, icon: <UndoIcon />, word: text.undo },
  ];
  return (
    <span className={styles.undo}>
      {buttons.map(
        ({ act, icon, word }) =>
          act !== null && (
            <Button key={word} look="quiet" disabled={undoing} aria-busy={undoing} title={word} onClick={act}>
              {icon} <span className={styles.undoWord}>{word}</span>
            </Button>
          ),
      )}
    </span>
  );
}

/** A key that is still held down from the last move takes nothing. */
const unlessHeld = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

interface HandoverProps extends Undo {
  readonly look: SeatLook;
  ready(): void;
}

/** Nothing secret is shown until the right person has the device in hand; whoever had it may still think better of it. */
export function HandoverPrompt({ look, ready, undo, undoAll, undoing }: HandoverProps): ReactNode {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to the button for every new person
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
  }, [look.seat]);
  return (
    <footer className={`${styles.bar} ${styles.handover}`} style={{ '--seat': `var(--seat-${look.seat})` }}>
      <span className={styles.edge}>
        <TextileEdge />
      </span>
      <p className={styles.sentence}>{text.passTo(look.name)}</p>
      <div className={styles.actions}>
        <button ref={button} type="button" className={styles.take} onClick={ready} onKeyDown={unlessHeld}>
          <SeatShape seat={look.seat} size={28} /> {text.passToReady(look.name)}
        </button>
        <UndoButtons undo={undo} undoAll={undoAll} undoing={undoing} />
      </div>
    </footer>
  );
}
