import { QuriMark } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { useText } from './language.tsx';
import styles from './loading.module.css';

export function Loading({ what }: { readonly what?: string }): ReactNode {
  const text = useText();
  return (
    <main className={styles.loading}>
      <QuriMark size={72} />
      <p role="status">{what ?? text.loading}</p>
    </main>
  );
}
