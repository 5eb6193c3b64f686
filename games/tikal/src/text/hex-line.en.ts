import { capital, isYou, possessiveEn, type Who } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import { edgesOut } from '../answers/stones.ts';
import { controllerOf } from '../answers/strength.ts';
import { isVolcano, terrainOf } from '../answers/terrain.ts';
import type { View } from '../view/shapes.ts';
import type { Hex } from '../vocabulary.ts';
import { figuresEn, TERRAIN_EN, treasuresEn } from './names.en.ts';
import { STONES_EN } from './names.stones.ts';
import { type ExploredHex, figuresOn } from './view-facts.ts';

/** Temple c3, worth 5: the leader (you), 2 explorers (Jan); you control it. Paths: c2 for 1, d3 for 2. */
export function hexLineEn(view: View, one: ExploredHex, who: Who): string {
  const { hex, explored } = one;
  const standing = figuresOn(view, one).map(
    ({ seat, explorers, leader }) => `${figuresEn(explorers, leader)} (${isYou(who, seat) ? 'you' : who(seat)})`,
  );
  const facts = [
    ...(standing.length === 0 ? [] : [standing.join(', ')]),
    ...(explored.value === 0 || explored.guard !== null || standing.length === 0 ? [] : [control(view, hex, who)]),
  ];
  return `${head(one, who)}${facts.length === 0 ? '' : `: ${facts.join('; ')}`}.${ways(view, one)}`;
}

function head({ hex, explored }: ExploredHex, who: Who): string {
  const { kind } = terrainOf(explored.terrain);
  const name = TERRAIN_EN[kind];
  return [
    `${capital(name)} ${labelOf(hex)}`,
    ...(kind === 'temple' ? [`worth ${explored.value}`] : []),
    ...(kind === 'ruins' ? [explored.treasures === 0 ? 'emptied' : treasuresEn(explored.treasures)] : []),
    ...(explored.guard === null ? [] : [`${possessiveEn(explored.guard, who)} guard`]),
    ...(explored.camp === null ? [] : [`${possessiveEn(explored.camp, who)} camp`]),
  ].join(', ');
}

function control(view: View, hex: Hex, who: Who): string {
  const controller = controllerOf(view, hex);
  if (controller === null) return 'a tie';
  return isYou(who, controller) ? 'you control it' : `${who(controller)} controls it`;
}

function ways(view: View, { hex, explored }: ExploredHex): string {
  if (isVolcano(explored.terrain)) return '';
  const paths = STONES_EN.ways(edgesOut(view, hex));
  const stones = STONES_EN.toUnexplored(view, hex);
  return `${paths === '' ? ' No paths.' : ` Paths: ${paths}.`}${stones === '' ? '' : ` ${capital(stones)}.`}`;
}
