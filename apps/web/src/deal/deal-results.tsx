import { SeatShape } from '@quri/board-kit';
import { type GameText, levelWord, seatNames } from '@quri/words';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../app/language.tsx';
import { dayText } from '../words/dates.ts';
import { bestFirst, type PlayedTable } from './deal.ts';
import styles from './deal-screen.module.css';
import { useDealText } from './deal-text.ts';

interface Results {
  readonly tables: readonly PlayedTable[];
  readonly game: GameText;
}

/** Everybody's results side by side; a sign is the same seat in all of them. */
export function DealResults({ tables, game }: Results): ReactNode {
  const text = useDealText();
  return (
    <section className={styles.results} aria-labelledby="deal-results">
      <h2 id="deal-results">{text.resultsHeading}</h2>
      <ol className={styles.tables}>
        {bestFirst(tables).map((one) => (
          <Played key={one.table} played={one} game={game} />
        ))}
      </ol>
    </section>
  );
}

function Played({ played, game }: { readonly played: PlayedTable; readonly game: GameText }): ReactNode {
  const text = useDealText();
  const shell = useText();
  const language = useLanguage();
  const { seats, places, scores, endedAt, original, onDevice } = played;
  const seated = seats.map(({ name, level }) =>
    level === null ? ({ kind: 'person', name } as const) : ({ kind: 'bot', level } as const),
  );
  const names = seatNames(seated, game, shell);
  const rows = seats
    .map(({ level }, seat) => ({
      seat,
      level: level === null ? null : levelWord(game, level),
      place: places[seat] ?? 0,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  return (
    <li className={styles.played} data-original={original}>
      <p className={styles.when}>
        <time dateTime={new Date(endedAt).toISOString()}>{dayText(endedAt, language)}</time>
        {original && <b>{text.original}</b>}
        {onDevice && <span>{text.onDevice}</span>}
      </p>
      <ol className={styles.ranking}>
        {rows.map(({ seat, level, place }) => (
          <li key={seat} data-first={place === 1}>
            <span role="img" aria-label={text.placeOf(place)}>
              {place}.
            </span>
            <SeatShape seat={seat} size={20} />
            <span className={styles.who}>
              {names[seat]}
              {level !== null && <small> · {level}</small>}
            </span>
            <b>{scores?.[seat]}</b>
          </li>
        ))}
      </ol>
    </li>
  );
}
