import { useEscape } from '@quri/board-kit';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './actions.module.css';
import type { GoldRaidersProps } from './board.tsx';
import { keyOf, type Pick } from './choosing/routes.ts';
import { questionOf } from './choosing/spoken.ts';
import { type Choosing, useChoosing } from './choosing/use-choosing.ts';
import { Hand } from './hand.tsx';
import { Options } from './options.tsx';
import { WORDS } from './words.ts';

/** One's own hand, and step by step what can be done with it. It keeps its place and size whatever is asked. */
export function GoldRaidersActions(props: GoldRaidersProps): ReactNode {
  const { view, offers, pending, language } = props;
  const words = WORDS[language];
  const choosing = useChoosing(props);
  const root = useFocus(choosing, offers);
  useEscape(choosing.back);
  if (view.viewer === 'spectator') return null;
  const { picked, options } = choosing;
  const atHand = picked.length === 0 && (offers.length === 0 || options[0]?.ask === 'card');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div
      ref={root}
      role="group"
      aria-label={questionOf(picked, options, words) ?? (atHand && view.hand.length > 0 ? words.hand : words.actions)}
      aria-busy={pending !== null}
      tabIndex={-1}
      className={styles.actions}
    >
      {atHand ? (
        <Hand hand={view.hand} choosing={offers.length === 0 ? null : choosing} words={words} />
      ) : (
        // A peek is ended where it is seen.
        options[0]?.ask !== 'lookAway' && <Options props={props} choosing={choosing} />
      )}
    </div>
  );
}

/** The focus goes with the choice: to the first of what is asked next, or back to where one came from. */
function useFocus({ moves, undone, sent }: Choosing, offers: GoldRaidersProps['offers']) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = root.current;
    if (here === null) return;
    if (sent) here.focus({ preventScroll: true });
    else if (moves > 0) (undone === null ? firstOf(here) : asBefore(here, undone)).focus({ preventScroll: true });
  }, [moves, undone, sent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever waits here for new offers is taken to them
  useEffect(() => {
    const here = root.current;
    if (here !== null && document.activeElement === here) firstOf(here).focus({ preventScroll: true });
  }, [offers]);
  return root;
}

const firstOf = (here: HTMLElement): HTMLElement => here.querySelector<HTMLElement>('[data-option]') ?? here;

const asBefore = (here: HTMLElement, undone: Pick): HTMLElement =>
  here.querySelector<HTMLElement>(`[data-option="${keyOf(undone)}"]`) ?? firstOf(here);
