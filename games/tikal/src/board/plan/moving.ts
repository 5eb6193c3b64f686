import type { SeenOf } from '../../view/shapes.ts';
import type { Place, Shown } from '../shown.ts';
import { lasting, type ShownBeat, step, type Watching } from './beats.ts';
import { changed, lifted, putDown } from './changes.ts';

export type Move = SeenOf<'figureBrought' | 'campChanged' | 'figureWalked'>;

export const isMove = (seen: { readonly type: string }): seen is Move =>
  seen.type === 'figureBrought' || seen.type === 'campChanged' || seen.type === 'figureWalked';

const sourceOf = (move: Move): Place =>
  move.type === 'figureBrought' ? { at: 'seat', seat: move.seat } : { at: 'hex', hex: move.from };

/** The points are spent and the figure has left, but is nowhere yet. */
function left(now: Shown, move: Move): Shown {
  const paid = { ...now, ...changed(now, move) };
  return move.type === 'figureBrought' ? paid : { ...paid, ...lifted(paid, move.seat, move.figure, move.from) };
}

const arrived = (now: Shown, { seat, figure, to }: Move): Shown => ({ ...now, ...putDown(now, seat, figure, to) });

/** Figures on their way: each flight is what one of them walks in a row. */
interface March {
  readonly first: Move;
  readonly last: Move;
}

function marchesOf(moves: readonly Move[]): readonly March[] {
  const marches: March[] = [];
  for (const move of moves) {
    const before =
      move.type === 'figureBrought'
        ? -1
        : marches.findLastIndex(({ last }) => last.figure === move.figure && last.to === move.from);
    const begun = marches[before];
    if (begun === undefined) marches.push({ first: move, last: move });
    else marches[before] = { ...begun, last: move };
  }
  return marches;
}

/** One figure walks, or all of a turn walk at once. */
export function moved(start: Shown, moves: readonly Move[], watching: Watching): readonly ShownBeat[] {
  const [first] = moves;
  const last = moves.at(-1);
  if (first === undefined || last === undefined) return [];
  const marches = marchesOf(moves);
  const end = moves.reduce((now, move) => arrived(left(now, move), move), start);
  // Where somebody leaves in between, another figure may stand in for it: only the first steps lift one.
  const lift = marches.reduce((now, { first: move }) => left(now, move), start);
  const change: Partial<Shown> = {
    hexes: lift.hexes,
    expeditions: lift.expeditions,
    turn: end.turn,
    focus: { at: 'hex', hex: last.to },
    flights: marches.map((march) => ({
      what: { kind: 'figure', figure: march.first.figure, seat: march.first.seat },
      from: sourceOf(march.first),
      to: { at: 'hex', hex: march.last.to },
    })),
  };
  const { seat } = first;
  const ms = moves.length > 1 ? 600 : 380;
  return [
    { ...step('walk', lasting(watching, seat, ms), start, change), says: last },
    step('arrived', lasting(watching, seat, 120), { ...start, ...end }, { focus: { at: 'hex', hex: last.to } }),
  ];
}
