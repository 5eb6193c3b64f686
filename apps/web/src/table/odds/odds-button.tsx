import type { ReactNode } from 'react';
import { useObservable } from '../../app/use-observable.ts';
import { Button } from '../../kit/button.tsx';
import { useOddsText } from '../../words/odds-text.ts';
import styles from './odds-button.module.css';
import { ODDS_KEY, oddsState, toggleOdds } from './odds-state.ts';

/** Opens and closes the odds: in the bar where there is room, else in the menu. */
export function OddsButton({ at }: { readonly at: 'bar' | 'menu' }): ReactNode {
  const { usable, open } = useObservable(oddsState);
  const { odds } = useOddsText();
  if (!usable) return null;
  return (
    <Button
      look={at === 'bar' ? 'quiet' : 'plain'}
      small={at === 'bar'}
      className={styles[at]}
      aria-expanded={open}
      aria-keyshortcuts={ODDS_KEY}
      onClick={({ currentTarget }) => {
        // The menu would lie over what it opens.
        const menu = currentTarget.closest('[popover]');
        if (menu instanceof HTMLElement) menu.hidePopover();
        toggleOdds();
      }}
    >
      {odds}
    </Button>
  );
}
