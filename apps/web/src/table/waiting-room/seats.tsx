import { SeatShape } from '@quri/board-kit';
import type { RoomView, SeatView } from '@quri/protocol';
import { botName, levelWord } from '@quri/words';
import type { ReactNode } from 'react';
import { gameEntry, type Range } from '../../app/game-facts.ts';
import { useGameText } from '../../app/games.ts';
import { useText } from '../../app/language.tsx';
import { useSettings } from '../../app/use-observable.ts';
import { Button } from '../../kit/button.tsx';
import { CloseIcon, MenuIcon } from '../../kit/icons.tsx';
import { Popover } from '../../kit/popover.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import type { TableSession } from '../../session/table-session.ts';
import { useTermsText } from '../../words/terms-text.ts';
import { mayTake } from './free-seat.ts';
import styles from './seats.module.css';

interface AllSeats {
  readonly session: TableSession;
  readonly room: RoomView;
  /** A name for every seat. */
  readonly names: readonly string[];
  readonly range: Range;
}

export function Seats({ session, room, names, range }: AllSeats): ReactNode {
  const shell = useText();
  const text = useGameText(room.game);
  const { name } = useSettings();
  const { extras } = useTermsText();
  const { seats, you, host, phase } = room;
  const gathering = phase === 'gathering';
  // Relative, so that two quick taps are two steps.
  const setSeats = (to: number): void =>
    session.setUp((now) => ({ seats: Math.min(range.max, Math.max(range.min, now.seats + to - seats.length)) }));
  return (
    <>
      <ol className={styles.seats}>
        {seats.map((seat, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={n} className={styles.seat} data-kind={seat.kind} data-you={n === you}>
            <SeatShape seat={n} size={32} />
            <span className={styles.who}>
              {seat.kind === 'empty' ? shell.freeSeat : names[n]} <small>{noteOf(seat, n)}</small>
            </span>
            {gathering && <span className={styles.actions}>{actionsFor(seat, n)}</span>}
          </li>
        ))}
      </ol>
      {host && gathering && (
        <Stepper
          value={seats.length}
          min={range.min}
          max={range.max}
          label={shell.howManySeats(seats.length)}
          fewer={shell.removeSeat}
          more={shell.addSeat}
          onChange={setSeats}
        />
      )}
    </>
  );

  function noteOf(seat: SeatView, n: number): string {
    if (n === you) return names[n] === shell.youName ? '' : shell.you;
    if (seat.kind === 'bot') return shell.botLevel(levelWord(text, seat.level));
    if (seat.kind === 'kept') return seat.yours ? shell.keptForYou : shell.kept;
    if (seat.kind !== 'person') return '';
    const usual = seat.usualHours === null ? [] : [extras.usualHours(seat.usualHours)];
    return [...(seat.awaySeconds === null ? [] : [shell.away]), ...usual].join(', ');
  }

  function actionsFor(seat: SeatView, n: number): ReactNode {
    if (n === you) {
      return (
        <Button small look="quiet" onClick={() => session.stand()}>
          {shell.standUp}
        </Button>
      );
    }
    if (seat.kind === 'empty' || seat.kind === 'kept') {
      return (
        <>
          {/* Whoever has no name yet is asked for it before sitting down. */}
          {you === null && name !== '' && mayTake(seat) && (
            <Button small look="torch" aria-label={shell.sitHereAt(n + 1)} onClick={() => session.sit(n)}>
              {shell.sitHere}
            </Button>
          )}
          {host && botInstead(n)}
          {host && seat.kind === 'kept' && (
            <Button
              small
              look="quiet"
              aria-label={shell.freeTheSeatOf(names[n] ?? '')}
              onClick={() => session.seatBot(n, null)}
            >
              {shell.freeTheSeat}
            </Button>
          )}
        </>
      );
    }
    if (!host) return null;
    if (seat.kind === 'person')
      return (
        <>
          {seat.awaySeconds !== null && botInstead(n)}
          <Popover label={extras.hostTools(names[n] ?? '')} icon={<MenuIcon />}>
            <Button onClick={() => session.freeSeat(n)}>{extras.freeSeat}</Button>
            <Button onClick={() => session.makeHost(n)}>{extras.makeHost}</Button>
          </Popover>
        </>
      );
    return (
      <>
        {botChoice(shell.level, seat.level, (level) => session.seatBot(n, level))}
        <Button small look="quiet" aria-label={shell.remove(names[n] ?? '')} onClick={() => session.seatBot(n, null)}>
          <CloseIcon />
        </Button>
      </>
    );
  }

  function botInstead(n: number): ReactNode {
    return botChoice(shell.seatBotAt(n + 1), null, (level) => session.seatBot(n, level));
  }

  function botChoice(label: string, level: string | null, onChange: (level: string) => void): ReactNode {
    return (
      <select
        className={styles.level}
        aria-label={label}
        value={level ?? ''}
        onChange={({ target }) => onChange(target.value)}
      >
        {level === null && (
          <option value="" disabled>
            {shell.seatBot}
          </option>
        )}
        {gameEntry(room.game).bots.map((id) => (
          <option key={id} value={id}>
            {botName(text, id)}
          </option>
        ))}
      </select>
    );
  }
}
