import type { SeatLook } from '@quri/board-kit';
import type { RoomView } from '@quri/protocol';
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
  readonly away: Away;
  readonly seats: readonly SeatLook[];
  readonly clocks: ReceivedClocks | null;
  moveFocus(): void;
}

/** What people at the table have to settle among themselves. */
export const OnlineNotices = ({ session, room, away, seats, clocks, moveFocus }: NoticesProps): ReactNode => (
  <>
    <div className={styles.notices} data-notices>
      <ConsentNotice session={session} room={room} seats={seats} moveFocus={moveFocus} />
      <AwayNotice session={session} room={room} away={away} seats={seats} moveFocus={moveFocus} />
    </div>
    <ClockAnnouncer received={clocks} seat={room.you} />
  </>
);
