import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { useText } from './language.tsx';
import styles from './new-version.module.css';
import { connection } from './online.ts';
import { useStore } from './use-store.ts';

/** Told where nobody is in the middle of a move. */
export function NewVersion(): ReactNode {
  const text = useText();
  const { outdated } = useStore(connection().state);
  if (!outdated) return null;
  return (
    <div role="status" className={styles.news}>
      {text.newVersion}
      <Button small look="torch" onClick={() => location.reload()}>
        {text.reload}
      </Button>
    </div>
  );
}
