import { doesPl, isYou, listPl, type Who } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import type { TurnSummary } from '../vocabulary.ts';
import { type MovedGroup, movedGroups } from './view-facts.ts';

type Does = (one: string, you: string) => string;

/** A whole turn in one line: Jan przesuwa płytę, obraca inną, idzie obok węża na f9, bierze posążek i blokuje c3. */
export function summaryPl(summary: TurnSummary, who: Who): string {
  const does: Does = (one, you) => (isYou(who, summary.seat) ? you : one);
  const done = deeds(summary, does);
  const line = done.length === 0 ? `${does('kończy', 'kończysz')} turę bez żadnej akcji` : listPl(done);
  return `${doesPl(summary.seat, who, line, line)}.`;
}

function deeds({ moved, walkedTo, snakes, passages, statues, blocker }: TurnSummary, does: Does): readonly string[] {
  return [
    ...movedPl(movedGroups(moved, false), STEPPING, does),
    ...(walkedTo === null ? [] : [`${does('idzie', 'idziesz')} ${waysPl(snakes, passages)}na ${labelOf(walkedTo)}`]),
    ...movedPl(movedGroups(moved, true), TARGETS, does),
    ...(statues.length === 0 ? [] : [`${does('bierze', 'bierzesz')} ${STATUES[statues.length] ?? statues.length}`]),
    ...(blocker === null ? [] : [`${does('blokuje', 'blokujesz')} ${labelOf(blocker)}`]),
  ];
}

/** Przesuwa co? By how many there are. */
const STEPPING = ['', 'płytę', 'dwie płyty', 'trzy płyty'];
const TARGETS = ['', 'złotą płytę', 'dwie złote płyty', 'trzy złote płyty'];
const STATUES = ['', 'posążek', 'dwa posążki', 'trzy posążki'];
/** By how many were spoken of before. */
const ANOTHER = ['', 'drugą', 'trzecią'];

/** przesuwa płytę, obraca drugą, przesuwa dwie płyty, dwa razy przesuwa płytę, przesuwa i obraca płytę */
function movedPl(groups: readonly MovedGroup[], words: readonly string[], does: Does): readonly string[] {
  return groups.map(({ slides, turns, tiles }, i) => {
    const verbs = [
      ...(slides === 0 ? [] : [does('przesuwa', 'przesuwasz')]),
      ...(turns === 0 ? [] : [does('obraca', 'obracasz')]),
    ].join(' i ');
    const count = slides + turns;
    const times = count > 1 && (slides === 0 || turns === 0) ? `${count === 2 ? 'dwa' : 'trzy'} razy ` : '';
    const before = groups.slice(0, i).reduce((sum, group) => sum + group.tiles, 0);
    const what = before === 0 ? words[tiles] : tiles === 1 ? ANOTHER[before] : 'dwie inne';
    return `${times}${verbs} ${what}`;
  });
}

/** obok węża i przez tajne przejście */
function waysPl(snakes: number, passages: number): string {
  const ways = [
    ...(snakes === 0 ? [] : [`obok ${['', 'węża', 'dwóch węży', 'trzech węży'][snakes] ?? `${snakes} węży`}`]),
    ...(passages === 0
      ? []
      : [`przez ${['', 'tajne przejście', 'dwa tajne przejścia', 'trzy tajne przejścia'][passages] ?? passages}`]),
  ];
  return ways.length === 0 ? '' : `${ways.join(' i ')} `;
}
