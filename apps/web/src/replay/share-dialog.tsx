import type { RoomView } from '@quri/protocol';
import { type ReactNode, useState } from 'react';
import { useText } from '../app/language.tsx';
import { addressOf } from '../app/route.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { ShareLink } from '../kit/share-link.tsx';
import { useAddress } from '../kit/use-address.ts';
import { usePublishText } from '../publish/publish-text.ts';
import { PublishedGame } from '../publish/published-game.tsx';
import { usePublish } from '../publish/use-publish.ts';
import { saveReplay } from '../table/end/save-replay.ts';
import { noBreak } from '../words/no-break.ts';
import { useReplayText } from '../words/replay-text.ts';
import styles from './dialogs.module.css';
import type { BarProps } from './replay-bar.tsx';

interface ShareProps extends Pick<BarProps, 'session' | 'summary' | 'from'> {
  close(): void;
}

/** The replay as a link, where a server has it, and as a file. */
export function ShareDialog({ session, summary, from, close }: ShareProps): ReactNode {
  const shell = useText();
  const { share } = useReplayText();
  const [failed, setFailed] = useState(false);
  const { game, table } = summary.room;
  const { stored, isSending, problem, publish } = usePublish(session, summary.room);
  const words = usePublishText();
  const isOnline = from === 'server' || stored !== null;
  return (
    <Dialog small={!isOnline} title={share.title} close={close}>
      <div className={styles.column}>
        {from === 'server' && <ReplayLink table={table} game={game} />}
        {stored !== null && <PublishedGame game={game} table={stored.table} />}
        {from === 'local' && stored === null && (
          <section className={styles.column}>
            <p>{noBreak(share.onDevice)}</p>
            <Button look="torch" aria-busy={isSending} onClick={isSending ? undefined : () => void publish()}>
              {words.open}
            </Button>
            <p role="status" className={problem === '' ? styles.note : styles.problem}>
              {isSending ? words.sending : problem}
            </p>
          </section>
        )}
        <section className={styles.column}>
          {from !== 'file' && <h3>{share.file}</h3>}
          <p>{noBreak(share.fileLead)}</p>
          <Button onClick={async () => setFailed(!(await saveReplay(session, `${game}-${table}`)))}>
            {share.save}
          </Button>
          <p role="status" className={styles.problem}>
            {failed && shell.noReplay}
          </p>
        </section>
      </div>
    </Dialog>
  );
}

/** It names the table alone: the secret of its invitation is not in it. */
function ReplayLink({ table, game }: Pick<RoomView, 'table' | 'game'>): ReactNode {
  const { share } = useReplayText();
  const link = `${useAddress()}${addressOf({ at: 'replay', from: 'server', table, game })}`;
  return <ShareLink heading={share.heading} lead={share.lead} label={share.label} qr={share.qr} link={link} />;
}
