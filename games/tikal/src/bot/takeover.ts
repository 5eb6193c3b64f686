import type { View } from '../view/shapes.ts';
import { ACTION_POINTS, COSTS, LEADER_STRENGTH } from '../vocabulary.ts';
import { UNREACHABLE } from './distances.ts';
import { costBetween, type Survey, type Temple } from './survey.ts';

interface Target {
  readonly value: number;
  readonly cost: number;
}

/** By seat and temple: what it costs to become the strongest there; 0 for whoever is. */
export const takeoverCosts = (view: View, survey: Survey): readonly (readonly number[])[] =>
  view.expeditions.map((_, seat) =>
    survey.temples.map((temple) => (temple.controller === seat ? 0 : takeoverCost(view, survey, seat, temple))),
  );

/**
 * About what a seat could still gain in a turn of its own if it scored at its end: temples that it takes with the
 * figures it can spare, each looked at by itself, the cheapest gains first.
 */
export function takeoverGain({ temples }: Survey, costs: readonly number[]): number {
  const targets: Target[] = [];
  for (let i = 0; i < costs.length; i++) {
    const cost = costs[i] ?? 0;
    const value = temples[i]?.value ?? 0;
    if (cost > 0 && cost <= ACTION_POINTS) targets.push({ value, cost });
  }
  targets.sort((a, b) => b.value * a.cost - a.value * b.cost);
  let left = ACTION_POINTS;
  let gain = 0;
  for (const { value, cost } of targets) {
    if (cost <= left) {
      left -= cost;
      gain += value;
    } else {
      // Part of what is left over would be put to some use.
      gain += (value * left) / cost / 2;
      break;
    }
  }
  return gain;
}

/** What the cheapest of the others would pay to take a temple from a seat. */
export function rivalCost(costs: readonly (readonly number[])[], seat: number, temple: number): number {
  let least = UNREACHABLE;
  for (let n = 0; n < costs.length; n++) {
    const cost = costs[n]?.[temple] ?? UNREACHABLE;
    if (n !== seat && cost < least) least = cost;
  }
  return least;
}

/** What it costs a seat to become the strongest on a temple that it does not hold. */
function takeoverCost(view: View, survey: Survey, seat: number, { hex, strengths, most }: Temple): number {
  const troops = survey.troops[seat];
  const own = view.expeditions[seat];
  if (troops === undefined || own === undefined) return UNREACHABLE;
  const need = most - (strengths[seat] ?? 0) + 1;
  const bring = COSTS.bringFigure + (troops.fromCamp[hex] ?? UNREACHABLE);
  const { leader } = own;
  const byLeader =
    leader === 'gone' || leader === hex
      ? UNREACHABLE
      : leader === 'supply'
        ? bring
        : costBetween(survey.distances, troops, leader, hex);
  if (bring > ACTION_POINTS && byLeader > ACTION_POINTS && troops.groups.length === 0) return UNREACHABLE;
  // What each explorer that can be spared would pay to get there; cheapest first.
  const costs: number[] = [];
  for (const group of troops.groups) {
    if (group.hex === hex || group.spared === 0) continue;
    const cost = costBetween(survey.distances, troops, group.hex, hex);
    if (cost > ACTION_POINTS) continue;
    for (let i = 0; i < group.spared; i++) costs.push(cost);
  }
  if (costs.length > 1) costs.sort((a, b) => a - b);
  const byExplorers = cheapest(costs, need, own.explorers, bring);
  return Math.min(byExplorers, byLeader + cheapest(costs, need - LEADER_STRENGTH, own.explorers, bring));
}

function cheapest(costs: readonly number[], need: number, supply: number, bring: number): number {
  let sum = 0;
  let brought = 0;
  let spared = 0;
  for (let i = 0; i < need; i++) {
    const next = spared < costs.length ? (costs[spared] ?? UNREACHABLE) : UNREACHABLE;
    if (brought < supply && bring <= next) {
      sum += bring;
      brought++;
    } else {
      sum += next;
      spared++;
    }
  }
  return sum;
}
