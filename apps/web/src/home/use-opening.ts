import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { go } from '../app/route.ts';
import { engine, engineAnew, RefusedError } from '../session/local/engine.ts';
import type { Wishes } from '../session/worker/wire.ts';
import { saidRefusal } from '../words/said-refusal.ts';

interface Opening {
  readonly opening: boolean;
  /** Why there is no table; the next try begins with a new engine. */
  readonly problem: string | null;
  open(wishes: Wishes): void;
}

/** Opens a table on this device and goes there. */
export function useOpening(): Opening {
  const text = useText();
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const failed = (error: unknown): void => {
    const code = error instanceof RefusedError ? error.refused.code : 'broken';
    // A game whose rules could not be fetched is broken to this engine for good.
    if (code === 'broken') engineAnew();
    setProblem(code === 'broken' || code === 'notLoaded' ? text.gone.notLoaded.text : saidRefusal(text, { code }));
    setOpening(false);
  };
  const open = (wishes: Wishes): void => {
    setOpening(true);
    setProblem(null);
    engine()
      .ask('open', wishes)
      .then((table) => go({ at: 'local', table }), failed);
  };
  return { opening, problem, open };
}
