import type { Charm } from '../vocabulary.ts';
import type { Seen } from './shapes.ts';

/** What a listener keeps that the table does not go on showing: the charms of the showdown. */
export interface Memory {
  shown: Charm[];
}

export const emptyMemory = (): Memory => ({ shown: [] });

export function remember(memory: Memory, seen: readonly Seen[]): void {
  for (const one of seen) if (one.type === 'charmsShown') memory.shown = [...one.worn];
}
