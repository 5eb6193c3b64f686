import type { ComponentProps, ReactNode } from 'react';
import type { ReceivedClocks } from '../../session/table-session.ts';
import { AwayNotice } from '../away/away-notice.tsx';
import { ClockAnnouncer } from '../clock/clock-announcer.tsx';
import { ConsentNotice } from '../consent/consent-notice.tsx';
import styles from './online-notices.module.css';

interface NoticesProps extends ComponentProps<typeof AwayNotice> {
  readonly clocks: ReceivedClocks | null;
}

/** What people at the table have to settle among themselves. */
export const OnlineNotices = ({ clocks, ...notice }: NoticesProps): ReactNode => (
  <>
    <div className={styles.notices}>
      <div className={styles.asked}>
        <ConsentNotice {...notice} />
      </div>
      <div className={styles.away} data-notices>
        <AwayNotice {...notice} />
      </div>
    </div>
    <ClockAnnouncer received={clocks} seat={notice.room.you} />
  </>
);

export { LeaveDialog } from '../away/leave-dialog.tsx';
export { TableMenu } from '../consent/table-menu.tsx';
