import { kindAt, terrainOf } from '../../answers/terrain.ts';
import type { Hex, Intent, TileId } from '../../vocabulary.ts';
import type { Step, Work } from '../choosing/moves.ts';
import type { Shown } from '../shown.ts';

// The rules that explain what lies on the board, for `data-rule`: the first is what is opened, all of them are pointed at.

/** What lies on a hex, and who stands there. */
export function rulesOfHex(shown: Pick<Shown, 'hexes' | 'expeditions'>, hex: Hex): string {
  const explored = shown.hexes[hex];
  const kind = kindAt(shown, hex);
  if (!explored || kind === null) return 'TK-2 TK-4';
  const occupied =
    explored.explorers.some((count) => count > 0) || shown.expeditions.some(({ leader }) => leader === hex);
  switch (kind) {
    case 'base':
      return 'TK-5 TK-6 TK-C3';
    case 'temple':
      return explored.guard !== null ? 'TK-12 TK-15' : occupied ? 'TK-15 TK-8 TK-12' : 'TK-8';
    case 'ruins':
      return explored.treasures > 0 ? 'TK-9 TK-3' : explored.camp !== null ? CAMP : 'TK-11';
    case 'clearing':
      return explored.camp !== null ? CAMP : 'TK-11';
    case 'volcano':
      return 'TK-14 TK-4';
    default:
      return kind satisfies never;
  }
}

/** A forward camp that stands. */
const CAMP = 'TK-6 TK-5 TK-11';

/** A tile that is to be placed or chosen. */
export function rulesOfTile(tile: TileId): string {
  const { kind } = terrainOf(tile);
  if (kind === 'volcano') return 'TK-14 TK-4 TK-2';
  return kind === 'ruins' ? 'TK-2 TK-3' : 'TK-2 TK-C4';
}

const WORKS: Readonly<Record<Work, string>> = {
  excavate: 'TK-8',
  huntTreasure: 'TK-9',
  pitchCamp: 'TK-11',
  placeGuard: 'TK-12',
};

/** What can be chosen in the action bar. */
export function ruleOfStep(step: Step, intents: readonly Intent[] = []): string {
  switch (step.ask) {
    case 'place':
    case 'turn':
      return 'TK-2';
    case 'figure':
      return step.from === 'supply' ? 'TK-5' : 'TK-7 TK-13';
    case 'work':
      return WORKS[step.work];
    case 'go':
    case 'sure':
      return goingBy(intents);
    case 'exchange':
    case 'give':
    case 'take':
      return 'TK-10';
    case 'bid':
    case 'passBid':
    case 'tile':
      return 'TK-A1';
    case 'endTurn':
      return 'TK-18';
    default:
      return step satisfies never;
  }
}

/** What one step is, if it is a single one; else it is a walk. */
function goingBy(intents: readonly Intent[]): string {
  const [only, more] = intents;
  if (only?.type === 'placeTile') return 'TK-2';
  if (more !== undefined) return 'TK-7';
  return only?.type === 'bringFigure' ? 'TK-5' : only?.type === 'changeCamp' ? 'TK-6' : 'TK-7';
}
