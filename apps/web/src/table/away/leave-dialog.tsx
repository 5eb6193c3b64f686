import type { RoomView } from '@quri/protocol';
import { type ReactNode, useState } from 'react';
import { useText } from '../../app/language.tsx';
import { go } from '../../app/route.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import type { TableSession } from '../../session/table-session.ts';
import { noBreak } from '../../words/no-break.ts';
import styles from './leave-dialog.module.css';

const home = (): void => go({ at: 'home' });

/** Leaving a table. Where others would have to wait, and no bot plays already, it is asked who plays on. */
export function useLeaving(
  { kind, substitute }: Pick<TableSession, 'kind' | 'substitute'>,
  { you, seats, phase }: Pick<RoomView, 'you' | 'seats' | 'phase'>,
): { leave(): void; readonly leaveDialog: ReactNode } {
  const [asking, setAsking] = useState(false);
  const own = you === null ? undefined : seats[you];
  const othersWait = kind === 'online' && phase === 'playing' && own?.kind === 'person' && own.substitute === null;
  return {
    leave: () => (othersWait ? setAsking(true) : home()),
    leaveDialog: asking && othersWait && you !== null && (
      <LeaveDialog handToBot={() => substitute(you, true)} stay={() => setAsking(false)} />
    ),
  };
}

interface LeaveProps {
  /** Hands the seat to a bot. */
  handToBot(): void;
  stay(): void;
}

function LeaveDialog({ handToBot, stay }: LeaveProps): ReactNode {
  const { presence } = useText();
  return (
    <Dialog small title={presence.leaveTitle} close={stay} closeButton={false}>
      <p className={styles.note}>{noBreak(presence.leaveNote)}</p>
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
