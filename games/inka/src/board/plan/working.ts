import { cellsOf } from '../../answers/laid-tiles.ts';
import type { SeenOf } from '../../view/shapes.ts';
import type { Shown } from '../shown.ts';
import { lasting, moment, type ShownBeat, step, type Watching } from './beats.ts';
import { changed } from './changes.ts';

/** A tile slides or swings; whoever is carried off by somebody else is told so. */
export function tileMoved(now: Shown, seen: SeenOf<'tileMoved'>, watching: Watching): readonly ShownBeat[] {
  const { seat, tile, to, motion, riders } = seen;
  const rider = seat === watching.you ? undefined : riders.find((one) => one === watching.you);
  const ms = rider === undefined ? lasting(watching, seat, 640) : 900;
  const after = { ...now, ...changed(now, seen) };
  const focus = { at: 'pose', pose: to } as const;
  const moving = step(motion.kind === 'slide' ? 'slide' : 'swing', ms, after, {
    focus,
    flights: [{ kind: 'tile', tile, to, motion, ms }],
  });
  return [
    rider === undefined
      ? { ...moving, says: seen }
      : { ...moving, says: moment({ type: 'carriedOff', seat, rider }), big: true, own: true },
    step('lies', lasting(watching, seat, 60), after, { focus }),
  ];
}

/** A counter walks, longer on a long way. */
export function counterWalked(now: Shown, seen: SeenOf<'counterWalked'>, watching: Watching): readonly ShownBeat[] {
  const { seat, path } = seen;
  const ms = lasting(watching, seat, Math.min(900, 420 + 50 * path.length));
  const after = { ...now, ...changed(now, seen) };
  const focus = { at: 'cell', cell: path.at(-1) ?? 0 } as const;
  return [
    { ...step('walk', ms, after, { focus, flights: [{ kind: 'walk', seat, path, ms }] }), says: seen },
    step('arrived', lasting(watching, seat, 100), after, { focus }),
  ];
}

/** It goes down here and comes up there. */
export function passageTaken(now: Shown, seen: SeenOf<'passageTaken'>, watching: Watching): readonly ShownBeat[] {
  const { seat, from, to } = seen;
  const ms = lasting(watching, seat, 700);
  const after = { ...now, ...changed(now, seen) };
  const focus = { at: 'cell', cell: to } as const;
  return [
    { ...step('passage', ms, after, { focus, flights: [{ kind: 'passage', seat, from, to, ms }] }), says: seen },
    step('emerged', lasting(watching, seat, 80), after, { focus, touched: [to] }),
    step('arrived', 40, after, { focus }),
  ];
}

/** A statue rises and is carried to whom it belongs; only then is it counted. */
export function statueTaken(now: Shown, seen: SeenOf<'statueTaken'>, watching: Watching): readonly ShownBeat[] {
  const { seat, tile, left } = seen;
  const pose = now.poses[tile];
  const focus = pose === null || pose === undefined ? now.focus : ({ at: 'pose', pose } as const);
  const after = { ...now, ...changed(now, seen) };
  const last = left === 0;
  return [
    {
      ...step('raise', lasting(watching, seat, 700), now, {
        turn: after.turn,
        focus,
        touched: pose === null || pose === undefined ? [] : cellsOf(pose),
        flights: [{ kind: 'statue', seat, tile }],
      }),
      says: seen,
    },
    {
      ...step('raised', last ? 900 : lasting(watching, seat, 400), after, { focus: { at: 'seat', seat } }),
      says: moment({ type: 'statueRaised', seat, left }),
      ...(last && { big: true, own: seat === watching.you }),
    },
  ];
}
