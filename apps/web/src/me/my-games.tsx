import { catalogue } from '@quri/catalogue';
import type { Opponent, MyGames as Page } from '@quri/protocol';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { knowsGame } from '../app/game-facts.ts';
import { useLanguage, useText } from '../app/language.tsx';
import { Button } from '../kit/button.tsx';
import { Segmented } from '../kit/segmented.tsx';
import { StatePanel } from '../kit/state-panel.tsx';
import { refusalText } from '../words/refusal-text.ts';
import { askServer } from './ask-server.ts';
import { GameLine } from './game-line.tsx';
import panels from './me.module.css';
import { useMeText } from './me-text.ts';
import styles from './my-games.module.css';

interface Filter {
  readonly state: 'running' | 'finished';
  readonly game: string;
  readonly with: string;
}

interface Found extends Page {
  readonly problem: string;
}

/** The tables one sits or sat at, by game and opponent. */
export function MyGames(): ReactNode {
  const text = useText();
  const words = useMeText();
  const language = useLanguage();
  const id = useId();
  const [filter, setFilter] = useState<Filter>({ state: 'running', game: '', with: '' });
  const [opponents, setOpponents] = useState<readonly Opponent[]>([]);
  const [found, setFound] = useState<Found | null>(null);

  const fetchPage = async (before: string): Promise<Found> => {
    const answer = await askServer<Page>(`/api/me/games?${new URLSearchParams({ ...filter, before })}`);
    return answer.ok
      ? { ...answer.value, games: answer.value.games.filter(({ game }) => knowsGame(game)), problem: '' }
      : { games: [], more: false, problem: refusalText(text, answer.refused) };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another filter asks again
  useEffect(() => {
    let left = false;
    void fetchPage('').then((page) => {
      if (!left) setFound(page);
    });
    return () => {
      left = true;
    };
  }, [filter]);
  useEffect(() => {
    void askServer<{ readonly opponents: readonly Opponent[] }>('/api/me/opponents').then((answer) => {
      if (answer.ok) setOpponents(answer.value.opponents);
    });
  }, []);

  const more = async (): Promise<void> => {
    const page = await fetchPage(found?.games.at(-1)?.table ?? '');
    setFound({ ...page, games: [...(found?.games ?? []), ...page.games] });
  };
  const isFiltered = filter.game !== '' || filter.with !== '';
  const none = isFiltered ? words.noMatch : filter.state === 'running' ? words.noRunning : words.noFinished;
  return (
    <section className={panels.panel} data-area="games" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{words.games}</h2>
      <div className={styles.filters}>
        <Segmented
          legend={words.state}
          bare
          value={filter.state}
          choices={[
            { value: 'running', label: words.running },
            { value: 'finished', label: words.finished },
          ]}
          onChange={(state) => setFilter({ ...filter, state })}
        />
        <select
          aria-label={words.game}
          value={filter.game}
          onChange={({ target }) => setFilter({ ...filter, game: target.value })}
        >
          <option value="">{words.anyGame}</option>
          {catalogue.map(({ meta, titles }) => (
            <option key={meta.id} value={meta.id}>
              {titles[language].name}
            </option>
          ))}
        </select>
        {opponents.length > 0 && (
          <select
            aria-label={words.opponent}
            value={filter.with}
            onChange={({ target }) => setFilter({ ...filter, with: target.value })}
          >
            <option value="">{words.anybody}</option>
            {opponents.map((one) => (
              <option key={one.id} value={one.id}>
                {`${one.name ?? text.guest} (${one.games})`}
              </option>
            ))}
          </select>
        )}
      </div>
      <ul className={styles.games} aria-busy={found === null}>
        {found?.games.map((game) => (
          <GameLine key={game.table} game={game} />
        ))}
      </ul>
      {found !== null && found.games.length === 0 && (
        <StatePanel art={found.problem ? 'broken-bridge' : 'empty-camp'}>
          <p>{found.problem || none}</p>
        </StatePanel>
      )}
      {found?.more && <Button onClick={more}>{words.older}</Button>}
    </section>
  );
}
