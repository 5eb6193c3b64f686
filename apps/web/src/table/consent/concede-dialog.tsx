import type { RoomView } from '@quri/protocol';
import type { ReactNode } from 'react';
import { useList } from '../../app/language.tsx';
import { useTermsText } from '../../words/terms-text.ts';
import { ConfirmDialog } from '../play/confirm-dialog.tsx';
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
    <ConfirmDialog
      title={text.giveUpTitle}
      label={text.giveUp}
      because={note}
      keep={text.playOn}
      confirm={concede}
      close={close}
    />
  );
}
