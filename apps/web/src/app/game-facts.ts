import { entryOf, type GameEntry } from '@quri/catalogue';
import { defaultOptions, parseOptions } from '@quri/kernel';
import type { RoomView } from '@quri/protocol';

/** What is known of a game before any of it is loaded. */

export const knowsGame = (id: string): boolean => entryOf(id) !== undefined;

export function gameEntry(id: string): GameEntry {
  const found = entryOf(id);
  if (found === undefined) throw new Error(`there is no game ${id}`);
  return found;
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** How many may play with these options; where they do not fit the game, with its defaults. */
export function playersOf(game: string, options: RoomView['options'] = {}): Range {
  const { meta } = gameEntry(game);
  const parsed = parseOptions<object>(meta.options, 0, options);
  return meta.players(parsed.ok ? parsed.value : defaultOptions<object>(meta.options, 0));
}
