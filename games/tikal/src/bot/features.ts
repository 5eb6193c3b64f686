import { at } from '@quri/kernel';
import { BASE_CAMP } from '../answers/map.ts';
import { treasurePoints } from '../answers/scoring.ts';
import type { Expedition, View } from '../view/shapes.ts';
import { LOWEST_LEVEL, SET_POINTS, TREASURES } from '../vocabulary.ts';
import { UNREACHABLE } from './distances.ts';
import { costBetween, type Survey, type Troops } from './survey.ts';
import { rivalCost, takeoverGain } from './takeover.ts';

/** What a seat has that makes points when it scores, beside what is certain: guarded temples and treasures. */
export const FEATURES = [
  'heldLoosely',
  'heldFairly',
  'heldFirmly',
  'heldSafely',
  'takeover',
  'digs',
  'presence',
  'figures',
  'leader',
  'access',
  'guardable',
  'hunting',
  'camps',
  'supply',
  'sets',
  'field',
  'guards',
  'border',
] as const;
export type Feature = (typeof FEATURES)[number];

/** What a seat is paid at every scoring, whatever others do. */
export const certainIncome = (view: View, survey: Survey, seat: number): number =>
  (survey.troops[seat]?.guarded ?? 0) + treasurePoints(at(view.expeditions, seat).treasures);

/** In the order of `FEATURES`. */
export function featuresOf(
  view: View,
  survey: Survey,
  costs: readonly (readonly number[])[],
  seat: number,
): readonly number[] {
  const own = at(view.expeditions, seat);
  const troops = at(survey.troops, seat);
  const held = [0, 0, 0, 0];
  const best: number[] = [];
  let digs = 0;
  let presence = 0;
  let access = 0;
  for (let i = 0; i < survey.temples.length; i++) {
    const { hex, value, controller, most, strengths } = at(survey.temples, i);
    const bring = 1 + (troops.fromCamp[hex] ?? UNREACHABLE);
    access += value / (1 + bring);
    if (controller === seat) {
      const by = firmness(rivalCost(costs, seat, i));
      held[by] = (held[by] ?? 0) + value;
      best.push(value);
      if ((view.levels[value + 1 - LOWEST_LEVEL] ?? 0) > 0) digs++;
    } else {
      const strength = strengths[seat] ?? 0;
      if (strength > 0) presence += (value * strength) / (1 + most);
    }
  }
  best.sort((a, b) => b - a);
  let guardable = 0;
  for (let i = 0; i < own.guards; i++) guardable += best[i] ?? 0;
  return [
    ...held,
    takeoverGain(survey, at(costs, seat)),
    digs,
    presence,
    troops.figures,
    typeof own.leader === 'number' ? 1 : 0,
    access,
    guardable,
    hunting(view, survey, seat),
    2 - own.camps,
    own.explorers,
    treasureGain(view, seat) * Math.min(4, survey.covered),
    figuresAfield(troops, own.leader),
    own.guards,
    borderAccess(survey, seat),
  ];
}

/** How firmly a temple is held, from 0 to 3, by what a rival must spend to take it. */
const firmness = (cost: number): number => (cost <= 3 ? 0 : cost <= 6 ? 1 : cost <= 10 ? 2 : 3);

/** How near the camps are to where the next tiles come to lie. */
function borderAccess({ border, troops }: Survey, seat: number): number {
  const { fromCamp } = at(troops, seat);
  let sum = 0;
  for (const hex of border) sum += 10 / (2 + (fromCamp[hex] ?? UNREACHABLE));
  return border.length === 0 ? 0 : sum / border.length;
}

/** Figures that are of use where they stand: not at the base camp, and not in a crowd. */
function figuresAfield({ groups }: Troops, leader: Expedition['leader']): number {
  let sum = typeof leader === 'number' && leader !== BASE_CAMP ? 1 : 0;
  for (const { hex, count } of groups) if (hex !== BASE_CAMP) sum += Math.min(2, count);
  return sum;
}

/** Treasures that lie near own figures. */
function hunting(view: View, survey: Survey, seat: number): number {
  const troops = at(survey.troops, seat);
  const { leader } = at(view.expeditions, seat);
  let sum = 0;
  for (const ruins of survey.ruins) {
    let nearest = 1 + (troops.fromCamp[ruins] ?? UNREACHABLE);
    for (const { hex } of troops.groups) nearest = Math.min(nearest, costBetween(survey.distances, troops, hex, ruins));
    if (typeof leader === 'number') nearest = Math.min(nearest, costBetween(survey.distances, troops, leader, ruins));
    sum += (view.hexes[ruins]?.treasures ?? 0) / (2 + nearest);
  }
  return sum;
}

/** What one more treasure of those nobody has found is worth at a scoring, on average. */
export function treasureGain(view: View, seat: number): number {
  const { treasures } = at(view.expeditions, seat);
  let sum = 0;
  for (const number of view.treasures) {
    const count = treasures[number % TREASURES.length] ?? 0;
    sum += (SET_POINTS[count + 1] ?? 0) - (SET_POINTS[count] ?? 0);
  }
  return view.treasures.length === 0 ? 0 : sum / view.treasures.length;
}
