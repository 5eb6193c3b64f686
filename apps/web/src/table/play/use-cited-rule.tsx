import { type ReactNode, type RefCallback, type RefObject, useState } from 'react';
import { RulebookDialog } from '../../rules/rulebook-dialog.tsx';
import { useRulePress } from '../../rules/use-rule-press.ts';

interface CitedRule {
  open(rule: string): void;
  /** For the element whose pieces open their rules when they are held or clicked with the right button. */
  readonly press: RefCallback<HTMLElement>;
  readonly dialog: ReactNode;
}

/** Opens the rulebook at a rule. */
export function useCitedRule(game: string, bar: RefObject<HTMLElement | null>): CitedRule {
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
    press: useRulePress(setRule),
    dialog: rule !== null && <RulebookDialog game={game} rule={rule} close={close} />,
  };
}
