import { type GameOdds, useEscape } from '@quri/board-kit';
import { type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage, useText } from '../../app/language.tsx';
import { Button } from '../../kit/button.tsx';
import { useOddsText } from '../../words/odds-text.ts';
import { OddsGroupView } from './odds-group.tsx';
import styles from './odds-panel.module.css';
import { WorthTableView } from './worth-table.tsx';

interface PanelProps {
  load(): Promise<GameOdds<object>>;
  readonly view: object;
  readonly seat: number | null;
  close(): void;
}

/** Beside the board where there is room, else over it. It stays open and follows the game; what is asked stays in sight. */
export function OddsPanel({ load, view, seat, close }: PanelProps): ReactNode {
  const shell = useText();
  const language = useLanguage();
  const text = useOddsText();
  const { odds } = use(load());
  const { groups, worth } = useMemo(() => odds(view, seat, language), [odds, view, seat, language]);
  const panel = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState(false);
  useEscape(focused ? close : null, true);
  useFocusOf(panel);
  const [first, ...others] = groups;
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={text.odds}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <header className={styles.head}>
        <h2>{text.odds}</h2>
        <Button small onClick={close}>
          {shell.close}
        </Button>
      </header>
      <div className={styles.body}>
        {first !== undefined && <OddsGroupView group={first} />}
        {worth !== undefined && <WorthTableView table={worth} />}
        {others.map((group) => (
          <OddsGroupView key={group.title} group={group} />
        ))}
      </div>
    </section>
  );
}

/** The focus goes to what was opened, and back to where it was. */
function useFocusOf(panel: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) {
        opener.focus({ preventScroll: true });
      }
    };
  }, [panel]);
}
