import { countAt } from '../../answers/figures.ts';
import type { SeenOf } from '../../view/shapes.ts';
import { FIGURES } from '../../vocabulary.ts';
import type { Shown } from '../shown.ts';
import { lasting, moment, type ShownBeat, step, type Watching } from './beats.ts';
import { changed } from './changes.ts';

/** A tile is turned up. */
export const tileTaken = (
  now: Shown,
  seen: SeenOf<'tileDrawn' | 'tileChosen'>,
  watching: Watching,
): readonly ShownBeat[] => [
  {
    ...step('draw', lasting(watching, seen.seat, 420), now, { ...changed(now, seen), focus: { at: 'tile' } }),
    says: seen,
  },
];

/** It goes to its place, and the fog lifts. */
export function tilePlaced(now: Shown, seen: SeenOf<'tilePlaced'>, watching: Watching): readonly ShownBeat[] {
  const { seat, tile, rotation, hex } = seen;
  const focus = { at: 'hex', hex } as const;
  const after = { ...now, ...changed(now, seen) };
  return [
    {
      ...step('place', lasting(watching, seat, 420), now, {
        tile: null,
        focus,
        flights: [{ what: { kind: 'tile', tile, rotation }, from: { at: 'tile' }, to: focus }],
      }),
      says: seen,
    },
    step('placed', lasting(watching, seat, 160), after, { focus, touched: [hex] }),
    step('lies', 60, after, { focus }),
  ];
}

/** Something happens on a hex. */
export function worked(
  now: Shown,
  seen: SeenOf<'templeExcavated' | 'campPitched' | 'treasureHunted'>,
  watching: Watching,
): readonly ShownBeat[] {
  const { seat, hex } = seen;
  const focus = { at: 'hex', hex } as const;
  const after = { ...now, ...changed(now, seen) };
  const name = seen.type === 'templeExcavated' ? 'dig' : seen.type === 'campPitched' ? 'pitch' : 'search';
  return [
    { ...step(name, lasting(watching, seat, 420), after, { focus, touched: [hex] }), says: seen },
    step('done', 60, after, { focus }),
  ];
}

/** A treasure is unearthed and carried off. */
export function treasureFound(now: Shown, seen: SeenOf<'treasureFound'>, watching: Watching): readonly ShownBeat[] {
  const { seat, hex, treasure } = seen;
  const after = { ...now, ...changed(now, seen) };
  return [
    {
      ...step('found', lasting(watching, seat, 600), now, {
        hexes: after.hexes,
        focus: { at: 'hex', hex },
        flights: [{ what: { kind: 'treasure', treasure }, from: { at: 'hex', hex }, to: { at: 'seat', seat } }],
      }),
      says: seen,
    },
    step('kept', 120, after, {}),
  ];
}

/** Two treasures change hands. Whoever loses one is told so. */
export function treasureExchanged(
  now: Shown,
  seen: SeenOf<'treasureExchanged'>,
  watching: Watching,
): readonly ShownBeat[] {
  const { seat, from, give, take } = seen;
  const against = from === watching.you;
  const [own, other] = [{ at: 'seat', seat } as const, { at: 'seat', seat: from } as const];
  return [
    {
      ...step('swap', against ? 900 : lasting(watching, seat, 600), now, {
        focus: other,
        flights: [
          { what: { kind: 'treasure', treasure: give }, from: own, to: other },
          { what: { kind: 'treasure', treasure: take }, from: other, to: own },
        ],
      }),
      says: moment({ type: 'treasureSwapped', seat, from, give, take }),
      ...(against && { big: true, own: true }),
    },
    step('swapped', 120, { ...now, ...changed(now, seen) }, { focus: other }),
  ];
}

/** A guard takes a temple for good. Whoever stands there as well is told so. */
export function guardPlaced(now: Shown, seen: SeenOf<'guardPlaced'>, watching: Watching): readonly ShownBeat[] {
  const { seat, hex, value } = seen;
  const { you } = watching;
  const against = you !== null && you !== seat && FIGURES.some((figure) => countAt(now, you, figure, hex) > 0);
  const focus = { at: 'hex', hex } as const;
  const after = { ...now, ...changed(now, seen) };
  return [
    {
      ...step('guard', against ? 900 : lasting(watching, seat, 600), after, { focus, touched: [hex] }),
      says: moment({ type: 'templeGuarded', seat, hex, value }),
      ...(against && { big: true, own: true }),
    },
    step('guarded', 60, after, { focus }),
  ];
}

/** A turn is over, and summed up in a line. What it scores is only counted after that. */
export function turnEnded(now: Shown, seen: SeenOf<'turnEnded'>, watching: Watching): readonly ShownBeat[] {
  const after = changed(now, seen);
  const says = moment({ type: 'turnSummed', summary: { ...seen.summary, scored: null } });
  if (seen.seat === watching.you) return [{ ...step('pass', 120, now, after), says }];
  return [
    { ...step('pass', 900, now, after), says, steady: true },
    { ...step('summed', 600, now, after), says, steady: true },
  ];
}
