import { seatNames } from '@quri/words';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { knowsGame } from '../app/game-facts.ts';
import { useGameText } from '../app/games.ts';
import { useList, useText } from '../app/language.tsx';
import { go } from '../app/route.ts';
import { Button } from '../kit/button.tsx';
import { BinIcon } from '../kit/icons.tsx';
import { workerClient } from '../session/local/worker-client.ts';
import { forgetTable, myTables } from '../session/my-tables.ts';
import type { LocalTableLine } from '../session/worker/worker-messages.ts';
import styles from './lines.module.css';

const MOST = 4;

/** Unfinished games of this device. */
export function Unfinished(): ReactNode {
  const text = useText();
  const [lines, setLines] = useState<readonly LocalTableLine[]>([]);
  useEffect(() => {
    let left = false;
    workerClient()
      .ask('tables', {})
      .then((found) => {
        if (!left) setLines(found.filter(({ game }) => knowsGame(game)));
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);
  const [mine, setMine] = useState(() => myTables().filter(({ game }) => knowsGame(game)));
  if (lines.length === 0 && mine.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{text.continueHeading}</h2>
      <ul className={styles.lines}>
        {mine.map(({ table, game, others }) => (
          <Suspense key={table}>
            <Line
              game={game}
              names={others.map((other) => other ?? text.guest)}
              goOn={() => go({ at: 'table', table, invite: null })}
              discard={() => {
                forgetTable(table);
                setMine((all) => all.filter((one) => one.table !== table));
              }}
            />
          </Suspense>
        ))}
        {lines.slice(0, MOST).map((line) => (
          <Suspense key={line.table}>
            <LocalLine
              line={line}
              discard={() => {
                workerClient().notify({ type: 'discard', table: line.table });
                setLines((all) => all.filter((one) => one !== line));
              }}
            />
          </Suspense>
        ))}
      </ul>
    </section>
  );
}

function LocalLine({ line, discard }: { readonly line: LocalTableLine; discard(): void }): ReactNode {
  const shell = useText();
  const text = useGameText(line.game);
  const names = seatNames(line.seats, text, shell);
  const people = line.seats.filter(({ kind }) => kind === 'person').length;
  return (
    <Line
      game={line.game}
      names={people === 1 ? names.slice(1) : names}
      goOn={() => go({ at: 'local', table: line.table })}
      discard={discard}
    />
  );
}

interface OneLine {
  readonly game: string;
  readonly names: readonly string[];
  goOn(): void;
  discard(): void;
}

function Line({ game, names, goOn, discard }: OneLine): ReactNode {
  const shell = useText();
  const { name } = useGameText(game);
  const listed = useList()(names);
  const what = names.length === 0 ? name : shell.continueLocal(name, listed);
  return (
    <li className={styles.line}>
      <span>{what}</span>
      <Button small onClick={goOn}>
        {shell.goOn}
      </Button>
      <Button small look="quiet" aria-label={shell.throwAway(what)} onClick={discard}>
        <BinIcon />
      </Button>
    </li>
  );
}
