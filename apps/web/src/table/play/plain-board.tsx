import { type ReactNode, useEffect, useRef } from 'react';
import { useGameText } from '../../app/games.ts';
import { Button } from '../../kit/button.tsx';
import { whoFrom } from '../seat-names.ts';
import type { AnyProps } from './board-of.tsx';
import styles from './plain-board.module.css';

/** A board of words, for any game: shown while the drawn one is on its way. */
export function PlainBoard({ game, props }: { readonly game: string; readonly props: AnyProps }): ReactNode {
  const text = useGameText(game);
  const { seq, onSettled, view, seats } = props;
  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for every message
  useEffect(() => settled.current(), [seq]);
  return (
    <ul className={styles.board}>
      {text.position(view, whoFrom(seats.map(({ name }) => name))).map((line) => (
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
