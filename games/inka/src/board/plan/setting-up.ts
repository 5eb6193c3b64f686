import type { SeenOf } from '../../view/shapes.ts';
import type { Shown } from '../shown.ts';
import { lasting, type ShownBeat, step, type Watching } from './beats.ts';
import { changed } from './changes.ts';

export const firstPlayerDrawn = (now: Shown, seen: SeenOf<'firstPlayerDrawn'>): readonly ShownBeat[] => [
  { ...step('first', 420, now, { ...changed(now, seen), focus: { at: 'seat', seat: seen.seat } }), says: seen },
];

/** A counter goes to its start. */
export function startPicked(now: Shown, seen: SeenOf<'startPicked'>, watching: Watching): readonly ShownBeat[] {
  const { seat, cell } = seen;
  const focus = { at: 'cell', cell } as const;
  return [
    {
      ...step('start', lasting(watching, seat, 400), now, { focus, flights: [{ kind: 'counter', seat, cell }] }),
      says: seen,
    },
    step('started', lasting(watching, seat, 100), now, { ...changed(now, seen), focus }),
  ];
}

/** A tile is turned up. */
export const tileDrawn = (now: Shown, seen: SeenOf<'tileDrawn'>, watching: Watching): readonly ShownBeat[] => [
  {
    ...step('draw', lasting(watching, seen.seat, 360), now, { ...changed(now, seen), focus: { at: 'tile' } }),
    says: seen,
  },
];

/** It goes to its place. */
export function tileLaid(now: Shown, seen: SeenOf<'tileLaid'>, watching: Watching): readonly ShownBeat[] {
  const { seat, tile, pose } = seen;
  const focus = { at: 'pose', pose } as const;
  return [
    {
      ...step('lay', lasting(watching, seat, 400), now, {
        tile: null,
        focus,
        flights: [{ kind: 'laying', tile, pose }],
      }),
      says: seen,
    },
    step('laid', lasting(watching, seat, 100), { ...now, ...changed(now, seen) }, { focus }),
  ];
}
