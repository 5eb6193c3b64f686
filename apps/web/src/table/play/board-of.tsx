import type { BoardProps } from '@quri/board-kit';
import { type ReactNode, Suspense } from 'react';
import { useScreen } from '../../app/games.ts';
import { PlainActions, PlainBoard } from './plain-board.tsx';

export type AnyProps = BoardProps<object, { readonly type: string }, { readonly type: string }>;

interface Of {
  readonly game: string;
  readonly props: AnyProps;
}

/** The game's own board; until it is here, the position in words. */
export const BoardOf = ({ game, props }: Of): ReactNode => (
  <Suspense fallback={<PlainBoard game={game} props={props} />}>
    <Drawn game={game} props={props} />
  </Suspense>
);

function Drawn({ game, props }: Of): ReactNode {
  const { Board } = useScreen(game);
  return <Board {...props} />;
}

export const ActionsOf = ({ game, props }: Of): ReactNode => (
  <Suspense fallback={<PlainActions props={props} />}>
    <Acting game={game} props={props} />
  </Suspense>
);

function Acting({ game, props }: Of): ReactNode {
  const { Actions } = useScreen(game);
  return <Actions {...props} />;
}
