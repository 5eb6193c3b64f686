import { type SeatLook, SeatShape, TextileEdge, VisuallyHidden } from '@quri/board-kit';
import type { News, RoomView } from '@quri/protocol';
import { type GameText, type ResultRow, withConcessions } from '@quri/words';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useScreen } from '../../app/games.ts';
import { useLanguage, useText } from '../../app/language.tsx';
import { later } from '../../app/later.tsx';
import { loadOnce } from '../../app/load-once.ts';
import { go } from '../../app/route.ts';
import { Button } from '../../kit/button.tsx';
import { reserveSeat } from '../../session/reserved-seat.ts';
import { changeSettings } from '../../session/settings.ts';
import { isGameNews, type TableSession } from '../../session/table-session.ts';
import { useTermsText } from '../../words/terms-text.ts';
import { markedWho, Named } from '../named.tsx';
import { Chart } from './chart.tsx';
import { concessionsIn } from './concessions-in.ts';
import styles from './end.module.css';
import { nextGame } from './next-game.ts';
import { saveReplay } from './save-replay.ts';

const LaterPublish = later(
  loadOnce(() => import('../../publish/publish-button.tsx')),
  ({ PublishButton }) => PublishButton,
);

/** Drawing is loaded only for those who ask for a picture. */
const LaterPicture = later(
  loadOnce(() => import('./picture/picture-dialog.tsx')),
  ({ PictureDialog }) => PictureDialog,
);

interface Finished {
  readonly session: TableSession;
  readonly room: RoomView;
  readonly view: object;
  readonly history: readonly News[];
  readonly seats: readonly SeatLook[];
  readonly text: GameText;
  /** Somebody who has played one game knows what moves. */
  readonly offerBrisk: boolean;
  look(): void;
}

/** Who won, how it came about, and what next. */
export function End(finished: Finished): ReactNode {
  const { session, room, view, history, seats, text, offerBrisk, look } = finished;
  const shell = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState('');
  const [isPictured, setPictured] = useState(false);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const isEnded = history.some(({ kind }) => kind === 'ended');
  const language = useLanguage();
  const { playDealAgain, watchReplay, onDevice, picture, presence } = useTermsText();
  const result = useMemo(() => {
    const who = markedWho(room.you);
    const concessions = concessionsIn(history);
    return withConcessions({ result: text.result(view, who), players: seats.length, concessions }, who, language);
  }, [text, view, room.you, history, seats.length, language]);

  const isHere = session.kind === 'local';
  const next = nextGame(session.kind, room);
  const again = async (): Promise<void> => {
    const table = room.rematch ?? (await session.rematch());
    if (table === null) return;
    // Whoever sat first sits last in the next game.
    const { length } = room.seats;
    if (room.you !== null) reserveSeat(table, (room.you + length - 1) % length);
    go(session.kind === 'local' ? { at: 'local', table } : { at: 'table', table, invite: null, game: room.game });
  };
  return (
    <section className={styles.end} aria-labelledby="result">
      <span className={styles.edge}>
        <TextileEdge />
      </span>
      <div className={styles.inner}>
        <h2 id="result" ref={heading} tabIndex={-1} className={styles.winner}>
          <Named sentence={result?.headline ?? (isEnded ? presence.endedEarly : shell.over)} seats={seats} />
        </h2>
        {room.onDevice && <p className={styles.onDevice}>{onDevice}</p>}
        {result !== null && (
          <ol className={styles.ranking} aria-label={shell.ranking}>
            {result.rows.map((row) => (
              <RankRow key={row.seat} row={row} seats={seats} />
            ))}
          </ol>
        )}
        <Suspense>
          <ScoreHistory game={room.game} history={history} seats={seats} />
        </Suspense>
        <div className={styles.ways}>
          {next !== null && (
            <Button look={next === 'rematchWatch' ? 'plain' : 'torch'} onClick={again}>
              {shell[next]}
            </Button>
          )}
          <Button
            onClick={() => {
              const { table, game } = room;
              go(isHere ? { at: 'replay', from: 'local', table } : { at: 'replay', from: 'server', table, game });
            }}
          >
            {watchReplay}
          </Button>
          {session.kind === 'online' && result !== null && (
            <Button onClick={() => go({ at: 'deal', table: room.deal ?? room.table, game: room.game })}>
              {playDealAgain}
            </Button>
          )}
          {isHere && !session.snapshot().lesson && <LaterPublish session={session} room={room} say={setProblem} />}
          <Button
            onClick={async () => {
              const isSaved = await saveReplay(session, `${room.game}-${room.table}`);
              setProblem(isSaved ? '' : shell.noReplay);
            }}
          >
            {shell.download}
          </Button>
          {result !== null && <Button onClick={() => setPictured(true)}>{picture}</Button>}
          <span className={styles.quiet}>
            <Button look="quiet" onClick={look}>
              {shell.showBoard}
            </Button>
            <Button look="quiet" onClick={() => go({ at: 'home' })}>
              {shell.home}
            </Button>
          </span>
        </div>
        {offerBrisk && <BriskOffer />}
        <p role="status" className={styles.failed}>
          {problem}
        </p>
        {isPictured && <LaterPicture {...{ room, view, history, seats, text }} close={() => setPictured(false)} />}
      </div>
    </section>
  );
}

/** Everybody's score over time, as the game's own screen reads it. */
function ScoreHistory({
  game,
  history,
  seats,
}: Pick<Finished, 'history' | 'seats'> & { readonly game: string }): ReactNode {
  const shell = useText();
  const { scoreHistory, scoreSteps } = useScreen(game);
  const [scores, counts] = useMemo(() => {
    const all = history.filter(isGameNews).flatMap(({ seen }) => seen);
    return [scoreHistory(all, seats.length), scoreSteps(all)];
  }, [scoreHistory, scoreSteps, history, seats.length]);
  // The start alone is no course of a game.
  if (scores.length < 2) return null;
  return (
    <div className={styles.course}>
      <h3>{shell.course}</h3>
      <Chart scores={scores} counts={counts} seats={seats} />
    </div>
  );
}

/** A row of the ranking. Equals share a place, so there may be several firsts. */
function RankRow({ row, seats }: { readonly row: ResultRow; readonly seats: readonly SeatLook[] }): ReactNode {
  const { place, seat, score, detail } = row;
  const look = seats[seat];
  return (
    <li data-first={place === 1}>
      <SeatShape seat={seat} size={26} />
      <span className={styles.who}>
        {place}. {look?.name}
        {look?.level != null && (
          <>
            {' '}
            <span className={styles.level}>{look.level}</span>
          </>
        )}
        <VisuallyHidden>:</VisuallyHidden>
      </span>{' '}
      <b className={styles.how}>{score}</b>
      {detail !== '' && <small> {detail}</small>}
    </li>
  );
}

/** Once, after a first game: with brisk it goes away, and so it does with the other answer. */
function BriskOffer(): ReactNode {
  const { briskOffer } = useText();
  const [answered, setAnswered] = useState(false);
  if (answered) return null;
  return (
    <p className={styles.offer}>
      {briskOffer.question}
      <Button
        small
        onClick={() => {
          setAnswered(true);
          changeSettings({ pace: 'brisk' });
        }}
      >
        {briskOffer.brisk}
      </Button>
      <Button small look="quiet" onClick={() => setAnswered(true)}>
        {briskOffer.calm}
      </Button>
    </p>
  );
}
