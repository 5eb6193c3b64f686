import { type SeatLook, SeatShape } from '@quri/board-kit';
import type { RoomView } from '@quri/protocol';
import type { ReactNode } from 'react';
import { useText } from '../../app/language.tsx';
import { Button } from '../../kit/button.tsx';
import type { TableSession } from '../../session/table-session.ts';
import styles from './away-notice.module.css';
import { type AwayPerson, useAway } from './away-people.ts';

interface NoticeProps {
  readonly session: TableSession;
  readonly room: RoomView;
  readonly seats: readonly SeatLook[];
}

/** Who is away and since when, and what those who are here may do about it. */
export function AwayNotice({ session, room, seats }: NoticeProps): ReactNode {
  const { presence } = useText();
  const { people, end, voters } = useAway(room);
  const { you, host } = room;
  const own = you === null ? undefined : room.seats[you];
  const isReplaced = own?.kind === 'person' && own.substitute !== null;
  // Whoever plays here, or is the host without playing.
  const mayAct = (you !== null && voters.includes(you)) || host;
  if (people.length === 0 && !(isReplaced && room.phase === 'playing')) return null;
  return (
    <section className={styles.notice} role="status">
      {isReplaced && you !== null && (
        <p className={styles.line}>
          <span>{presence.botPlaysForYou}</span>
          <Button small look="torch" onClick={() => session.substitute(you, false)}>
            {presence.playMyself}
          </Button>
        </p>
      )}
      {people.map((one) => (
        <p key={one.seat} className={styles.line}>
          <span>
            <SeatShape seat={one.seat} size={16} /> {presence.waitingForAway(nameOf(one.seat), one.minutes)}
          </span>
          {mayAct && one.mayBeReplaced && replaceButton(one)}
        </p>
      ))}
      {mayAct && end !== null && you !== null && (
        <p className={styles.line}>
          <span>{agreement(end.agreed)}</span>
          <Button small disabled={end.agreed.includes(you)} onClick={() => session.endGame()}>
            {presence.endGame}
          </Button>
        </p>
      )}
    </section>
  );

  function replaceButton({ seat, agreed }: AwayPerson): ReactNode {
    return (
      <>
        <span className={styles.agreed}>{agreement(agreed)}</span>
        <Button
          small
          look="torch"
          disabled={you !== null && agreed.includes(you)}
          onClick={() => session.substitute(seat, true)}
        >
          {presence.letBotPlay(nameOf(seat))}
        </Button>
      </>
    );
  }

  function agreement(agreed: readonly number[]): string | null {
    return agreed.length === 0 ? null : presence.agreedSoFar(agreed.length, voters.length);
  }

  function nameOf(seat: number): string {
    return seats[seat]?.name ?? '';
  }
}
