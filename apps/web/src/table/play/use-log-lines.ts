import type { News } from '@quri/protocol';
import type { GameText } from '@quri/words';
import { useMemo } from 'react';
import { useText } from '../../app/language.tsx';
import { type LogLine, logLines, type TableSentence } from './log-lines.ts';
import { MOST_TOLD } from './replay-parts.ts';

interface ToldSoFar {
  readonly history: readonly News[];
  readonly isReplay: boolean;
  /** The newest entry that the board shows. */
  readonly shown: number;
  readonly you: number | null;
  readonly text: GameText;
  readonly sayTable: TableSentence | null;
}

/** The log up to what the board shows; of a replay only its end. */
export function useLogLines({ history, isReplay, shown, you, text, sayTable }: ToldSoFar): readonly LogLine[] {
  const shell = useText();
  return useMemo(() => {
    const told = isReplay ? history.slice(-MOST_TOLD) : history;
    return logLines(
      told.filter(({ seq }) => seq <= shown),
      text,
      shell,
      you,
      sayTable,
    );
  }, [history, isReplay, shown, you, text, shell, sayTable]);
}
