import type { Pace, SeatLook } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { LogLine } from './log-lines.ts';

/** So many entries back the log of a replay goes: dragging the scrubber draws all of it anew many times a second. */
export const MOST_TOLD = 80;

/** What the bar of a replay is drawn from. */
export interface ReplayedMoment {
  /** The newest entry that was wholly shown. */
  readonly shown: number;
  readonly atRest: boolean;
  /** What is said of what moves; at rest, what the table waits for. */
  readonly sentence: string;
  readonly headline: string;
  readonly lines: readonly LogLine[];
  readonly seats: readonly SeatLook[];
  /** What a player would have before them, such as a hand. */
  readonly actions: ReactNode;
}

/** What is different where a finished game is looked at. */
export interface ReplayParts {
  readonly pace: Pace;
  readonly keys: readonly { readonly key: string; readonly does: string }[];
  /** Stands in place of the action bar. */
  bar(moment: ReplayedMoment): ReactNode;
}
