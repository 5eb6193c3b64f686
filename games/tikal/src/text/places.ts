import { hexesChanged } from '../answers/turn-hexes.ts';
import type { Moment, Seen } from '../view/shapes.ts';
import type { Hex, Intent, TurnSummary } from '../vocabulary.ts';

type Spoken = Seen | Moment | Intent;
type Places = { readonly [T in Spoken['type']]?: (about: Extract<Spoken, { readonly type: T }>) => readonly Hex[] };

const on = ({ hex }: { readonly hex: Hex }): readonly Hex[] => [hex];
const to = (about: { readonly to: Hex }): readonly Hex[] => [about.to];
const between = (about: { readonly from: Hex; readonly to: Hex }): readonly Hex[] => [about.from, about.to];

const changed = ({ summary }: { readonly summary: TurnSummary }): readonly Hex[] => hexesChanged(summary);

const PLACES: Places = {
  tilePlaced: on,
  figureBrought: to,
  campChanged: between,
  figureWalked: between,
  templeExcavated: on,
  treasureHunted: on,
  treasureFound: on,
  campPitched: on,
  guardPlaced: on,
  turnEnded: changed,
  scored: ({ count }) => count.temples.map(({ hex }) => hex),

  seatScores: ({ count }) => count.temples.map(({ hex }) => hex),
  turnSummed: changed,
  templeGuarded: on,

  placeTile: on,
  bringFigure: to,
  changeCamp: between,
  walk: between,
  excavate: on,
  huntTreasure: on,
  pitchCamp: on,
  placeGuard: on,
};

/** The hexes that a sentence of this speaks of. */
export const placesOf = (about: { readonly type: string }): readonly Hex[] =>
  (PLACES as Readonly<Record<string, (about: object) => readonly Hex[]>>)[about.type]?.(about) ?? [];
