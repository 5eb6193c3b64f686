import { type RefObject, useState } from 'react';
import { RulebookDialog } from '../../rules/rulebook-dialog.tsx';
import { useRulePress } from '../../rules/use-rule-press.ts';

/** Opens the rulebook at a rule. */
export function useCitedRule(game: string, bar: RefObject<HTMLElement | null>) {
  const [rule, setRule] = useState<string | null>(null);
  const close = (): void => {
    setRule(null);
    // What it was opened from may be gone; the focus must not be lost with it.
    setTimeout(() => {
      if (document.activeElement === document.body) bar.current?.focus();
    });
  };
  return {
    open: setRule,
    /** For the element whose pieces open their rules when they are held or clicked with the right button. */
    press: useRulePress(setRule),
    dialog: rule !== null && <RulebookDialog game={game} rule={rule} close={close} />,
  };
}
