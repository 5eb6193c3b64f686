import type { TableTerms } from '@quri/protocol';
import type { ReactNode } from 'react';
import { go } from '../../app/route.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { noBreak } from '../../words/no-break.ts';
import { useTermsText } from '../../words/terms-text.ts';
import styles from './leave-dialog.module.css';

const home = (): void => go({ at: 'home' });

interface LeaveProps {
  readonly terms: TableTerms;
  /** Hands the seat to a bot. */
  handToBot(): void;
  stay(): void;
}

/** Asked where others would have to wait, or the own clock runs on: who plays on? Only the clock replaces anybody where there is one. */
export function LeaveDialog({ terms, handToBot, stay }: LeaveProps): ReactNode {
  const { presence, leaveNote } = useTermsText();
  const hasClock = terms.clock !== null;
  return (
    <Dialog small title={presence.leaveTitle} close={stay} closeButton={false}>
      <p className={styles.note}>{noBreak(hasClock ? leaveNote[terms.timeUp] : presence.leaveNote)}</p>
      <div className={styles.ways}>
        {!hasClock && (
          <Button
            look="torch"
            onClick={() => {
              handToBot();
              home();
            }}
          >
            {presence.leaveToBot}
          </Button>
        )}
        <Button look={hasClock ? 'torch' : 'plain'} onClick={home}>
          {presence.leaveForNow}
        </Button>
        <Button look="quiet" onClick={stay}>
          {presence.stay}
        </Button>
      </div>
    </Dialog>
  );
}
