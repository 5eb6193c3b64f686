import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import styles from './option.module.css';
import { type PlaceId, usePointing } from './pointing.tsx';
import { unlessSecondTap } from './second-tap.ts';

/** What can be chosen, in one line: the way back, the options, and what is always there. */
export const OptionRow = ({ centred = false, children }: { centred?: boolean; children: ReactNode }): ReactNode => (
  <div className={styles.row} data-centred={centred}>
    {children}
  </div>
);

/** Options side by side; it scrolls where there are more than there is room for. Its children are list items. */
export const OptionList = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <ul className={styles.options}>{children}</ul>
);

interface HintedProps {
  /** What the options are about, where they do not tell themselves. */
  readonly hint: string | null;
  readonly children: ReactNode;
}

/** Options with a hint above them. */
export const HintedOptions = ({ hint, children }: HintedProps): ReactNode => (
  <div className={styles.hinted}>
    {hint !== null && (
      <div className={styles.hint} data-hint="">
        {hint}
      </div>
    )}
    {children}
  </div>
);

interface OptionProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'className'> {
  /** `first` is what stands out, `quiet` what does not, `place` stands close to others. */
  readonly look?: 'first' | 'usual' | 'quiet' | 'place';
  /** It stands by itself at the end of the line. */
  readonly last?: boolean;
  /** It stays where it is when it is pressed, and quick taps are all meant for it. */
  readonly repeats?: boolean;
  /** What it is about: the board lights them while it is hovered or has the focus. */
  readonly places?: readonly PlaceId[];
  /** The key of the choice, for `useChoiceFocus`. */
  readonly option?: string;
}

const NO_PLACES: readonly PlaceId[] = [];

export function Option(props: OptionProps): ReactNode {
  const {
    look = 'usual',
    last = false,
    repeats = false,
    places = NO_PLACES,
    option,
    onClick,
    children,
    ...button
  } = props;
  const { pin: _, ...pointing } = usePointing(places);
  return (
    <button
      type="button"
      {...button}
      {...pointing}
      onPointerEnter={(event) => {
        pointing.onPointerEnter();
        button.onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        pointing.onPointerLeave();
        button.onPointerLeave?.(event);
      }}
      onClick={repeats ? onClick : unlessSecondTap(onClick)}
      className={last ? `${styles.option} ${styles.last}` : styles.option}
      data-look={look}
      data-option={option}
    >
      {children}
    </button>
  );
}

/** What a step is called: on its button, and to screen readers. */
export interface StepLabel {
  readonly short: string;
  /** A second line, smaller: what it costs and leaves, or how many there are. */
  readonly note: string | null;
  readonly full: string;
}

/** The words of an option; a second line in `small`. */
export const OptionLabel = ({ hidden, children }: { hidden?: boolean; children: ReactNode }): ReactNode => (
  <span className={styles.label} aria-hidden={hidden}>
    {children}
  </span>
);

/** What an option is called aloud: with the words that are seen on it, for those who say them to choose it. */
export const spokenLabel = (seen: string, full: string): string =>
  full.toLowerCase().includes(seen.toLowerCase()) ? full : `${seen}: ${full}`;

/** What it costs, beside its name. */
export const OptionCost = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <span className={styles.cost}>{children}</span>
);

interface BackProps {
  /** Null where there is no way back just now. */
  readonly back: (() => void) | null;
  readonly word: string;
  /** What was picked. */
  readonly children?: ReactNode;
}

/** The way back by one step. */
export const BackOption = ({ back, word, children }: BackProps): ReactNode => (
  <button
    type="button"
    className={styles.back}
    aria-disabled={back === null}
    aria-keyshortcuts="Escape"
    onClick={unlessSecondTap(() => back?.())}
  >
    {children}
    <span className={styles.way}>
      <svg viewBox="0 0 20 20" width="14" height="14" aria-hidden="true" style={{ flex: 'none' }}>
        <path
          d="M9 4 3 10l6 6M3.500 10H17"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.800"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {word}
    </span>
  </button>
);
