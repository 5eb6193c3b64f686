import { type ReactNode, useEffect, useState } from 'react';
import { knowsGame } from '../app/game-facts.ts';
import { useText } from '../app/language.tsx';
import { go } from '../app/route.ts';
import { expectedTables, unfinishedTables } from '../session/local/local-tables.ts';
import { workerClient } from '../session/local/worker-client.ts';
import { forgetTable, myTables } from '../session/my-tables.ts';
import type { LocalTableLine } from '../session/worker/worker-messages.ts';
import styles from './lines.module.css';
import { ExpectedLine, LocalLine, UnfinishedLine } from './unfinished-line.tsx';
import { useRemovals } from './use-removals.ts';

/** So many tables of this device are listed. */
const PLACES = ['first', 'second', 'third', 'fourth'];

/** Unfinished games of this device. */
export function Unfinished(): ReactNode {
  const text = useText();
  const [lines, setLines] = useState<readonly LocalTableLine[] | null>(null);
  const [expected] = useState(expectedTables);
  const [mine, setMine] = useState(() => myTables().filter(({ game }) => knowsGame(game)));
  useEffect(() => {
    unfinishedTables()
      .then((found) => setLines(found.filter(({ game }) => knowsGame(game))))
      .catch(() => setLines([]));
  }, []);

  const { heading, removalOf } = useRemovals((table) => {
    if (myTables().some((one) => one.table === table)) forgetTable(table);
    else workerClient().notify({ type: 'discard', table });
    setLines((all) => all?.filter((one) => one.table !== table) ?? null);
    setMine((all) => all.filter((one) => one.table !== table));
  });

  if ((lines?.length ?? expected) === 0 && mine.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        {text.continueHeading}
      </h2>
      <ul className={styles.lines}>
        {mine.map(({ table, game, others }) => (
          <UnfinishedLine
            key={table}
            game={game}
            names={others.map((other) => other ?? text.guest)}
            goOn={() => go({ at: 'table', table, invite: null })}
            removal={removalOf(table)}
          />
        ))}
        {lines === null
          ? PLACES.slice(0, expected).map((place) => <ExpectedLine key={place} />)
          : lines
              .slice(0, PLACES.length)
              .map((line) => (
                <LocalLine
                  key={line.table}
                  line={line}
                  goOn={() => go({ at: 'local', table: line.table })}
                  removal={removalOf(line.table)}
                />
              ))}
      </ul>
    </section>
  );
}
