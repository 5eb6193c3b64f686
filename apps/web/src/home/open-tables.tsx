import type { TableLine } from '@quri/protocol';
import { type ReactNode, useEffect } from 'react';
import { knowsGame } from '../app/game-facts.ts';
import { useGameTitle } from '../app/games.ts';
import { useText } from '../app/language.tsx';
import { go } from '../app/route.ts';
import { useObservable } from '../app/use-observable.ts';
import { Button } from '../kit/button.tsx';
import { StatePanel } from '../kit/state-panel.tsx';
import { connection } from '../session/socket/page-connection.ts';
import styles from './lines.module.css';

/** The live list of open tables. */
export function OpenTables(): ReactNode {
  const text = useText();
  const { lobby, state } = connection();
  const tables = useObservable(lobby);
  const { line } = useObservable(state);
  useEffect(() => {
    return connection().watchLobby();
  }, []);
  const known = (tables ?? []).filter(({ game }) => knowsGame(game));
  return (
    <section className={styles.section}>
      <h2>{text.openTables}</h2>
      {line === 'up' && known.length > 0 ? (
        <ul className={styles.lines}>
          {known.map((line) => (
            <Line key={line.table} line={line} />
          ))}
        </ul>
      ) : (
        <StatePanel art={line === 'down' ? 'broken-bridge' : 'empty-camp'}>
          <p>{line === 'down' ? text.lobbyUnreachable : tables === null ? '\u00a0' : text.noOpenTables}</p>
        </StatePanel>
      )}
    </section>
  );
}

function Line({ line }: { readonly line: TableLine }): ReactNode {
  const shell = useText();
  const { name } = useGameTitle(line.game);
  return (
    <li className={styles.line}>
      <span>
        <b>{shell.tableOf(line.host ?? shell.guest)}</b> {name} · {shell.seatsTaken(line.taken, line.seats)}
      </span>
      <Button small onClick={() => go({ at: 'table', table: line.table, invite: null, game: line.game })}>
        {shell.join}
      </Button>
    </li>
  );
}
