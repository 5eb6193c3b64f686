import { type ReactNode, useState } from 'react';
import { gameEntry } from '../app/game-facts.ts';
import { useText } from '../app/language.tsx';
import { useSettings } from '../app/use-observable.ts';
import { Button } from '../kit/button.tsx';
import { isNewHere, taughtOf } from '../session/experience.ts';
import { useCreateTable } from '../setup/use-create-table.ts';

interface LearnButtonProps {
  readonly game: string;
  /** The first thing to do, as long as the game is new here; nothing afterwards. Without it, the other way round. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** Starts the game that teaches, or goes on with it. */
export function LearnButton({ game, first = false, className }: LearnButtonProps): ReactNode {
  const shell = useText();
  const { name } = useSettings();
  const { creating, problem, learn } = useCreateTable();
  const [isNew] = useState(() => isNewHere(game));
  if (isNew !== first) return null;
  const { minutes } = gameEntry(game).teaching;
  const again = taughtOf(game) === 'basics' ? shell.restOfLesson : shell.learn;
  return (
    <>
      {problem !== null && <span role="alert">{problem}</span>}
      <Button
        look={first ? 'torch' : 'quiet'}
        small={!first}
        className={className}
        disabled={creating}
        onClick={() => learn(game, name)}
      >
        {first ? shell.learnIn(minutes) : again}
      </Button>
    </>
  );
}
