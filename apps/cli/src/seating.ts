import type { Bot } from '@quri/kernel';
import type { GameText, Who } from '@quri/words';
import { plain } from './terminal.ts';

/** A name for every bot; bots of one kind are numbered. */
export function seatNames(words: GameText, bots: readonly Bot[]): readonly string[] {
  const named = bots.map(({ id }) => words.bots[id]?.name ?? id);
  return named.map((name, i) => {
    if (named.filter((one) => one === name).length === 1) return name;
    return `${name} ${named.slice(0, i + 1).filter((one) => one === name).length}`;
  });
}

export const whoIn =
  (names: readonly string[]): Who =>
  (seat) =>
    plain(names[seat] ?? '') || `#${seat}`;
