import type { RoomView } from '@quri/protocol';
import { type ReactNode, useState } from 'react';
import { addressOf } from '../../app/route.ts';
import { Button, takeFocus } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { ShareLink } from '../../kit/share-link.tsx';
import { useAddress } from '../../kit/use-address.ts';
import { watchInvite } from '../../session/socket/watch-link.ts';
import { useDialogsText } from '../../words/dialogs-text.ts';
import { noBreak } from '../../words/no-break.ts';
import { useTermsText } from '../../words/terms-text.ts';
import styles from './seat-link-dialog.module.css';

interface SeatLinkProps {
  readonly room: Pick<RoomView, 'table' | 'game' | 'seats' | 'you'>;
  /** Makes a link in place of the one there is, or takes it away. Answers its secret. */
  change(link: boolean): Promise<string | null>;
  close(): void;
}

/** A link with which others watch one's own seat. */
export function SeatLinkDialog({ room: { table, game, seats, you }, change, close }: SeatLinkProps): ReactNode {
  const { extras } = useTermsText();
  const words = useDialogsText();
  const address = useAddress();
  const own = you === null ? undefined : seats[you];
  // What an earlier link is only its maker knew, and only once.
  const watchable = own?.kind === 'person' && own.watchable;
  const [secret, setSecret] = useState<string | null>(null);
  const [isGone, setGone] = useState(false);
  const make = async (): Promise<void> => {
    setSecret(await change(true));
    setGone(false);
  };
  const takeAway = async (): Promise<void> => {
    await change(false);
    setSecret(null);
    setGone(true);
  };
  return (
    <Dialog title={extras.watchMySeat} close={close}>
      {secret === null ? (
        <p className={styles.note}>
          {noBreak(isGone ? words.watchGone : watchable ? words.watchAnew : words.watchLead)}
        </p>
      ) : (
        <div className={styles.shared}>
          <ShareLink
            heading={words.watchHeading}
            lead={words.watchLead}
            label={words.watchLabel}
            qr={words.watchQr}
            link={`${address}${addressOf({ at: 'table', table, invite: watchInvite(secret), game })}`}
          />
        </div>
      )}
      <div className={styles.ways}>
        {/* The button that took the link away is gone. */}
        {secret === null && (
          <Button look="torch" ref={isGone ? takeFocus : null} onClick={make}>
            {words.watchMake}
          </Button>
        )}
        {(watchable || secret !== null) && <Button onClick={takeAway}>{words.watchTakeAway}</Button>}
      </div>
    </Dialog>
  );
}
