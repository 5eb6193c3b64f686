import { type RefObject, useMemo } from 'react';
import type { BoardProps } from './board-props.ts';
import { useSize } from './use-size.ts';
import { type Plans, type Staged, useStaging } from './use-staging.ts';

/** What there is room for. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** How large a letter is: words need room of their own size. */
  readonly em: number;
}

/** The frame of a board: what it shows now, and the room it has. */
export interface StageState<Shown> extends Staged<Shown> {
  readonly room: Room;
  readonly frame: RefObject<HTMLElement | null>;
  readonly ruler: RefObject<HTMLSpanElement | null>;
}

const LETTER = { width: 16, height: 1 };

export function useStage<View, Seen, Intent, Shown>(
  props: BoardProps<View, Seen, Intent>,
  plans: Plans<View, Seen, Shown>,
): StageState<Shown> {
  const [frame, size] = useSize<HTMLElement>();
  const [ruler, { width: em }] = useSize<HTMLSpanElement>(LETTER);
  const room = useMemo(() => ({ ...size, em }), [size, em]);
  return { ...useStaging(props, plans), room, frame, ruler };
}
