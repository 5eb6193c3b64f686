import { PHASES, type Phase } from '@quri/protocol';
import type { StepNews } from '@quri/table';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { TableRecord } from '../store/records.ts';
import type { DiskReadings } from './disk-readings.ts';

/** What is looked up when somebody asks for it. */
export interface Readings extends DiskReadings {
  readonly guests: number;
  readonly sockets: number;
  readonly unreadBytes: number;
  /** Game and phase of each table in memory. */
  readonly tables: readonly { readonly game: string; readonly phase: Phase }[];
  /** Tables whose stored data is damaged. */
  readonly damagedTables: number;
  readonly botsWaiting: number;
  readonly botsThinking: number;
  readonly storeJobs: number;
  readonly logLinesLost: number;
  /** In milliseconds since 1970; null where there is no backup. */
  readonly newestBackup: number | null;
}

/** What each gauge is called, what it says, and where that is found. */
const GAUGES: readonly (readonly [name: string, help: string, value: (readings: Readings) => number])[] = [
  ['quri_sockets', 'Open web sockets', ({ sockets }) => sockets],
  ['quri_guests', 'Guests with an open web socket', ({ guests }) => guests],
  ['quri_unread_bytes', 'Bytes sent to web sockets and not read yet', ({ unreadBytes }) => unreadBytes],
  [
    'quri_paused_tables',
    'Tables in memory that a bug has stopped',
    ({ tables }) => tables.filter(({ phase }) => phase === 'paused').length,
  ],
  ['quri_damaged_tables', 'Tables whose stored data was found damaged', ({ damagedTables }) => damagedTables],
  ['quri_bots_waiting', 'Answers of bots that wait for a thread', ({ botsWaiting }) => botsWaiting],
  ['quri_bots_thinking', 'Bots that think right now', ({ botsThinking }) => botsThinking],
  ['quri_store_jobs', 'Jobs of the store’s threads that wait or run', ({ storeJobs }) => storeJobs],
  ['quri_log_lines_lost', 'Lines of the log that could not be written since the start', (from) => from.logLinesLost],
  ['quri_data_bytes', 'Size of the data file', ({ dataBytes }) => dataBytes],
  ['quri_data_log_bytes', 'Size of the write-ahead log of the data file', ({ logBytes }) => logBytes],
  ['quri_archive_bytes', 'Size of the archive', ({ archiveBytes }) => archiveBytes],
  ['quri_free_disk_bytes', 'Room that is left where the data is', ({ freeBytes }) => freeBytes],
  [
    'quri_last_backup_timestamp_seconds',
    'When the newest backup in the folder of backups was written; 0 if there is none',
    ({ newestBackup }) => (newestBackup ?? 0) / 1000,
  ],
];

/** No label is an id, a name or an address: a label has as many values as there are games, phases or error codes. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];

  const moves = new Counter({ name: 'quri_moves_total', help: 'Moves that were committed', registers });
  const guests = new Counter({ name: 'quri_guests_total', help: 'Guests who came for the first time', registers });
  const [started, ended] = (['started', 'ended'] as const).map(
    (what) =>
      new Counter({ name: `quri_games_${what}_total`, help: `Games that ${what}`, labelNames: ['game'], registers }),
  );
  const requests = new Histogram({
    name: 'quri_http_seconds',
    help: 'Duration of an answer over http, by pattern of the route and class of the status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.05, 0.5, 5],
    registers,
  });
  const backupFailures = new Counter({
    name: 'quri_backup_failures_total',
    help: 'Backups the server could not make',
    registers,
  });
  const refusals = new Counter({
    name: 'quri_refusals_total',
    help: 'Requests over sockets that were refused, by error code',
    labelNames: ['code'],
    registers,
  });
  const commits = new Histogram({
    name: 'quri_commit_seconds',
    help: 'Duration of a transaction, its sync included',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers,
  });
  const batches = new Histogram({
    name: 'quri_commit_writes',
    help: 'Writes that shared a transaction',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers,
  });
  const thinking = new Histogram({
    name: 'quri_bot_seconds',
    help: 'Time a bot took for an answer',
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const tables = new Gauge({
    name: 'quri_tables',
    help: 'Tables in memory; the phase paused is of those that a bug has stopped',
    labelNames: ['game', 'phase'],
    registers,
  });
  const gauges = GAUGES.map(([name, help, value]) => ({ gauge: new Gauge({ name, help, registers }), value }));

  const read = (readings: Readings): void => {
    tables.reset();
    // Every phase of a game is there from its first table on, so that a graph has no holes.
    for (const { game, phase } of readings.tables)
      for (const one of PHASES) tables.inc({ game, phase: one }, one === phase ? 1 : 0);
    for (const { gauge, value } of gauges) gauge.set(value(readings));
  };

  return {
    contentType: registry.contentType,
    /** A transaction was written: how long it took, and how many writes it had. */
    committed: (ms: number, writes: number): void => {
      commits.observe(ms / 1000);
      batches.observe(writes);
    },
    /** This was added to the log of a table. */
    advanced: ({ game, phase }: Pick<TableRecord, 'game' | 'phase'>, news: readonly StepNews[]): void => {
      moves.inc(news.filter(({ step }) => step.entry.kind === 'move').length);
      if (news[0]?.step.entry.kind === 'start') started?.inc({ game });
      if (phase === 'over') ended?.inc({ game });
    },
    guestCreated: (): void => guests.inc(),
    requestAnswered: (route: string, status: string, ms: number): void =>
      requests.observe({ route, status }, ms / 1000),
    backupFailed: (): void => backupFailures.inc(),
    /** A request was refused over a socket. */
    refused: (code: string): void => refusals.inc({ code }),
    /** A bot has answered, or was given up, after so long. */
    botThought: (ms: number): void => thinking.observe(ms / 1000),
    /** All of them in the text format of Prometheus. */
    text: (readings: Readings): Promise<string> => {
      read(readings);
      return Registry.merge([ofTheProcess(), registry]).metrics();
    },
  };
}

let processRegistry: Registry | undefined;

/** Memory, processor time, delay of the event loop and so on: measured from the first time they are asked for. */
function ofTheProcess(): Registry {
  if (processRegistry !== undefined) return processRegistry;
  processRegistry = new Registry();
  collectDefaultMetrics({ register: processRegistry });
  return processRegistry;
}
