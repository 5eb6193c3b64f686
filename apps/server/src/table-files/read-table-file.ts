import { readFileSync, statSync } from 'node:fs';
import type { GameEngine } from '@quri/catalogue';
import {
  accept,
  addHeard,
  canonical,
  emptyTable,
  type Game,
  hashOfEntryText,
  isOver,
  isVerified,
  keyOf,
  nothingHeard,
  parseReplay,
  type Replay,
  sameJson,
  stepOf,
  validateSetup,
  verify,
} from '@quri/kernel';
import { asTableFile, type TableFile } from '@quri/protocol/table-file';
import type { StoredEntry } from '@quri/table';
import { orUndefined } from '../or-undefined.ts';
import type { TableRecord } from '../store/records.ts';

/** A table from a file, checked, as it is to be stored. */
export interface TableFromFile extends Pick<TableFile, 'requests' | 'guests' | 'admitted'> {
  readonly record: TableRecord;
  readonly entries: readonly StoredEntry[];
}

/** `notATable`: not such a file. `untrue`: its game could not have come about like that. */
type ReadTableFile = TableFromFile | 'noSuchFile' | 'notATable' | 'untrue';

const MOST_BYTES = 33_554_432;

export function readTableFile(path: string, engines: readonly GameEngine[]): ReadTableFile {
  const text = orUndefined(() => (statSync(path).size > MOST_BYTES ? '' : readFileSync(path, 'utf8')));
  if (text === undefined) return 'noSuchFile';
  const file = orUndefined(() => asTableFile(JSON.parse(text)));
  const game = engines.find((one) => one.game.meta.id === file?.table.game)?.game;
  if (file === undefined || game === undefined) return 'notATable';
  return file.replay === null ? gathering(file, game) : playing(file, game);
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
  const { opening, secret, entries } = replay;
  const { table } = file;
  const fits =
    opening.table === table.id &&
    opening.game === table.game &&
    opening.players === table.seating.length &&
    sameJson(opening.options, table.options) &&
    secret.serverSeed === table.seed &&
    (opening.format === 'quri/table/2' ? opening.deal : null) === table.deal;
  if (!fits || !isVerified(verify(replay, game))) return 'untrue';
  const folded = emptyTable(game, opening, keyOf(opening, secret));
  let heard = nothingHeard(opening.players);
  const stored = entries.map((entry): StoredEntry => {
    const step = stepOf(folded, entry);
    const text = canonical(entry);
    heard = addHeard(step, heard).heard;
    accept(folded, step, hashOfEntryText(text));
    return { entry, text, mark: { asks: step.asks, epoch: step.epoch, heard } };
  });
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
});
