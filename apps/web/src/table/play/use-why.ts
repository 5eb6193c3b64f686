import type { Refused } from '@quri/protocol';
import { useCallback, useRef, useState } from 'react';
import type { TableSession } from '../../session/table-session.ts';

interface Question {
  readonly key: string;
  readonly intent: object;
}

/** Questions are sent no faster than this: a held key asks thirty times a second, and the server answers four. */
const PAUSE_MS = 300;

/**
 * Asks the table why something cannot be done, one question at a time; of those tapped meanwhile only the last is asked.
 * An answer is for one seat at one moment: with another key it is gone.
 */
export function useWhy({ why }: Pick<TableSession, 'why'>, key: string) {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly refused: Refused } | null>(null);
  const asking = useRef({ busy: false, next: null as Question | null, number: 0 });

  const send = useCallback(
    async (question: Question): Promise<void> => {
      const { current } = asking;
      current.busy = true;
      const number = ++current.number;
      const pause = new Promise((done) => setTimeout(done, PAUSE_MS));
      const refused = await why(question.intent).catch(() => null);
      // What no rule forbids needs no explanation here: a lost connection, say, is shown elsewhere.
      if (refused?.rule !== undefined && current.number === number) setAnswer({ key: question.key, refused });
      await pause;
      current.busy = false;
      const { next } = current;
      current.next = null;
      if (next !== null) void send(next);
    },
    [why],
  );
  const clear = useCallback(() => {
    asking.current.number++;
    asking.current.next = null;
    setAnswer(null);
  }, []);
  const ask = (intent: object): void => {
    const question = { key, intent };
    if (asking.current.busy) asking.current.next = question;
    else void send(question);
  };
  /** Why what was tapped last cannot be done. */
  const refused = answer?.key === key ? answer.refused : null;
  return { refused, ask, clear };
}
