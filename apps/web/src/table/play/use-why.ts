import type { Refused } from '@quri/protocol';
import { useState } from 'react';
import type { TableSession } from '../../session/table-session.ts';

export interface Why {
  /** Why what was tapped last cannot be done. */
  readonly refused: Refused | null;
  ask(intent: object): void;
  clear(): void;
}

/** Asks the table why something cannot be done. An answer is for one seat at one moment: with another key it is gone. */
export function useWhy({ why }: Pick<TableSession, 'why'>, key: string): Why {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly refused: Refused } | null>(null);
  const clear = (): void => setAnswer(null);
  return {
    refused: answer?.key === key ? answer.refused : null,
    // A question that could not be asked has no answer: whoever lost the line is told so elsewhere.
    ask: (intent) => void why(intent).then((refused) => setAnswer(refused && { key, refused }), clear),
    clear,
  };
}
