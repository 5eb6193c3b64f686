import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type ChoiceStep, stepKey } from './choices.ts';
import type { Chosen } from './choosing.ts';

/**
 * The focus goes with the choice: to the first of what is asked next, or back to where one came from. Whatever can be
 * chosen carries its key as `data-option`.
 */
export function useChoiceFocus(
  { changes, undone, sent }: Chosen<ChoiceStep>,
  offers: readonly object[],
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = root.current;
    if (here === null) return;
    if (sent) here.focus({ preventScroll: true });
    else if (changes > 0) (undone === null ? firstOf(here) : sameAs(here, undone)).focus({ preventScroll: true });
  }, [changes, undone, sent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever waits here for new offers is taken to them
  useEffect(() => {
    const here = root.current;
    if (here !== null && document.activeElement === here) firstOf(here).focus({ preventScroll: true });
  }, [offers]);
  return root;
}

const firstOf = (here: HTMLElement): HTMLElement => here.querySelector<HTMLElement>('[data-option]') ?? here;

const sameAs = (here: HTMLElement, step: ChoiceStep): HTMLElement =>
  here.querySelector<HTMLElement>(`[data-option="${stepKey(step)}"]`) ?? firstOf(here);
