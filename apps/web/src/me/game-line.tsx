import type { MyGame } from '@quri/protocol';
import { seatNames } from '@quri/words';
import type { ReactNode } from 'react';
import { useGameText, useGameTitle } from '../app/games.ts';
import { useLanguage, useList, useText } from '../app/language.tsx';
import { Later } from '../app/later.tsx';
import { linkTo } from '../app/route.ts';
import { ButtonLink } from '../kit/button-link.tsx';
import { dayText } from '../words/dates.ts';
import { type MeText, useMeText } from './me-text.ts';
import styles from './my-games.module.css';

/** One table: which game, with whom, when, how it stands, and the way there; where the game's text cannot be loaded, without names. */
export const GameLine = ({ game }: { readonly game: MyGame }): ReactNode => (
  <Later waiting={<li className={styles.game} aria-hidden="true" />} otherwise={<Line game={game} names={null} />}>
    <NamedLine game={game} />
  </Later>
);

const NamedLine = ({ game }: { readonly game: MyGame }): ReactNode => (
  <Line game={game} names={seatNames(game.seats, useGameText(game.game), useText())} />
);

function Line({ game, names }: { readonly game: MyGame; readonly names: readonly string[] | null }): ReactNode {
  const text = useText();
  const words = useMeText();
  const language = useLanguage();
  const list = useList();
  const { name } = useGameTitle(game.game);
  const own = game.seats.findIndex((one) => one.kind === 'person' && one.you);
  const others = names?.filter((one, seat) => seat !== own && one !== '');
  const isOver = game.phase === 'over';
  return (
    <li className={styles.game} data-turn={game.yourTurn === true}>
      <div>
        <b>{name}</b> {others && <span>{others.length === 0 ? words.alone : words.against(list(others))}</span>}
        <small>
          {game.yourTurn === true && <strong>{text.yourTurn}</strong>}
          {game.yourTurn !== true && <span>{stateOf(game, own, words)}</span>}
          {game.onDevice && <span>{words.onDevice}</span>}
          <time dateTime={new Date(game.endedAt ?? game.createdAt).toISOString()}>
            {dayText(game.endedAt ?? game.createdAt, language)}
          </time>
        </small>
      </div>
      <div className={styles.gameWays}>
        {isOver && (
          <ButtonLink
            look="quiet"
            {...linkTo({ at: 'replay', from: 'server', table: game.table, game: game.game })}
            aria-label={words.replayOf(name)}
          >
            {words.replay}
          </ButtonLink>
        )}
        <ButtonLink
          look={game.yourTurn === true ? 'torch' : 'plain'}
          {...linkTo({ at: 'table', table: game.table, invite: null, game: game.game })}
          aria-label={isOver ? words.resultOf(name) : words.openGame(name)}
        >
          {isOver ? words.result : words.open}
        </ButtonLink>
      </div>
    </li>
  );
}

function stateOf({ phase, seats, places, scores }: MyGame, own: number, words: MeText): string {
  if (phase === 'gathering') return words.waitingRoom;
  if (phase === 'playing') return words.inPlay;
  const place = places?.[own];
  if (place === undefined) return words.noResult;
  const score = scores?.[own];
  return [words.place(place, seats.length), ...(score === undefined ? [] : [words.score(score)])].join(' · ');
}
