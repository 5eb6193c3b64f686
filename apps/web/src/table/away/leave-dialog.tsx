import type { ReactNode } from 'react';
import { useText } from '../../app/language.tsx';
import { go } from '../../app/route.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import styles from './leave-dialog.module.css';

interface LeaveProps {
  /** Hands the seat to a bot. */
  handToBot(): void;
  stay(): void;
}

/** Somebody leaves in the middle of a game: who plays on? */
export function LeaveDialog({ handToBot, stay }: LeaveProps): ReactNode {
  const { presence } = useText();
  const home = (): void => go({ at: 'home' });
  return (
    <Dialog small title={presence.leaveTitle} close={stay}>
      <div className={styles.ways}>
        <Button
          look="torch"
          onClick={() => {
            handToBot();
            home();
          }}
        >
          {presence.leaveToBot}
        </Button>
        <Button onClick={home}>{presence.leaveForNow}</Button>
        <Button look="quiet" onClick={stay}>
          {presence.stay}
        </Button>
      </div>
    </Dialog>
  );
}
