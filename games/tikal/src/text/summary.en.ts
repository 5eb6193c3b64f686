import { countEn, listEn, numberEn, pointsEn, possessiveEn, subjectEn, verbEn, type Who } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import { isVolcano } from '../answers/terrain.ts';
import { countedTreasures } from '../answers/treasures.ts';
import type { TurnSummary } from '../vocabulary.ts';
import { foundEn, TREASURE_EN, tileEn } from './names.en.ts';
import { dugLevels } from './view-facts.ts';

/** A whole turn in one line: Jan explores a temple of 5, brings two explorers, digs to 4. */
export function summaryEn(summary: TurnSummary, who: Who): string {
  const { seat, scored } = summary;
  const does = (one: string, you: string): string => verbEn(seat, who, one, you);
  const done = deeds(summary, who, does);
  const parts = [
    ...(done.length === 0 ? [`${does('ends', 'end')} the turn without doing anything`] : done),
    ...(scored === null ? [] : [`${does('scores', 'score')} ${scored === 0 ? 'nothing' : pointsEn(scored)}`]),
  ];
  const line = parts.join(', ');
  return `${subjectEn([seat], who, line, line)}.`;
}

function deeds(summary: TurnSummary, who: Who, does: (one: string, you: string) => string): readonly string[] {
  const { tile, steps, found, exchanged, camps, guards } = summary;
  const dug = dugLevels(summary);
  const brought = broughtEn(summary);
  return [
    ...(tile === null ? [] : [tileDone(tile, does)]),
    ...(brought === '' ? [] : [`${does('brings', 'bring')} ${brought}`]),
    ...(steps === 0 ? [] : [`${does('walks', 'walk')} ${countEn(steps, 'step', 'steps')}`]),
    ...(dug.length === 0 ? [] : [`${does('digs', 'dig')} ${dugEn(dug)}`]),
    ...(found.length === 0
      ? []
      : [`${does('finds', 'find')} ${foundEn(countedTreasures(found.map(({ treasure }) => treasure)))}`]),
    ...exchanged.map(
      ({ give, take, from }) =>
        `${does('swaps', 'swap')} a ${TREASURE_EN[give].name} for ${possessiveEn(from, who)} ${TREASURE_EN[take].name}`,
    ),
    ...(camps.length === 0 ? [] : [`${does('pitches', 'pitch')} ${camps.length === 1 ? 'a camp' : 'two camps'}`]),
    ...guards.map(({ value }) => `${does('puts', 'put')} a guard on a temple of ${value}`),
  ];
}

function tileDone({ id, hex }: NonNullable<TurnSummary['tile']>, does: (one: string, you: string) => string): string {
  if (hex === null) return `${does('finds', 'find')} no place for ${tileEn(id)}`;
  return `${isVolcano(id) ? does('places', 'place') : does('explores', 'explore')} ${tileEn(id)}`;
}

/** two explorers and the leader */
const broughtEn = ({ brought, leader }: TurnSummary): string =>
  listEn([
    ...(brought === 0 ? [] : [brought === 1 ? 'an explorer' : `${numberEn(brought)} explorers`]),
    ...(leader ? ['the leader'] : []),
  ]);

/** to 4; of several temples it is said which is which: to 4 on b5 and to 6 on c3 */
const dugEn = (dug: ReturnType<typeof dugLevels>): string =>
  listEn(dug.map(({ hex, level }) => `to ${level}${dug.length === 1 ? '' : ` on ${labelOf(hex)}`}`));
