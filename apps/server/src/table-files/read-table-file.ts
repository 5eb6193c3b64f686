import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import type { GameEngine } from '@quri/catalogue';
import { type Game, isOver, isVerified, parseReplay, type Replay, sameJson, validateSetup, verify } from '@quri/kernel';
import { readName } from '@quri/protocol/schemas';
import { asTableFile, type TableFile } from '@quri/protocol/table-file';
import type { StoredEntry } from '@quri/table';
import { orUndefined } from '../or-undefined.ts';
import type { TableRecord } from '../store/records.ts';
import { foldReplay } from './fold-replay.ts';

/** A table from a file, checked, as it is to be stored. */
export interface TableFromFile extends Pick<TableFile, 'requests' | 'guests' | 'admitted'> {
  readonly record: TableRecord;
  readonly entries: readonly StoredEntry[];
}

/**
 * `notAFile`: a device, a pipe or a folder. `notATable`: not such a file. `badName`: of a guest, as nobody here may be
 * called. `untrue`: its game could not have come about like that.
 */
export type TableFileProblem = 'noSuchFile' | 'notAFile' | 'notATable' | 'badName' | 'untrue';
type ReadTableFile = TableFromFile | TableFileProblem;

const MOST_BYTES = 33_554_432;

export function readTableFile(path: string, engines: readonly GameEngine[]): ReadTableFile {
  const text = orUndefined(() => readWhole(path)) ?? 'noSuchFile';
  if (text === 'noSuchFile' || text === 'notAFile') return text;
  const file = orUndefined(() => asTableFile(JSON.parse(text)));
  const game = engines.find((one) => one.game.meta.id === file?.table.game)?.game;
  if (file === undefined || game === undefined) return 'notATable';
  if (file.guests.some(({ name }) => name !== null && readName(name) !== name)) return 'badName';
  return file.replay === null ? gathering(file, game) : playing(file, game);
}

/** What is no ordinary file may have no end; a file that grows meanwhile is cut, and no table then. */
function readWhole(path: string): string {
  // A pipe that nobody writes to would be waited for.
  const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(fd);
    if (!stats.isFile()) return 'notAFile';
    const { size } = stats;
    if (size > MOST_BYTES) return '';
    const bytes = Buffer.alloc(size);
    for (let at = 0; at < size; ) {
      const read = readSync(fd, bytes, at, size - at, at);
      if (read === 0) break;
      at += read;
    }
    return bytes.toString('utf8');
  } finally {
    closeSync(fd);
  }
}

function gathering(file: TableFile, game: Game): ReadTableFile {
  const { seating, options, deal } = file.table;
  const settled = validateSetup(game, seating.length, options);
  // A deal that is played again has its cards on the other server.
  if (!settled.ok || deal !== null) return 'untrue';
  return { record: recordOf(file, null), entries: [], ...restOf(file) };
}

function playing(file: TableFile, game: Game): ReadTableFile {
  const parsed = parseReplay(JSON.stringify(file.replay));
  if (!parsed.ok) return 'notATable';
  const replay = parsed.value;
  const { opening, secret } = replay;
  const { table } = file;
  const fits =
    opening.table === table.id &&
    opening.game === table.game &&
    opening.players === table.seating.length &&
    sameJson(opening.options, table.options) &&
    secret.serverSeed === table.seed &&
    (opening.format === 'quri/table/2' ? opening.deal : null) === table.deal;
  if (!fits || !isVerified(verify(replay, game))) return 'untrue';
  const { table: folded, entries: stored } = foldReplay(replay, game);
  if (isOver(folded)) return 'untrue';
  return { record: recordOf(file, replay), entries: stored, ...restOf(file) };
}

const restOf = ({ requests, guests, admitted }: TableFile) => ({ requests, guests, admitted });

const recordOf = ({ table }: TableFile, replay: Replay | null): TableRecord => ({
  ...table,
  phase: replay === null ? 'gathering' : 'playing',
  opening: replay?.opening ?? null,
  bytes: replay?.secret.bytes ?? null,
  rematch: null,
  consent: null,
  result: null,
  endedAt: null,
  onDevice: false,
});
