import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { go } from '../app/route.ts';
import { expectTable } from '../session/local/local-tables.ts';
import { restartWorker, workerClient } from '../session/local/worker-client.ts';
import { RefusedError } from '../session/refused-error.ts';
import type { TableSetup } from '../session/worker/worker-messages.ts';
import { refusalText } from '../words/refusal-text.ts';

/** Creates a local table and goes there. */
export function useCreateTable() {
  const text = useText();
  const [creating, setCreating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const failed = (error: unknown): void => {
    const code = error instanceof RefusedError ? error.refused.code : 'broken';
    // A module that failed to load stays failed in that worker.
    if (code === 'broken') restartWorker();
    setProblem(code === 'broken' || code === 'notLoaded' ? text.gone.notLoaded.text : refusalText(text, { code }));
    setCreating(false);
  };
  const goTo = (opened: Promise<string>): void => {
    setCreating(true);
    setProblem(null);
    opened.then((table) => {
      expectTable();
      go({ at: 'local', table });
    }, failed);
  };
  return {
    creating,
    /** Why there is no table; the next try starts a new worker. */
    problem,
    create: (setup: TableSetup): void => goTo(workerClient().ask('open', setup)),
    /** Starts the game that teaches. */
    learn: (game: string, name: string): void => goTo(workerClient().ask('openLesson', { game, name })),
  };
}
