import { TextileEdge } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { gameEntry, playersOf } from '../app/game-facts.ts';
import { useGameTitle } from '../app/games.ts';
import { useText } from '../app/language.tsx';
import { go } from '../app/route.ts';
import { Button } from '../kit/button.tsx';
import { RulesButton } from '../rules/rules-button.tsx';
import { noBreak } from '../words/no-break.ts';
import styles from './game-card.module.css';
import { LearnButton } from './learn-button.tsx';
import { PlayWithBots } from './play-with-bots.tsx';
import { PlayWithFriends } from './play-with-friends.tsx';
import { preloadGame } from './preload.ts';

/** A game of the catalogue: one tap and it is played. */
export function GameCard({ game }: { readonly game: string }): ReactNode {
  const shell = useText();
  const title = useGameTitle(game);
  const { cover, meta } = gameEntry(game);
  const players = playersOf(game);
  return (
    <article
      className={styles.card}
      aria-labelledby={game}
      onPointerEnter={() => preloadGame(game)}
      onFocus={() => preloadGame(game)}
    >
      <img className={styles.cover} src={cover} alt="" width="400" height="300" loading="lazy" />
      <div className={styles.words}>
        <span className={styles.edge}>
          <TextileEdge weave="steps" />
        </span>
        <h2 id={game}>{title.name}</h2>
        <p className={styles.line}>{noBreak(title.line)}</p>
        <div className={styles.facts}>
          <span>{`${shell.players(players.min, players.max)} · ${shell.minutes(meta.minutes.min, meta.minutes.max)}`}</span>
          <span className={styles.learn}>
            <LearnButton game={game} />
            <RulesButton game={game} />
          </span>
        </div>
        <div className={styles.bots}>
          <PlayWithBots game={game} />
        </div>
        <div className={styles.more}>
          <PlayWithFriends game={game} />
          <Button onClick={() => go({ at: 'pass', game })}>{shell.passAndPlay}</Button>
        </div>
      </div>
    </article>
  );
}
