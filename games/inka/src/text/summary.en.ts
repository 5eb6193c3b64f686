import { listEn, numberEn, subjectEn, verbEn, type Who } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import type { TurnSummary } from '../vocabulary.ts';
import { type MovedGroup, movedGroups } from './view-facts.ts';

type Does = (one: string, you: string) => string;

/** A whole turn in one line: Jan slides a tile, turns another, walks past a snake to f9, takes a statue and blocks c3. */
export function summaryEn(summary: TurnSummary, who: Who): string {
  const does: Does = (one, you) => verbEn(summary.seat, who, one, you);
  const done = deeds(summary, does);
  const line = done.length === 0 ? `${does('ends', 'end')} the turn without doing anything` : listEn(done);
  return `${subjectEn([summary.seat], who, line, line)}.`;
}

function deeds({ moved, walkedTo, snakes, passages, statues, blocker }: TurnSummary, does: Does): readonly string[] {
  return [
    ...movedGroups(moved, false).map((group, i) => movedEn(group, i === 0 ? 'tile' : 'other', does)),
    ...(walkedTo === null ? [] : [`${does('walks', 'walk')} ${waysEn(snakes, passages)}to ${labelOf(walkedTo)}`]),
    ...movedGroups(moved, true).map((group, i) => movedEn(group, i === 0 ? 'golden tile' : 'other', does)),
    ...(statues.length === 0
      ? []
      : [`${does('takes', 'take')} ${statues.length === 1 ? 'a statue' : `${numberEn(statues.length)} statues`}`]),
    ...(blocker === null ? [] : [`${does('blocks', 'block')} ${labelOf(blocker)}`]),
  ];
}

/** slides a tile, turns another, slides two tiles, slides a tile twice, slides and turns a tile */
function movedEn({ slides, turns, tiles }: MovedGroup, what: 'tile' | 'golden tile' | 'other', does: Does): string {
  const verbs = [
    ...(slides === 0 ? [] : [does('slides', 'slide')]),
    ...(turns === 0 ? [] : [does('turns', 'turn')]),
  ].join(' and ');
  const times =
    slides + turns > 1 && (slides === 0 || turns === 0) ? [' twice', ' three times'][slides + turns - 2] : '';
  if (what === 'other') return `${verbs} ${tiles === 1 ? 'another' : `${numberEn(tiles)} others`}${times ?? ''}`;
  return `${verbs} ${tiles === 1 ? `a ${what}` : `${numberEn(tiles)} ${what}s`}${times ?? ''}`;
}

/** past a snake and through a secret passage */
function waysEn(snakes: number, passages: number): string {
  const ways = [
    ...(snakes === 0 ? [] : [`past ${snakes === 1 ? 'a snake' : `${numberEn(snakes)} snakes`}`]),
    ...(passages === 0
      ? []
      : [`through ${passages === 1 ? 'a secret passage' : `${numberEn(passages)} secret passages`}`]),
  ];
  return ways.length === 0 ? '' : `${ways.join(' and ')} `;
}
