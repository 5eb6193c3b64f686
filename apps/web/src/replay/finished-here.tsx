import { type ReactNode, useEffect, useId, useState } from 'react';
import { knowsGame } from '../app/game-facts.ts';
import { useLanguage } from '../app/language.tsx';
import { go } from '../app/route.ts';
import lines from '../home/lines.module.css';
import { LocalLine } from '../home/unfinished-line.tsx';
import { useRemovals } from '../home/use-removals.ts';
import { Button } from '../kit/button.tsx';
import { StatePanel } from '../kit/state-panel.tsx';
import { finishedTables } from '../session/local/local-tables.ts';
import { workerClient } from '../session/local/worker-client.ts';
import type { LocalTableLine } from '../session/worker/worker-messages.ts';
import { dayText } from '../words/dates.ts';
import { useReplayText } from '../words/replay-text.ts';
import { OpenFileButton } from './open-file-button.tsx';

/** So many are listed before one asks for the rest. */
const FIRST = 4;

interface FinishedProps {
  /** The look of the place they have on one's own page, also while there are none. */
  readonly panel?: string | undefined;
}

/** The finished games of this device, each with the way to its replay. */
export function FinishedHere({ panel }: FinishedProps): ReactNode {
  const { finished } = useReplayText();
  const language = useLanguage();
  const id = useId();
  const [tables, setTables] = useState<readonly LocalTableLine[]>([]);
  const [all, setAll] = useState(false);
  useEffect(() => {
    finishedTables()
      .then((found) => setTables(found.filter(({ game }) => knowsGame(game))))
      .catch(() => undefined);
  }, []);

  const { heading, removalOf } = useRemovals((table) => {
    workerClient().notify({ type: 'discard', table });
    setTables((known) => known.filter((one) => one.table !== table));
  });

  if (tables.length === 0 && panel === undefined) return null;
  const listed = all ? tables : tables.slice(0, FIRST);
  const rest = tables.length - listed.length;
  return (
    <section className={panel ?? lines.section} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {finished.heading}
      </h2>
      {tables.length === 0 ? (
        <StatePanel art="lost-trail">
          <p>{finished.none}</p>
        </StatePanel>
      ) : (
        <ul className={lines.lines}>
          {listed.map((line) => (
            <LocalLine
              key={line.table}
              line={line}
              when={dayText(line.at, language)}
              way={finished.watch}
              goOn={() => go({ at: 'replay', from: 'local', table: line.table })}
              removal={removalOf(line.table)}
            />
          ))}
        </ul>
      )}
      <p className={lines.ways}>
        {rest > 0 && <Button onClick={() => setAll(true)}>{finished.more(rest)}</Button>}
        <OpenFileButton />
      </p>
    </section>
  );
}
