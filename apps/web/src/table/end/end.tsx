import { type SeatLook, SeatShape, TextileEdge, VisuallyHidden } from '@quri/board-kit';
import type { News, RoomView } from '@quri/protocol';
import type { GameText } from '@quri/words';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useBoard } from '../../app/games.ts';
import { useText } from '../../app/language.tsx';
import { go } from '../../app/route.ts';
import { Button } from '../../kit/button.tsx';
import { isGameNews } from '../../session/game-news.ts';
import type { TableSession } from '../../session/table-session.ts';
import { markedWho, Named, piecesOf, unmarked } from '../named.tsx';
import { reserveSeat } from '../reserved-seat.ts';
import { Chart } from './chart.tsx';
import styles from './end.module.css';
import { nextGame } from './next-game.ts';
import { rankWords } from './rank-words.ts';
import { saveReplay } from './save-replay.ts';

interface Finished {
  readonly session: TableSession;
  readonly room: RoomView;
  readonly view: object;
  readonly history: readonly News[];
  readonly seats: readonly SeatLook[];
  readonly text: GameText;
  look(): void;
}

/** Who won, how it came about, and what next. */
export function End({ session, room, view, history, seats, text, look }: Finished): ReactNode {
  const shell = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [first = shell.over, ...ranking] = useMemo(() => text.result(view, markedWho), [text, view]);

  const next = nextGame(session.kind, room);
  const again = async (): Promise<void> => {
    const table = room.rematch ?? (await session.rematch());
    if (table === null) return;
    if (room.you !== null) reserveSeat(table, room.you);
    go(session.kind === 'local' ? { at: 'local', table } : { at: 'table', table, invite: null });
  };
  return (
    <section className={styles.end} aria-labelledby="result">
      <span className={styles.edge}>
        <TextileEdge />
      </span>
      <div className={styles.inner}>
        <h2 id="result" ref={heading} tabIndex={-1} className={styles.winner}>
          <Named sentence={first} seats={seats} />
        </h2>
        <ol className={styles.ranking} aria-label={shell.ranking}>
          {ranking.map((line) => (
            <RankLine key={line} line={line} seats={seats} first={placeOf(line) === placeOf(ranking[0] ?? '')} />
          ))}
        </ol>
        <Suspense>
          <CourseOf game={room.game} history={history} seats={seats} />
        </Suspense>
        <div className={styles.ways}>
          {next !== null && (
            <Button look={next === 'rematchWatch' ? 'plain' : 'torch'} onClick={again}>
              {shell[next]}
            </Button>
          )}
          <Button onClick={async () => setFailed(!(await saveReplay(session, `${room.game}-${room.table}`)))}>
            {shell.download}
          </Button>
          <Button look="quiet" onClick={look}>
            {shell.showBoard}
          </Button>
          <Button look="quiet" onClick={() => go({ at: 'home' })}>
            {shell.home}
          </Button>
        </div>
        <p role="status" className={styles.failed}>
          {failed && shell.noReplay}
        </p>
      </div>
    </section>
  );
}

/** Equals share a place, and a winner's place is a winner's. */
const placeOf = (line: string): string => /^\d+/.exec(line)?.[0] ?? '';

/** How it came about, as the game's own board reads it. */
function CourseOf({
  game,
  history,
  seats,
}: Pick<Finished, 'history' | 'seats'> & { readonly game: string }): ReactNode {
  const shell = useText();
  const board = useBoard(game);
  const course = useMemo(
    () =>
      board.scoreHistory(
        history.filter(isGameNews).flatMap(({ seen }) => seen),
        seats.length,
      ),
    [board, history, seats.length],
  );
  return (
    <div className={styles.course}>
      <h3>{shell.course}</h3>
      <Chart course={course} seats={seats} />
    </div>
  );
}

/** A line of the ranking, with the sign of whoever it is about before it. */
function RankLine({
  line,
  seats,
  first,
}: {
  readonly line: string;
  readonly seats: readonly SeatLook[];
  readonly first: boolean;
}): ReactNode {
  const [place, about, said] = piecesOf(line);
  if (place?.kind !== 'words' || about?.kind !== 'seat' || said?.kind !== 'words') {
    return <li>{unmarked(line, (seat) => seats[seat]?.name ?? '')}</li>;
  }
  const { how, parts } = rankWords(said.words);
  return (
    <li data-first={first}>
      <SeatShape seat={about.seat} size={26} />
      <span className={styles.who}>
        {place.words}
        {seats[about.seat]?.name}
        <VisuallyHidden>:</VisuallyHidden>
      </span>{' '}
      <b className={styles.how}>{how}</b>
      {parts !== '' && <small> {parts}</small>}
    </li>
  );
}
