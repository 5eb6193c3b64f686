import { botsIn, type Replay } from '@quri/kernel';
import type { GameText, Who } from '@quri/words';
import { plain } from './terminal.ts';

/** A name for every bot; bots of one kind are numbered. */
export function seatNames(words: GameText, bots: readonly string[]): readonly string[] {
  const named = bots.map((id) => words.bots[id]?.name ?? id);
  return named.map((name, i) => {
    if (named.filter((one) => one === name).length === 1) return name;
    return `${name} ${named.slice(0, i + 1).filter((one) => one === name).length}`;
  });
}

/** The names in a replay; bots have those of this language. */
export function namesIn(words: GameText, replay: Replay): readonly string[] {
  const known = botsIn(replay).map((level) => (level !== null && words.bots[level] !== undefined ? level : ''));
  const names = [...seatNames(words, known.filter(Boolean))];
  return replay.names.map((name, seat) => (known[seat] ? (names.shift() ?? name) : name));
}

export const whoIn =
  (names: readonly string[]): Who =>
  (seat) =>
    plain(names[seat] ?? '') || `#${seat}`;
