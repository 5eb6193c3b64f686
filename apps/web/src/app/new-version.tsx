import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { connection } from '../session/socket/page-connection.ts';
import { useText } from './language.tsx';
import styles from './new-version.module.css';
import { useObservable } from './use-observable.ts';

/** Shown only where no game is interrupted by a reload. */
export function NewVersion(): ReactNode {
  const text = useText();
  const { outdated } = useObservable(connection().state);
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
