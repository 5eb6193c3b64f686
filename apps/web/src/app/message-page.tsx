import { QuriMark, TextileEdge } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { useText } from './language.tsx';
import styles from './message-page.module.css';
import { go } from './route.ts';
import { ScreenHeading } from './screen-heading.tsx';
import { useTitle } from './use-title.ts';

interface Step {
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string; act(): void };
}

/** A page with a message and what to do next. */
export function MessagePage({ title, text, action }: Step): ReactNode {
  const words = useText();
  useTitle(title);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <span className={styles.edge}>
          <TextileEdge />
        </span>
        <QuriMark size={64} />
        <ScreenHeading>{title}</ScreenHeading>
        <p>{text}</p>
        <div className={styles.ways}>
          {action !== undefined && (
            <Button look="torch" onClick={action.act}>
              {action.label}
            </Button>
          )}
          <Button look={action === undefined ? 'torch' : 'plain'} onClick={() => go({ at: 'home' })}>
            {words.home}
          </Button>
        </div>
      </div>
    </main>
  );
}
