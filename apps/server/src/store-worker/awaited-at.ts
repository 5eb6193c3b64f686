import type { GameEngine } from '@quri/catalogue';
import { orUndefined } from '../or-undefined.ts';
import type { LongReads } from '../store/long-reads.ts';
import { awaitedPeople } from '../tables/awaited-people.ts';
import { hasStarted, restoredGame } from '../tables/restored-game.ts';

export interface AwaitedAt {
  /** The last entry of the log it was read from. */
  readonly lastSeq: number;
  readonly awaited: readonly number[];
}

/** The seats whose people a game waits for, from its log; null where there is no game that could be read. */
export function awaitedAt(reads: LongReads, engines: readonly GameEngine[], id: string): AwaitedAt | null {
  const record = orUndefined(() => reads.table(id));
  const game = engines.find((one) => one.game.meta.id === record?.game)?.game;
  if (record?.phase !== 'playing' || game === undefined || !hasStarted(record)) return null;
  try {
    const { table } = restoredGame(reads, game, record);
    return { lastSeq: table.entries.length - 1, awaited: awaitedPeople(table) };
  } catch {
    // A log that is damaged, or does not fold, stops its table when it is loaded: nobody is awaited there.
    const entries = orUndefined(() => reads.log(id).entries);
    return entries === undefined ? null : { lastSeq: entries.length - 1, awaited: [] };
  }
}
