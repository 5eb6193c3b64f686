import type { ReactNode } from 'react';
import { useText } from '../app/language.tsx';
import { useSettings } from '../app/use-observable.ts';
import { Button } from '../kit/button.tsx';
import { useCreateTable } from '../setup/use-create-table.ts';

/** Starts the game that teaches. */
export function LearnButton({ game }: { readonly game: string }): ReactNode {
  const shell = useText();
  const { name } = useSettings();
  const { creating, problem, learn } = useCreateTable();
  return (
    <>
      {problem !== null && <span role="alert">{problem}</span>}
      <Button look="quiet" small disabled={creating} onClick={() => learn(game, name)}>
        {shell.learn}
      </Button>
    </>
  );
}
