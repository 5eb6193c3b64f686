import type { RoomView } from '@quri/protocol';
import type { ReactNode } from 'react';
import { useList } from '../../app/language.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { noBreak } from '../../words/no-break.ts';
import { useTermsText } from '../../words/terms-text.ts';
import styles from '../away/leave-dialog.module.css';
import { winnersWithout } from './people.ts';

interface ConcedeProps {
  readonly room: Pick<RoomView, 'seats' | 'you'>;
  readonly names: readonly string[];
  concede(): void;
  close(): void;
}

/** It cannot be taken back, so it is asked about. */
export function ConcedeDialog({ room, names, concede, close }: ConcedeProps): ReactNode {
  const text = useTermsText();
  const list = useList();
  const winners = winnersWithout(room);
  const note = winners === null ? text.giveUpMore : text.giveUpEnds(list(winners.map((seat) => names[seat] ?? '')));
  return (
    <Dialog small title={text.giveUpTitle} close={close} closeButton={false}>
      <p className={styles.note}>{noBreak(note)}</p>
      <div className={styles.ways}>
        <Button look="torch" autoFocus onClick={close}>
          {text.playOn}
        </Button>
        <Button
          onClick={() => {
            concede();
            close();
          }}
        >
          {text.giveUp}
        </Button>
      </div>
    </Dialog>
  );
}
