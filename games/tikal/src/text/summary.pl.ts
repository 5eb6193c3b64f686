import { countPl, doesPl, isYou, listPl, pointsPl, type Who } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import { isVolcano } from '../answers/terrain.ts';
import { countedTreasures } from '../answers/treasures.ts';
import type { TurnSummary } from '../vocabulary.ts';
import { broughtExplorersPl, FIGURE_PL, foundPl, TREASURE_PL, takenTilePl } from './names.pl.ts';
import { dugLevels } from './view-facts.ts';

/** A whole turn in one line: Jan odkrywa świątynię o wartości 5, sprowadza dwóch odkrywców, kopie do 4. */
export function summaryPl(summary: TurnSummary, who: Who): string {
  const { seat, scored } = summary;
  const does = (one: string, you: string): string => (isYou(who, seat) ? you : one);
  const done = deeds(summary, who, does);
  const parts = [
    ...(done.length === 0 ? [`${does('kończy', 'kończysz')} turę bez żadnej akcji`] : done),
    ...(scored === null ? [] : [scoredPl(scored, does)]),
  ];
  const line = parts.join(', ');
  return `${doesPl(seat, who, line, line)}.`;
}

function deeds(summary: TurnSummary, who: Who, does: (one: string, you: string) => string): readonly string[] {
  const { tile, steps, found, exchanged, camps, guards } = summary;
  const dug = dugLevels(summary);
  const brought = broughtPl(summary);
  return [
    ...(tile === null ? [] : [tileDone(tile, does)]),
    ...(brought === '' ? [] : [`${does('sprowadza', 'sprowadzasz')} ${brought}`]),
    ...(steps === 0 ? [] : [`${does('robi', 'robisz')} ${countPl(steps, 'krok', 'kroki', 'kroków')}`]),
    ...(dug.length === 0 ? [] : [`${does('kopie', 'kopiesz')} ${dugPl(dug)}`]),
    ...(found.length === 0
      ? []
      : [`${does('znajduje', 'znajdujesz')} ${foundPl(countedTreasures(found.map(({ treasure }) => treasure)))}`]),
    ...exchanged.map(({ give, take, from }) =>
      isYou(who, from)
        ? `zabiera ci ${TREASURE_PL[take].taken} za ${TREASURE_PL[give].taken}`
        : `${does('wymienia', 'wymieniasz')} ${TREASURE_PL[give].taken} na ${TREASURE_PL[take].taken} (${who(from)})`,
    ),
    ...(camps.length === 0 ? [] : [`${does('rozbija', 'rozbijasz')} ${camps.length === 1 ? 'obóz' : 'dwa obozy'}`]),
    ...guards.map(({ value }) => `${does('stawia', 'stawiasz')} strażnika w świątyni o wartości ${value}`),
  ];
}

function tileDone({ id, hex }: NonNullable<TurnSummary['tile']>, does: (one: string, you: string) => string): string {
  if (hex === null) return `nie ${does('znajduje', 'znajdujesz')} miejsca na ${takenTilePl(id)}`;
  return `${isVolcano(id) ? does('kładzie', 'kładziesz') : does('odkrywa', 'odkrywasz')} ${takenTilePl(id)}`;
}

const scoredPl = (scored: number, does: (one: string, you: string) => string): string =>
  scored === 0 ? `nie ${does('zdobywa', 'zdobywasz')} punktów` : `${does('zdobywa', 'zdobywasz')} ${pointsPl(scored)}`;

/** kogo? dwóch odkrywców i kierownika */
const broughtPl = ({ brought, leader }: TurnSummary): string =>
  listPl([...(brought === 0 ? [] : [broughtExplorersPl(brought)]), ...(leader ? [FIGURE_PL.leader.taken] : [])]);

/** do 4; of several temples it is said which is which: do 4 na b5 i do 6 na c3 */
const dugPl = (dug: ReturnType<typeof dugLevels>): string =>
  listPl(dug.map(({ hex, level }) => `do ${level}${dug.length === 1 ? '' : ` na ${labelOf(hex)}`}`));
