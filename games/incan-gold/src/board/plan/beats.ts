import { type Beat, saying } from '@quri/board-kit';
import type { Moment, Seen, View } from '../../view/shapes.ts';
import type { Shown, ShownExplorer } from '../shown.ts';

export type ShownBeat = Beat<Shown>;

/** From the first beat of this name on, the action bar says this. */
export const says = (beats: readonly ShownBeat[], name: string, what: Seen | Moment): readonly ShownBeat[] =>
  saying(beats, name, what);

/** The explorer of whoever looks at the board. */
export const ownIn = <One>({ viewer }: View, all: readonly One[]): One | undefined =>
  viewer === 'spectator' ? undefined : all[viewer];

/** The explorers with some of them changed. */
export const explorersWith = (
  { explorers }: Shown,
  seats: readonly number[],
  change: (one: ShownExplorer, seat: number) => Partial<ShownExplorer>,
): readonly ShownExplorer[] =>
  explorers.map((one, seat) => (seats.includes(seat) ? { ...one, ...change(one, seat) } : one));

export const everyone = ({ explorers }: Shown): readonly number[] => explorers.map((_, seat) => seat);

export const insideOf = ({ explorers }: Shown): readonly number[] =>
  explorers.flatMap(({ inside }, seat) => (inside ? [seat] : []));
