import { botsIn, type Replay } from '@quri/kernel';
import { type GameText, type NamedSeat, seatNames } from '@quri/words';
import { plain } from './terminal.ts';
import type { Text } from './text/text.ts';

/** The names in a replay; bots have those of this language. A name cannot move the cursor. */
export function namesIn(words: GameText, replay: Replay, text: Text): readonly string[] {
  const bots = botsIn(replay);
  const seats = replay.names.map((name, seat): NamedSeat => {
    const level = bots[seat];
    return level != null && words.bots[level] !== undefined
      ? { kind: 'bot', level }
      : { kind: 'person', name: plain(name) };
  });
  return seatNames(seats, words, text);
}
