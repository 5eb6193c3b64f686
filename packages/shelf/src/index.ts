import { doors } from './doors.ts';
import type { Shelved } from './shelved.ts';

export type { Playable, Shelved } from './shelved.ts';

/** Every game, taken off the shelf: for programs that serve them all. A page opens a door when it needs one. */
export const shelf: readonly Shelved[] = await Promise.all(
  doors.map(async ({ playable, words }) => ({ ...(await playable()), words: await words() })),
);

export const shelved = (id: string): Shelved | undefined => shelf.find(({ game }) => game.meta.id === id);
