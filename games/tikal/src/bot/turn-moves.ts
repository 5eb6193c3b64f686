import { at } from '@quri/kernel';
import { isFreshAt, worksAt } from '../answers/figures.ts';
import { BASE_CAMP } from '../answers/map.ts';
import { waysFrom } from '../answers/reach.ts';
import { strongestAt } from '../answers/strength.ts';
import { isCampGround } from '../answers/terrain.ts';
import { countOf, exchangesOf } from '../answers/treasures.ts';
import type { Explored, View } from '../view/shapes.ts';
import {
  COSTS,
  FIGURES,
  type Figure,
  HEXES,
  type Hex,
  type Intent,
  LOWEST_LEVEL,
  WORKS_PER_HEX,
} from '../vocabulary.ts';
import { UNREACHABLE } from './distances.ts';
import { costBetween, type Survey, surveyOf, type Troops } from './survey.ts';

/** A figure goes all the way from one hex to another, or from the supply. */
export interface Go {
  readonly type: 'go';
  readonly figure: Figure;
  readonly from: Hex | 'supply';
  readonly to: Hex;
  readonly cost: number;
}

/** What is searched over: whole ways instead of single steps. */
export type TurnMove =
  | Go
  | Extract<Intent, { type: 'excavate' | 'huntTreasure' | 'exchangeTreasure' | 'pitchCamp' | 'placeGuard' }>;

/** The intents a move consists of. */
export function intentsOf(view: View, seat: number, move: TurnMove): readonly Intent[] {
  if (move.type !== 'go') return [move];
  const { figure, from, to, cost } = move;
  return waysFrom(view, { seat, figure, from, points: cost }).find(({ hex }) => hex === to)?.steps ?? [];
}

/** All moves that can be of use to the one whose turn it is. */
export function turnMoves(view: View): readonly TurnMove[] {
  const { seat, actionPoints } = view.turn;
  if (actionPoints === 0) return [];
  const survey = surveyOf(view);
  const troops = at(survey.troops, seat);
  const { leader } = at(view.expeditions, seat);
  const moves: TurnMove[] = [];
  for (const { hex } of troops.groups) addAt(moves, view, hex);
  if (typeof leader === 'number' && !troops.groups.some(({ hex }) => hex === leader)) addAt(moves, view, leader);
  addWays(moves, view, survey);
  if (actionPoints >= COSTS.exchangeTreasure)
    for (const exchange of exchangesOf(view, seat))
      if (countOf(view, seat, exchange.take) > 0) moves.push({ type: 'exchangeTreasure', ...exchange });
  return moves;
}

/** A target is worth a way by itself, or only if the turn ends there: on the way to somewhere else. */
interface Target {
  readonly hex: Hex;
  readonly worthwhile: boolean;
}

function targetsOf(view: View, troops: Troops): readonly Target[] {
  const { seat, actionPoints } = view.turn;
  const mayCamp = at(view.expeditions, seat).camps > 0 && actionPoints > COSTS.pitchCamp;
  const targets: Target[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    const explored = view.hexes[hex];
    if (explored && (troops.fromCamp[hex] ?? UNREACHABLE) < UNREACHABLE)
      targets.push({ hex, worthwhile: isWorthwhile(explored, mayCamp) });
  }
  return targets;
}

const isWorthwhile = (explored: Explored, mayCamp: boolean): boolean =>
  (explored.value > 0 && explored.guard === null) ||
  explored.treasures > 0 ||
  (mayCamp && explored.camp === null && isCampGround(explored));

/** One figure after the other may go to a target; of explorers those come that are nearest. */
function addWays(moves: TurnMove[], view: View, { distances, troops: all }: Survey): void {
  const { seat, actionPoints } = view.turn;
  const troops = at(all, seat);
  const own = at(view.expeditions, seat);
  for (const { hex: to, worthwhile } of targetsOf(view, troops)) {
    const bring = COSTS.bringFigure + (troops.fromCamp[to] ?? UNREACHABLE);
    const isFit = (cost: number): boolean => cost <= actionPoints && (worthwhile || actionPoints - cost < 2);
    const ways: Go[] = [];
    if (own.explorers > 0 && isFit(bring))
      ways.push({ type: 'go', figure: 'explorer', from: 'supply', to, cost: bring });
    for (const { hex: from } of troops.groups) {
      const cost = costBetween(distances, troops, from, to);
      if (from !== to && isFit(cost)) ways.push({ type: 'go', figure: 'explorer', from, to, cost });
    }
    if (ways.length > NEAREST) ways.sort((a, b) => a.cost - b.cost);
    for (let i = 0; i < ways.length && i < NEAREST; i++) moves.push(at(ways, i));
    if (own.leader === 'gone' || own.leader === to) continue;
    const cost = own.leader === 'supply' ? bring : costBetween(distances, troops, own.leader, to);
    if (isFit(cost)) moves.push({ type: 'go', figure: 'leader', from: own.leader, to, cost });
  }
}

const NEAREST = 3;

/** What the figures on a hex can do there. */
function addAt(moves: TurnMove[], view: View, hex: Hex): void {
  const { seat, actionPoints } = view.turn;
  const explored = view.hexes[hex];
  if (!explored) return;
  const own = at(view.expeditions, seat);
  if (explored.value > 0 && explored.guard === null) {
    if (actionPoints >= COSTS.excavate && (view.levels[explored.value + 1 - LOWEST_LEVEL] ?? 0) > 0)
      addWork(moves, view, hex, 'excavate');
    if (actionPoints >= COSTS.placeGuard && own.guards > 0 && strongestAt(view, hex) === seat)
      moves.push({ type: 'placeGuard', hex });
  }
  if (explored.treasures > 0 && actionPoints >= COSTS.huntTreasure) addWork(moves, view, hex, 'huntTreasure');
  if (
    actionPoints >= COSTS.pitchCamp &&
    own.camps > 0 &&
    explored.camp === null &&
    hex !== BASE_CAMP &&
    isCampGround(explored)
  )
    moves.push({ type: 'pitchCamp', hex });
}

function addWork(moves: TurnMove[], view: View, hex: Hex, type: 'excavate' | 'huntTreasure'): void {
  if (worksAt(view, hex) >= WORKS_PER_HEX) return;
  // Which figure works makes a difference only if one of them goes on: an explorer is the lesser loss.
  const figure = FIGURES.find((one) => isFreshAt(view, one, hex));
  if (figure !== undefined) moves.push({ type, figure, hex });
}
