import { capital, isYou, type Who } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import { edgesOut } from '../answers/stones.ts';
import { controllerOf } from '../answers/strength.ts';
import { isVolcano, terrainOf } from '../answers/terrain.ts';
import type { View } from '../view/shapes.ts';
import type { Hex } from '../vocabulary.ts';
import { figuresPl, TERRAIN_PL, treasuresPl } from './names.pl.ts';
import { STONES_PL } from './names.stones.ts';
import { type ExploredHex, figuresOn } from './view-facts.ts';

/** Świątynia c3, wartość 5: kierownik (ty), 2 odkrywców (Jan); masz przewagę. Przejścia: c2 za 1, d3 za 2. */
export function hexLinePl(view: View, one: ExploredHex, who: Who): string {
  const { hex, explored } = one;
  const standing = figuresOn(view, one).map(
    ({ seat, explorers, leader }) => `${figuresPl(explorers, leader)} (${isYou(who, seat) ? 'ty' : who(seat)})`,
  );
  const facts = [
    ...(standing.length === 0 ? [] : [standing.join(', ')]),
    ...(explored.value === 0 || explored.guard !== null || standing.length === 0 ? [] : [control(view, hex, who)]),
  ];
  return `${head(one, who)}${facts.length === 0 ? '' : `: ${facts.join('; ')}`}.${ways(view, one)}`;
}

function head({ hex, explored }: ExploredHex, who: Who): string {
  const { kind } = terrainOf(explored.terrain);
  const { name } = TERRAIN_PL[kind];
  return [
    `${capital(name)} ${labelOf(hex)}`,
    ...(kind === 'temple' ? [`wartość ${explored.value}`] : []),
    ...(kind === 'ruins' ? [explored.treasures === 0 ? 'już puste' : treasuresPl(explored.treasures)] : []),
    ...(explored.guard === null ? [] : [owned(explored.guard, who, 'strażnik')]),
    ...(explored.camp === null ? [] : [owned(explored.camp, who, 'obóz')]),
  ].join(', ');
}

/** twój obóz, obóz (Jan) */
const owned = (seat: number, who: Who, thing: string): string =>
  isYou(who, seat) ? `twój ${thing}` : `${thing} (${who(seat)})`;

function control(view: View, hex: Hex, who: Who): string {
  const controller = controllerOf(view, hex);
  if (controller === null) return 'remis';
  return isYou(who, controller) ? 'masz przewagę' : `przewagę ma ${who(controller)}`;
}

function ways(view: View, { hex, explored }: ExploredHex): string {
  if (isVolcano(explored.terrain)) return '';
  const paths = STONES_PL.ways(edgesOut(view, hex));
  const stones = STONES_PL.toUnexplored(view, hex);
  return `${paths === '' ? ' Brak przejść.' : ` Przejścia: ${paths}.`}${stones === '' ? '' : ` ${capital(stones)}.`}`;
}
