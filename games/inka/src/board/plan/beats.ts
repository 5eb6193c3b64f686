import { type Beat, beat } from '@quri/board-kit';
import type { Moment } from '../../view/shapes.ts';
import type { Shown } from '../shown.ts';

export type ShownBeat = Beat<Shown>;

/** The seat of whoever looks on, if it is known. */
export interface Watching {
  readonly you: number | null;
}

/** A moment; what was marked in the one before no longer is. */
export const step = (name: string, ms: number, now: Shown, change: Partial<Shown>): ShownBeat =>
  beat(name, ms, now, { touched: [], ...change });

/** How long something takes: what one has done oneself is known already. */
export const lasting = ({ you }: Watching, seat: number, ms: number): number => (seat === you ? ms * 0.5 : ms);

/** What the board says of its own accord. */
export const moment = (one: Moment): Moment => one;
