import type { BoardProps } from '@quri/board-kit';
import { whoFrom } from '@quri/words';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useGameText, useScreen } from '../../app/games.ts';
import { Button } from '../../kit/button.tsx';
import styles from './plain-board.module.css';

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

/** A board of words, for any game: shown while the drawn one is on its way. */
export function PlainBoard({ game, props }: { readonly game: string; readonly props: AnyProps }): ReactNode {
  const text = useGameText(game);
  const { seq, onSettled, view, seats } = props;
  const names = seats.map(({ name }) => name);
  const you = seats.find(({ kind }) => kind === 'you')?.seat;
  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for every message
  useEffect(() => settled.current(), [seq]);
  return (
    <ul className={styles.board}>
      {text.position(view, whoFrom(names, you)).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export const PlainActions = ({ props }: { readonly props: AnyProps }): ReactNode =>
  props.offers.map((offer) => (
    <Button
      key={JSON.stringify(offer)}
      look="torch"
      disabled={props.pending !== null}
      onClick={() => props.play(offer)}
    >
      {props.label(offer)}
    </Button>
  ));
