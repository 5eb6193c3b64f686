import { at } from './at.ts';
import type { Shape } from './contract.ts';
import { digest } from './hash.ts';
import { heardAfter, NOTHING_HEARD, newsOf, newsText } from './news.ts';
import { walkLog } from './restore.ts';
import { type Viewer, viewers } from './seat.ts';
import type { Step, Table } from './table.ts';

/** The running hashes of a whole log: after each entry one over all viewers, and each viewer's at the end. */
export interface HeardHashes {
  readonly each: readonly string[];
  readonly last: readonly string[];
}

/** One hash over the running hashes of all viewers. */
export const heardByAll = (running: readonly string[]): string => digest(running);

export const nothingHeard = (players: number): readonly string[] => viewers(players).map(() => NOTHING_HEARD);

/** The text of the news of a step for each viewer, and the running hash each of them has after it. */
export function addHeard<G extends Shape>(
  { entry, seen }: Pick<Step<G>, 'entry' | 'seen'>,
  running: readonly string[],
): { readonly texts: readonly string[]; readonly heard: readonly string[] } {
  const spectator = running.length - 1;
  const everybodys = newsText(newsOf(entry, seen[spectator] ?? []));
  const texts = running.map((_, i) =>
    i === spectator || sameItems(seen[i], seen[spectator]) ? everybodys : newsText(newsOf(entry, seen[i] ?? [])),
  );
  return { texts, heard: texts.map((text, i) => heardAfter(at(running, i), text)) };
}

/** What is the same to several viewers is one object, as `fold` makes it. */
const sameItems = (a: readonly object[] | undefined, b: readonly object[] | undefined): boolean =>
  a === b || (a?.length === b?.length && (a ?? []).every((one, i) => one === b?.[i]));

/** Computes the running hashes of a log. */
export function heardOf<G extends Shape>({ game, opening, entries }: Table<G>): HeardHashes {
  const audience = viewers(opening.players);
  let last = nothingHeard(opening.players);
  const each: string[] = [];
  walkLog(game, opening, entries, audience, (entry, seen) => {
    last = addHeard({ entry, seen: audience.map((viewer: Viewer) => seen(viewer)) }, last).heard;
    each.push(heardByAll(last));
  });
  return { each, last };
}
