import { type Pace, type StagedFrame, useStaging } from '@quri/board-kit';
import type { Position } from '@quri/protocol';
import type { GameText } from '@quri/words';
import { useState } from 'react';
import type { useScreen } from '../../app/games.ts';
import type { TableSnapshot } from '../../session/table-session.ts';
import { opensUnseen, useLiveDecision } from './live-decision.ts';
import { seenSince } from './seen-since.ts';

interface StagedInput extends Pick<TableSnapshot, 'history' | 'ownSeq' | 'passTo' | 'jumpedTo'> {
  readonly screen: ReturnType<typeof useScreen>;
  readonly text: GameText;
  readonly pace: Pace;
  readonly you: number | null;
  /** The position as this page was sent it, */
  readonly frame: Position;
  /** and what lies open before whoever looks at it. */
  readonly position: Position;
}

interface StagedDecision {
  readonly staged: StagedFrame<unknown, Position>;
  /** Nothing moves. */
  readonly atRest: boolean;
  /** The device is to be passed on to this seat. */
  readonly passing: number | null;
  /** What the open decision is about was shown. */
  readonly askShown: boolean;
  /** The open decision takes an answer. */
  readonly live: boolean;
  /** Only big moments are shown, up to the next decision. */
  readonly fast: boolean;
  setFast(fast: boolean): void;
}

/** What is shown of the table, and whether the decision that is open may be answered yet. */
export function useStagedDecision(input: StagedInput): StagedDecision {
  const { screen, text, pace, you, frame, position, history, passTo, jumpedTo } = input;
  const { seq, ask } = position;
  const [fast, setFast] = useState(false);
  const staged = useStaging(
    {
      frame,
      view: position.view,
      you,
      seenSince: (last) => (last < jumpedTo ? null : seenSince(history, last, frame.seq)),
      pace,
      fast,
    },
    screen,
  );
  const shown = staged.frame.seq;
  const passing = shown === seq ? passTo : null;
  const askShown = ask !== null && shown >= ask;
  const live = useLiveDecision({
    key: ask === null || passing !== null ? null : `${you} ${ask}`,
    shown: askShown,
    unseen: opensUnseen(position, input, text),
  });
  if (fast && live) setFast(false);
  return { staged, atRest: staged.beat === null, passing, askShown, live, fast, setFast };
}
