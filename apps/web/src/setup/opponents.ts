import type { LocalSeat } from '../session/worker/worker-messages.ts';

/** Bots for a table: all of one level, or one of each from the strongest down and round again. */
export function opponents(levels: readonly string[], level: string | null, count: number): readonly LocalSeat[] {
  const strongFirst = [...levels].reverse();
  return Array.from({ length: count }, (_, n) => ({
    kind: 'bot',
    level: level ?? strongFirst[n % strongFirst.length] ?? '',
  }));
}
