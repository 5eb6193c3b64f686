import type { News, RoomView } from '@quri/protocol';
import type { ReactNode } from 'react';
import type { ReceivedClocks } from '../../session/table-session.ts';
import { useTermsText } from '../../words/terms-text.ts';
import { SeatClock } from '../clock/seat-clock.tsx';
import { outOf } from '../end/concessions-in.ts';
import styles from './seat-state.module.css';

interface StateProps {
  readonly room: Pick<RoomView, 'seats' | 'you' | 'phase'>;
  readonly history: readonly News[];
  readonly clocks: ReceivedClocks | null;
  readonly seat: number;
}

/** Beside a player: their clock, or that they have given up. After the end no clock runs. */
export function SeatState({ room: { seats, you, phase }, history, clocks, seat }: StateProps): ReactNode {
  const { outNote } = useTermsText();
  const one = seats[seat];
  const out = one?.kind === 'person' && one.conceded ? (outOf(history, seat) ?? 'conceded') : null;
  if (out !== null) return <span className={styles.gaveUp}>{outNote[out]}</span>;
  if (phase === 'over') return null;
  return <SeatClock received={clocks} seat={seat} own={seat === you} />;
}

/** Beside the sentence that asks: how long one still has. */
export const OwnClock = ({ clocks, seat }: Pick<StateProps, 'clocks' | 'seat'>): ReactNode => (
  <SeatClock received={clocks} seat={seat} own large />
);
