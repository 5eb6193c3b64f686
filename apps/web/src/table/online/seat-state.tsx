import type { RoomView } from '@quri/protocol';
import type { ReactNode } from 'react';
import type { ReceivedClocks } from '../../session/table-session.ts';
import { useTermsText } from '../../words/terms-text.ts';
import { SeatClock } from '../clock/seat-clock.tsx';
import styles from './seat-state.module.css';

interface StateProps {
  readonly room: Pick<RoomView, 'seats' | 'you'>;
  readonly clocks: ReceivedClocks | null;
  readonly seat: number;
}

/** Beside a player: their clock, or that they have given up. */
export function SeatState({ room: { seats, you }, clocks, seat }: StateProps): ReactNode {
  const { gaveUpNote } = useTermsText();
  const one = seats[seat];
  if (one?.kind === 'person' && one.conceded) return <span className={styles.gaveUp}>{gaveUpNote}</span>;
  return <SeatClock received={clocks} seat={seat} own={seat === you} />;
}

/** Beside the sentence that asks: how long one still has. */
export const OwnClock = ({ clocks, seat }: Omit<StateProps, 'room'>): ReactNode => (
  <SeatClock received={clocks} seat={seat} own large />
);
