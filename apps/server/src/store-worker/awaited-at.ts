import type { GameEngine } from '@quri/catalogue';
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
  const record = reads.table(id);
  const game = engines.find((one) => one.game.meta.id === record?.game)?.game;
  if (record?.phase !== 'playing' || game === undefined || !hasStarted(record)) return null;
  try {
    const { table } = restoredGame(reads, game, record);
    return { lastSeq: table.entries.length - 1, awaited: awaitedPeople(table) };
  } catch {
    // A log that does not fold pauses its table when it is loaded: nobody is awaited there.
    return { lastSeq: reads.log(id).entries.length - 1, awaited: [] };
  }
}
