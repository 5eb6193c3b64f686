import { PlayerChip, type SeatLook } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { useText } from '../../app/language.tsx';
import type { ShellText } from '../../words/shell-text.ts';
import type { useOnlineTable } from '../online/use-online-table.tsx';
import styles from './players.module.css';

interface PlayersProps {
  readonly seats: readonly SeatLook[];
  readonly inHand: number | null;
  /** Of those at a table on a server: whether they are there, who is the host, and their clocks. */
  readonly online: ReturnType<typeof useOnlineTable>['players'];
}

export function Players({ seats, inHand, online }: PlayersProps): ReactNode {
  const text = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls, and what scrolls must be reachable
    <ul className={styles.players} data-crowd={crowdOf(seats.length)} aria-label={text.playersHeading} tabIndex={0}>
      {seats.map((look) => (
        <li key={look.seat} title={look.name} data-named={inHand === null ? look.kind === 'you' : look.seat === inHand}>
          <PlayerChip
            look={look}
            awaited={look.seat === inHand}
            note={noteOf(look, online?.notes(look.seat) ?? [], online?.host(look.seat) ?? null, text)}
          />
          {online?.state(look.seat)}
        </li>
      ))}
    </ul>
  );
}

/** How soon a row of them has only room for their signs. */
const crowdOf = (seats: number): 'few' | 'some' | 'many' => (seats < 4 ? 'few' : seats === 4 ? 'some' : 'many');

/** How things stand with somebody, in a word or two. Where there is little room, what one knows anyway is left out. */
function noteOf(
  { kind, name, level }: SeatLook,
  notes: readonly string[],
  host: string | null,
  text: ShellText,
): ReactNode {
  if (kind === 'bot' && level !== null)
    return (
      <>
        <span className={styles.kind}>{text.bot} · </span>
        {level}
      </>
    );
  const own = kind === 'bot' ? [text.bot] : kind === 'you' && name !== text.youName ? [text.you] : [];
  const said = [...own, ...notes].join(' · ');
  if (host === null) return said === '' ? undefined : said;
  return (
    <>
      {said}
      <span className={styles.kind}>{said === '' ? host : ` · ${host}`}</span>
    </>
  );
}
