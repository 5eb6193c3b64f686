import { PlayerChip, type SeatLook } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { useText } from '../../app/language.tsx';
import type { ShellText } from '../../words/shell-text.ts';
import type { useOnlineTable } from '../online/use-online-table.tsx';
import styles from './players.module.css';

interface PlayersProps {
  readonly seats: readonly SeatLook[];
  noteOf(seat: number): ReactNode;
}

/** In the drawer of a phone: whole names, and what a small board has no room for. */
export function Players({ seats, noteOf }: PlayersProps): ReactNode {
  const text = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <ul className={styles.players} aria-label={text.playersHeading} tabIndex={0}>
      {seats.map((look) => (
        <li key={look.seat}>
          <PlayerChip look={look} note={noteOf(look.seat)} />
        </li>
      ))}
    </ul>
  );
}

/** What there is to say of somebody in a word or two. What is not urgent is left out where there is little room. */
export function seatNote(
  { seat, kind, name, level }: SeatLook,
  online: ReturnType<typeof useOnlineTable>['players'],
  text: ShellText,
): ReactNode {
  const isNamed = kind === 'you' && name !== text.youName;
  const first = kind === 'bot' ? (level ?? text.bot) : isNamed ? text.you : '';
  const notes = online?.notes(seat).join(' · ') ?? '';
  const host = online?.host(seat) ?? '';
  const quiet = (words: string): ReactNode => <span data-quiet="">{words}</span>;
  return (
    <>
      {first !== '' && quiet(notes === '' ? first : `${first} · `)}
      {notes}
      {host !== '' && quiet(first + notes === '' ? host : ` · ${host}`)}
      {online?.state(seat)}
    </>
  );
}
