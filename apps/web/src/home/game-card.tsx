import { TextileEdge } from '@quri/board-kit';
import { type ReactNode, Suspense, useState } from 'react';
import { prepare, useCover, useFacts, useGameText } from '../app/games.ts';
import { useText } from '../app/language.tsx';
import { LoadBoundary } from '../app/load-boundary.tsx';
import { go } from '../app/route.ts';
import { Button } from '../kit/button.tsx';
import { RulesButton } from '../rules/rules-button.tsx';
import { reserveSeat } from '../session/reserved-seat.ts';
import { connection } from '../session/socket/page-connection.ts';
import { refusalText } from '../words/refusal-text.ts';
import styles from './game-card.module.css';
import { PlayWithBots } from './play-with-bots.tsx';

/** A game on the home screen. */
export function GameCard({ game }: { readonly game: string }): ReactNode {
  const shell = useText();
  const text = useGameText(game);
  return (
    <article
      className={styles.card}
      aria-labelledby={game}
      onPointerEnter={() => prepare(game)}
      onFocus={() => prepare(game)}
    >
      <div className={styles.cover}>
        <LoadBoundary otherwise={() => null}>
          <Suspense fallback={null}>
            <Cover game={game} />
          </Suspense>
        </LoadBoundary>
      </div>
      <div className={styles.words}>
        <span className={styles.edge}>
          <TextileEdge weave="steps" />
        </span>
        <h2 id={game}>{text.name}</h2>
        <p className={styles.line}>{text.line}</p>
        <div className={styles.facts}>
          <LoadBoundary otherwise={() => '\u00a0'}>
            <Suspense fallback={'\u00a0'}>
              <Facts game={game} />
            </Suspense>
          </LoadBoundary>
          <RulesButton game={game} />
        </div>
        <LoadBoundary otherwise={(again) => <NotLoaded again={again} />}>
          <Suspense fallback={<Waiting label={shell.playBots} />}>
            <PlayWithBots game={game} />
            <div className={styles.more}>
              <PlayWithFriends game={game} />
              <Button onClick={() => go({ at: 'pass', game })}>{shell.passAndPlay}</Button>
            </div>
          </Suspense>
        </LoadBoundary>
      </div>
    </article>
  );
}

function Cover({ game }: { readonly game: string }): ReactNode {
  const Picture = useCover(game);
  return <Picture />;
}

/** Disabled until the game has loaded: a tap would be lost. */
const Waiting = ({ label }: { readonly label: string }): ReactNode => (
  <Button look="torch" className={styles.waiting} disabled>
    {label}
  </Button>
);

/** Shown when the game could not be loaded. */
function NotLoaded({ again }: { again(): void }): ReactNode {
  const { gone, tryAgain } = useText();
  return (
    <>
      <p role="alert">{gone.notLoaded.text}</p>
      <Button look="torch" onClick={again}>
        {tryAgain}
      </Button>
    </>
  );
}

function Facts({ game }: { readonly game: string }): ReactNode {
  const text = useText();
  const { players, minutes } = useFacts(game);
  return <span>{`${text.players(players.min, players.max)} · ${text.minutes(minutes.min, minutes.max)}`}</span>;
}

/** Creates an online table and goes there. */
function PlayWithFriends({ game }: { readonly game: string }): ReactNode {
  const text = useText();
  const { players } = useFacts(game);
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    setOpening(true);
    const seats = Math.min(players.max, Math.max(players.min, 4));
    const answer = await connection().request({ type: 'open', game, seats, options: {}, open: false });
    setOpening(false);
    if (!answer.ok) return setProblem(refusalText(text, answer.refused));
    const { table } = answer.done;
    if (table === null) return;
    reserveSeat(table, 0);
    go({ at: 'table', table, invite: null });
  };
  return (
    <>
      <Button aria-busy={opening} onClick={opening ? undefined : open}>
        {text.playFriends}
      </Button>
      {problem !== null && <p role="alert">{problem}</p>}
    </>
  );
}
