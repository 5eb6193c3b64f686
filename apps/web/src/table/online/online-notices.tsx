import type { SeatLook } from '@quri/board-kit';
import type { News, RoomView } from '@quri/protocol';
import type { ReactNode } from 'react';
import type { ReceivedClocks, TableSession } from '../../session/table-session.ts';
import { AwayNotice } from '../away/away-notice.tsx';
import type { Away } from '../away/away-people.ts';
import { ClockAnnouncer } from '../clock/clock-announcer.tsx';
import { ConsentNotice } from '../consent/consent-notice.tsx';
import styles from './online-notices.module.css';

interface NoticesProps {
  readonly session: TableSession;
  readonly room: RoomView;
  readonly history: readonly News[];
  readonly away: Away;
  readonly seats: readonly SeatLook[];
  readonly clocks: ReceivedClocks | null;
  moveFocus(): void;
}

/** What people at the table have to settle among themselves. */
export const OnlineNotices = ({ session, room, history, away, seats, clocks, moveFocus }: NoticesProps): ReactNode => (
  <>
    <div className={styles.notices}>
      <div className={styles.asked}>
        <ConsentNotice session={session} room={room} seats={seats} moveFocus={moveFocus} />
      </div>
      <div className={styles.away} data-notices>
        <AwayNotice session={session} room={room} history={history} away={away} seats={seats} moveFocus={moveFocus} />
      </div>
    </div>
    <ClockAnnouncer received={clocks} seat={room.you} />
  </>
);

export { LeaveDialog } from '../away/leave-dialog.tsx';
export { TableMenu } from '../consent/table-menu.tsx';
