import { type Beat, beat } from '@quri/board-kit';
import type { Moment } from '../../view/shapes.ts';
import type { Shown } from '../shown.ts';

export type ShownBeat = Beat<Shown>;

/** How somebody watches a plan. */
export interface Watching {
  /** The seat of whoever looks on, if it is known. */
  readonly you: number | null;
  /** A whole turn of somebody else came at once: it is shown in few beats. */
  readonly brief: boolean;
}

/** A moment; what was marked in the one before no longer is. */
export const step = (name: string, ms: number, now: Shown, change: Partial<Shown>): ShownBeat =>
  beat(name, ms, now, { touched: [], counting: null, dark: false, ...change });

/** How long something takes: what one has done oneself is known already. */
export const lasting = ({ you, brief }: Watching, seat: number, ms: number): number =>
  seat === you ? ms * 0.5 : brief ? ms * 0.8 : ms;

/** What the board says of its own accord. */
export const moment = (one: Moment): Moment => one;
