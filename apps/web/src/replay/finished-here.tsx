import { seatNames } from '@quri/words';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { knowsGame } from '../app/game-facts.ts';
import { useGameText } from '../app/games.ts';
import { useLanguage, useText } from '../app/language.tsx';
import { go } from '../app/route.ts';
import { useObservable } from '../app/use-observable.ts';
import lines from '../home/lines.module.css';
import { ExpectedLine, type Removal, UnfinishedLine } from '../home/unfinished-line.tsx';
import { Button } from '../kit/button.tsx';
import { StatePanel } from '../kit/state-panel.tsx';
import { finishedTables } from '../session/local/finished-tables.ts';
import { workerClient } from '../session/local/worker-client.ts';
import { pendingRemovals } from '../session/pending-removals.ts';
import type { LocalTableLine } from '../session/worker/worker-messages.ts';
import { dayText } from '../words/dates.ts';
import { useReplayText } from '../words/replay-text.ts';
import { OpenFileButton } from './open-file-button.tsx';

/** So many are listed before one asks for the rest. */
const FIRST = 4;

interface FinishedProps {
  /** There is a place for them even while there are none. */
  readonly always?: boolean;
  readonly className?: string | undefined;
}

/** The finished games of this device, each with the way to its replay. */
export function FinishedHere({ always = false, className = lines.section }: FinishedProps): ReactNode {
  const { finished } = useReplayText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [tables, setTables] = useState<readonly LocalTableLine[]>([]);
  const [all, setAll] = useState(false);
  useEffect(() => {
    let left = false;
    finishedTables()
      .then((found) => {
        if (!left) setTables(found.filter(({ game }) => knowsGame(game)));
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);

  const [removals] = useState(() =>
    pendingRemovals((table) => {
      workerClient().notify({ type: 'discard', table });
      // The line is about to go, perhaps with the focus.
      if (document.activeElement?.closest('[data-state="removed"]')) heading.current?.focus();
      setTables((known) => known.filter((one) => one.table !== table));
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

  if (tables.length === 0 && !always) return null;
  const listed = all ? tables : tables.slice(0, FIRST);
  const rest = tables.length - listed.length;
  return (
    <section className={className} aria-labelledby={id}>
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
            <Suspense key={line.table} fallback={<ExpectedLine />}>
              <FinishedLine
                line={line}
                removal={{
                  isRemoved: removed.has(line.table),
                  remove: () => removals.remove(line.table),
                  undo: () => removals.undo(line.table),
                }}
              />
            </Suspense>
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

function FinishedLine({ line, removal }: { readonly line: LocalTableLine; readonly removal: Removal }): ReactNode {
  const shell = useText();
  const language = useLanguage();
  const { finished } = useReplayText();
  const names = seatNames(line.seats, useGameText(line.game), shell);
  const people = line.seats.filter(({ kind }) => kind === 'person').length;
  return (
    <UnfinishedLine
      game={line.game}
      names={people === 1 ? names.filter((_, seat) => line.seats[seat]?.kind !== 'person') : names}
      when={dayText(line.at, language)}
      way={finished.watch}
      goOn={() => go({ at: 'replay', from: 'local', table: line.table })}
      removal={removal}
    />
  );
}
