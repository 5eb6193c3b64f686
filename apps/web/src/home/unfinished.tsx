import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { knowsGame } from '../app/game-facts.ts';
import { useText } from '../app/language.tsx';
import { go } from '../app/route.ts';
import { useObservable } from '../app/use-observable.ts';
import { expectedTables, unfinishedTables } from '../session/local/unfinished-tables.ts';
import { workerClient } from '../session/local/worker-client.ts';
import { forgetTable, myTables } from '../session/my-tables.ts';
import { pendingRemovals } from '../session/pending-removals.ts';
import type { LocalTableLine } from '../session/worker/worker-messages.ts';
import styles from './lines.module.css';
import { ExpectedLine, LocalLine, type Removal, UnfinishedLine } from './unfinished-line.tsx';

/** So many tables of this device are listed. */
const PLACES = ['first', 'second', 'third', 'fourth'];

/** Unfinished games of this device. */
export function Unfinished(): ReactNode {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [lines, setLines] = useState<readonly LocalTableLine[] | null>(null);
  const [expected] = useState(expectedTables);
  const [mine, setMine] = useState(() => myTables().filter(({ game }) => knowsGame(game)));
  useEffect(() => {
    let left = false;
    unfinishedTables()
      .then((found) => {
        if (!left) setLines(found.filter(({ game }) => knowsGame(game)));
      })
      .catch(() => setLines([]));
    return () => {
      left = true;
    };
  }, []);

  const [removals] = useState(() =>
    pendingRemovals((table) => {
      if (myTables().some((one) => one.table === table)) forgetTable(table);
      else workerClient().notify({ type: 'discard', table });
      // The line is about to go, perhaps with the focus.
      if (document.activeElement?.closest('[data-state="removed"]')) heading.current?.focus();
      setLines((all) => all?.filter((one) => one.table !== table) ?? null);
      setMine((all) => all.filter((one) => one.table !== table));
    }),
  );
  const removed = useObservable(removals.pending);
  useEffect(() => {
    addEventListener('pagehide', removals.flush);
    return () => {
      removeEventListener('pagehide', removals.flush);
      removals.flush();
    };
  }, [removals]);
  const removalOf = (table: string): Removal => ({
    isRemoved: removed.has(table),
    remove: () => removals.remove(table),
    undo: () => removals.undo(table),
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
          : lines.slice(0, PLACES.length).map((line) => (
              <Suspense key={line.table} fallback={<ExpectedLine />}>
                <LocalLine line={line} removal={removalOf(line.table)} />
              </Suspense>
            ))}
      </ul>
    </section>
  );
}
