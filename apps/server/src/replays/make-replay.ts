import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { GameEngine } from '@quri/catalogue';
import { type HeardHashes, heardByAll, replayOf, type Seated } from '@quri/kernel';
import type { LogWithHashes, LongReads } from '../store/long-reads.ts';
import type { StoredReplay, TableRecord } from '../store/records.ts';
import { hasStarted, restoredGame, secretOf } from '../tables/restored-game.ts';

/** Makes the replay of a finished game from what is stored; undefined for any other table. */
export function makeReplay(reads: LongReads, engines: readonly GameEngine[], id: string): StoredReplay | undefined {
  const record = reads.table(id);
  const game = engines.find((one) => one.game.meta.id === record?.game)?.game;
  if (record?.phase !== 'over' || game === undefined || !hasStarted(record)) return undefined;
  const log = reads.logWithHashes(id);
  const { table } = restoredGame({ ...reads, log: () => log }, game, record);
  const text = JSON.stringify(replayOf(table, secretOf(record), seatedAt(reads, record), storedHashes(log)));
  return {
    etag: createHash('sha256').update(text).digest('base64url').slice(0, ETAG_LETTERS),
    gzip: gzipSync(text, { level: 9 }),
  };
}

const ETAG_LETTERS = 22;

/** As they were stored with each entry; where they were not, the log is hashed again. */
function storedHashes({ heard }: LogWithHashes): HeardHashes | undefined {
  const last = heard?.at(-1);
  return heard === null || last === undefined ? undefined : { each: heard.map(heardByAll), last };
}

const seatedAt = (reads: LongReads, { seating }: TableRecord): Seated => ({
  names: seating.map((one) => {
    if (one.kind === 'bot') return one.level;
    // Somebody without a name is given one by whoever reads the file, in their language.
    if (one.kind === 'person' && one.name !== undefined) return one.name;
    return 'guest' in one ? (reads.guest(one.guest)?.name ?? '') : '';
  }),
  bots: seating.map((one) => (one.kind === 'bot' ? one.level : null)),
});
