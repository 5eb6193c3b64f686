import { TextileEdge } from '@quri/board-kit';
import { type ReactNode, Suspense, useState } from 'react';
import { gameEntry, playersOf } from '../app/game-facts.ts';
import { prepare, useCover, useGameText } from '../app/games.ts';
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

/** A game of the catalogue: one tap and it is played. */
export function GameCard({ game }: { readonly game: string }): ReactNode {
  const shell = useText();
  const text = useGameText(game);
  const { minutes } = gameEntry(game).meta;
  const players = playersOf(game);
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
          <span>{`${shell.players(players.min, players.max)} · ${shell.minutes(minutes.min, minutes.max)}`}</span>
          <RulesButton game={game} />
        </div>
        <PlayWithBots game={game} />
        <div className={styles.more}>
          <PlayWithFriends game={game} />
          <Button onClick={() => go({ at: 'pass', game })}>{shell.passAndPlay}</Button>
        </div>
      </div>
    </article>
  );
}

function Cover({ game }: { readonly game: string }): ReactNode {
  const Picture = useCover(game);
  return <Picture />;
}

/** A table for friends, opened at once; who one is and how it is played is settled there. */
function PlayWithFriends({ game }: { readonly game: string }): ReactNode {
  const text = useText();
  const players = playersOf(game);
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
