import { cellsOf } from '../answers/laid-tiles.ts';
import type { Moment, Seen } from '../view/shapes.ts';
import type { Cell, Intent, Pose, TurnSummary } from '../vocabulary.ts';

type Spoken = Seen | Moment | Intent;
type Places = { readonly [T in Spoken['type']]?: (about: Extract<Spoken, { readonly type: T }>) => readonly Cell[] };

const orNone = (cell: Cell | null): readonly Cell[] => (cell === null ? [] : [cell]);
const under = ({ pose }: { readonly pose: Pose }): readonly Cell[] => cellsOf(pose);
const blocked = ({ blocker }: { readonly blocker: Cell | null }): readonly Cell[] => orNone(blocker);

const moved = ({ from, to }: { readonly from: Pose; readonly to: Pose }): readonly Cell[] => [
  ...cellsOf(from),
  ...cellsOf(to),
];

const changed = ({ summary }: { readonly summary: TurnSummary }): readonly Cell[] => [
  ...summary.moved.flatMap(moved),
  ...orNone(summary.walkedTo),
  ...orNone(summary.blocker),
];

const PLACES: Places = {
  startPicked: ({ cell }) => [cell],
  tileLaid: under,
  turnBegun: blocked,
  tileMoved: moved,
  counterWalked: ({ path }) => path,
  passageTaken: ({ from, to }) => [from, to],
  turnEnded: changed,

  turnSummed: changed,

  pickStart: ({ cell }) => [cell],
  layTile: under,
  moveTile: ({ to }) => cellsOf(to),
  walk: ({ to }) => [to],
  takePassage: ({ to }) => [to],
  endTurn: blocked,
};

/** The cells that a sentence of this speaks of. */
export const placesOf = (about: { readonly type: string }): readonly Cell[] =>
  (PLACES as Readonly<Record<string, (about: object) => readonly Cell[]>>)[about.type]?.(about) ?? [];
