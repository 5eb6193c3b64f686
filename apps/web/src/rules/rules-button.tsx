import { type ReactNode, useState } from 'react';
import { useText } from '../app/language.tsx';
import { Button } from '../kit/button.tsx';
import { RulebookDialog } from './rulebook-dialog.tsx';
import styles from './rules-button.module.css';

interface ButtonProps {
  readonly game: string;
  /** Stands for the word where that has no room. */
  readonly icon?: ReactNode;
}

/** The rules, one tap away. */
export function RulesButton({ game, icon }: ButtonProps): ReactNode {
  const text = useText();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button look="quiet" small className={styles.opener} onClick={() => setOpened(true)}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <span className={icon === undefined ? undefined : styles.word}>{text.rules}</span>
      </Button>
      {opened && <RulebookDialog game={game} rule={null} close={() => setOpened(false)} />}
    </>
  );
}

/** The way from a refusal to its rule. Whoever shows it opens the rulebook: the refusal may be gone while it is read. */
export function RuleLink({ open }: { open(): void }): ReactNode {
  const text = useText();
  return (
    <button type="button" className={styles.link} onClick={open}>
      {text.seeRule}
    </button>
  );
}
