import { type SeatLook, SeatShape } from '@quri/board-kit';
import type { News, RoomView } from '@quri/protocol';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import type { TableSession } from '../../session/table-session.ts';
import { noBreak } from '../../words/no-break.ts';
import { useTermsText } from '../../words/terms-text.ts';
import { outOf } from '../end/concessions-in.ts';
import styles from './away-notice.module.css';
import { type Away, waitingText } from './away-people.ts';

interface NoticeProps {
  readonly session: TableSession;
  readonly room: RoomView;
  readonly history: readonly News[];
  readonly away: Away;
  readonly seats: readonly SeatLook[];
  /** Something was done, and the button for it may be gone: the focus needs another place. */
  moveFocus(): void;
}

/** Who is away and since when, or does not move, and what the others may do about it. The live region announces it. */
export function AwayNotice({ session, room, history, away, seats, moveFocus }: NoticeProps): ReactNode {
  const { presence, youAreOut } = useTermsText();
  const { people, end, voters } = away;
  const { you, host } = room;
  const own = you === null ? undefined : room.seats[you];
  const isReplaced = room.phase === 'playing' && own?.kind === 'person' && own.substitute !== null;
  const hasConceded = own?.kind === 'person' && own.conceded;
  // Only the clock replaces anybody where there is one.
  const isSettledHere = room.terms.clock === null || room.pausedByConsent;
  const isVoter = isSettledHere && you !== null && voters.includes(you);
  if (people.length === 0 && !isReplaced) return null;
  return (
    <section className={styles.notice} aria-label={presence.noticeLabel}>
      {isReplaced && <p>{hasConceded ? youAreOut[outOf(history, you ?? 0) ?? 'conceded'] : presence.botPlaysForYou}</p>}
      {people.map((person) => (
        <p key={person.seat}>
          <SeatShape seat={person.seat} size={16} />{' '}
          {noBreak(waitingText(person, person.seat === you ? null : nameOf(person.seat), presence))}
        </p>
      ))}
      <div className={styles.ways}>
        {isReplaced &&
          !hasConceded &&
          you !== null &&
          way(presence.playMyself, [], () => session.substitute(you, false))}
        {people.map(
          ({ seat, minutes, mayBeReplaced, agreed }) =>
            mayBeReplaced &&
            (isVoter || (host && isSettledHere && minutes !== null)) &&
            way(presence.letBotPlay(nameOf(seat)), agreed, () => session.substitute(seat, true)),
        )}
        {isVoter && end !== null && way(presence.endGame, end.agreed, () => session.endGame(), 'plain')}
      </div>
    </section>
  );

  /** A button; for somebody who has agreed already, how far it has come. */
  function way(
    label: string,
    agreed: readonly number[],
    act: () => void,
    look: 'torch' | 'plain' = 'torch',
  ): ReactNode {
    const words = (
      <>
        {label} {agreed.length > 0 && <small>· {presence.agreedSoFar(agreed.length, voters.length)}</small>}
      </>
    );
    // Where those who had not agreed have left meanwhile, whoever has agreed asks again.
    if (you !== null && agreed.includes(you) && voters.some((one) => !agreed.includes(one)))
      return (
        <span key={label} className={styles.agreed}>
          {words}
        </span>
      );
    const onClick = (): void => {
      act();
      moveFocus();
    };
    return (
      <Button key={label} small look={look} className={styles.way} onClick={onClick}>
        {words}
      </Button>
    );
  }

  function nameOf(seat: number): string {
    return seats[seat]?.name ?? '';
  }
}
