import { campsOf } from '../answers/camps.ts';
import type { View } from '../view/shapes.ts';
import { HEXES, type Hex, LEADER_STRENGTH } from '../vocabulary.ts';
import { type Distances, UNREACHABLE, waysOn } from './distances.ts';

/** An unguarded temple, and who is how strong there. */
export interface Temple {
  readonly hex: Hex;
  readonly value: number;
  readonly strengths: readonly number[];
  /** The greatest strength there, and the next one. */
  readonly most: number;
  readonly second: number;
  /** Who scores it now; -1 for nobody. */
  readonly controller: number;
}

/** Explorers of one seat on one hex. */
export interface Group {
  readonly hex: Hex;
  readonly count: number;
  /** How many may leave without a temple being lost. */
  readonly spared: number;
}

/** What one seat has on the board. */
export interface Troops {
  readonly groups: Group[];
  figures: number;
  readonly camps: readonly Hex[];
  /** By hex: what it costs to get there from the nearest camp, or back. */
  readonly fromCamp: Uint8Array;
  /** The values of the temples it guards, added up. */
  guarded: number;
}

/** What the evaluation and the choice of moves go by, read from the view once. */
export interface Survey {
  readonly distances: Distances;
  readonly border: readonly Hex[];
  readonly temples: readonly Temple[];
  readonly ruins: readonly Hex[];
  /** Treasures that lie on the board. */
  readonly covered: number;
  readonly troops: readonly Troops[];
}

export function surveyOf(view: View): Survey {
  const { hexes, expeditions } = view;
  const players = expeditions.length;
  const { distances, border } = waysOn(hexes);
  const temples: Temple[] = [];
  const ruins: Hex[] = [];
  let covered = 0;
  const troops = expeditions.map(({ leader }, n): Troops => {
    const camps = campsOf(view, n);
    const figures = typeof leader === 'number' ? 1 : 0;
    return { groups: [], figures, camps, fromCamp: fromCamps(distances, camps), guarded: 0 };
  });
  for (let hex = 0; hex < HEXES; hex++) {
    const explored = hexes[hex];
    if (!explored) continue;
    const { explorers, value, guard } = explored;
    let temple: Temple | null = null;
    if (explored.treasures > 0) {
      ruins.push(hex);
      covered += explored.treasures;
    }
    if (value > 0) {
      if (guard === null) {
        temple = templeAt(view, hex, value, explorers);
        temples.push(temple);
      } else {
        const guarding = troops[guard];
        if (guarding !== undefined) guarding.guarded += value;
      }
    }
    for (let n = 0; n < players; n++) {
      const count = explorers[n] ?? 0;
      const own = troops[n];
      if (count === 0 || own === undefined) continue;
      const spared = temple?.controller === n ? Math.min(count, temple.most - temple.second - 1) : count;
      own.groups.push({ hex, count, spared });
      own.figures += count;
    }
  }
  return { distances, border, temples, ruins, covered, troops };
}

function templeAt({ expeditions }: View, hex: Hex, value: number, explorers: readonly number[]): Temple {
  let most = 0;
  let second = 0;
  let controller = -1;
  const strengths: number[] = [];
  for (let n = 0; n < explorers.length; n++) {
    const strength = (explorers[n] ?? 0) + (expeditions[n]?.leader === hex ? LEADER_STRENGTH : 0);
    strengths.push(strength);
    if (strength > most) {
      second = most;
      most = strength;
      controller = n;
    } else if (strength > second) second = strength;
  }
  return { hex, value, strengths, most, second, controller: most > second ? controller : -1 };
}

function fromCamps(distances: Distances, camps: readonly Hex[]): Uint8Array {
  const [first = 0] = camps;
  if (camps.length === 1) return distances.subarray(first * HEXES, (first + 1) * HEXES);
  const costs = distances.slice(first * HEXES, (first + 1) * HEXES);
  for (let i = 1; i < camps.length; i++) {
    const row = (camps[i] ?? 0) * HEXES;
    for (let hex = 0; hex < HEXES; hex++) {
      const cost = distances[row + hex] ?? UNREACHABLE;
      if (cost < (costs[hex] ?? UNREACHABLE)) costs[hex] = cost;
    }
  }
  return costs;
}

/** TK-6, TK-7: what it costs a figure to get from one hex to another, on foot or from camp to camp. */
export function costBetween(distances: Distances, { fromCamp, camps }: Troops, from: Hex, to: Hex): number {
  const onFoot = distances[from * HEXES + to] ?? UNREACHABLE;
  if (camps.length < 2) return onFoot;
  const byCamp = (fromCamp[from] ?? UNREACHABLE) + 1 + (fromCamp[to] ?? UNREACHABLE);
  return byCamp < onFoot ? byCamp : onFoot;
}
